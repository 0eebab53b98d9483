import { Button } from '../../components/button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Result } from '../../components/result/index.ts';
import { useWording } from '../../wording/index.ts';

export interface ForbiddenScreenProps {
  homeHref: string;
  /** Opens the login dialog; left out for who is signed in, since another account is another matter. */
  onSignIn?: (() => void) | undefined;
}

/** A page that the reader's kind of account may not see (/403), and the ways on. */
export function ForbiddenScreen({ homeHref, onSignIn }: ForbiddenScreenProps) {
  const { failure, notFound, shell } = useWording();
  return (
    <Container>
      <Result
        kind="forbidden"
        title={failure.forbidden}
        actions={
          <>
            {onSignIn && <Button variant="primary" onClick={onSignIn}>{shell.signIn}</Button>}
            <Button variant={onSignIn ? 'secondary' : 'primary'} href={homeHref}>{notFound.home}</Button>
          </>
        }
      >
        {failure.forbiddenText}
      </Result>
    </Container>
  );
}
