import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.small};
  line-height: ${token.font.lineHeight.ui};

  & > li {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space.xxs};
    min-inline-size: 0;
    padding-inline: ${token.space.xxs};
    text-align: center;
    color: ${token.color.text.muted};
  }
  & > li + li::before {
    content: '';
    position: absolute;
    inset-block-start: ${token.space.md};
    inset-inline: calc(-50% + ${token.space.lg}) calc(50% + ${token.space.lg});
    border-block-start: ${token.stroke.thin} solid ${token.color.border.strong};
  }
  & > li:not([data-state='ahead'])::before {
    border-color: ${token.color.border.primary};
  }
  & .wt-mark {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token.space.xl};
    block-size: ${token.space.xl};
    border: ${token.stroke.thin} solid ${token.color.border.control};
    border-radius: ${token.radius.full};
    background: ${token.color.ground.surface};
    font-variant-numeric: tabular-nums;
  }
  & > [data-state='done'] .wt-mark {
    border-color: ${token.color.border.primary};
    color: ${token.color.text.link};
  }
  & > [data-state='current'] {
    color: ${token.color.text.default};
    font-weight: ${token.font.weight.medium};
  }
  & > [data-state='current'] .wt-mark {
    border-color: transparent;
    background: ${token.color.ground.primary};
    color: ${token.color.text.onPrimary};
  }
`;
