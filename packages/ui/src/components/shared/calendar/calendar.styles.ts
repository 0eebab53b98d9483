import { styled } from 'styled-components';
import { token } from '../../../tokens/index.ts';

export const Surface = styled.div`
  z-index: ${token.z.overlay};
  padding: ${token.space.sm};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.raised};
  color: ${token.color.text.default};
  box-shadow: ${token.shadow.overlay};
  overflow: auto;
  outline: none;

  & .wt-dialog {
    outline: none;
  }
  & .wt-head {
    display: flex;
    align-items: center;
    margin-block-end: ${token.space.xs};
  }
  & .wt-head > button {
    inline-size: ${token.density.control.sm};
  }
  & .wt-month {
    flex: 1;
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    text-align: center;
    white-space: nowrap;
  }
  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th {
    block-size: ${token.space.xl};
    padding: 0;
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.regular};
    color: ${token.color.text.muted};
  }
  & td {
    padding: ${token.stroke.thin} 0;
  }
  & .wt-day {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token.density.control.md};
    block-size: ${token.density.control.md};
    border-radius: ${token.radius.md};
    line-height: ${token.font.lineHeight.flat};
    cursor: pointer;
    outline: none;
  }
  & .wt-day[data-hovered] {
    background: ${token.color.ground.sunken};
  }
  & .wt-day[data-pressed] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  /* Today is marked by a shape under its number, so that colour is not alone. */
  & .wt-today::after {
    content: '';
    position: absolute;
    inset-block-end: ${token.space.xxs};
    inline-size: ${token.space.sm};
    block-size: ${token.stroke.thick};
    border-radius: ${token.radius.full};
    background: ${token.color.border.primary};
  }
  & .wt-day[data-selected] {
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-today[data-selected]::after {
    background: currentColor;
  }
  & .wt-range .wt-day[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: ${token.color.ground.selected};
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.regular};
  }
  & .wt-range .wt-day[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & .wt-range .wt-day[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & .wt-day[data-focus-visible] {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.stroke.thin};
    z-index: 1;
  }
  & .wt-day[data-unavailable] {
    color: ${token.color.text.subtle};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  & .wt-day[data-disabled] {
    background: none;
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  & .wt-day[data-outside-month] {
    visibility: hidden;
  }
  & .wt-foot {
    display: flex;
    justify-content: space-between;
    margin-block-start: ${token.space.xs};
    padding-block-start: ${token.space.xs};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  @media (pointer: coarse) {
    & .wt-day,
    & .wt-head > button {
      inline-size: calc(${token.density.control.md} + ${token.space.xxs});
      block-size: calc(${token.density.control.md} + ${token.space.xxs});
    }
    & .wt-foot > button {
      min-block-size: ${token.density.control.lg};
    }
  }
`;
