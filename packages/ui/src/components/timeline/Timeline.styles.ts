import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: ${token.font.lineHeight.ui};

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: ${token.space.lg} minmax(0, 1fr);
    gap: ${token.space.sm};
    padding-block-end: ${token.space.md};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${token.space.lg} 0;
    inset-inline-start: calc(${token.space.sm} - ${token.stroke.thin} / 2);
    inline-size: ${token.stroke.thin};
    background: ${token.color.border.strong};
  }
  & .wt-sign {
    display: grid;
    place-items: center;
    inline-size: ${token.space.lg};
    block-size: ${token.space.lg};
    color: ${token.color.text.subtle};
  }
  & .wt-title {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space.xs};
    font-weight: ${token.font.weight.medium};
  }
  & .wt-status,
  & .wt-time,
  & .wt-words {
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.regular};
  }
  & .wt-time {
    color: ${token.color.text.muted};
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='info'] :is(.wt-sign, .wt-status) {
    color: ${token.color.text.info};
  }
  & [data-tone='success'] :is(.wt-sign, .wt-status) {
    color: ${token.color.text.success};
  }
  & [data-tone='warning'] :is(.wt-sign, .wt-status) {
    color: ${token.color.text.warning};
  }
  & [data-tone='danger'] :is(.wt-sign, .wt-status) {
    color: ${token.color.text.danger};
  }
`;
