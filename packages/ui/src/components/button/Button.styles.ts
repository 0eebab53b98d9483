import { css, keyframes, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { Anchor } from '../link/index.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const look = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.xs};
  min-block-size: ${token.density.control.md};
  padding: ${token.space.xxs} ${token.button.paddingInline};
  border: ${token.stroke.thin} solid transparent;
  border-radius: ${token.button.radius};
  font-size: ${token.font.size.body};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.font.lineHeight.ui};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  overflow: hidden;
  transition-property: background-color, border-color, color;
  transition-duration: ${token.motion.fast};
  transition-timing-function: ${token.motion.ease};
  touch-action: manipulation;

  &[data-size='sm'] {
    min-block-size: ${token.density.control.sm};
    padding-inline: ${token.space.sm};
    font-size: ${token.font.size.small};
  }
  &[data-size='lg'] {
    min-block-size: ${token.density.control.lg};
    padding-inline: ${token.space.lg};
  }
  &[data-full] {
    display: flex;
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
  }
  &[data-variant='primary']:hover {
    background: ${token.color.ground.primaryHover};
  }
  &[data-variant='primary']:active {
    background: ${token.color.ground.primaryActive};
  }
  &[data-variant='secondary'] {
    background: ${token.color.ground.surface};
    border-color: ${token.color.border.control};
    color: ${token.color.text.default};
  }
  &[data-variant='secondary']:hover {
    background: ${token.color.ground.hover};
    border-color: ${token.color.border.controlHover};
  }
  &[data-variant='secondary']:active {
    background: ${token.color.ground.sunken};
  }
  &[data-variant='quiet'] {
    color: ${token.color.text.link};
  }
  &[data-variant='quiet']:hover,
  &[data-variant='quiet']:active {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  &[data-variant='danger'] {
    background: ${token.color.ground.danger};
    color: ${token.color.text.onDanger};
  }
  &[data-variant='danger']:hover,
  &[data-variant='danger']:active {
    background: ${token.color.ground.dangerHover};
  }

  &:disabled,
  &:disabled:hover,
  &:disabled:active {
    background: ${token.color.ground.disabled};
    border-color: ${token.color.border.default};
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  &[data-variant='quiet']:disabled {
    background: none;
    border-color: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-end: 0;
    inline-size: 40%;
    block-size: ${token.stroke.thick};
    background: currentColor;
    animation: ${slide} 1.1s linear infinite;
  }
`;

export const ButtonRoot = styled.button`
  ${look}
`;

export const LinkRoot = styled(Anchor)`
  ${look}
`;
