import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xxs};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  color: ${token.color.text.muted};
  white-space: nowrap;

  &[data-saving='unsaved'] {
    color: ${token.color.text.warning};
  }
`;
