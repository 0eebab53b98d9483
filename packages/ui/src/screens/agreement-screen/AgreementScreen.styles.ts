import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Paper = styled.article`
  padding-block: ${token.space.lg} ${token.space.xxl};

  h1 {
    margin: 0;
    font-size: ${token.font.size.h2};
    line-height: ${token.font.lineHeight.heading};
    text-wrap: balance;
  }
  h2 {
    margin: ${token.space.lg} 0 ${token.space.xs};
    font-size: ${token.font.size.h5};
    line-height: ${token.font.lineHeight.heading};
  }
  p {
    margin: 0 0 ${token.space.sm};
  }
  .wt-version {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
`;
