import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';
import { Anchor } from './Anchor.tsx';

export const Root = styled(Anchor)`
  color: ${token.color.text.link};
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  border-radius: ${token.radius.sm};
  transition: color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    color: ${token.color.text.linkHover};
    text-decoration-thickness: ${token.stroke.thick};
  }
  &[data-look='plain'] {
    text-decoration: none;
  }
  &[data-look='plain']:hover {
    text-decoration: underline;
  }
  &[data-look='quiet'] {
    color: inherit;
    text-decoration: none;
  }
  &[data-look='quiet']:hover {
    color: ${token.color.text.link};
  }
`;
