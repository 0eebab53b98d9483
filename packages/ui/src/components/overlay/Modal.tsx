import { useId } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { X } from 'lucide';
import { IconButton } from '../icon-button/index.ts';
import { useWording } from '../../wording/index.ts';
import { Frame } from './Overlay.styles.ts';
import { tabRound } from './tab-round.ts';
import { useBeside } from './use-beside.ts';
import { useModal } from './use-modal.ts';
import { useScrollable } from './use-scrollable.ts';

export interface ModalProps {
  open: boolean;
  /** Asked to close by the cross, Escape, the system's way back or a press beside it. */
  onClose: () => void;
  /** It has faded after `open` became false. */
  onGone: () => void;
  /** Its heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Actions that stay in sight below the content. */
  footer?: ReactNode;
  /** `centre` comes from below on a phone; `start` and `end` slide in from a side; `bottom` always from below. */
  placement?: 'centre' | 'start' | 'end' | 'bottom' | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether a press beside it closes it; not where typed text would be lost. */
  dismissable?: boolean | undefined;
  /** Reaches the box itself. */
  className?: string | undefined;
}

/**
 * A modal box by the platform's own `<dialog>`: the browser keeps the focus in, the page behind it out of reach of
 * pointer, keyboard and screen reader, and gives the focus back at the end.
 */
export function Modal({
  open, onClose, onGone, title, children, footer, placement = 'centre', role = 'dialog', dismissable = true, className = '',
}: ModalProps) {
  const words = useWording().dialog;
  const id = useId();
  const { ref, shown, reopen } = useModal(open, onGone);
  const beside = useBeside(dismissable ? onClose : undefined);
  const [body, scrollable] = useScrollable();
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    tabRound(event);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Prevented, so that the browser does not close it besides; stopped, so that a dialog around this one stays.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const cancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const closed = (): void => {
    if (open && reopen()) onClose();
  };
  return (
    <Frame
      ref={ref}
      role={role}
      className="wt-overlay"
      aria-labelledby={id}
      tabIndex={-1}
      data-placement={placement}
      data-exiting={open ? undefined : ''}
      onKeyDown={key}
      onCancel={cancel}
      onClose={closed}
      {...beside}
    >
      <div className={`wt-surface ${className}`}>
        {shown && (
          <>
            <header>
              <h2 id={id}>{title}</h2>
              <IconButton icon={X} label={words.close} onClick={onClose} />
            </header>
            <div ref={body} className="wt-body" tabIndex={scrollable ? 0 : undefined}>{children}</div>
            {footer && <footer>{footer}</footer>}
          </>
        )}
      </div>
    </Frame>
  );
}
