import { styled } from 'styled-components';
import { lightRows } from '../../components/long-list/index.ts';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { token } from '../../tokens/index.ts';

const columns = `${token.space.lg} 8.5rem minmax(0, 1fr) 5.5rem 5rem 5.5rem 8rem ${token.density.control.md}`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-inline-size: 0;
  container-type: inline-size;

  & > .wt-heads {
    display: none;
  }
  & > .wt-group {
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & .wt-shop {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.card.padding};
    min-block-size: calc(1lh + 2 * ${token.space.sm});
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-shop > h2 {
    min-inline-size: 0;
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-lines {
    --wt-row-size: 7.5rem;

    ${lightRows}
  }
  & .wt-line {
    display: grid;
    grid-template-columns: ${token.space.lg} 6.5rem minmax(0, 1fr) auto;
    grid-template-areas:
      'tick cover name name'
      'tick cover facts facts'
      'tick price price remove';
    align-items: start;
    column-gap: ${token.space.sm};
    row-gap: ${token.space.xxs};
    padding: ${token.space.md} ${token.card.padding} ${token.space.xs};
  }
  & .wt-line + .wt-line,
  & .wt-lines > :not(:first-child) > .wt-line:first-child {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-tick {
    grid-area: tick;
    align-self: center;
    display: grid;
    place-items: center;
    min-block-size: ${token.space.lg};
    cursor: pointer;
  }
  & .wt-tick > input {
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: 0;
    accent-color: ${token.color.ground.primary};
    cursor: inherit;
  }
  & .wt-tick:has(:disabled) {
    cursor: not-allowed;
  }
  & .wt-cover {
    grid-area: cover;
  }
  & .wt-line[data-available='false'] .wt-cover {
    filter: grayscale(1);
  }
  & .wt-name {
    grid-area: name;
    min-inline-size: 0;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-name > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & .wt-name > a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & .wt-line[data-available='false'] .wt-name > a {
    color: ${token.color.text.muted};
  }
  & .wt-facts {
    grid-area: facts;
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token.space.sm};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & .wt-said {
    margin-inline-end: 0.3em;
  }
  & .wt-price {
    grid-area: price;
    align-self: center;
  }
  & .wt-remove {
    grid-area: remove;
    margin-inline-end: calc(-1 * ${token.space.xs});
  }

  /* By its own width, not the page's: below it the columns would not leave a course its name. */
  @container (min-width: 56rem) {
    & > .wt-heads,
    & .wt-line {
      display: grid;
      grid-template-columns: ${columns};
      grid-template-areas: none;
      align-items: center;
      column-gap: ${token.space.md};
      padding: ${token.density.row} ${token.space.lg};
    }
    & > .wt-heads {
      padding-block: 0;
      font-size: ${token.font.size.small};
      line-height: ${token.font.lineHeight.ui};
      color: ${token.color.text.muted};
    }
    & .wt-head-course {
      grid-column: 2 / span 2;
    }
    & .wt-head-price {
      text-align: end;
    }
    & .wt-head-action {
      text-align: center;
      white-space: nowrap;
    }
    & .wt-shop {
      padding-inline: ${token.space.lg};
      column-gap: ${token.space.md};
    }
    & .wt-lines {
      --wt-row-size: calc(4.8rem + 2 * ${token.density.row});
    }
    & .wt-line > * {
      grid-area: auto;
    }
    & .wt-facts {
      display: contents;
    }
    & .wt-line .wt-name {
      grid-column: 3;
    }
    & .wt-line .wt-price {
      grid-column: 7;
    }
    & .wt-facts > span {
      position: relative;
      font-size: ${token.font.size.small};
      font-variant-numeric: tabular-nums;
      color: ${token.color.text.muted};
    }
    & .wt-said {
      ${visuallyHidden}
    }
    & .wt-price {
      flex-direction: column;
      align-items: flex-end;
    }
    & .wt-remove {
      margin: 0;
    }
  }
  @media (pointer: coarse) {
    & .wt-tick {
      min-block-size: 2.75rem;
      margin-inline: -0.625rem;
    }
  }
`;
