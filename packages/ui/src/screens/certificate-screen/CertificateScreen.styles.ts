import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Around = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  max-inline-size: 190mm;
  margin-inline: auto;
  padding-block: ${token.space.md} ${token.space.lg};

  & > .wt-tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${token.space.xs};
  }
  & > .wt-tools > p {
    flex: 1 1 100%;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & > .wt-tools > :is(a, button) {
    flex: 1 0 auto;
  }

  @media ${media.tablet} {
    & > .wt-tools > p {
      flex: 1;
    }
    & > .wt-tools > :is(a, button) {
      flex: none;
    }
  }
`;
