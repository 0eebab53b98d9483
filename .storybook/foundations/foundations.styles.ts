import { styled } from 'styled-components';
import { media, token } from '@wutong/ui/tokens';

/** Tiles side by side: swatches, icons, corners. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${token.space.sm} ${token.space.xs};
  margin: ${token.space.md} 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.caption};

  li {
    min-inline-size: 0;
  }
  li > code {
    display: block;
    padding: 0;
    background: none;
    overflow-wrap: anywhere;
    font-family: ${token.font.family.mono};
    font-size: inherit;
    line-height: ${token.font.lineHeight.heading};
  }
  small {
    color: ${token.color.text.muted};
    font-family: ${token.font.family.mono};
    font-size: inherit;
  }
  .wt-swatch {
    display: grid;
    place-items: center;
    block-size: 2.75rem;
    margin-block-end: ${token.space.xxs};
    border: ${token.stroke.thin} solid ${token.color.border.strong};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.surface};
  }
`;

/** A table of measurements that may be wider than a phone. */
export const Measures = styled.div`
  overflow-x: auto;
  margin-block: ${token.space.md};

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token.font.size.small};
  }
  caption {
    padding-block-end: ${token.space.xs};
    color: ${token.color.text.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${token.space.xs} ${token.space.sm};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    text-align: start;
    vertical-align: middle;
  }
  td[data-number] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  th > code,
  td > code {
    padding: 0;
    background: none;
    font-family: ${token.font.family.mono};
    font-size: 0.9em;
    white-space: nowrap;
  }
  .wt-sample {
    display: inline-block;
    min-inline-size: 4.5rem;
    padding: ${token.space.xxs} ${token.space.xs};
    border-radius: ${token.radius.sm};
    text-align: center;
  }
  [data-short] {
    color: ${token.color.text.danger};
    font-weight: ${token.font.weight.bold};
  }
`;

/** Brand roots under or beside one another, each with its name. */
export const Roots = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-block: ${token.space.md};

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > [data-brand] {
    min-inline-size: 0;
    padding: ${token.space.md};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.lg};
  }
  > [data-brand] > h3 {
    margin-block-end: ${token.space.xs};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    color: ${token.color.text.muted};
  }
`;

/** A search over a list. */
export const Finder = styled.div`
  margin-block: ${token.space.md};

  label {
    display: grid;
    gap: ${token.space.xxs};
    max-inline-size: 28rem;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  input {
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.field.paddingInline};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.field.radius};
    background: ${token.color.ground.surface};
    color: ${token.color.text.default};
  }
  p {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
`;
