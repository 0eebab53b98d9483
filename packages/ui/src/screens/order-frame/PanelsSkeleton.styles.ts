import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Shapes = styled.div`
  & .wt-shape {
    display: grid;
    gap: ${token.space.md};
    padding: ${token.card.padding};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & .wt-shape > :first-child {
    inline-size: 8em;
  }

  @media ${media.desk} {
    & .wt-shape {
      padding: ${token.space.lg};
    }
  }
`;
