import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

/** Main: a quiet strip of paper. Association: a band in the brand's colour that carries the account. */
export const Root = styled.nav`
  display: none;
  background: ${token.color.ground.sunken};
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};

  @media ${media.desk} {
    display: block;
  }
  & .wt-row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.lg};
    min-block-size: 2.25rem;
  }
  & .wt-greeting {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .wt-side,
  & .wt-links {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token.space.lg};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .wt-links > li > * {
    color: inherit;
    text-decoration: none;
  }
  & .wt-links > li > :hover {
    text-decoration: underline;
  }
  &[data-variant='association'] {
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
  }
  &[data-variant='association'] .wt-row {
    min-block-size: 3rem;
  }
  &[data-variant='association'] .wt-account button:hover,
  &[data-variant='association'] .wt-account button[aria-expanded='true'] {
    background: ${token.color.ground.primaryHover};
  }
  &[data-variant='association'] .wt-account button[data-variant='secondary'] {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  &[data-variant='association'] :focus-visible {
    outline-color: currentColor;
  }
`;
