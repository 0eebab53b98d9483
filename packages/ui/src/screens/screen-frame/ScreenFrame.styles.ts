import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/**
 * The skeleton speaks for itself; only a slow wait is explained, in a notice that floats over it and moves
 * nothing.
 */
export const Waiting = styled.div`
  position: relative;

  & > .wt-notice {
    position: absolute;
    z-index: ${token.z.sticky};
    inset-inline: 0;
    inset-block-start: ${token.space.xl};
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * ${token.space.md});
    margin-inline: auto;
    padding-inline: ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.raised};
    animation-delay: 10s;
  }
`;
