import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  line-height: ${token.font.lineHeight.ui};

  & p {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
    text-align: center;
  }
  & > .wt-here {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.xs};
  }
  & .wt-open {
    inline-size: 100%;
    block-size: ${token.density.control.lg};
  }
  & .wt-turn {
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }
  & [aria-expanded='true'] .wt-turn {
    transform: rotate(180deg);
  }
  & > .wt-scan {
    display: none;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.sm};
  }
  & > .wt-scan[data-shown] {
    display: flex;
  }
  & .wt-scan > :first-child {
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.md};
  }
  & .wt-square {
    inline-size: calc(3 * ${token.space.huge});
    block-size: calc(3 * ${token.space.huge});
  }

  @media ${media.tablet} {
    & > .wt-here {
      display: none;
    }
    & > .wt-scan {
      display: flex;
    }
  }
`;
