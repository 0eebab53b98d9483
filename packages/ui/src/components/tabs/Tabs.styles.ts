import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Root = styled.div`
  min-inline-size: 0;

  & > .wt-list {
    display: flex;
    gap: ${token.space.lg};
    overflow-x: auto;
    scrollbar-width: none;
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
  }
  & > .wt-list > button {
    flex: none;
    position: relative;
    padding-block: ${token.space.xs};
    color: ${token.color.text.muted};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.lineHeight.ui};
    white-space: nowrap;
  }
  & > .wt-list > button:focus-visible {
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
  & > .wt-list > button:hover {
    color: ${token.color.text.default};
  }
  & > .wt-list > button[aria-selected='true'] {
    color: ${token.color.text.link};
  }
  & > .wt-list > button[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: ${token.stroke.thick} solid ${token.color.border.primary};
  }
  &[data-full] > .wt-list {
    gap: 0;
  }
  &[data-full] > .wt-list > button {
    flex: 1;
    text-align: center;
  }
  & > .wt-panel {
    padding-block-start: ${token.space.md};
  }
  @media (pointer: coarse) {
    & > .wt-list > button {
      min-block-size: 2.75rem;
    }
  }
`;
