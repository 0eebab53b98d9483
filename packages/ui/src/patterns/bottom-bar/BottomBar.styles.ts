import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.nav`
  position: fixed;
  z-index: ${token.z.sticky};
  inset-inline: 0;
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  background: ${token.color.ground.surface};

  & > ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a,
  & button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token.space.hair};
    inline-size: 100%;
    block-size: 3.5rem;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.caption};
    line-height: ${token.font.lineHeight.flat};
    text-decoration: none;
  }
  & a[aria-current] {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.bold};
  }
  & :focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & .wt-shape {
    position: relative;
    display: flex;
  }
  & .wt-shape > :nth-child(2) {
    position: absolute;
    inset-block-start: calc(-1 * ${token.space.xxs});
    inset-inline-start: 60%;
  }
  @media ${media.tablet} {
    display: none;
  }
`;
