import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space.xs} ${token.space.lg};
  font-size: ${token.font.size.small};

  & > h2 {
    flex: none;
    font-size: ${token.font.size.small};
    line-height: ${token.space.xl};
  }
  & > ul {
    flex: 1 1 20em;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xs} ${token.space.lg};
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.space.xl};
    color: ${token.color.text.muted};
    text-decoration: none;
  }
  & a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & img {
    block-size: ${token.space.xl};
    inline-size: auto;
    max-inline-size: 10rem;
    padding: ${token.space.xxs};
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.paperWhite};
    object-fit: contain;
  }
  @media (pointer: coarse) {
    & a {
      min-block-size: 2.75rem;
    }
  }
`;
