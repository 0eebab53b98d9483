import { Card } from '../../components/card/index.ts';
import { Container, Stack } from '../../components/layout/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Intro } from './ExamIntro.styles.ts';

/** The shape of the page before an exam, which is also how the others begin. */
export function ExamSkeleton() {
  return (
    <Container>
      <Intro>
        <Card className="wt-intro">
          <Stack gap="xs">
            <Skeleton />
            <Skeleton lines={2} />
          </Stack>
          <div className="wt-facts">
            {['minutes', 'questions', 'total', 'pass', 'attempts'].map((fact) => <Skeleton key={fact} lines={2} />)}
          </div>
          <Skeleton lines={5} />
          <Skeleton shape="control" />
        </Card>
      </Intro>
    </Container>
  );
}
