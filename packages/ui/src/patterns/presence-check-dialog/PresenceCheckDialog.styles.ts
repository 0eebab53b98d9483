import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.sm};

  & > .wt-count {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
    white-space: nowrap;
  }
  & .wt-bar {
    flex: 1;
    block-size: ${token.space.xs};
    overflow: hidden;
    border-radius: ${token.radius.full};
    background: ${token.color.ground.track};
  }
  & .wt-bar > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token.color.ground.primary};
  }
  & > .wt-otherwise {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & > .wt-kept {
    font-variant-numeric: tabular-nums;
    font-weight: ${token.font.weight.medium};
  }
`;
