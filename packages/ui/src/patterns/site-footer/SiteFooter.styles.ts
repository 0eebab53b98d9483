import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.footer`
  margin-block-start: auto;
  padding-block: ${token.space.xl} ${token.space.lg};
  border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  background: ${token.color.ground.sunken};
  color: ${token.color.text.muted};
  font-size: ${token.font.size.small};

  &[data-variant='association'] {
    border-block-start: ${token.stroke.thick} solid ${token.color.border.primary};
  }
  & > .wt-columns {
    display: flex;
    flex-direction: column;
    gap: ${token.space.lg};
  }
  & .wt-name {
    margin-block-end: ${token.space.xs};
    color: ${token.color.text.default};
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.bold};
  }
  & dl > div {
    display: flex;
    gap: ${token.space.sm};
  }
  & dt {
    flex: none;
    min-inline-size: 4em;
  }
  & nav ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, max-content));
    gap: ${token.space.xxs} ${token.space.xxl};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .wt-hotline > a {
    color: ${token.color.text.default};
    font-size: ${token.font.size.h3};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.heading};
    white-space: nowrap;
  }
  & a,
  & nav button {
    color: inherit;
    text-decoration: none;
  }
  & a:hover,
  & nav button:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & > .wt-legal {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.lg};
    margin-block-start: ${token.space.lg};
    font-size: ${token.font.size.caption};
  }
  @media (pointer: coarse) {
    & nav li > *,
    & > .wt-legal > a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
  }
  @media ${media.tablet} {
    & > .wt-columns {
      flex-direction: row;
      justify-content: space-between;
      gap: ${token.space.xxl};
    }
    & .wt-about {
      max-inline-size: 32rem;
    }
  }
`;
