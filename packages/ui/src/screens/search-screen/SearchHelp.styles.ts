import { styled } from 'styled-components';

export const Tips = styled.ul`
  inline-size: fit-content;
  margin-inline: auto;
  padding-inline-start: 1.2em;
  text-align: start;

  &[class] {
    list-style: disc;
  }
`;
