import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.aside`
  display: none;
  position: fixed;
  z-index: ${token.z.sticky};
  inset-inline-end: ${token.space.md};
  inset-block-end: ${token.space.huge};
  inline-size: 4rem;
  flex-direction: column;
  align-items: stretch;
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  /* Twice, so that a button of the panel looks like its links, whichever styles came first. */
  & > .wt-way.wt-way {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.xxs};
    padding: ${token.space.sm} ${token.space.xxs};
    border: 0;
    border-radius: 0;
    background: none;
    color: ${token.color.text.muted};
    font-size: ${token.font.size.caption};
    line-height: ${token.font.lineHeight.ui};
    text-align: center;
    text-decoration: none;
  }
  & > .wt-way:hover,
  & > .wt-way[aria-expanded='true'] {
    color: ${token.color.text.link};
  }
  & > .wt-way.wt-way + .wt-way {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & > .wt-way:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & > .wt-top {
    inline-size: 100%;
    border-width: ${token.stroke.thin} 0 0;
    border-color: ${token.color.border.default};
    border-radius: 0 0 ${token.card.radius} ${token.card.radius};
    background: none;
  }
  @media ${media.wide} {
    display: flex;
  }
`;
