import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** The first banner is large; the others share the row below it. */
export const Frame = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: minmax(9rem, 1fr);
  grid-auto-rows: auto;
  gap: ${token.space.xs};
  min-inline-size: 0;

  & > .wt-banner {
    display: flex;
    align-items: stretch;
    min-inline-size: 0;
    min-block-size: 4.5rem;
    border-radius: ${token.card.radius};
    overflow: hidden;
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & > .wt-banner:first-child {
    grid-column: 1 / -1;
  }
  & > a.wt-banner:hover .wt-title {
    color: ${token.color.text.onPrimarySoft};
    text-decoration: underline;
  }
  & .wt-words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${token.space.xxs};
    min-inline-size: 0;
    padding: ${token.space.xs} ${token.space.sm};
  }
  & .wt-title,
  & .wt-subtitle {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & .wt-title {
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-subtitle {
    display: none;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-go {
    display: none;
    align-items: center;
    gap: ${token.space.xxs};
    color: ${token.color.text.onPrimarySoft};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-picture {
    flex: none;
    inline-size: 28%;
    aspect-ratio: auto;
  }
  & > :first-child .wt-words {
    gap: ${token.space.xs};
    padding: ${token.space.md};
  }
  & > :first-child .wt-title {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-wrap: balance;
  }
  & > :first-child .wt-subtitle {
    display: -webkit-box;
  }
  & > :first-child .wt-picture {
    inline-size: 42%;
  }
  @media ${media.tablet} {
    gap: ${token.space.md};

    & > .wt-banner {
      min-block-size: 7rem;
    }
    & .wt-words {
      padding: ${token.space.sm} ${token.space.md};
    }
    & .wt-title {
      font-size: ${token.font.size.body};
    }
    & > .wt-banner .wt-subtitle {
      display: -webkit-box;
    }
    & > :first-child .wt-words {
      gap: ${token.space.sm};
      padding: ${token.space.lg} ${token.space.xl};
    }
    & > :first-child .wt-title {
      font-size: ${token.font.size.h2};
    }
    & > :first-child .wt-subtitle {
      font-size: ${token.font.size.body};
    }
    & > :first-child .wt-go {
      display: inline-flex;
    }
  }
`;
