import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Shape = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  max-inline-size: 190mm;
  margin: ${token.space.md} auto ${token.space.lg};
  padding: ${token.space.md};
  border: ${token.stroke.thin} solid ${token.color.border.strong};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  & > .wt-head {
    inline-size: 12em;
    margin-inline: auto;
    font-size: ${token.font.size.h4};
  }
  & > .wt-table {
    block-size: 20rem;
  }

  @media ${media.tablet} {
    min-block-size: 268mm;
    padding: 11mm 9mm;
    border-radius: 0;
  }
`;
