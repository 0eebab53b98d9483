import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  position: relative;
  display: block;
  min-inline-size: 0;
  padding: ${token.card.padding};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  &[data-flush] {
    padding: 0;
    overflow: hidden;
  }
  &[data-pressable] {
    transition-property: border-color, box-shadow;
    transition-duration: ${token.motion.base};
    transition-timing-function: ${token.motion.ease};
  }
  &[data-pressable]:hover {
    border-color: ${token.color.border.strong};
    box-shadow: ${token.shadow.raised};
  }
  & a[data-cover] {
    color: inherit;
    text-decoration: none;
  }
  &[data-pressable]:hover a[data-cover] {
    color: ${token.color.text.link};
  }
  & a[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[data-pressable]:focus-within:has(a[data-cover]:focus-visible) {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.stroke.ringOffset};
  }
  & a[data-cover]:focus-visible {
    outline: none;
  }
`;
