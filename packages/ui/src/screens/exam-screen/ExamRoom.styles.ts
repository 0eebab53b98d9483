import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/visually-hidden/index.ts';
import { token } from '../../tokens/index.ts';

/** How much of the window the bar takes; what sticks below it, and where a jump lands, keep that distance. */
const barNarrow = '6.5rem';
const barWide = '4rem';

export const Room = styled.div`
  --wt-room-bar: ${barNarrow};

  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--wt-shell-bottom, 0px));
  line-height: ${token.font.lineHeight.ui};

  & .wt-said {
    ${visuallyHidden}
  }
  & .wt-question {
    scroll-margin-block-start: calc(var(--wt-room-bar) + ${token.space.md});
  }
  & > .wt-bar {
    position: sticky;
    z-index: ${token.z.sticky};
    inset-block-start: 0;
    padding: ${token.space.xs} max(${token.container.gutter}, env(safe-area-inset-left));
    border-block-end: ${token.stroke.thin} solid ${token.color.border.default};
    background: ${token.color.ground.surface};
  }
  & .wt-bar-inner {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas:
      'name saving saving'
      'timer timer submit';
    align-items: center;
    gap: ${token.space.xs};
  }
  & h1 {
    grid-area: name;
    overflow: hidden;
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    text-overflow: ellipsis;
    text-wrap: nowrap;
  }
  & .wt-saving {
    grid-area: saving;
    justify-self: end;
  }
  & .wt-timer {
    grid-area: timer;
    justify-self: start;
  }
  &:not([data-wide]) .wt-timer[data-notice] .wt-label {
    ${visuallyHidden}
  }
  & .wt-submit {
    grid-area: submit;
  }
  & > .wt-floor {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${token.space.md};
    min-inline-size: 0;
  }
  & .wt-closing {
    margin: ${token.space.md} ${token.container.gutter} 0;
  }

  & .wt-one {
    flex: 1;
    padding: ${token.space.sm} ${token.container.gutter} ${token.space.xl};
  }
  & .wt-ways {
    position: sticky;
    z-index: ${token.z.sticky};
    inset-block-end: var(--wt-shell-bottom, 0px);
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: ${token.space.xs};
    padding: ${token.space.xs} ${token.container.gutter} calc(${token.space.xs} + env(safe-area-inset-bottom));
    background: ${token.color.ground.surface};
    box-shadow: ${token.shadow.sticky};
  }
  & .wt-ways > button {
    min-block-size: ${token.density.control.lg};
    padding-inline: ${token.space.xs};
  }

  &[data-wide] {
    --wt-room-bar: ${barWide};
  }
  &[data-wide] > .wt-bar {
    padding-block: ${token.space.sm};
  }
  &[data-wide] .wt-bar-inner {
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    grid-template-areas: 'name saving timer submit';
    gap: ${token.space.lg};
    max-inline-size: ${token.container.page};
    margin-inline: auto;
  }
  &[data-wide] h1 {
    font-size: ${token.font.size.h5};
    font-weight: ${token.font.weight.bold};
  }
  &[data-wide] .wt-submit {
    min-inline-size: 7rem;
  }
  &[data-wide] > .wt-floor {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 18.5rem;
    align-items: start;
    align-content: start;
    gap: ${token.space.lg};
    inline-size: 100%;
    max-inline-size: calc(${token.container.page} + 2 * ${token.container.gutter});
    margin-inline: auto;
    padding: ${token.space.lg} ${token.container.gutter} ${token.space.xxl};
  }
  &[data-wide] .wt-closing {
    grid-column: 1 / -1;
    margin: 0;
  }
  &[data-wide] .wt-card {
    position: sticky;
    inset-block-start: calc(var(--wt-room-bar) + ${token.space.lg});
    max-block-size: calc(100dvh - var(--wt-room-bar) - 2 * ${token.space.lg});
    padding: ${token.card.padding};
    border: ${token.stroke.thin} solid ${token.color.border.default};
    border-radius: ${token.card.radius};
    background: ${token.color.ground.surface};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
