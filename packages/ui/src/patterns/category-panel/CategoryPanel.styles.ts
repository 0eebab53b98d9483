import { css, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** Width of the fly-out: 650 px at the usual text size (spec section 9); less only where the window is narrower. */
const FLYOUT_WIDTH = '40.625rem';
const PANEL_WIDTH = '13rem';

/** Second and third level, the same in the fly-out and in the accordion. */
const branches = css`
  & .wt-all {
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & .wt-second-name {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
  }
  & .wt-leaves {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.md};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-leaves a {
    color: ${token.color.text.muted};
    text-decoration: none;
  }
  & .wt-leaves .wt-more {
    color: ${token.color.text.link};
  }
  & .wt-all:hover,
  & .wt-second-name:hover,
  & .wt-leaves a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & .wt-none,
  & .wt-trouble {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-trouble {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.sm};
    padding: ${token.space.md};
  }
`;

/** The panel of roots; its fly-out is placed against it and at least as high. */
const panel = css`
  position: relative;
  inline-size: 100%;
  padding-block: ${token.space.xs};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  & .wt-roots {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .wt-root {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 2rem;
    padding-inline: ${token.space.md} ${token.space.sm};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & button.wt-root:hover,
  & .wt-root[aria-expanded='true'] {
    background: ${token.color.ground.selected};
    color: ${token.color.text.onPrimarySoft};
  }
  & .wt-root:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & .wt-root > [aria-hidden] {
    color: ${token.color.text.subtle};
  }
  & .wt-flyout {
    position: absolute;
    z-index: ${token.z.floating};
    inset-block-start: calc(-1 * ${token.stroke.thin});
    inset-inline-start: 100%;
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    inline-size: min(${FLYOUT_WIDTH}, calc(100vw - ${PANEL_WIDTH} - 3 * ${token.container.gutter}));
    min-block-size: calc(100% + 2 * ${token.stroke.thin});
    padding: ${token.space.md} ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.raised};
    box-shadow: ${token.shadow.overlay};
  }
  & .wt-flyout > .wt-second {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    gap: ${token.space.md};
    align-items: baseline;
    padding-block-start: ${token.space.xs};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-flyout .wt-second-name {
    font-size: ${token.font.size.small};
  }
`;

export const OpenRoot = styled.nav`
  ${panel}
  ${branches}
  block-size: 100%;
`;

export const MenuRoot = styled.nav`
  position: relative;
  inline-size: ${PANEL_WIDTH};
  ${branches}

  & > .wt-opener {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    inline-size: 100%;
    block-size: 100%;
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.md};
    border-radius: ${token.button.radius};
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    white-space: nowrap;
  }
  & > .wt-panel {
    position: absolute;
    z-index: ${token.z.floating};
    inset-block-start: 100%;
    inset-inline-start: 0;
    ${panel}
    position: absolute;
    box-shadow: ${token.shadow.overlay};
  }
`;

export const DrawerRoot = styled.nav`
  ${branches}

  & .wt-accordion > details {
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${token.density.control.lg};
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > [aria-hidden] {
    color: ${token.color.text.subtle};
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }
  & details[open] > summary {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
  & details[open] > summary > [aria-hidden] {
    transform: rotate(180deg);
  }
  & .wt-inside {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    padding-block-end: ${token.space.md};
  }
  & .wt-inside .wt-second {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
  }
  & .wt-leaves a {
    display: inline-block;
    padding-block: ${token.space.xxs};
  }
  & .wt-waiting > * {
    min-block-size: ${token.density.control.lg};
  }
`;
