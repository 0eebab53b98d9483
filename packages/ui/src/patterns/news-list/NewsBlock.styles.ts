import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { token } from '../../tokens/index.ts';

export const Root = styled(Card)`
  & > .wt-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.md};
    margin-block-end: ${token.space.xs};
  }
  & > .wt-head > h2 {
    font-size: ${token.font.size.h5};
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
  & > .wt-none {
    padding-block: ${token.space.lg};
    color: ${token.color.text.muted};
    text-align: center;
  }
`;
