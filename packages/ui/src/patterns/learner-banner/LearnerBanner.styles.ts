import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { token } from '../../tokens/index.ts';
import { oneLine } from '../shared/index.ts';

/** Who it is at the start, the figures at the end; below each other where the card itself is narrow. */
export const Root = styled(Card)`
  container-type: inline-size;

  & > .wt-inside {
    display: grid;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-words {
    min-inline-size: 0;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-name {
    ${oneLine}
    font-size: ${token.font.size.h4};
  }
  & .wt-facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.xs};
    margin-block-start: ${token.space.xxs};
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
  }
  & .wt-figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    gap: ${token.space.sm} 0;
    padding-block-start: ${token.space.md};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
    text-align: center;
  }
  & .wt-figures > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-inline-size: 0;
    padding-inline: ${token.space.xxs};
  }
  & .wt-figures dt {
    color: ${token.color.text.muted};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-figures dd {
    font-size: ${token.font.size.h3};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${token.font.lineHeight.heading};
    white-space: nowrap;
  }
  @container (min-width: 50rem) {
    & > .wt-inside {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${token.space.xl};
      padding: ${token.space.xs};
    }
    & .wt-who {
      grid-template-columns: auto minmax(0, auto) auto;
      justify-content: start;
      gap: ${token.space.lg};
    }
    & .wt-figures {
      grid-auto-flow: column;
      grid-auto-columns: minmax(6rem, auto);
      grid-template-columns: none;
      padding-block-start: 0;
      border: 0;
    }
    & .wt-figures > div + div {
      border-inline-start: ${token.stroke.thin} solid ${token.color.border.default};
    }
  }
  @media (pointer: coarse) {
    & .wt-info {
      min-block-size: 2.75rem;
    }
  }
`;
