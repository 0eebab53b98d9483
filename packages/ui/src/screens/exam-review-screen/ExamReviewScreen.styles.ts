import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { media, token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  max-inline-size: 52rem;
  margin-inline: auto;
  padding-block: ${token.space.xs} ${token.space.xl};

  & > .wt-head {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.xxs};
  }
  & h1 {
    font-size: ${token.font.size.h3};
  }
  & .wt-exam {
    color: ${token.color.text.muted};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-said {
    ${visuallyHidden}
  }
  & .wt-skeleton {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xl};
  }

  @media ${media.desk} {
    padding-block-start: ${token.space.md};
  }
`;
