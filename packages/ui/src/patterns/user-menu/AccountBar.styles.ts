import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
  white-space: nowrap;

  & > .wt-way {
    display: none;
    align-items: center;
    gap: ${token.space.xxs};
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.xs};
    border-radius: ${token.button.radius};
    color: inherit;
    font-size: ${token.font.size.small};
    text-decoration: none;
  }
  & > .wt-way:hover {
    text-decoration: underline;
  }
  /* The menu arrives a moment later: its place is kept. */
  & > .wt-menu {
    display: inline-flex;
    justify-content: flex-end;
    min-inline-size: 4.25rem;
    min-block-size: ${token.density.control.md};
  }
  @media ${media.desk} {
    & > .wt-way {
      display: inline-flex;
    }
  }
`;
