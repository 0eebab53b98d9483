import { styled } from 'styled-components';
import { token } from '../../tokens/index.ts';

export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space.xxs};
  padding: ${token.space.lg} ${token.space.md};
  border: ${token.stroke.thin} dashed ${token.color.border.control};
  border-radius: ${token.card.radius};
  background: ${token.color.ground.surface};
  color: ${token.color.text.muted};
  line-height: ${token.font.lineHeight.ui};
  text-align: center;
  transition: border-color ${token.motion.fast} ${token.motion.ease}, background-color ${token.motion.fast} ${token.motion.ease};

  /* The native box covers the whole area: pressing, dropping and the keyboard are the platform's. */
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > input::file-selector-button {
    cursor: pointer;
  }
  &:hover,
  &[data-over] {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.hover};
  }
  &[data-over] {
    border-style: solid;
    background: ${token.color.ground.primarySoft};
  }
  &:has(> input:focus-visible) {
    outline: ${token.stroke.ring} solid ${token.color.border.focus};
    outline-offset: ${token.stroke.ringOffset};
  }
  &[data-invalid] {
    border-color: ${token.color.border.danger};
  }
  & strong {
    font-weight: ${token.font.weight.medium};
    color: ${token.color.text.link};
  }
  & .wt-drop {
    display: none;
    margin-inline-start: ${token.space.xxs};
  }
  & .wt-rule {
    font-size: ${token.font.size.small};
  }
  @media (hover: hover) {
    & .wt-drop {
      display: inline;
    }
  }
  &[data-disabled],
  &[data-disabled]:hover {
    border-color: ${token.color.border.default};
    background: ${token.color.ground.disabled};
    color: ${token.color.text.muted};
  }
  &[data-disabled] > input {
    cursor: not-allowed;
  }
  &[data-disabled] strong {
    color: inherit;
  }
  & + .wt-refused ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & + .wt-refused {
    font-size: ${token.font.size.small};
    line-height: ${token.font.lineHeight.ui};
    color: ${token.color.text.danger};
  }
`;

export const Files = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space.xs};
  margin-block-start: ${token.space.xxs};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space.sm};
    padding: ${token.space.xs};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.md};
    background: ${token.color.ground.surface};
  }
  & > li[data-status='failed'] {
    border-color: ${token.color.border.danger};
  }
  & > li > button:not(:last-child) {
    margin-inline-end: calc(-1 * ${token.space.xs});
  }
  & .wt-thumbnail {
    display: flex;
    align-items: center;
    justify-content: center;
    flex: none;
    inline-size: ${token.space.xxl};
    block-size: ${token.space.xxl};
    border-radius: ${token.radius.sm};
    background: ${token.color.ground.sunken};
    color: ${token.color.text.muted};
    overflow: hidden;
  }
  & .wt-thumbnail > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & .wt-about {
    flex: 1;
    min-inline-size: 0;
    line-height: ${token.font.lineHeight.ui};
  }
  & .wt-name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .wt-said {
    display: flex;
    gap: ${token.space.xxs};
    font-size: ${token.font.size.small};
    font-variant-numeric: tabular-nums;
    color: ${token.color.text.muted};
  }
  & .wt-said > [aria-hidden] {
    margin-block-start: ${token.space.hair};
    color: ${token.color.text.success};
  }
  & > li[data-status='failed'] .wt-said,
  & > li[data-status='failed'] .wt-said > [aria-hidden] {
    color: ${token.color.text.danger};
  }
  @media (pointer: coarse) {
    & > li > button {
      inline-size: ${token.density.control.lg};
      block-size: ${token.density.control.lg};
    }
  }
`;
