import type { ComponentProps } from 'react';
import { X } from 'lucide';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { toneIcons } from '../shared/tones.ts';
import type { Tone } from '../shared/tones.ts';
import { useWording } from '../../wording/index.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';
import { Root } from './ToastRegion.styles.ts';
import { useTopLayer } from './use-top-layer.ts';

/** A message in passing. */
export interface ToastMessage {
  id: string;
  tone: Tone;
  text: string;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is shown now, oldest first. Whoever owns the list decides how long each stays. */
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
}

/**
 * The corner where passing messages appear. Mounted once and always, empty or not: a live region that arrives
 * together with its message is not announced. Failures interrupt a screen reader, the rest waits its turn.
 */
export function ToastRegion({ toasts, onClose, ref, ...rest }: ToastRegionProps) {
  const words = useWording();
  const merged = useMergedRef(useTopLayer(toasts), ref);
  return (
    <Root ref={merged} popover="manual" role="region" aria-label={words.toast.region} aria-live="polite" aria-relevant="additions" {...rest}>
      {toasts.map((toast) => (
        <div key={toast.id} className="wt-toast" data-tone={toast.tone} role={toast.tone === 'danger' ? 'alert' : undefined}>
          <Icon className="wt-shape" of={toneIcons[toast.tone]} label={words.banner[toast.tone]} />
          <span className="wt-words">{toast.text}</span>
          <IconButton className="wt-close" size="sm" icon={X} label={words.toast.close} onClick={() => onClose(toast.id)} />
        </div>
      ))}
    </Root>
  );
}
