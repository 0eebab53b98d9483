import { css } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** The look that every native text-like control shares. */
export const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${token.density.control.md};
  padding: ${token.space.xxs} ${token.field.paddingInline};
  border: ${token.stroke.thin} solid ${token.color.border.control};
  border-radius: ${token.field.radius};
  background: ${token.color.ground.surface};
  color: ${token.color.text.default};
  font-size: ${token.font.size.body};
  line-height: ${token.font.lineHeight.ui};
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &::placeholder {
    color: ${token.color.text.subtle};
    opacity: 1;
  }
  &:hover {
    border-color: ${token.color.border.controlHover};
  }
  &:focus-visible {
    border-color: ${token.color.border.focus};
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.border.danger};
  }
  &:disabled {
    background: ${token.color.ground.disabled};
    border-color: ${token.color.border.default};
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  &:read-only:not(:disabled, select) {
    background: ${token.color.ground.sunken};
  }
  @media (pointer: coarse) {
    min-block-size: ${token.density.control.lg};
  }
`;
