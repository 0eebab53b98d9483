import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  min-inline-size: 0;

  & > .wt-total,
  & > .wt-none {
    margin-block-end: ${token.space.xs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & > details {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & summary {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    min-block-size: ${token.density.control.lg};
    padding-block: ${token.space.xs};
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > h3 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    text-wrap: pretty;
  }
  & .wt-count {
    flex: none;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & summary > [aria-hidden] {
    color: ${token.color.text.subtle};
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }
  & details[open] > summary > [aria-hidden] {
    transform: rotate(180deg);
  }
  & ol {
    margin: 0;
    padding: 0 0 ${token.space.xs};
    list-style: none;
  }
  & .wt-lesson {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space.sm};
    min-block-size: ${token.density.control.lg};
    padding: ${token.space.xxs} ${token.space.sm};
    border-radius: ${token.radius.md};
    color: ${token.color.text.default};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
  }
  & span.wt-lesson {
    color: ${token.color.text.muted};
  }
  & .wt-lesson > [aria-hidden] {
    color: ${token.color.text.subtle};
  }
  & .wt-lesson[data-done] > [aria-hidden] {
    color: ${token.color.text.success};
  }
  & a.wt-lesson:hover {
    background: ${token.color.ground.hover};
  }
  & a.wt-lesson[aria-current] {
    background: ${token.color.ground.selected};
    color: ${token.color.text.onPrimarySoft};
    font-weight: ${token.font.weight.medium};
  }
  & a.wt-lesson[aria-current] > [aria-hidden] {
    color: inherit;
  }
  & .wt-lesson-name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & .wt-lesson-facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 ${token.space.sm};
    max-inline-size: 9em;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.caption};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .wt-lesson-facts > b {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
`;
