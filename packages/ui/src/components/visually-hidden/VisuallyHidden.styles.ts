import { css, styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** Hides from the eye and keeps for screen readers; for use inside other components' styles. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: ${token.stroke.thin};
  block-size: ${token.stroke.thin};
  margin: calc(-1 * ${token.stroke.thin});
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
