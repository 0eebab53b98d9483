import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Intro = styled.div`
  max-inline-size: ${token.container.reading};
  margin-inline: auto;
  padding-block: ${token.space.md} ${token.space.xl};

  & > .wt-intro {
    display: flex;
    flex-direction: column;
    gap: ${token.space.lg};
  }
  & .wt-name {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.xs};
  }
  & h1 {
    font-size: ${token.font.size.h3};
  }
  & h2 {
    font-size: ${token.font.size.h6};
  }
  & .wt-facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: ${token.space.md} ${token.space.sm};
    padding-block: ${token.space.md};
    border-block: ${token.stroke.thin} solid ${token.color.border.default};
    line-height: ${token.font.lineHeight.ui};
  }
  & dt {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & dd {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
  & .wt-list {
    display: flex;
    flex-direction: column;
    gap: ${token.space.sm};
    margin-block-start: ${token.space.sm};
  }
  & .wt-list > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space.sm};
    color: ${token.color.text.muted};
    text-wrap: pretty;
  }
  & .wt-list > li > [aria-hidden] {
    margin-block-start: calc((1lh - ${token.icon.md}) / 2);
    color: ${token.color.text.link};
  }
  & .wt-start {
    position: sticky;
    inset-block-end: var(--wt-shell-bottom, 0px);
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    margin: 0 calc(-1 * ${token.card.padding}) calc(-1 * ${token.card.padding});
    padding: ${token.space.sm} ${token.card.padding} calc(${token.space.sm} + env(safe-area-inset-bottom));
    border-radius: 0 0 ${token.card.radius} ${token.card.radius};
    background: ${token.color.ground.surface};
    box-shadow: ${token.shadow.sticky};
  }

  @media ${media.tablet} {
    padding-block: ${token.space.xl} ${token.space.xxl};

    & > .wt-intro {
      padding: ${token.space.xl};
    }
    & .wt-start {
      position: static;
      flex-direction: row;
      gap: ${token.space.sm};
      margin: 0;
      padding: 0;
      box-shadow: none;
    }
  }
`;
