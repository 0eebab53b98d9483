import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-inline-size: 0;
  padding: ${token.card.padding};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};
  line-height: ${token.font.lineHeight.ui};

  & > .wt-figures {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.md} ${token.space.xl};
  }
  & > .wt-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.xs};
  }
  & h3 {
    font-size: ${token.font.size.h5};
  }
  & .wt-views {
    display: inline-flex;
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.button.radius};
  }
  & .wt-views > button {
    min-block-size: ${token.density.control.sm};
    padding-inline: ${token.space.sm};
    border-radius: ${token.button.radius};
    font-size: ${token.font.size.small};
  }
  & .wt-views > [aria-pressed='true'] {
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
  }
  & svg {
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  & .wt-bar,
  & .wt-stripe {
    fill: ${token.color.ground.primary};
  }
  & .wt-stripe-ground {
    fill: ${token.color.ground.primarySoft};
  }
  & text {
    font-size: ${token.font.size.small};
    text-anchor: middle;
    fill: ${token.color.text.muted};
  }
  & .wt-value {
    fill: ${token.color.text.default};
    font-variant-numeric: tabular-nums;
  }
  & .wt-floor {
    stroke: ${token.color.border.strong};
  }
  & .wt-required {
    stroke: ${token.color.border.danger};
    stroke-dasharray: 6 4;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.xxs} ${token.space.md};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & .wt-key::before {
    content: '';
    display: inline-block;
    inline-size: ${token.space.md};
    block-size: ${token.space.sm};
    margin-inline-end: ${token.space.xxs};
    background: ${token.color.ground.primary};
  }
  & .wt-key[data-kind='short']::before {
    background: repeating-linear-gradient(
      45deg, ${token.color.ground.primary} 0 ${token.space.hair}, ${token.color.ground.primarySoft} 0 ${token.space.xxs}
    );
  }
  & .wt-key[data-kind='line']::before {
    block-size: 0;
    margin-block-end: ${token.space.xxs};
    border-block-end: ${token.stroke.thick} dashed ${token.color.border.danger};
    background: none;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${token.space.xs} 0;
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    font-weight: inherit;
    text-align: start;
  }
  & :is(th, td):last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead {
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }

  @media (pointer: coarse) {
    & .wt-views > button {
      min-block-size: 2.75rem;
    }
  }
`;
