import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const PanelRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-inline-size: 0;
  padding: ${token.card.padding};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};

  & > .wt-panel-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
  & > .wt-panel-head > h2 {
    font-size: ${token.font.size.h5};
  }
  & > .wt-panel-head > :not(h2) {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }

  @media ${media.desk} {
    padding: ${token.space.lg};
  }
`;

export const ColumnsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};
  align-items: start;

  & > .wt-main,
  & > .wt-summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & > .wt-act {
    position: sticky;
    z-index: ${token.z.sticky};
    inset-block-end: var(--wt-shell-bottom, 0px);
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.md};
    margin-inline: calc(-1 * ${token.container.gutter});
    padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
    background: ${token.color.ground.surface};
    box-shadow: ${token.shadow.sticky};
  }
  & > .wt-act > :last-child {
    flex: 1;
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    grid-template-areas:
      'main summary'
      'main act';
    column-gap: ${token.space.lg};

    & > .wt-main {
      grid-area: main;
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
  }
`;
