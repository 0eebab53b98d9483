import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Group = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  inline-size: 100%;
  max-inline-size: 14rem;
  border: ${token.stroke.thin} solid ${token.color.border.control};
  border-radius: ${token.field.radius};
  background: ${token.color.ground.surface};
  font-variant-numeric: tabular-nums;
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.border.controlHover};
  }
  &[data-invalid] {
    border-color: ${token.color.border.danger};
  }
  &:has(> input:focus-visible) {
    border-color: ${token.color.border.focus};
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
  }
  & > input {
    flex: 1;
    inline-size: 0;
    min-inline-size: 3em;
    padding: ${token.space.xxs};
    border: 0;
    outline: none;
    background: none;
    color: ${token.color.text.default};
    text-align: center;
  }
  & > .wt-unit {
    align-self: center;
    padding-inline-end: ${token.space.xs};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & > button {
    align-self: center;
    border: 0;
    inline-size: calc(${token.density.control.md} - 2 * ${token.stroke.thin});
    block-size: calc(${token.density.control.md} - 2 * ${token.stroke.thin});
  }
  &[data-disabled] {
    border-color: ${token.color.border.default};
    background: ${token.color.ground.disabled};
  }
  &[data-disabled] > input,
  &[data-disabled] > .wt-unit {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  & > input:read-only {
    background: ${token.color.ground.sunken};
  }
  &[data-disabled] > input {
    background: none;
  }
  @media (pointer: coarse) {
    & > button {
      inline-size: ${token.density.control.lg};
      block-size: ${token.density.control.lg};
    }
  }
`;
