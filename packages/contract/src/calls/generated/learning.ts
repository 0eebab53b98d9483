// Generated from the operations of group learning by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The caller's courses with their progress, the last studied first. */
export const purchasedCourses: Call<InputOfName<'purchasedCourses'>, OutputOfName<'purchasedCourses'>> = {"name":"purchasedCourses","method":"GET","path":"training/learningCenter/purchased-course","send":{"page":["query","current"],"size":["query"],"ascs":["query"],"descs":["query"],"courseId":["query"]},"read":{"records":[{"course":{"id":"id","name":"text","cover":"text?","categoryIds<classifyIds":["id"],"categoryName<classifyName":"text","institutionId<organizationId":"id","institutionName<organizationName":"text","lecturerName<speakerName":"text?","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen","originalPrice":"fen?","validDays":"int?","learnerCount<studyNum":"int","score<compositeScore":"decimal?","publishedAt<publishTime":"time"},"percent<watchProgress":"int","lastLessonId<coursewareId":"id?","lastLessonName<coursewareName":"text?","boughtAt<buyTime":"time","validUntil<validTime":"time?"}],"total":"int","size":"int","current":"int","pages":"int"},"repeatable":true};

/** The caller's study hours of a year against what is asked for. */
export const yearHours: Call<InputOfName<'yearHours'>, OutputOfName<'yearHours'>> = {"name":"yearHours","method":"GET","path":"training/learningCenter/period","send":{"year":["query","belongYear"]},"read":{"year<belongYear":"int","earned<period":"decimal","required<requirePeriod":"decimal"},"repeatable":true};
