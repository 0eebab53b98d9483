import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Shortcuts = styled.nav`
  margin-block-start: ${token.space.md};

  & > ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space.sm} ${token.space.xs};
    margin: 0;
    padding: ${token.space.md} ${token.space.xs};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
    list-style: none;
  }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.xxs};
    color: ${token.color.text.default};
    font-size: ${token.font.size.caption};
    line-height: ${token.font.lineHeight.ui};
    text-align: center;
    text-decoration: none;
  }
  & .wt-tile {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    aspect-ratio: auto;
    border-radius: ${token.radius.lg};
  }
  & .wt-every {
    display: flex;
    align-items: center;
    justify-content: center;
    background: ${token.color.ground.sunken};
    color: ${token.color.text.muted};
  }
  @media ${media.desk} {
    display: none;
  }
`;
