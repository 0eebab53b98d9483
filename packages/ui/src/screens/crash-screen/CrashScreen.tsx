import { Button } from '../../components/button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Result } from '../../components/result/index.ts';
import { useWording } from '../../wording/index.ts';

export interface CrashScreenProps {
  /** Of the last call, so that support can find the case. */
  requestId?: string | undefined;
  onReload: () => void;
  homeHref: string;
}

/** What stands where a page broke. The way home is a plain link: the router may be what broke. */
export function CrashScreen({ requestId, onReload, homeHref }: CrashScreenProps) {
  const words = useWording().crash;
  return (
    <Container>
      <Result
        kind="failed"
        title={words.title}
        requestId={requestId}
        actions={
          <>
            <Button variant="primary" onClick={onReload}>{words.reload}</Button>
            <a href={homeHref}>{words.home}</a>
          </>
        }
      >
        {words.text}
      </Result>
    </Container>
  );
}
