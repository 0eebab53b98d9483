import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  font-size: ${token.font.size.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.ui};
  color: ${token.color.text.muted};

  & > .wt-stars {
    position: relative;
    display: inline-flex;
    color: ${token.color.border.strong};
  }
  & > .wt-stars > .wt-filled {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    overflow: hidden;
    color: ${token.color.text.rating};
  }
  & svg {
    flex: none;
    inline-size: ${token.icon.sm};
    block-size: ${token.icon.sm};
    fill: currentColor;
  }
  & > b {
    font-weight: ${token.font.weight.medium};
    color: ${token.color.text.default};
  }
`;
