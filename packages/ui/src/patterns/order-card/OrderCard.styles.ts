import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  container-type: inline-size;
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};
  font-variant-numeric: tabular-nums;

  & > header,
  & > footer {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.xs} ${token.space.md};
    padding: ${token.space.sm} ${token.card.padding};
  }
  & > header {
    align-items: flex-start;
    background: ${token.color.ground.sunken};
    color: ${token.color.text.muted};
  }
  & .wt-which {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-num {
    font-size: inherit;
    font-weight: inherit;
    line-height: inherit;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.xs};
  }
  & > header > :last-child {
    flex: none;
  }
  & > .wt-order {
    padding: ${token.space.sm} ${token.card.padding} ${token.space.md};
    font-size: ${token.font.size.body};
  }
  & > .wt-more {
    display: block;
    padding: 0 ${token.card.padding} ${token.space.md};
  }
  & > footer {
    flex-direction: column;
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 ${token.space.sm};
    color: ${token.color.text.muted};
  }
  & .wt-total {
    display: inline-flex;
    align-items: baseline;
    gap: ${token.space.xs};
    color: ${token.color.text.default};
  }
  & .wt-refused {
    color: ${token.color.text.danger};
  }
  & .wt-left {
    flex-basis: 100%;
    color: ${token.color.text.warning};
    text-align: end;
  }

  @container (min-width: 40rem) {
    & > header,
    & > footer {
      align-items: center;
      padding-inline: ${token.space.lg};
    }
    & > .wt-order,
    & > .wt-more {
      padding-inline: ${token.space.lg};
    }
    & > footer {
      flex-direction: row;
    }
    & .wt-sum {
      justify-content: flex-start;
    }
    & .wt-left {
      flex-basis: auto;
    }
  }
`;
