import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radius.md};
  background: ${token.color.ground.sunken};

  &[data-square-corners] {
    border-radius: 0;
  }
  & > img,
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-scheme='dark'] & > svg {
    filter: brightness(0.78);
  }
  @media (prefers-color-scheme: dark) {
    [data-scheme='auto'] & > svg {
      filter: brightness(0.78);
    }
  }
`;
