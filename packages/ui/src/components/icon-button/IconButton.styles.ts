import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: ${token.density.control.md};
  block-size: ${token.density.control.md};
  border: ${token.stroke.thin} solid transparent;
  border-radius: ${token.button.radius};
  color: ${token.color.text.muted};
  cursor: pointer;
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &[data-size='sm'] {
    inline-size: ${token.density.control.sm};
    block-size: ${token.density.control.sm};
  }
  &[data-size='lg'] {
    inline-size: ${token.density.control.lg};
    block-size: ${token.density.control.lg};
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.ground.sunken};
    color: ${token.color.text.default};
  }
  &[aria-pressed='true'] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  &[data-variant='outline'] {
    border-color: ${token.color.border.control};
    background: ${token.color.ground.surface};
  }
  &[data-variant='outline']:hover {
    border-color: ${token.color.border.controlHover};
    background: ${token.color.ground.hover};
  }
  &:disabled {
    background: none;
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
`;
