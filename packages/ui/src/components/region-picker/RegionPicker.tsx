import type { CSSProperties, Ref } from 'react';
import { DEFAULT_REGION } from '@wutong/domain';
import type { Region, RegionPath } from '@wutong/domain';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { RegionLevel } from './RegionLevel.tsx';
import { Levels } from './RegionPicker.styles.ts';
import { useRegionLevels } from './use-region-levels.ts';
import type { LoadRegions } from './use-region-levels.ts';

export interface RegionPickerProps extends Omit<FieldTexts, 'label'> {
  /** 所在地区 where nothing else is said. */
  label?: string | undefined;
  /** Answers the regions under a parent, `00` for the provinces (spec section 9). */
  load: LoadRegions;
  /** Codes from the province down: `['32', '3209', '320902']`; shorter while the choice is not finished. */
  value?: RegionPath | undefined;
  /** Where it stands at first: `['32', '3209']` (spec section 9). */
  defaultValue?: RegionPath | undefined;
  /** Hears of every step, with the chosen regions by name as far as they are known. */
  onChange?: ((path: RegionPath, regions: readonly Region[]) => void) | undefined;
  /** How deep the choice goes: provinces alone, to cities, or to districts. */
  depth?: 1 | 2 | 3 | undefined;
  /** The form field's name; it carries the deepest code. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Province, city and district, each list fetched when the one before it is chosen. Native lists, so phones roll them. */
export function RegionPicker({
  label, load, value: given, defaultValue = DEFAULT_REGION, onChange, depth = 3, name, disabled = false, ref, ...field
}: RegionPickerProps) {
  const words = useInputsWording().region;
  const [path, setPath] = useControlled(given, defaultValue);
  const { levels, regionOf, retry } = useRegionLevels(path, depth, load);
  const names = [words.level1, words.level2, words.level3];
  const choose = (place: number, code: string): void => {
    const next = [...path.slice(0, place), ...(code === '' ? [] : [code])];
    setPath(next);
    onChange?.(next, next.flatMap((one) => regionOf(one) ?? []));
  };
  // A city without districts ends the choice: an empty list is no level.
  const shown = levels.filter(({ state }) => state.status !== 'ready' || state.regions.length > 0);
  return (
    <Field group label={label ?? words.label} {...field}>
      {(control) => (
        <Levels ref={ref}>
          {shown.map(({ parent, state }, place) => (
            <RegionLevel
              key={parent}
              id={place === 0 ? control.id : undefined}
              label={names[place] ?? ''}
              state={state}
              value={path[place] ?? ''}
              disabled={disabled}
              invalid={control['aria-invalid']}
              onChoose={(code) => choose(place, code)}
              onRetry={() => retry(parent)}
            />
          ))}
          {name !== undefined && <input type="hidden" name={name} value={path.at(-1) ?? ''} />}
        </Levels>
      )}
    </Field>
  );
}
