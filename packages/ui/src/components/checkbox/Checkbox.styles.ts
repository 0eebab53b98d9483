import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space.xs};
  min-block-size: ${token.space.lg};
  line-height: ${token.font.lineHeight.ui};
  cursor: pointer;

  & > input {
    flex: none;
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: calc((1lh - ${token.icon.tick}) / 2) 0 0;
    accent-color: ${token.color.ground.primary};
    cursor: inherit;
  }
  &[data-hide-label] {
    align-items: center;
    justify-content: center;
    min-inline-size: ${token.space.lg};
  }
  &[data-hide-label] > span {
    ${visuallyHidden}
  }
  &:has([aria-invalid]) {
    flex-wrap: wrap;
  }
  & > input[aria-invalid='true'] {
    outline: ${token.stroke.thin} solid ${token.color.border.danger};
    outline-offset: ${token.stroke.thin};
  }
  & > input[aria-invalid='true']:focus-visible {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.stroke.ringOffset};
  }
  @media (pointer: coarse) {
    align-items: center;
    min-block-size: ${token.density.control.lg};

    &[data-hide-label] {
      min-inline-size: ${token.density.control.lg};
    }
  }
  &:has(:disabled) {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Problem = styled.span`
  display: flex;
  gap: ${token.space.xxs};
  flex-basis: 100%;
  font-size: ${token.font.size.small};
  color: ${token.color.text.danger};
`;
