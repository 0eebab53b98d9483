import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xs};

  & > .wt-figure {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${token.space.xs} ${token.space.md};
  }
  & .wt-value {
    font-size: ${token.font.size.h1};
  }
  & .wt-left,
  & > .wt-note {
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
`;
