import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { options } from '../shared/options.styles.ts';

export const Options = styled.div`
  ${options}

  & > .wt-all {
    flex-basis: 100%;
    padding-block-end: ${token.space.xs};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
`;
