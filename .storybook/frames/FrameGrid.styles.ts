import { styled } from 'styled-components';
import { token } from '@wutong/ui/tokens';

/** Windows side by side, as many as fit. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22.5rem), 1fr));
  gap: ${token.space.lg};
  padding: ${token.space.lg};
`;

/** A window with what it shows written above it. */
export const Cell = styled.figure`
  min-inline-size: 0;
  margin: 0;

  figcaption {
    padding-block-end: ${token.space.xs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
`;
