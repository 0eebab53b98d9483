import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.section`
  position: relative;
  display: flex;
  min-inline-size: 0;
  border-radius: ${token.card.radius};
  overflow: hidden;

  & > .wt-track {
    flex: 1;
    display: flex;
    min-inline-size: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  & > .wt-track::-webkit-scrollbar {
    display: none;
  }
  & > .wt-track > .wt-slide {
    flex: none;
    display: grid;
    inline-size: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* The bar and the arrows come first in the page, so that a keyboard can stop the slides before it meets them. */
  & > .wt-bar {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    inset-block-end: ${token.space.xs};
    display: flex;
    align-items: center;
    justify-content: center;
    pointer-events: none;
  }
  & > .wt-bar > div {
    display: flex;
    align-items: center;
    pointer-events: auto;
    padding-inline: ${token.space.xxs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.surface};
    color: ${token.color.text.muted};
  }
  & > .wt-bar button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token.space.lg};
    block-size: ${token.space.lg};
    border-radius: ${token.radius.full};
    color: inherit;
  }
  & > .wt-bar button:hover {
    color: ${token.color.text.link};
  }
  & > .wt-bar button:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & > .wt-bar .wt-dot::before {
    content: '';
    inline-size: ${token.space.xs};
    block-size: ${token.space.xs};
    border-radius: ${token.radius.full};
    background: ${token.color.border.control};
    transition: inline-size ${token.motion.base} ${token.motion.ease};
  }
  & > .wt-bar .wt-dot:hover::before {
    background: ${token.color.border.controlHover};
  }
  & > .wt-bar .wt-dot[aria-current='true']::before {
    inline-size: ${token.space.md};
    background: ${token.color.ground.primary};
  }
  & > .wt-side {
    display: none;
    position: absolute;
    z-index: 1;
    inset-block: 0;
    margin-block: auto;
    background: ${token.color.ground.surface};
    opacity: 0;
    transition: opacity ${token.motion.fast} ${token.motion.ease};
  }
  & > .wt-side[data-side='previous'] {
    inset-inline-start: ${token.space.sm};
  }
  & > .wt-side[data-side='next'] {
    inset-inline-end: ${token.space.sm};
  }
  &:hover > .wt-side,
  & > .wt-side:focus-visible {
    opacity: 1;
  }
  @media ${media.tablet} {
    & > .wt-side {
      display: inline-flex;
    }
  }
  @media (pointer: coarse) {
    & > .wt-bar button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
    & > .wt-bar > div {
      background: none;
    }
    & > .wt-side {
      display: none;
    }
  }
`;
