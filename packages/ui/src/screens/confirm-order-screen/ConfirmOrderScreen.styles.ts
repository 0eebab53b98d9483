import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};
  align-items: start;

  & > .wt-panel {
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-inline-size: 0;
    padding: ${token.card.padding};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & h2 {
    font-size: ${token.font.size.h5};
  }
  & .wt-panel-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.sm};
    font-size: ${token.font.size.small};
  }
  & dl {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    line-height: ${token.font.lineHeight.ui};
  }
  & dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space.md};
  }
  & dt {
    flex: none;
    color: ${token.color.text.muted};
  }
  & dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & .wt-all {
    padding-block-start: ${token.space.sm};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-all > dd,
  & .wt-due > :last-child {
    color: ${token.color.text.price};
  }
  & .wt-hint {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & > .wt-act {
    position: sticky;
    z-index: ${token.z.sticky};
    inset-block-end: var(--wt-shell-bottom, 0px);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.xs} ${token.space.md};
    margin-inline: calc(-1 * ${token.container.gutter});
    padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
    background: ${token.color.ground.surface};
    box-shadow: ${token.shadow.sticky};
  }
  & > .wt-act > [role='alert'] {
    flex: 1 0 100%;
  }
  & .wt-due > :first-child {
    display: block;
    font-size: ${token.font.size.caption};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto auto 1fr;
    grid-template-areas:
      'buyer summary'
      'courses summary'
      'courses act';
    column-gap: ${token.space.lg};

    & > .wt-panel {
      padding: ${token.space.lg};
    }
    & > .wt-buyer {
      grid-area: buyer;
    }
    & > .wt-buyer > dl {
      flex-direction: row;
      gap: ${token.space.xxl};
    }
    & > .wt-courses {
      grid-area: courses;
    }
    & > .wt-summary {
      grid-area: summary;
    }
    & > .wt-act {
      grid-area: act;
      position: static;
      margin: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }
    & > .wt-act > .wt-due {
      display: none;
    }
    & > .wt-act > button {
      inline-size: 100%;
    }
  }
`;
