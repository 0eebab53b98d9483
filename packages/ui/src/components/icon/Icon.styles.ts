import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: ${token.icon.md};
  block-size: ${token.icon.md};
  vertical-align: -0.22em;

  &[data-size='sm'] {
    inline-size: ${token.icon.sm};
    block-size: ${token.icon.sm};
  }
  &[data-size='lg'] {
    inline-size: ${token.icon.lg};
    block-size: ${token.icon.lg};
  }
  &[data-size='xl'] {
    inline-size: ${token.icon.xl};
    block-size: ${token.icon.xl};
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: ${token.stroke.icon};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
