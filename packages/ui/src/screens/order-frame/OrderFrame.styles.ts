import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding-block: ${token.space.xs} ${token.space.md};

  & > .wt-back {
    display: inline-flex;
    align-items: center;
    gap: ${token.space.xxs};
    min-block-size: ${token.space.xl};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & > .wt-title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.sm};
    min-block-size: ${token.density.control.md};
  }
  & h1 {
    font-size: ${token.font.size.h3};
  }
  & .wt-title > small {
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }

  @media (pointer: coarse) {
    & > .wt-back {
      min-block-size: 2.75rem;
    }
  }
  @media ${media.desk} {
    padding-block: ${token.space.md} ${token.space.lg};
  }
`;
