import { css, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { branches } from './branches.styles.ts';

/** Width of the fly-out: 650 px at the usual text size (spec section 9); less only where the window is narrower. */
const FLYOUT_WIDTH = '40.625rem';
const PANEL_WIDTH = '13rem';

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
