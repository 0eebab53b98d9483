import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: ${token.density.control.md};
  block-size: ${token.density.control.md};
  border-radius: ${token.radius.full};
  overflow: hidden;
  background: ${token.color.ground.sunken};

  &[data-size='sm'] {
    inline-size: ${token.space.xl};
    block-size: ${token.space.xl};
  }
  &[data-size='lg'] {
    inline-size: ${token.space.huge};
    block-size: ${token.space.huge};
  }
  &[data-shape='square'] {
    border-radius: ${token.radius.md};
  }
  &[data-shape='square'] > img {
    object-fit: contain;
    background: ${token.color.ground.paperWhite};
  }
  & > img,
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-scheme='dark'] & > svg {
    filter: brightness(0.85);
  }
  @media (prefers-color-scheme: dark) {
    [data-scheme='auto'] & > svg {
      filter: brightness(0.85);
    }
  }
  & text {
    font-weight: ${token.font.weight.medium};
  }
`;
