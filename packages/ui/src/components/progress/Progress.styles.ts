import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  font-size: ${token.font.size.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.ui};
  color: ${token.color.text.muted};

  & > .wt-track {
    flex: 1;
    block-size: ${token.space.xs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.track};
    overflow: hidden;
  }
  & > .wt-track > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${token.color.ground.primary};
    transition: inline-size ${token.motion.slow} ${token.motion.ease};
  }
  &[data-size='sm'] > .wt-track {
    block-size: ${token.space.xxs};
  }
`;
