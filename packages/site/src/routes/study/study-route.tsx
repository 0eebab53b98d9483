import { useSearchParams } from 'react-router-dom';
import { PlayerRoute } from './player-route.tsx';
import { StudyCentreRoute } from './study-centre-route.tsx';

/** Learner study centre; with a course in the address, its player. */
export default function StudyRoute() {
  const [query] = useSearchParams();
  const course = query.get('course');
  return course ? (
    <PlayerRoute courseId={course} lessonId={query.get('lesson')} />
  ) : (
    <StudyCentreRoute page={Number(query.get('page')) || 1} />
  );
}
