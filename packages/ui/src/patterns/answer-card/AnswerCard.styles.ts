import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { token } from '../../tokens/index.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token.space.sm};
  min-inline-size: 0;
  min-block-size: 0;

  & .wt-said {
    ${visuallyHidden}
  }
  & > .wt-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space.sm};
  }
  & h2 {
    font-size: ${token.font.size.h5};
  }
  & > .wt-head > p,
  & > .wt-legend,
  & h3 {
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & h3 {
    font-weight: ${token.font.weight.regular};
  }
  & > .wt-legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.md};
  }
  & > .wt-legend > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xs};
  }
  & > .wt-legend .wt-cell {
    flex: none;
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    min-block-size: 0;
    border-radius: ${token.radius.sm};
  }
  & > .wt-sections {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-block-size: 0;
  }
  & .wt-cells {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(2.5rem, 1fr));
    gap: ${token.space.xs};
    margin-block-start: ${token.space.xs};
  }
  & .wt-cell {
    position: relative;
    display: block;
    inline-size: 100%;
    min-block-size: ${token.density.control.sm};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.surface};
    color: ${token.color.text.default};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    text-align: center;
  }
  & button.wt-cell:hover {
    border-color: ${token.color.border.primary};
  }

  /* Filled: answered. Its lower half filled: some blanks are left. A folded corner: put aside. A second ring: here. */
  & .wt-cell[data-answered='yes'] {
    border-color: ${token.color.ground.primary};
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
  }
  & .wt-cell[data-answered='partly'] {
    border-color: ${token.color.ground.primary};
    background: linear-gradient(
      to top,
      ${token.color.ground.primary} ${token.space.xxs},
      ${token.color.ground.surface} ${token.space.xxs}
    );
  }
  & .wt-cell[data-marked]::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${token.stroke.thin});
    inset-inline-end: calc(-1 * ${token.stroke.thin});
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-start-end-radius: ${token.radius.md};
    background: linear-gradient(
      to top right,
      transparent 44%,
      ${token.color.ground.surface} 44% 54%,
      ${token.color.text.warning} 54%
    );
  }
  & .wt-cell[aria-current],
  & .wt-cell[data-current] {
    border-color: ${token.color.border.primary};
    outline: ${token.stroke.thick} solid ${token.color.border.primary};
    outline-offset: ${token.stroke.thin};
    font-weight: ${token.font.weight.bold};
  }
  & .wt-cell:focus-visible {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.space.xxs};
  }

  @media (pointer: coarse) {
    & .wt-cells {
      grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
    }
    & button.wt-cell {
      min-block-size: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    & .wt-cell[data-answered='yes'] {
      border-width: ${token.space.xxs};
    }
  }
`;
