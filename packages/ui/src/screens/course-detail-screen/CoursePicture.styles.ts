import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Picture = styled.div`
  position: relative;
  min-inline-size: 0;

  & > .wt-play {
    position: absolute;
    inset-block-end: ${token.space.md};
    inset-inline-start: ${token.space.md};
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xs};
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.md};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.surface};
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
  }
  & > .wt-play:hover {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  & > .wt-caption {
    margin-block-start: ${token.space.xs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
`;
