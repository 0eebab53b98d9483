import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.section`
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};

  & .wt-filter-row {
    display: flex;
    align-items: baseline;
    min-inline-size: 0;
    padding: ${token.space.xxs} ${token.space.sm};
  }
  & .wt-filter-label {
    flex: none;
    inline-size: 4.5em;
    color: ${token.color.text.muted};
  }
  & ul {
    position: relative;
    display: flex;
    flex: 1;
    gap: ${token.space.xxs};
    min-inline-size: 0;
    margin: 0;
    padding: ${token.space.xxs} ${token.space.lg} ${token.space.xxs} ${token.space.xxs};
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
    /* A row that goes on fades out at its edge. */
    mask-image: linear-gradient(to left, transparent, black ${token.space.lg});
  }
  & li {
    flex: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.density.control.sm};
    padding-inline: ${token.space.sm};
    border-radius: ${token.button.radius};
    color: ${token.color.text.default};
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    color: ${token.color.text.link};
    text-decoration: underline;
  }
  & a[aria-current] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
    font-weight: ${token.font.weight.medium};
  }
  & > .wt-order {
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-total {
    min-block-size: 1lh;
    padding: 0 ${token.space.sm} ${token.space.xs};
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media ${media.desk} {
    padding-block-start: ${token.space.xs};

    & .wt-filter-row {
      padding-inline: ${token.space.lg};
    }
    & ul {
      flex-wrap: wrap;
      padding-inline-end: ${token.space.xxs};
      overflow: visible;
      mask-image: none;
    }
    & > .wt-order {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      margin-block-start: ${token.space.xs};
      padding-block: ${token.space.xxs};
    }
    & .wt-total {
      padding: 0 ${token.space.lg};
    }
  }
  @media (pointer: coarse) {
    & a {
      min-block-size: 2.75rem;
    }
  }
`;
