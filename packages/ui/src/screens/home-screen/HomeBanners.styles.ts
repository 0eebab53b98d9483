import { css, styled } from 'styled-components';
import { Anchor } from '../../components/link/index.ts';
import { media, token } from '../../tokens/index.ts';

export const BannerFrame = styled.div`
  min-inline-size: 0;
  block-size: 11rem;
  border-radius: ${token.card.radius};
  overflow: hidden;

  & > * {
    block-size: 100%;
  }
  @media ${media.tablet} {
    block-size: 16rem;
  }
  @media ${media.desk} {
    block-size: 100%;
  }
`;

const slide = css`
  display: grid;
  grid-template-columns: minmax(0, 56%) minmax(0, 1fr);
  block-size: 100%;
  background: ${token.color.ground.primarySoft};
  color: ${token.color.text.default};
  text-decoration: none;

  & > .wt-words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${token.space.xs};
    min-inline-size: 0;
    padding: ${token.space.md} ${token.space.md} ${token.space.xl};
  }
  & .wt-title {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-wrap: balance;
  }
  & .wt-subtitle {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-go {
    display: none;
  }
  & > .wt-picture {
    block-size: 100%;
    aspect-ratio: auto;
  }
  @media ${media.tablet} {
    & > .wt-words {
      gap: ${token.space.md};
      padding: ${token.space.xl} ${token.space.lg} ${token.space.xxl} ${token.space.xl};
    }
    & .wt-title {
      font-size: ${token.font.size.h2};
    }
    & .wt-subtitle {
      font-size: ${token.font.size.body};
    }
    & .wt-go {
      display: inline-flex;
      align-items: center;
      gap: ${token.space.xxs};
      color: ${token.color.text.onPrimarySoft};
      font-weight: ${token.font.weight.medium};
    }
  }
`;

export const Slide = styled.div`
  ${slide}
`;

export const LinkedSlide = styled(Anchor)`
  ${slide}
  &:focus-visible {
    outline-offset: calc(-2 * ${token.stroke.ring});
  }
  &:hover .wt-go {
    text-decoration: underline;
  }
`;
