import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** One line, an ellipsis where it is longer. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines, an ellipsis where it is longer. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What was searched, inside a name: by colour and weight, so that it shows without either. */
export const marks = css`
  & mark {
    background: none;
    color: ${token.color.text.price};
    font-weight: ${token.font.weight.bold};
  }
`;
