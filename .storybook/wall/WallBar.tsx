import type { WallScreen } from './screens.ts';
import { Bar } from './wall.styles.ts';
import type { WallChoice, WallProps } from './wall-props.ts';

interface WallBarProps extends WallProps {
  screens: readonly WallScreen[];
  /** The states to choose from; left out where the wall shows them all. */
  states?: readonly string[] | undefined;
  /** Left out where the wall shows every screen. */
  withScreens?: boolean;
}

const WIDTHS: readonly WallChoice['width'][] = [360, 768, 1440];
const SCHEMES: readonly WallChoice['scheme'][] = ['light', 'dark', 'both'];

/** What stands above a wall: which screen, in which state, how wide, in which scheme. */
export function WallBar({ screens, states, withScreens = true, screen, state, width, scheme, whole, onChange }: WallBarProps) {
  return (
    <Bar lang="en">
      {withScreens && (
        <label>
          Screen
          <select value={screen} onChange={(event) => onChange({ screen: event.target.value })}>
            {screens.map(({ title }) => <option key={title} value={title}>{title.replace('/', ' / ')}</option>)}
          </select>
        </label>
      )}
      {states && (
        <label>
          State
          <select value={state} onChange={(event) => onChange({ state: event.target.value })}>
            {states.map((name) => <option key={name}>{name}</option>)}
          </select>
        </label>
      )}
      <label>
        Width
        <select value={width} onChange={(event) => onChange({ width: WIDTHS.find((each) => String(each) === event.target.value) ?? 1440 })}>
          {WIDTHS.map((each) => <option key={each} value={each}>{each} px</option>)}
        </select>
      </label>
      <label>
        Scheme
        <select value={scheme} onChange={(event) => onChange({ scheme: SCHEMES.find((each) => each === event.target.value) ?? 'light' })}>
          {SCHEMES.map((each) => <option key={each}>{each}</option>)}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={whole} onChange={(event) => onChange({ whole: event.target.checked })} />
        Whole pages
      </label>
    </Bar>
  );
}
