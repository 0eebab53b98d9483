import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  padding-block: ${token.space.xs} ${token.space.md};

  & > ol {
    inline-size: 100%;
    max-inline-size: ${token.container.reading};
    margin-inline: auto;
  }
  & > .wt-title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token.space.xxs} ${token.space.sm};
    min-block-size: ${token.density.control.md};
  }
  & h1 {
    font-size: ${token.font.size.h3};
  }
  & .wt-title > small {
    flex: 1;
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }

  @media ${media.desk} {
    padding-block: ${token.space.md} ${token.space.lg};
  }
`;

export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};

  & > .wt-line {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${token.space.sm};
    padding: ${token.card.padding};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }

  @media ${media.tablet} {
    & > .wt-line {
      grid-template-columns: 8.5rem minmax(0, 1fr) 6rem;
      padding-inline: ${token.space.lg};
    }
  }
`;
