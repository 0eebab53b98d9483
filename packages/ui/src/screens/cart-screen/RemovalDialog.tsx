import { ConfirmDialog } from '../../patterns/confirm-dialog/index.ts';
import { useCartWording } from '../../wording/cart.ts';
import { fill } from '../../wording/index.ts';
import type { Wording } from '../../wording/index.ts';
import type { Removal } from './use-removal.ts';

/** Names that are said in full before the rest is counted. */
const NAMED = 3;

function sentence({ lines, all }: Removal, words: Wording['cart']): string {
  const names = lines.slice(0, NAMED).map((line) => fill(words.courseName, { course: line.course.name }));
  const listed = names.join(words.between);
  const courses = lines.length > NAMED ? fill(words.andMore, { courses: listed }) : listed;
  const [first] = lines;
  if (!all && lines.length === 1 && first) return fill(words.removeOne, { course: first.course.name });
  return fill(all ? words.clearBody : words.removeSome, { count: lines.length, courses });
}

export interface RemovalDialogProps {
  open: boolean;
  removal: Removal | null;
  onConfirm: (removal: Removal) => void;
  onClose: () => void;
}

/** Asks before courses leave the cart, naming them, and says what stays. */
export function RemovalDialog({ open, removal, onConfirm, onClose }: RemovalDialogProps) {
  const words = useCartWording().cart;
  return (
    <ConfirmDialog
      danger
      open={open}
      pending={false}
      title={removal?.all ? words.clearTitle : words.removeTitle}
      confirmLabel={removal?.all ? words.clearConfirm : words.removeConfirm}
      body={
        removal && (
          <>
            <p>{sentence(removal, words)}</p>
            <p>{words.removeSafe}</p>
          </>
        )
      }
      onConfirm={() => {
        if (removal) onConfirm(removal);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
