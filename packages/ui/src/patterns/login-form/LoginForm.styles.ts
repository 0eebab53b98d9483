import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  & > .wt-reason {
    margin-block-end: ${token.space.sm};
    color: ${token.color.text.muted};
    line-height: ${token.font.lineHeight.ui};
  }
`;

export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};

  & > [type='submit'] {
    margin-block-start: ${token.space.xs};
  }
`;

export const Picture = styled.button`
  display: flex;
  align-items: center;
  flex: none;
  inline-size: 9.5em;
  block-size: ${token.density.control.md};
  overflow: hidden;
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.field.radius};
  background: ${token.color.ground.sunken};
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};

  & > img,
  & > .wt-text {
    flex: 1;
    min-inline-size: 0;
  }
  & > .wt-text {
    padding-inline-start: ${token.space.xs};
    line-height: ${token.font.lineHeight.heading};
  }
  & > img {
    block-size: 100%;
    object-fit: contain;
    background: ${token.color.ground.paperWhite};
  }
  & > [aria-hidden] {
    margin-inline: ${token.space.xxs};
  }
  &:hover {
    border-color: ${token.color.border.controlHover};
  }
`;
