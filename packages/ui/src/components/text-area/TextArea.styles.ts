import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { control } from '../field/index.ts';

export const Box = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space.xxs};

  & > textarea {
    ${control}
    padding-block: ${token.space.xs};
    line-height: ${token.font.lineHeight.body};
    max-block-size: 60vh;
    resize: vertical;
    field-sizing: content;
  }
  & > textarea:disabled {
    resize: none;
  }
  & > .wt-count {
    align-self: flex-end;
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & > .wt-count[data-over] {
    font-weight: ${token.font.weight.medium};
    color: ${token.color.text.danger};
  }
`;
