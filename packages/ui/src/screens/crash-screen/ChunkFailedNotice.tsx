import { Button } from '../../components/button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Result } from '../../components/result/index.ts';
import { useWording } from '../../wording/index.ts';

/** A part of the site did not arrive: the network broke, or a new version came. */
export function ChunkFailedNotice({ onReload }: { onReload: () => void }) {
  const words = useWording().crash;
  return (
    <Container>
      <Result
        kind="offline"
        title={words.chunkTitle}
        actions={<Button variant="primary" onClick={onReload}>{words.reload}</Button>}
      >
        {words.chunkText}
      </Result>
    </Container>
  );
}
