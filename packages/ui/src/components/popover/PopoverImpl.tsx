import type { ReactNode, RefObject } from 'react';
import { Dialog, I18nProvider, Popover } from 'react-aria-components';
import { brandRootOf } from '../overlay/index.ts';
import { Surface } from './Popover.styles.ts';

interface PopoverImplProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** The lazy half of the popover. */
export function PopoverImpl({ label, open, onOpenChange, button, children }: PopoverImplProps) {
  const root = button.current ? brandRootOf(button.current) : document.body;
  return (
    <I18nProvider locale="zh-CN">
      <Popover
        aria-label={label}
        triggerRef={button}
        isOpen={open}
        onOpenChange={onOpenChange}
        UNSTABLE_portalContainer={root}
        render={(props) => <Surface {...props} />}
      >
        <Dialog aria-label={label} style={{ outline: 'none' }}>{children}</Dialog>
      </Popover>
    </I18nProvider>
  );
}
