import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { branches } from './branches.styles.ts';

export const DrawerRoot = styled.nav`
  ${branches}

  & .wt-accordion > details {
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${token.density.control.lg};
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > [aria-hidden] {
    color: ${token.color.text.subtle};
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }
  & details[open] > summary {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
  & details[open] > summary > [aria-hidden] {
    transform: rotate(180deg);
  }
  & .wt-inside {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    padding-block-end: ${token.space.md};
  }
  & .wt-inside .wt-second {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
  }
  & .wt-leaves a {
    display: inline-block;
    padding-block: ${token.space.xxs};
  }
  & .wt-waiting > * {
    min-block-size: ${token.density.control.lg};
  }
`;
