import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.nav`
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  color: ${token.color.text.muted};

  & > ol {
    display: flex;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    flex: none;
    min-inline-size: 0;
  }
  & li:last-child {
    flex: 0 1 auto;
  }
  & li > [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token.color.text.default};
  }
  & li + li::before {
    content: '';
    flex: none;
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.7em 0.8em;
    border: solid ${token.color.text.subtle};
    border-width: ${token.stroke.thin} ${token.stroke.thin} 0 0;
    transform: rotate(45deg);
  }
  & a {
    color: inherit;
    text-decoration: none;
    padding-block: ${token.space.hair};
    white-space: nowrap;
  }
  & a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    & a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
  }
`;
