import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** All banners are equally high, whatever their words, and leave room below the words for the carousel's bar. */
export const Frame = styled.div`
  display: grid;
  min-inline-size: 0;
  min-block-size: 11rem;

  & .wt-banner {
    display: flex;
    align-items: stretch;
    min-inline-size: 0;
    border-radius: ${token.card.radius};
    overflow: hidden;
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & a.wt-banner:hover .wt-title {
    color: ${token.color.text.onPrimarySoft};
    text-decoration: underline;
  }
  & a.wt-banner:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & .wt-words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${token.space.xs};
    min-inline-size: 0;
    padding: ${token.space.md} ${token.space.md} ${token.space.xl};
  }
  & .wt-title,
  & .wt-subtitle {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & .wt-title {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-wrap: balance;
  }
  & .wt-subtitle {
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
    inline-size: 42%;
    aspect-ratio: auto;
  }
  & .wt-bar {
    justify-content: flex-start;
    padding-inline: ${token.space.sm};
  }
  & .wt-bar > div {
    background: none;
  }
  @media ${media.tablet} {
    & .wt-words {
      gap: ${token.space.sm};
      padding: ${token.space.lg} ${token.space.xl} ${token.space.xxl};
    }
    & .wt-title {
      font-size: ${token.font.size.h2};
    }
    & .wt-subtitle {
      font-size: ${token.font.size.body};
    }
    & .wt-go {
      display: inline-flex;
    }
    & .wt-bar {
      inset-block-end: ${token.space.md};
      padding-inline: calc(${token.space.xl} - ${token.space.xs});
    }
  }
`;
