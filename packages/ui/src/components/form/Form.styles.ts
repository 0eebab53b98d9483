import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  min-inline-size: 0;
  max-inline-size: ${token.container.reading};
`;

export const Summary = styled.div`
  padding: ${token.space.md};
  border: ${token.stroke.thick} solid ${token.color.border.danger};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  /* It takes the focus without being operable, so it shows it for the mouse as well. */
  &:focus {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.stroke.ringOffset};
  }
  & > h2 {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    font-size: ${token.font.size.h5};
    color: ${token.color.text.danger};
  }
  & > p,
  & > ul {
    margin-block-start: ${token.space.xs};
  }
  & > ul {
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: ${token.space.xxs};
    color: ${token.color.text.danger};
    font-weight: ${token.font.weight.medium};
  }
  @media (pointer: coarse) {
    & a {
      padding-block: ${token.space.sm};
      line-height: ${token.font.lineHeight.ui};
    }
  }
`;
