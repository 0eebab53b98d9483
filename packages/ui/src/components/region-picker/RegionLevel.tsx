import { useEffect, useRef, useState } from 'react';
import type { Region } from '@wutong/domain';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { fill } from '../../wording/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import type { RegionLevelState } from './use-region-levels.ts';

export interface RegionLevelProps {
  id: string | undefined;
  /** What is chosen here: 省份. */
  label: string;
  state: RegionLevelState;
  /** The chosen code; empty while nothing is chosen. */
  value: string;
  disabled: boolean;
  invalid: true | undefined;
  onChoose: (code: string) => void;
  onRetry: () => void;
}

/** One level of the cascade: a native list, or what keeps it from being one. */
export function RegionLevel({ id, label, state, value, disabled, invalid, onChoose, onRetry }: RegionLevelProps) {
  const words = useInputsWording().region;
  const list = useRef<HTMLSelectElement>(null);
  const [retried, setRetried] = useState(false);
  const { status } = state;
  useEffect(() => {
    if (status !== 'ready' || !retried) return;
    // The pressed button is gone now: its focus goes to what it brought, unless it went elsewhere meanwhile.
    if (document.activeElement === document.body) list.current?.focus();
    setRetried(false);
  }, [status, retried]);
  const retry = (): void => {
    setRetried(true);
    onRetry();
  };
  const regions: readonly Region[] = state.status === 'ready' ? state.regions : [];
  const again = status === 'failed' || (status === 'loading' && retried);
  return (
    <div className="wt-level">
      <Select
        ref={list}
        id={id}
        hideLabel
        label={label}
        aria-invalid={invalid}
        aria-busy={status === 'loading' || undefined}
        disabled={disabled || status !== 'ready'}
        value={status === 'ready' ? value : ''}
        placeholder={fill(status === 'loading' ? words.loading : words.choose, { level: label })}
        options={regions.map((region) => ({ value: region.code, label: region.name }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      {again && (
        <p className="wt-failed" role="alert">
          {fill(words.failed, { level: label })}
          <Button size="sm" variant="quiet" loading={status === 'loading'} onClick={retry}>{fill(words.retry, { level: label })}</Button>
        </p>
      )}
    </div>
  );
}
