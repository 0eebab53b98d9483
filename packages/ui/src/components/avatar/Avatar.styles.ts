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
  & > img,
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & text {
    font-weight: ${token.font.weight.medium};
  }
`;
