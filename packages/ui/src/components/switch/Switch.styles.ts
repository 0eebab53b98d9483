import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space.sm};
  min-inline-size: 0;
  line-height: ${token.font.lineHeight.ui};
  cursor: pointer;

  & > input {
    flex: none;
    position: relative;
    inline-size: calc(2 * ${token.space.lg} - ${token.space.xs});
    block-size: ${token.space.lg};
    margin: calc((1lh - ${token.space.lg}) / 2) 0 0;
    appearance: none;
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.surface};
    cursor: inherit;
    transition: background-color ${token.motion.base} ${token.motion.ease}, border-color ${token.motion.base} ${token.motion.ease};
  }
  & > input::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${token.space.hair};
    margin-block: auto;
    inline-size: calc(${token.icon.tick} - ${token.space.hair});
    block-size: calc(${token.icon.tick} - ${token.space.hair});
    border-radius: ${token.radius.full};
    background: ${token.color.border.control};
    transition: transform ${token.motion.base} ${token.motion.ease}, background-color ${token.motion.base} ${token.motion.ease};
  }
  & > input:hover {
    border-color: ${token.color.border.controlHover};
  }
  & > input:checked {
    border-color: ${token.color.ground.primary};
    background: ${token.color.ground.primary};
  }
  & > input:checked:hover {
    border-color: ${token.color.ground.primaryHover};
    background: ${token.color.ground.primaryHover};
  }
  & > input:checked::before {
    background: ${token.color.text.onPrimary};
    transform: translateX(${token.space.md});
  }
  & > input:active::before {
    inline-size: ${token.icon.md};
  }
  & > input:checked:active::before {
    transform: translateX(${token.space.sm});
  }
  & > .wt-words {
    min-inline-size: 0;
  }
  & .wt-detail {
    display: block;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  &[data-spread] {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
  }
  &[data-busy] {
    cursor: progress;
  }
  &[data-busy] > input::before {
    animation: ${breathe} 1.1s ${token.motion.ease} infinite;
  }
  &:has(:disabled) {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  &:has(:disabled) .wt-detail {
    color: inherit;
  }
  & > input:disabled,
  & > input:disabled:hover {
    border-color: ${token.color.border.default};
    background: ${token.color.ground.disabled};
  }
  & > input:disabled::before {
    background: ${token.color.text.disabled};
  }
  @media (pointer: coarse) {
    align-items: center;
    min-block-size: ${token.density.control.lg};
  }
  @media (forced-colors: active) {
    & > input::before {
      background: CanvasText;
    }
  }
`;
