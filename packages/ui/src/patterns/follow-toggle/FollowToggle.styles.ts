import { styled } from 'styled-components';
import { Button } from '../../components/button/index.ts';
import { token } from '../../tokens/index.ts';

/** As wide in both states: nothing beside it moves when it is pressed. */
export const Root = styled(Button)`
  min-inline-size: 6rem;

  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  &[aria-pressed='true']:hover {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.primarySoft};
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;
