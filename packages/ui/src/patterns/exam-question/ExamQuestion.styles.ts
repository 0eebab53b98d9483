import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { questionCss } from './question.styles.ts';

export const Root = styled.div`
  ${questionCss}

  min-inline-size: 0;

  & .wt-kind {
    padding-inline: ${token.space.xs};
    border-radius: ${token.tag.radius};
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  & .wt-stem {
    margin-block-start: ${token.space.xs};
    font-size: ${token.font.size.h5};
  }
  & .wt-choices {
    gap: ${token.space.xs};
    margin-block-start: ${token.space.md};
    margin-inline: 0;
  }
  & .wt-choice {
    padding-block: ${token.space.sm};
    border-color: ${token.color.border.default};
    background: ${token.color.ground.surface};
  }
  & .wt-blank {
    flex-basis: 100%;
  }
`;
