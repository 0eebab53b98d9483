import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { lightRows } from '../../components/long-list/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-inline-size: 0;
  container-type: inline-size;
  line-height: ${token.font.lineHeight.ui};

  & > .wt-filters {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 12rem));
    gap: ${token.space.sm};
  }
  & > .wt-none {
    padding: ${token.space.lg};
    text-align: center;
    color: ${token.color.text.muted};
  }
  & > .wt-year {
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & h3 {
    font-size: ${token.font.size.h5};
  }
  & h3 > button {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    inline-size: 100%;
    min-block-size: ${token.density.control.lg};
    padding-inline: ${token.card.padding};
    border-radius: ${token.card.radius};
  }
  & h3 > button:hover {
    background: ${token.color.ground.hover};
  }
  & h3 b {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & [aria-expanded='false'] > .wt-sign {
    transform: rotate(-90deg);
  }
  & .wt-rule {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space.xs};
    padding: 0 ${token.card.padding} ${token.space.sm};
    font-size: ${token.font.size.small};
    color: ${token.color.text.warning};
  }
  & .wt-rule[data-reached='true'] {
    color: ${token.color.text.success};
  }
  & .wt-count {
    margin-inline-start: auto;
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }
  & .wt-rows {
    --wt-row-size: calc(3 * 1.3125rem + 2 * ${token.space.xs});

    ${lightRows}
  }
  & .wt-record {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space.sm};
    padding: ${token.space.xs} ${token.card.padding};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & .wt-course {
    grid-row: 1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: ${token.color.text.default};
  }
  & .wt-date,
  & .wt-hours {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .wt-hours {
    grid-row: 1;
    grid-column: 2;
    text-align: end;
    color: ${token.color.text.default};
  }
  & .wt-from {
    grid-column: 1 / -1;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  @container (min-width: 44rem) {
    & .wt-rows {
      --wt-row-size: calc(1.3125rem + 2 * ${token.density.row});
    }
    & .wt-record {
      grid-template-columns: 6.5rem minmax(0, 3fr) minmax(0, 2fr) 6rem 6rem;
      gap: ${token.space.md};
      padding-block: ${token.density.row};
    }
    & .wt-record > * {
      grid-row: auto;
      grid-column: auto;
    }
    & .wt-record > .wt-from {
      grid-column: auto;
    }
  }
  @media print {
    & > .wt-filters {
      display: none;
    }
  }
`;
