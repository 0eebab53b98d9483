import { styled } from 'styled-components';
import { media, token } from '@wutong/ui/tokens';

/** A lane on which a dot runs from one end to the other. */
export const Lane = styled.div`
  display: grid;
  grid-template-columns: 8rem 1fr;
  align-items: center;
  margin-block: ${token.space.sm};
  font-size: ${token.font.size.small};

  > div {
    padding: ${token.space.xxs};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.track};
  }
  i {
    display: block;
    inline-size: ${token.icon.md};
    block-size: ${token.icon.md};
    margin-inline-start: 0;
    border-radius: ${token.radius.full};
    background: ${token.color.ground.primary};
    transition: margin-inline-start ${token.motion.base} ${token.motion.ease};
  }
  &[data-away] i {
    margin-inline-start: calc(100% - ${token.icon.md});
  }
  &[data-speed='fast'] i {
    transition-duration: ${token.motion.fast};
  }
  &[data-speed='slow'] i {
    transition-duration: ${token.motion.slow};
  }
  @media ${media.reducedMotion} {
    i {
      transition: none;
    }
  }
`;
