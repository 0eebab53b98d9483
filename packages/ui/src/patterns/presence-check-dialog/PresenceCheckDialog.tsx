import { formatMoment } from '@wutong/domain';
import type { IsoTime } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { fill } from '../../wording/index.ts';
import { usePresenceWording } from '../../wording/presence.ts';
import { Body } from './PresenceCheckDialog.styles.ts';

/** Where a presence check stands. `paused` says up to when hours were counted; they are kept. */
export type PresenceCheck =
  /** Seconds until hours pause, and how many there were; whoever owns the clock counts them. */
  | { status: 'asking'; secondsLeft: number; secondsGiven: number }
  | { status: 'paused'; countedUntil: IsoTime };

export interface PresenceCheckDialogProps {
  open: boolean;
  check: PresenceCheck;
  /** The answer is on its way. */
  pending: boolean;
  /** The answer did not arrive; it can be given again. */
  failed?: boolean | undefined;
  /** The learner is here. Whatever closes the dialog was done by somebody, so that counts as the answer, too. */
  onConfirm: () => void;
}

/**
 * Asks whether the learner is still there. Nothing stops silently: it says what will happen, then what has happened,
 * and that hours which were earned are kept.
 */
export function PresenceCheckDialog({ open, check, pending, failed = false, onConfirm }: PresenceCheckDialogProps) {
  const words = usePresenceWording().presence;
  const asking = check.status === 'asking';
  return (
    <Dialog
      open={open}
      onClose={onConfirm}
      title={asking ? words.title : words.pausedTitle}
      role="alertdialog"
      dismissable={false}
      footer={
        <Button autoFocus full variant="primary" size="lg" loading={pending} onClick={onConfirm}>
          {asking ? words.confirm : words.resume}
        </Button>
      }
    >
      <Body>
        {failed && <Banner tone="danger" title={words.failedTitle}>{words.failed}</Banner>}
        {asking ? (
          <>
            <p>{fill(words.asks, { seconds: check.secondsGiven })}</p>
            <p className="wt-count" role="timer">
              <span className="wt-bar" aria-hidden>
                <span style={{ inlineSize: `${Math.min(100, (check.secondsLeft / Math.max(1, check.secondsGiven)) * 100)}%` }} />
              </span>
              {fill(words.left, { seconds: Math.max(0, Math.ceil(check.secondsLeft)) })}
            </p>
            <p className="wt-otherwise">{words.otherwise}</p>
          </>
        ) : (
          <>
            <p>{words.paused}</p>
            <p className="wt-kept">{fill(words.kept, { time: formatMoment(check.countedUntil) })}</p>
          </>
        )}
      </Body>
    </Dialog>
  );
}
