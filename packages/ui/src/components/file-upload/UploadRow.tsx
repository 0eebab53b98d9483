import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Progress } from '../progress/index.ts';
import { fill } from '../../wording/index.ts';
import { useUploadWording } from '../../wording/upload.ts';
import { formatBytes } from './file-rules.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { UploadState } from './upload-queue.ts';

export interface UploadRowProps {
  name: string;
  /** In bytes. */
  size: number;
  source: File | string | null;
  state: UploadState | { status: 'stored' };
  disabled: boolean;
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
}

/** One file: what it is, how far it has come, and what can be done with it. */
export function UploadRow({ name, size, source, state, disabled, onRetry, onRemove }: UploadRowProps) {
  const words = useUploadWording().upload;
  const sending = state.status === 'sending';
  const failed = state.status === 'failed';
  const said = {
    waiting: words.waiting,
    sending: sending && state.slow ? words.slow : words.sending,
    failed: failed ? words[state.reason] : '',
    stored: words.done,
  }[state.status];
  const remove = state.status === 'sending' || state.status === 'waiting' ? words.cancel : words.remove;
  return (
    <li data-status={state.status}>
      <Thumbnail name={name} source={source} />
      <div className="wt-about">
        <span className="wt-name" title={name}>{name}</span>
        <span className="wt-said">
          {failed && <Icon of={CircleAlert} size="sm" />}
          {state.status === 'stored' && <Icon of={CircleCheck} size="sm" />}
          <span>{formatBytes(size)} · {said}</span>
        </span>
        {sending && <Progress size="sm" showValue label={fill(words.progress, { name })} value={state.fraction * 100} />}
      </div>
      {failed && onRetry && <IconButton icon={RotateCw} label={fill(words.retryOf, { name })} disabled={disabled} onClick={onRetry} />}
      <IconButton icon={X} label={fill(remove, { name })} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
