import { styled } from 'styled-components';
import { options } from '../shared/options.styles.ts';

export const Options = styled.div`
  ${options}
`;
