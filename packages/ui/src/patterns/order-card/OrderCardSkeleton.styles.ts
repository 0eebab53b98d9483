import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Shape = styled.div`
  & > div {
    display: grid;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.card.padding};
  }
  & > .wt-head {
    background: ${token.color.ground.sunken};
  }
  & > .wt-line {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
  & > .wt-foot {
    grid-template-columns: 1fr 6rem;
    align-items: center;
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }

  @media ${media.tablet} {
    & > div {
      padding-inline: ${token.space.lg};
    }
    & > .wt-line {
      grid-template-columns: 8.5rem minmax(0, 1fr);
    }
  }
`;
