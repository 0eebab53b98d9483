import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Scan = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.xs};
  inline-size: 10rem;
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  text-align: center;
`;
