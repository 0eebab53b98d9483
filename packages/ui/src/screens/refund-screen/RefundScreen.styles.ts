import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Sum = styled.div`
  display: flex;
  flex-direction: column;
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  color: ${token.color.text.muted};

  & > :first-child {
    color: ${token.color.text.default};
  }
`;
