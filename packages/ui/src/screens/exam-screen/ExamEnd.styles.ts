import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.xs};

  & > .wt-score {
    display: flex;
    align-items: baseline;
    gap: ${token.space.xs};
    font-variant-numeric: tabular-nums;
  }
  & > .wt-score > strong {
    font-size: ${token.font.size.h1};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    color: ${token.color.text.default};
  }
  & > .wt-when {
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.subtle};
  }
`;
