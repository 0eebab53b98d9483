import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { trailing } from '../field/index.ts';

export const Box = styled.div`
  position: relative;
  min-inline-size: 0;

  &,
  & > .wt-full {
    ${trailing}
  }
  & input {
    text-overflow: ellipsis;
  }
  & .wt-arrow {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space.sm};
    margin-block: auto;
    color: ${token.color.text.muted};
    pointer-events: none;
  }
  & button.wt-arrow {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inset-inline-end: 0;
    inline-size: ${token.density.control.md};
    block-size: 100%;
    pointer-events: auto;
  }
  & input:disabled ~ .wt-arrow {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Panel = styled.div`
  z-index: ${token.z.overlay};
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  padding: ${token.space.xxs};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.raised};
  color: ${token.color.text.default};
  box-shadow: ${token.shadow.overlay};
  overflow: auto;
  outline: none;

  & .wt-list {
    outline: none;
  }
  & .wt-empty {
    display: block;
    padding: ${token.space.sm};
    color: ${token.color.text.muted};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-option {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-block-size: ${token.density.control.md};
    padding: ${token.space.xxs} ${token.space.sm};
    border-radius: ${token.radius.sm};
    line-height: ${token.font.lineHeight.ui};
    cursor: pointer;
    outline: none;
  }
  & .wt-words {
    flex: 1;
    min-inline-size: 0;
  }
  & .wt-detail {
    display: block;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & .wt-option[aria-selected='true'] {
    font-weight: ${token.font.weight.medium};
  }
  & .wt-option[data-hovered] {
    background: ${token.color.ground.sunken};
  }
  & .wt-option[data-focused] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  & .wt-option[data-focused] .wt-detail {
    color: inherit;
  }
  & .wt-option[data-focus-visible] {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  @media (pointer: coarse) {
    & .wt-option {
      min-block-size: ${token.density.control.lg};
    }
  }
`;
