import { SAMPLE_VIDEO_SECONDS, type SampleCatalogue, type SampleCategory, type SampleCourse } from '@wutong/sample';
import { grams } from '../platform/db/index.ts';

/** The one file that all sample lessons play. */
export const SAMPLE_LESSON_FILE = 'sample-lesson.mp4';

type Row = Readonly<Record<string, unknown>>;

/** Rows of the whole category tree, parents before children. */
export function categoryRows(roots: readonly SampleCategory[]): Row[] {
  const at = (nodes: readonly SampleCategory[], level: number, parent_id: string | null): Row[] =>
    nodes.flatMap(({ id, name, children }, position) => [
      { id, parent_id, level, name, position },
      ...at(children, level + 1, id),
    ]);
  return at(roots, 1, null).toSorted((left, right) => Number(left['level']) - Number(right['level']));
}

/** Rows of everything that does not grow with the number of courses, by table, in an order that suits the keys. */
export function baseRows(catalogue: SampleCatalogue): readonly ['category' | 'institution' | 'lecturer' | 'news' | 'faq', Row[]][] {
  return [
    ['category', categoryRows(catalogue.categories)],
    ['institution', catalogue.institutions.map(({ id, name, introduction }, position) => ({ id, name, logo: null, introduction, position }))],
    ['lecturer', catalogue.lecturers.map(({ id, institutionId, name, title, biography }) => ({
      id, institution_id: institutionId, name, title, avatar: null, introduction: biography,
    }))],
    ['news', catalogue.news.map(({ id, type, institutionId, status, title, html, publishedAt }) => ({
      id, type, organization_id: institutionId, status, title, html, publish_time: publishedAt,
    }))],
    ['faq', catalogue.faqs.map(({ id, question, answer }, position) => ({ id, question, answer_html: answer, position }))],
  ];
}

/** Rows of the banners; they may name courses, so they come last. */
export function bannerRows(catalogue: SampleCatalogue): Row[] {
  return catalogue.banners.map(({ id, title, subtitle, target }, position) => ({
    id, branch_key: null, title, subtitle, image: null, position,
    course_id: target.kind === 'course' ? target.courseId : null,
  }));
}

/** Rows of some courses with their outlines. */
export function courseRows(catalogue: SampleCatalogue, courses: readonly SampleCourse[]) {
  const rows = { course: [] as Row[], course_speaker: [] as Row[], chapter: [] as Row[], courseware: [] as Row[] };
  for (const course of courses) {
    rows.course.push(courseRow(course));
    rows.course_speaker.push({ course_id: course.id, lecturer_id: course.lecturerId, position: 0 });
    for (const [position, chapter] of catalogue.curriculum(course).entries()) {
      rows.chapter.push({ id: chapter.id, course_id: course.id, name: chapter.name, position });
      for (const lesson of chapter.lessons) {
        rows.courseware.push({ ...lessonRow(course, lesson), chapter_id: chapter.id, position: rows.courseware.length });
      }
    }
  }
  return rows;
}

function courseRow(course: SampleCourse): Row {
  const [category1_id, category2_id, category3_id] = course.categoryIds;
  return {
    id: course.id,
    name: course.name,
    cover: null,
    institution_id: course.institutionId,
    category1_id,
    category2_id,
    category3_id,
    status: course.status,
    price_fen: course.price,
    original_price_fen: course.originalPrice,
    hours: course.hours,
    teaching_method: course.studyForm,
    valid_days: course.validDays,
    place: course.place,
    introduction_html: course.introduction,
    learner_count: course.learnerCount,
    score: course.score,
    search_grams: grams(`${course.name} ${course.institutionName} ${course.lecturerName}`),
    create_time: course.publishedAt,
  };
}

/** A video lesson is as long as the file that it plays; a lesson in a classroom has none. */
function lessonRow(course: SampleCourse, lesson: { id: string; name: string; freePreview: boolean }): Row {
  const video = course.studyForm === 1;
  return {
    id: lesson.id,
    course_id: course.id,
    name: lesson.name,
    kind: video ? 'video' : 'document',
    seconds: video ? SAMPLE_VIDEO_SECONDS : 0,
    free_preview: lesson.freePreview,
    file: video ? SAMPLE_LESSON_FILE : null,
  };
}
