import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** The notice floats over the skeleton: it comes and goes without moving anything. */
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
  }
`;
