import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xs};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.md};
  }
  & > .wt-sum {
    align-items: baseline;
    padding-block-end: ${token.space.sm};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & dt {
    flex: none;
    color: ${token.color.text.muted};
  }
  & dd {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    margin: 0;
    text-align: end;
  }
  & small {
    color: ${token.color.text.muted};
  }
`;
