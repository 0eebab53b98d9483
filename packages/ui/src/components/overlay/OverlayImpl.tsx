import type { ReactNode } from 'react';
import { X } from 'lucide';
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../icon-button/index.ts';
import { useWording } from '../../wording/index.ts';
import { Frame } from './Overlay.styles.ts';
import { useScrollable } from './use-scrollable.ts';

export interface OverlayProps {
  open: boolean;
  /** Asked to close by the cross, Escape or a press beside it. */
  onClose: () => void;
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

/** The lazy half: focus kept inside, the page behind it inert, focus given back at the end. */
export function OverlayImpl({
  open, onClose, title, children, footer, placement = 'centre', role = 'dialog', dismissable = true, className = '', root,
}: OverlayProps & { root: Element }) {
  const words = useWording().dialog;
  const [body, scrollable] = useScrollable();
  const change = (next: boolean): void => {
    if (!next) onClose();
  };
  return (
    <I18nProvider locale="zh-CN">
      <ModalOverlay
        isOpen={open}
        onOpenChange={change}
        isDismissable={dismissable}
        UNSTABLE_portalContainer={root}
        className="wt-overlay"
        render={(props) => <Frame {...props} data-placement={placement} />}
      >
        <Modal className={`wt-surface ${className}`}>
          <Dialog role={role} className="wt-dialog">
            <header>
              <Heading slot="title">{title}</Heading>
              <IconButton icon={X} label={words.close} onClick={onClose} />
            </header>
            <div ref={body} className="wt-body" tabIndex={scrollable ? 0 : undefined}>{children}</div>
            {footer && <footer>{footer}</footer>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
