import type { ReactNode, RefObject } from 'react';
import { Dialog, I18nProvider, Popover } from 'react-aria-components';
import { brandRootOf } from '../../overlay/index.ts';
import { Surface } from './calendar.styles.ts';

interface CalendarPopoverProps {
  /** What is chosen here, for screen readers. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The boxes below which it opens. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The panel that a calendar stands in: below its field, in the field's brand, left by Escape. */
export function CalendarPopover({ label, open, onOpenChange, anchor, children }: CalendarPopoverProps) {
  return (
    <I18nProvider locale="zh-CN">
      <Popover
        aria-label={label}
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement="bottom start"
        UNSTABLE_portalContainer={anchor.current ? brandRootOf(anchor.current) : document.body}
        render={(props) => <Surface {...props} />}
      >
        <Dialog aria-label={label} className="wt-dialog">{children}</Dialog>
      </Popover>
    </I18nProvider>
  );
}
