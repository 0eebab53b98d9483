import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Root = styled.div`
  position: sticky;
  z-index: ${token.z.sticky};
  inset-block-end: var(--wt-shell-bottom, 0px);
  container-type: inline-size;
  margin-inline: calc(-1 * ${token.container.gutter});
  padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
  background: ${token.color.ground.surface};
  box-shadow: ${token.shadow.sticky};
  line-height: ${token.font.lineHeight.ui};

  & > .wt-row {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
  }
  & .wt-remove-selected,
  & .wt-selected {
    display: none;
  }
  & .wt-sum {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & .wt-total {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 ${token.space.xs};
  }
  & .wt-word,
  & .wt-selected {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
    white-space: nowrap;
  }
  & .wt-amount-of-all {
    color: ${token.color.text.price};
  }
  & .wt-saved {
    font-size: ${token.font.size.caption};
    color: ${token.color.text.muted};
    white-space: nowrap;
  }

  @media ${media.tablet} {
    inset-block-end: ${token.space.md};
    margin-inline: 0;
    padding: ${token.space.sm} ${token.space.sm} ${token.space.sm} ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    box-shadow: ${token.shadow.raised};
  }
  @container (min-width: 40rem) {
    & > .wt-row {
      gap: ${token.space.md};
    }
    & .wt-remove-selected {
      display: inline-flex;
    }
    & .wt-sum {
      flex-direction: row;
      align-items: baseline;
      justify-content: flex-end;
      gap: ${token.space.md};
    }
    & .wt-selected {
      display: inline;
      order: -2;
    }
    & .wt-saved {
      order: -1;
      font-size: ${token.font.size.small};
    }
  }
`;
