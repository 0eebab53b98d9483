import { styled } from 'styled-components';
import { media, token } from '../../tokens/index.ts';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space.md};
  min-block-size: calc(100dvh - var(--wt-shell-bottom, 0px));
  padding-block-start: ${token.space.xs};

  & > .wt-head {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space.xxs};
  }
  & h1 {
    font-size: ${token.font.size.h3};
  }
  & .wt-tools {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    margin-inline-end: calc(-1 * ${token.space.xs});
  }
  & .wt-tools > :first-child {
    margin-inline-end: auto;
  }
  & legend {
    float: inline-start;
    inline-size: 100%;
    margin-block: ${token.space.sm} ${token.space.md};
    padding: 0;
    font-size: ${token.font.size.h5};
  }
  & fieldset > label {
    clear: both;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    align-items: start;
    gap: ${token.space.xs};
    margin-block-start: ${token.space.xs};
    padding: ${token.space.sm};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.radius.md};
    line-height: ${token.font.lineHeight.ui};
    cursor: pointer;
  }
  & fieldset > label:hover {
    background: ${token.color.ground.hover};
  }
  & fieldset > label:has(:checked) {
    border-color: ${token.color.border.primary};
    background: ${token.color.ground.selected};
  }
  & input {
    inline-size: ${token.icon.tick};
    block-size: ${token.icon.tick};
    margin: calc((1lh - ${token.icon.tick}) / 2) 0 0;
    accent-color: ${token.color.ground.primary};
  }
  & .wt-letter {
    min-inline-size: 1.4em;
    color: ${token.color.text.muted};
  }
  & > .wt-ways {
    position: sticky;
    inset-block-end: var(--wt-shell-bottom, 0px);
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token.space.sm};
    margin-block-start: auto;
    margin-inline: calc(-1 * ${token.container.gutter});
    padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
    background: ${token.color.ground.surface};
    box-shadow: ${token.shadow.sticky};
  }

  @media ${media.tablet} {
    min-block-size: auto;
    padding-block: ${token.space.md} ${token.space.xl};

    & > .wt-sheet {
      padding: ${token.space.lg};
    }
    & > .wt-ways {
      position: static;
      display: flex;
      margin: 0;
      padding: 0;
      background: none;
      box-shadow: none;
    }
  }
`;
