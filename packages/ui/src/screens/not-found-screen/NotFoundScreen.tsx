import { Button } from '../../components/button/index.ts';
import { Container } from '../../components/layout/index.ts';
import { Result } from '../../components/result/index.ts';
import { useWording } from '../../wording/index.ts';

export interface NotFoundScreenProps {
  homeHref: string;
  coursesHref: string;
}

/** An address that leads nowhere, and the two ways on. */
export function NotFoundScreen({ homeHref, coursesHref }: NotFoundScreenProps) {
  const words = useWording().notFound;
  return (
    <Container>
      <Result
        kind="notFound"
        title={words.title}
        actions={
          <>
            <Button variant="primary" href={coursesHref}>{words.courses}</Button>
            <Button href={homeHref}>{words.home}</Button>
          </>
        }
      >
        {words.text}
      </Result>
    </Container>
  );
}
