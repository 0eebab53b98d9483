import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

/** What the card's layout measures itself by. */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-template-areas:
    'cover main'
    'way way'
    'go go';
  gap: ${token.space.sm};
  align-items: start;
  line-height: ${token.font.lineHeight.ui};

  & > .wt-cover {
    grid-area: cover;
  }
  & > .wt-main {
    grid-area: main;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
  }
  & .wt-name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    text-wrap: wrap;
  }
  & .wt-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.sm};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & > .wt-way {
    grid-area: way;
    min-inline-size: 0;
  }
  & > .wt-way > div > span {
    min-inline-size: 2.6em;
    text-align: end;
  }
  & .wt-standing {
    min-block-size: 1lh;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & > .wt-go {
    grid-area: go;
  }

  @container (min-width: 36rem) {
    grid-template-columns: 10rem minmax(0, 1fr) auto;
    grid-template-areas:
      'cover main go'
      'cover way go';
    column-gap: ${token.space.lg};

    & > .wt-go {
      align-self: center;
    }
  }
  @container (min-width: 56rem) {
    grid-template-columns: 10rem minmax(0, 1fr) 14rem auto;
    grid-template-areas: 'cover main way go';
    align-items: center;
  }
`;
