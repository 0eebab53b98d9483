import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${token.space.sm};
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};

  & > header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token.space.sm};
  }
  & h2 {
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
  }
  & > header p,
  & dt {
    color: ${token.color.text.muted};
  }
  & > header > :last-child {
    flex: none;
  }
  & > dl {
    display: grid;
    gap: ${token.space.xxs} ${token.space.lg};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: ${token.space.xs};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block-start: ${token.space.sm};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-over {
    display: flex;
    align-items: baseline;
    gap: ${token.space.xs};
  }
  & .wt-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xs};
    margin-inline-start: auto;
  }

  @media (pointer: coarse) {
    & .wt-actions > :is(a, button) {
      min-block-size: 2.75rem;
    }
  }
  @container (min-width: 40rem) {
    & > dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
