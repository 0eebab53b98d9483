import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { options } from '../shared/options.styles.ts';

export const Options = styled.div`
  ${options}

  /* A line of its own where options stand in a row; in a column the same would be all of its height. */
  &:not([data-look='card']) > .wt-all {
    flex-basis: 100%;
    padding-block-end: ${token.space.xs};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
`;
