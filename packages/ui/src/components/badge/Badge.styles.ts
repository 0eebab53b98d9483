import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 1.5em;
  block-size: 1.5em;
  padding-inline: 0.4em;
  border-radius: ${token.radius.full};
  background: ${token.color.ground.accent};
  color: ${token.color.text.onAccent};
  font-size: ${token.font.size.caption};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.flat};
`;
