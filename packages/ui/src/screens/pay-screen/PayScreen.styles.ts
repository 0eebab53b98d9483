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
  & .wt-due {
    display: flex;
    flex-direction: column;
    align-items: center;
    line-height: ${token.font.lineHeight.ui};
    text-align: center;
  }
  & .wt-due > :nth-child(2) {
    color: ${token.color.text.price};
  }
  & .wt-due > :first-child,
  & .wt-left,
  & .wt-meanwhile,
  & .wt-number {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }
  & .wt-meanwhile {
    text-align: center;
    text-wrap: balance;
  }
  & .wt-number {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
  & .wt-actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space.sm};
  }

  @media ${media.tablet} {
    & .wt-channels > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    column-gap: ${token.space.lg};

    & > .wt-panel {
      padding: ${token.space.lg};
    }
  }
`;
