import { css } from 'styled-components';
import { control } from '../../components/field/index.ts';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { token } from '../../tokens/index.ts';

/** The look of questions as plain elements, for whichever one parent they stand under. */
export const questionCss = css`
  & .wt-question {
    position: relative;
    min-inline-size: 0;
    scroll-margin-block: ${token.space.huge};
    outline: none;
  }
  & .wt-question > header {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-block-size: ${token.density.control.sm};
  }
  & .wt-no {
    min-inline-size: 2.25rem;
    font-size: ${token.font.size.h5};
    font-variant-numeric: tabular-nums;
  }
  & .wt-no small {
    font-weight: ${token.font.weight.regular};
    color: ${token.color.text.subtle};
  }
  & .wt-said {
    ${visuallyHidden}
  }
  & .wt-about {
    display: flex;
    gap: ${token.space.xs};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.subtle};
  }
  & .wt-mark {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xxs};
    min-block-size: ${token.density.control.sm};
    margin-inline-start: auto;
    padding-inline: ${token.space.xs};
    border-radius: ${token.radius.sm};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & .wt-mark:hover {
    background: ${token.color.ground.hover};
    color: ${token.color.text.default};
  }
  & .wt-mark[aria-pressed='true'] {
    background: ${token.color.ground.warningSoft};
    color: ${token.color.text.warning};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-mark[aria-pressed='true'] svg {
    fill: currentColor;
  }
  & .wt-stem {
    margin-block-start: ${token.space.xxs};
    font-size: ${token.font.size.body};
    white-space: pre-line;
  }
  & .wt-stem > p,
  & .wt-several {
    max-inline-size: 44em;
  }
  & .wt-several {
    font-size: ${token.font.size.small};
    color: ${token.color.text.subtle};
  }
  & .wt-choices {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
    margin-block-start: ${token.space.sm};
    margin-inline: calc(-1 * ${token.space.sm});
  }
  & .wt-choices[data-pictures] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  }
  & .wt-choice {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: start;
    column-gap: ${token.space.xs};
    min-block-size: ${token.density.control.md};
    padding: ${token.space.xs} ${token.space.sm};
    border: ${token.stroke.thin} solid transparent;
    border-radius: ${token.radius.md};
    line-height: ${token.font.lineHeight.ui};
    cursor: pointer;
  }
  & .wt-choice:hover {
    background: ${token.color.ground.hover};
  }
  & .wt-choice[data-chosen] {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.selected};
  }
  & .wt-choice > input {
    flex: none;
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: calc((1lh - ${token.icon.tick}) / 2) 0 0;
    accent-color: ${token.color.ground.primary};
    cursor: inherit;
  }
  & .wt-choice:has(> :disabled) {
    cursor: default;
  }
  & .wt-letter {
    min-inline-size: 1.4em;
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & .wt-choice[data-chosen] > .wt-letter {
    color: inherit;
    font-weight: ${token.font.weight.medium};
  }
  & .wt-choice > img {
    grid-column: 3;
    justify-self: start;
    inline-size: auto;
    max-block-size: 7.5rem;
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.paperWhite};
    padding: ${token.space.xs};
  }
  & .wt-blanks {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.sm} ${token.space.lg};
    margin-block-start: ${token.space.md};
  }
  & .wt-blank {
    display: flex;
    flex: 0 1 22rem;
    align-items: center;
    gap: ${token.space.xs};
    min-inline-size: 0;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
    white-space: nowrap;
  }
  & .wt-blank > input {
    ${control}
  }

  @media (pointer: coarse) {
    & .wt-choice {
      min-block-size: 2.75rem;
      padding-block: ${token.space.sm};
    }
    & .wt-mark,
    & .wt-blank > input {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }
`;
