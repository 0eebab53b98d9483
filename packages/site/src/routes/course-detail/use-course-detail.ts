import { courseById, courseOutline, relatedCourses } from '@wutong/contract/calls/courses';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';

/** A course with its outline and its relatives. The relatives are a gift: the page stands without them. */
export function useCourseDetail(id: string | null) {
  const course = useCall(courseById, id ? { id } : null);
  const outline = useCall(courseOutline, id ? { courseId: id } : null);
  const related = useCall(relatedCourses, id ? { id } : null);
  const data =
    course.data && outline.data
      ? { course: course.data, outline: outline.data, related: related.data ?? [] }
      : undefined;
  return {
    course: course.data,
    state: id
      ? toScreenState({ data, error: course.error ?? outline.error }, (ready) => ready)
      : ({ status: 'empty' } as const),
    retry: () => void Promise.all([course.mutate(), outline.mutate(), related.mutate()]),
  };
}
