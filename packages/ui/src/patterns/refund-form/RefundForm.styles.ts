import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Form = styled.form`
  & .wt-course {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space.md};
  }
  & .wt-course > :first-child {
    flex: 1 1 14em;
  }
  & .wt-courses label > :last-child {
    flex: 1;
  }
  & .wt-price,
  & .wt-due {
    font-weight: ${token.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  & .wt-due {
    font-size: ${token.font.size.h4};
  }
  & .wt-back {
    display: flex;
    flex-direction: column;
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
  }
  & .wt-back > :first-child {
    color: ${token.color.text.default};
  }
  & h3 {
    font-size: ${token.font.size.body};
  }
  & .wt-next {
    display: flex;
    flex-direction: column;
    gap: ${token.space.xs};
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.muted};
    counter-reset: step;
  }
  & .wt-next > li {
    position: relative;
    padding-inline-start: ${token.space.lg};
    counter-increment: step;
  }
  & .wt-next > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin-block-start: calc((1lh - ${token.icon.tick}) / 2);
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.radius.full};
    font-size: ${token.font.size.caption};
    line-height: calc(${token.icon.tick} - 2 * ${token.stroke.thin});
    text-align: center;
  }
`;
