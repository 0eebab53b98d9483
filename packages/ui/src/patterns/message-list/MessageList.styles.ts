import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { oneLine, twoLines } from '../shared/index.ts';

export const Root = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token.space.xxs} ${token.space.md};
    padding: ${token.space.md} ${token.space.xs} ${token.space.md} ${token.space.lg};
    line-height: ${token.font.lineHeight.ui};
  }
  & > li + li {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & > li:hover {
    background: ${token.color.ground.hover};
  }
  & > li[data-unread]::before {
    content: '';
    position: absolute;
    inset-inline-start: ${token.space.xs};
    inset-block-start: calc(${token.space.md} + 0.55em);
    inline-size: ${token.space.xs};
    block-size: ${token.space.xs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.accent};
  }
  & .wt-title {
    ${oneLine}
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.regular};
    text-wrap: nowrap;
  }
  & > li[data-unread] .wt-title {
    font-weight: ${token.font.weight.bold};
  }
  & .wt-title > a {
    color: ${token.color.text.default};
    text-decoration: none;
  }
  & .wt-title > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > li:hover .wt-title > a {
    color: ${token.color.text.link};
  }
  & .wt-body {
    ${twoLines}
    grid-column: 1 / -1;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & time {
    color: ${token.color.text.subtle};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
