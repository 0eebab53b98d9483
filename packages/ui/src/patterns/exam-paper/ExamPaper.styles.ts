import { styled } from 'styled-components';
import { lightRows } from '../../components/long-list/index.ts';
import { token } from '../../tokens/index.ts';
import { questionCss } from '../exam-question/index.ts';

export const Root = styled.div`
  ${questionCss}

  display: flex;
  flex-direction: column;
  gap: ${token.space.lg};
  min-inline-size: 0;

  & > section {
    --wt-row-size: 14rem;
    ${lightRows}

    min-inline-size: 0;
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
  }
  & .wt-section {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token.space.xxs} ${token.space.sm};
    padding: ${token.space.md} ${token.space.lg};
  }
  & .wt-section > h2 {
    font-size: ${token.font.size.h5};
  }
  & .wt-section > p,
  & > .wt-none {
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & .wt-question {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    grid-template-areas:
      'no stem aside'
      '. body body';
    padding: ${token.space.md} ${token.space.lg} ${token.space.lg};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & .wt-question[data-current] {
    box-shadow: inset ${token.space.xxs} 0 0 ${token.color.border.primary};
  }
  & .wt-question > header {
    display: contents;
  }
  & .wt-no {
    grid-area: no;
    font-size: ${token.font.size.body};
    line-height: ${token.font.lineHeight.body};
  }
  & .wt-about {
    display: none;
  }
  & .wt-stem {
    grid-area: stem;
    margin: 0;
  }
  & .wt-mark {
    grid-area: aside;
    align-self: start;
    margin-inline-start: ${token.space.md};
  }
  & .wt-choices,
  & .wt-blanks {
    grid-area: body;
  }
`;
