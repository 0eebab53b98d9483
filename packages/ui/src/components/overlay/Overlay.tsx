import { useState } from 'react';
import { createPortal } from 'react-dom';
import { BrandAnchor } from './brand-root.tsx';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './Modal.tsx';

export type OverlayProps = Omit<ModalProps, 'onGone'>;

/** Every dialog and drawer: nothing is drawn before the first opening, nothing is left after it has faded. */
export function Overlay(props: OverlayProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  return (
    <BrandAnchor>
      {(root) => present && createPortal(<Modal {...props} onGone={() => setPresent(false)} />, root)}
    </BrandAnchor>
  );
}
