import { styled } from 'styled-components';
import { Card } from '../../components/card/index.ts';
import { media, token } from '../../tokens/index.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  block-size: 100%;

  & > .wt-who {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    min-inline-size: 0;
  }
  & .wt-name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${token.font.size.body};
  }
  & .wt-note {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & .wt-hours {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
  }
  & .wt-sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space.xs};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & .wt-sum > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .wt-sum b {
    font-size: ${token.font.size.h3};
    line-height: ${token.font.lineHeight.heading};
    color: ${token.color.text.default};
  }
  & > .wt-last {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xxs};
    padding-block-start: ${token.space.sm};
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & > .wt-last > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .wt-reasons {
    display: none;
    flex-direction: column;
    gap: ${token.space.sm};
    margin: 0;
    padding: ${token.space.md} 0 0;
    border-block-start: ${token.stroke.thin} solid ${token.color.border.default};
    list-style: none;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
  }
  & > .wt-reasons > li {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
  }
  & > .wt-reasons [aria-hidden] {
    color: ${token.color.text.link};
  }
  @media ${media.tablet} {
    & > .wt-reasons {
      display: flex;
    }
  }
  & > .wt-ways {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    margin-block-start: auto;
  }
`;
