import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** Second and third level, the same in the fly-out and in the accordion. */
export const branches = css`
  & .wt-all {
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & .wt-second-name {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
  }
  & .wt-leaves {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.md};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-leaves a {
    color: ${token.color.text.muted};
    text-decoration: none;
  }
  & .wt-leaves .wt-more {
    color: ${token.color.text.link};
  }
  & .wt-all:hover,
  & .wt-second-name:hover,
  & .wt-leaves a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & .wt-none,
  & .wt-trouble {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-trouble {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.sm};
    padding: ${token.space.md};
  }
`;
