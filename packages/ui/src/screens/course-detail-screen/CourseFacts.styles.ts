import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.sm} ${token.space.md};
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & dd {
    line-height: ${token.font.lineHeight.ui};
  }
`;
