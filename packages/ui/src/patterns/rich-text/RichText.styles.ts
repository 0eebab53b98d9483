import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  max-inline-size: 38em;
  overflow-x: auto;

  & > * + * {
    margin-block-start: ${token.space.sm};
  }
  & h3 {
    margin-block-start: ${token.space.lg};
    font-size: ${token.font.size.h5};
  }
  & h4 {
    margin-block-start: ${token.space.md};
    font-size: ${token.font.size.body};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & ul,
  & ol {
    padding-inline-start: 1.5em;
  }
  & li + li {
    margin-block-start: ${token.space.xxs};
  }
  & blockquote {
    padding-inline-start: ${token.space.md};
    border-inline-start: ${token.stroke.thick} solid ${token.color.border.strong};
    color: ${token.color.text.muted};
  }
  & img {
    border-radius: ${token.radius.md};
  }
  & table {
    border-collapse: collapse;
    font-size: ${token.font.size.small};
  }
  & th,
  & td {
    padding: ${token.space.xs} ${token.space.sm};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    text-align: start;
  }
  & th {
    background: ${token.color.ground.sunken};
    font-weight: ${token.font.weight.medium};
  }
  & pre {
    padding: ${token.space.sm};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.sunken};
    font-family: ${token.font.family.mono};
    font-size: ${token.font.size.small};
    white-space: pre-wrap;
  }
`;
