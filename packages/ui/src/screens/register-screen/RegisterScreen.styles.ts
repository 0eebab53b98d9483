import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Head = styled.header`
  margin-block-end: ${token.space.lg};

  h1 {
    margin: 0;
    font-size: ${token.font.size.h3};
    line-height: ${token.font.lineHeight.heading};
  }
  p {
    margin: ${token.space.xs} 0 0;
    color: ${token.color.text.muted};
  }
`;

export const Foot = styled.p`
  margin: ${token.space.md} 0 0;
  color: ${token.color.text.muted};
  text-align: center;
`;
