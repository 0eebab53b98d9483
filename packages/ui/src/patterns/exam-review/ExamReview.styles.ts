import { styled } from 'styled-components';
import { lightRows } from '../../components/long-list/index.ts';
import { token } from '../../tokens/index.ts';
import { questionCss } from '../exam-question/index.ts';

export const Root = styled.div`
  ${questionCss}

  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-inline-size: 0;
  container-type: inline-size;

  & > .wt-summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.sm} ${token.space.xl};
    padding: ${token.space.md} ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & .wt-score {
    display: flex;
    align-items: baseline;
    gap: ${token.space.xs};
  }
  & .wt-score > strong {
    font-size: ${token.font.size.h1};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    color: ${token.color.text.default};
  }
  & .wt-pass {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
  }
  & > .wt-summary > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xs} ${token.space.lg};
    margin-inline-start: auto;
  }
  & > .wt-summary > dl > div {
    display: flex;
    gap: ${token.space.xs};
  }
  & > .wt-summary dd {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
  }
  & > .wt-filter {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.xs} ${token.space.md};
    min-block-size: ${token.density.control.md};
  }
  & > .wt-filter > span {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }

  & > .wt-list {
    --wt-row-size: 22rem;
    ${lightRows}

    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & .wt-question {
    padding: ${token.space.md} ${token.space.lg} ${token.space.lg};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & > .wt-list > :last-child > :last-child {
    border-block-end: 0;
  }
  & .wt-question > header {
    flex-wrap: wrap;
  }
  & .wt-verdict {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    margin-inline-start: auto;
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }

  /* What was, cannot be pressed. */
  & .wt-choice,
  & .wt-choice:hover {
    background: none;
    cursor: auto;
  }
  & .wt-choices,
  & .wt-blanks {
    padding: 0;
    list-style: none;
  }
  & .wt-sign {
    display: inline-flex;
    align-items: center;
    min-inline-size: ${token.icon.sm};
    min-block-size: 1lh;
  }
  & .wt-choice small {
    margin-inline-start: ${token.space.sm};
    color: ${token.color.text.muted};
    white-space: nowrap;
  }
  & .wt-choice[data-given] {
    border-color: ${token.color.border.danger};
    background: ${token.color.ground.dangerSoft};
  }
  & .wt-choice[data-given] > .wt-sign {
    color: ${token.color.text.danger};
  }
  & .wt-choice[data-right] {
    border-color: ${token.color.border.success};
    background: none;
  }
  & .wt-choice[data-right][data-given] {
    background: ${token.color.ground.successSoft};
  }
  & .wt-choice[data-right] > .wt-sign {
    color: ${token.color.text.success};
  }
  & .wt-choice[data-given] small,
  & .wt-choice[data-right] small {
    color: ${token.color.text.default};
  }
  & .wt-blanks {
    flex-direction: column;
    gap: ${token.space.xs};
  }
  & .wt-blank {
    display: grid;
    flex: none;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: start;
    white-space: normal;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-blank > .wt-sign {
    color: ${token.color.text.danger};
  }
  & .wt-blank[data-right] > .wt-sign {
    color: ${token.color.text.success};
  }
  & .wt-blank > dl,
  & .wt-answers {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.lg};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-answers {
    margin-block-start: ${token.space.sm};
  }
  & .wt-blank > dl > div,
  & .wt-answers > div {
    display: flex;
    gap: ${token.space.xs};
  }
  & dl > div > dt {
    flex: none;
    color: ${token.color.text.muted};
  }
  & .wt-blank dd,
  & .wt-answers dd {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-answers dd[data-solution] {
    color: ${token.color.text.success};
  }
  & .wt-analysis {
    margin-block-start: ${token.space.sm};
    padding: ${token.space.sm} ${token.space.md};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.sunken};
    font-size: ${token.font.size.small};
  }
  & .wt-analysis > h4 {
    margin-block-end: ${token.space.xxs};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & .wt-analysis > .wt-none {
    color: ${token.color.text.muted};
  }

  @container (max-width: 30rem) {
    & > .wt-summary,
    & .wt-question {
      padding-inline: ${token.space.md};
    }
    & > .wt-summary > dl {
      margin-inline-start: 0;
    }
  }
`;
