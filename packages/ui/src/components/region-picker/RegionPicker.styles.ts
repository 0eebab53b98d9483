import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token.space.xs};
  max-inline-size: 40rem;

  & > .wt-level {
    min-inline-size: 0;
  }
  & .wt-failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-block-start: ${token.space.xxs};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.danger};
  }
  & .wt-failed > button {
    padding-inline: ${token.space.xs};
  }
`;
