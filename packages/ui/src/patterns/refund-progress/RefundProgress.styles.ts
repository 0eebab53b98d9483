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
    border-inline-start: ${token.stroke.thin} solid ${token.color.border.strong};
  }
  & > li:has(+ [data-state='ahead'])::before {
    border-inline-start-style: dashed;
  }
  & .wt-mark {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token.space.lg};
    block-size: ${token.space.lg};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.surface};
  }
  & > [data-state='done'] > .wt-mark {
    border-color: transparent;
    background: ${token.color.ground.successSoft};
    color: ${token.color.text.success};
  }
  & > [data-state='failed'] > .wt-mark {
    border-color: transparent;
    background: ${token.color.ground.dangerSoft};
    color: ${token.color.text.danger};
  }
  & > [data-state='current'] > .wt-mark {
    border: calc(3 * ${token.stroke.thick}) solid ${token.color.border.primary};
  }
  & .wt-what {
    font-weight: ${token.font.weight.medium};
  }
  & > [data-state='ahead'] .wt-what {
    font-weight: ${token.font.weight.regular};
    color: ${token.color.text.muted};
  }
  & time,
  & .wt-said {
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & > [data-state='failed'] .wt-said {
    color: ${token.color.text.default};
  }
`;
