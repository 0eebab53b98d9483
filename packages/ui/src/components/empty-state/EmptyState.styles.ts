import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.xs};
  padding: ${token.space.xxl} ${token.space.md};
  text-align: center;
  color: ${token.color.text.muted};

  & > .wt-picture {
    display: flex;
    padding: ${token.space.md};
    margin-block-end: ${token.space.xs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.sunken};
    color: ${token.color.text.subtle};
  }
  & > .wt-title {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.heading};
    color: ${token.color.text.default};
    text-wrap: balance;
  }
  & > .wt-words {
    max-inline-size: 28em;
    text-wrap: pretty;
  }
  & > .wt-action {
    margin-block-start: ${token.space.sm};
  }
`;
