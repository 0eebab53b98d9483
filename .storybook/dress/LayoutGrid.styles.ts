import { styled } from 'styled-components';
import { media, token } from '@wutong/ui/tokens';

/** Columns over the whole brand root; nothing can be pressed on them. */
export const Columns = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${token.z.toast};
  pointer-events: none;

  > div {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${token.density.grid};
    box-sizing: border-box;
    block-size: 100%;
    max-inline-size: calc(${token.container.page} + 2 * ${token.container.gutter});
    margin-inline: auto;
    padding-inline: ${token.container.gutter};
  }
  i {
    background: ${token.color.ground.accent};
    opacity: 0.09;
  }
  i:nth-child(n + 5) {
    display: none;
  }
  @media ${media.tablet} {
    > div {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    i:nth-child(n + 5) {
      display: block;
    }
  }
`;
