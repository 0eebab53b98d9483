import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const BlockTable = styled.table`
  inline-size: 100%;
  margin-block: ${token.space.md};
  border-collapse: collapse;
  font-size: ${token.font.size.small};
  text-align: start;

  caption {
    padding-block-end: ${token.space.xs};
    color: ${token.color.text.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${token.space.xs} ${token.space.sm};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    text-align: start;
    vertical-align: top;
  }
  kbd {
    margin-inline-end: ${token.space.xxs};
    padding: ${token.space.hair} ${token.space.xs};
    border: ${token.stroke.thin} solid ${token.color.border.strong};
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.sunken};
    font-family: ${token.font.family.mono};
    white-space: nowrap;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-block: ${token.space.md};

  @media ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Side = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  margin: 0;
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-block-start: ${token.stroke.thick} solid ${token.color.border.success};
  border-radius: ${token.radius.md};
  background: ${token.color.ground.surface};
  overflow: hidden;

  &[data-side='dont'] {
    border-block-start-color: ${token.color.border.danger};
  }
  > div {
    padding: ${token.space.lg};
    font-family: ${token.font.family.body};
  }
  figcaption {
    padding: ${token.space.sm} ${token.space.md};
    background: ${token.color.ground.sunken};
    font-size: ${token.font.size.small};
  }
  strong {
    color: ${token.color.text.success};
  }
  &[data-side='dont'] strong {
    color: ${token.color.text.danger};
  }
`;
