import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Block = styled.section`
  margin-block-start: ${token.density.section};

  & > .wt-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.md};
    margin-block-end: ${token.space.md};
  }
  & > .wt-head > .wt-waiting {
    inline-size: 8em;
    font-size: ${token.font.size.h4};
    line-height: ${token.font.lineHeight.heading};
  }
  & > .wt-head > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & > .wt-head > a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
`;
