import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  & > .wt-label {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & > .wt-value {
    font-size: ${token.font.size.h3};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.heading};
    white-space: nowrap;
  }
  & > .wt-value > small {
    margin-inline-start: ${token.space.xxs};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.regular};
    color: ${token.color.text.muted};
  }
`;
