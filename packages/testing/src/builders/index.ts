export {
  buildBanner,
  buildCategory,
  buildChapter,
  buildCourse,
  buildCourseware,
  buildCurriculum,
  buildFaq,
  buildInstitution,
  buildLecturer,
  buildNews,
} from '@wutong/sample';
export * from './content.ts';
export * from './courses.ts';
export * from './people.ts';
export * from './shopping.ts';
export * from './study.ts';
