import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  min-inline-size: 0;
  min-block-size: ${token.density.control.md};
  padding-inline: ${token.space.xs};
  border-radius: ${token.button.radius};
  line-height: ${token.font.lineHeight.ui};

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.ground.sunken};
  }
`;

export const List = styled.div`
  z-index: ${token.z.overlay};
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 90vw);
  padding: ${token.space.xxs};
  border: ${token.stroke.thin} solid ${token.color.border.default};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.raised};
  color: ${token.color.text.default};
  box-shadow: ${token.shadow.overlay};
  overflow: auto;
  outline: none;

  & > .wt-header {
    padding: ${token.space.xs} ${token.space.sm};
    margin-block-end: ${token.space.xxs};
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    font-size: ${token.font.size.small};
    color: ${token.color.text.muted};
  }
  & [role='menu'] {
    outline: none;
  }
  & .wt-item {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    min-block-size: ${token.density.control.md};
    padding-inline: ${token.space.sm};
    border-radius: ${token.radius.sm};
    color: ${token.color.text.default};
    line-height: ${token.font.lineHeight.ui};
    text-decoration: none;
    cursor: pointer;
    outline: none;
  }
  & .wt-item[data-focused] {
    background: ${token.color.ground.primarySoft};
    color: ${token.color.text.onPrimarySoft};
  }
  & .wt-item[data-focus-visible] {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: calc(-1 * ${token.stroke.ring});
  }
`;
