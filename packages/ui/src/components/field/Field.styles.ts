import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xxs};
  min-inline-size: 0;
  border: 0;
  padding: 0;
  margin: 0;

  & > .wt-label {
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.default};
    padding: 0;
  }
  /* A legend is no flex item: the gap does not reach it. */
  & > legend {
    margin-block-end: ${token.space.xs};
  }
  &[data-hide-label] > .wt-label {
    ${visuallyHidden}
  }
  & > .wt-label > small {
    margin-inline-start: ${token.space.xs};
    font-weight: ${token.font.weight.regular};
    color: ${token.color.text.subtle};
  }
  & > .wt-hint,
  & > .wt-error {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & > .wt-hint {
    color: ${token.color.text.muted};
  }
  & > .wt-error {
    display: flex;
    align-items: flex-start;
    gap: ${token.space.xxs};
    color: ${token.color.text.danger};
  }
  & > .wt-error > [aria-hidden] {
    margin-block-start: ${token.space.hair};
  }
`;
