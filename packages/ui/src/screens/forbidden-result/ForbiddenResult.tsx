import { Button } from '../../components/button/index.ts';
import { Result } from '../../components/result/index.ts';
import { useWording } from '../../wording/index.ts';
import { useLoginWording } from '../../wording/login.ts';

export interface ForbiddenResultProps {
  /** Who may see it, and what is safe meanwhile. */
  children: string;
  heading?: 'h1' | 'h2' | undefined;
  /** Opens the login dialog, for a visitor or a session that ended. */
  onSignIn?: (() => void) | undefined;
}

/** A page of one's own that is not for whoever asks now: says that nothing is lost, and lets them sign in. */
export function ForbiddenResult({ children, heading, onSignIn }: ForbiddenResultProps) {
  const words = useWording().failure;
  const { submit } = useLoginWording().login;
  return (
    <Result
      kind="forbidden"
      title={words.forbidden}
      heading={heading}
      actions={onSignIn && <Button variant="primary" onClick={onSignIn}>{submit}</Button>}
    >
      {children}
    </Result>
  );
}
