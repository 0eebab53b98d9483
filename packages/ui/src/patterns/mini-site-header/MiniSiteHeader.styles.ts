import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';
import { twoLines } from '../shared/index.ts';

/** On a phone the toggle stands beside the way back, so that the name has the whole width. */
export const Root = styled.header`
  border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  background: ${token.color.ground.surface};

  & > .wt-inside {
    display: grid;
    grid-template: 'back back follow' 'logo words words' 'menu menu menu' / auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${token.space.sm};
    padding-block-start: ${token.space.xs};
  }
  & .wt-back {
    grid-area: back;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: ${token.space.hair};
    min-block-size: ${token.density.control.md};
    margin-inline-start: calc(-1 * ${token.space.xxs});
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & .wt-back:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & .wt-logo {
    grid-area: logo;
    inline-size: ${token.space.xxl};
    block-size: ${token.space.xxl};
  }
  & .wt-words {
    grid-area: words;
    min-inline-size: 0;
    padding-block: ${token.space.xs};
  }
  & .wt-name {
    ${twoLines}
    color: ${token.color.text.default};
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    text-decoration: none;
    text-wrap: balance;
  }
  & a.wt-name:hover {
    color: ${token.color.text.link};
  }
  & .wt-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space.md};
    margin-block-start: ${token.space.xxs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-kind {
    flex: 1 0 100%;
  }
  & .wt-follow {
    grid-area: follow;
  }
  & .wt-nav {
    grid-area: menu;
    min-inline-size: 0;
  }
  & .wt-menu {
    display: flex;
    gap: ${token.space.lg};
    margin: 0;
    padding: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    list-style: none;
  }
  & .wt-menu::-webkit-scrollbar {
    display: none;
  }
  & .wt-menu a {
    display: flex;
    align-items: center;
    min-block-size: ${token.density.control.lg};
    border-block-end: ${token.stroke.thick} solid transparent;
    color: ${token.color.text.default};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
    white-space: nowrap;
  }
  & .wt-menu a:hover {
    color: ${token.color.text.link};
  }
  & .wt-menu a[aria-current] {
    border-block-end-color: ${token.color.border.primary};
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-menu a:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  @media ${media.tablet} {
    & > .wt-inside {
      grid-template: 'back back back' 'logo words follow' 'menu menu menu' / auto minmax(0, 1fr) auto;
      column-gap: ${token.space.md};
    }
    & .wt-kind {
      flex: none;
    }
    & .wt-logo {
      inline-size: ${token.space.huge};
      block-size: ${token.space.huge};
    }
    & .wt-name {
      font-size: ${token.font.size.h3};
    }
    & .wt-menu {
      gap: ${token.space.xl};
    }
  }
`;
