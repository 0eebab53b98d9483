// Generated from the operations of group courses by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The three-level category tree. */
export const categoryTree: Call<InputOfName<'categoryTree'>, OutputOfName<'categoryTree'>> = {"name":"categoryTree","method":"POST","path":"training/classify/tree","send":{},"read":[{"id":"id","name":"text","children":[{"id":"id","name":"text","children":[{"id":"id","name":"text","children":["none"]}]}]}],"repeatable":true};

/** A course on sale, with what the asking user already has of it. */
export const courseById: Call<InputOfName<'courseById'>, OutputOfName<'courseById'>> = {"name":"courseById","method":"GET","path":"training/course/{id}","send":{"id":["path"]},"read":{"id":"id","name":"text","cover":"text?","categoryIds<classifyIds":["id"],"categoryName<classifyName":"text","institutionId<organizationId":"id","institutionName<organizationName":"text","lecturerName<speakerName":"text?","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen","originalPrice":"fen?","validDays":"int?","learnerCount<studyNum":"int","score<compositeScore":"decimal?","publishedAt<publishTime":"time","introduction<intro":"text?","place<address":"text?","owned<isBuy":"flag","inCart<isCart":"flag"},"repeatable":true};

/** The introduction of a course as cleaned HTML. */
export const courseIntroduction: Call<InputOfName<'courseIntroduction'>, OutputOfName<'courseIntroduction'>> = {"name":"courseIntroduction","method":"GET","path":"training/course/intro/{id}","send":{"id":["path"]},"read":{"id":"id","introduction<intro":"text?"},"repeatable":true};

/** Chapters of a course with their course-ware. */
export const courseOutline: Call<InputOfName<'courseOutline'>, OutputOfName<'courseOutline'>> = {"name":"courseOutline","method":"GET","path":"training/course-catalogue/list","send":{"courseId":["query"]},"read":[{"id":"id","name":"text","lessons<coursewareList":[{"id":"id","name":"text","duration":"int","freePreview<isFree":"flag","watched<maxWatchTime":"int?"}]}],"repeatable":true};

/** Up to eight other courses of the same category. */
export const relatedCourses: Call<InputOfName<'relatedCourses'>, OutputOfName<'relatedCourses'>> = {"name":"relatedCourses","method":"GET","path":"training/course/relatedCourse/{id}","send":{"id":["path"]},"read":[{"id":"id","name":"text","cover":"text?","categoryIds<classifyIds":["id"],"categoryName<classifyName":"text","institutionId<organizationId":"id","institutionName<organizationName":"text","lecturerName<speakerName":"text?","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen","originalPrice":"fen?","validDays":"int?","learnerCount<studyNum":"int","score<compositeScore":"decimal?","publishedAt<publishTime":"time"}],"repeatable":true};

/** Lists courses on sale by category, keyword, study form and price. Always status 3, whatever is sent. */
export const searchCourses: Call<InputOfName<'searchCourses'>, OutputOfName<'searchCourses'>> = {"name":"searchCourses","method":"POST","path":"training/course/search-page","send":{"page":["json","current"],"size":["json"],"ascs":["json"],"descs":["json"],"keyword":["json","courseName"],"categoryPath":["json","classifyIds","ids"],"studyForm":["json","teachingMethod"],"minPrice":["json","minPrice","fen"],"maxPrice":["json","maxPrice","fen"],"institutionId":["json","organizationId"],"sort":["json"],"status":["json","courseStatus"]},"read":{"records":[{"id":"id","name":"text","cover":"text?","categoryIds<classifyIds":["id"],"categoryName<classifyName":"text","institutionId<organizationId":"id","institutionName<organizationName":"text","lecturerName<speakerName":"text?","studyForm<teachingMethod":"studyForm?","hours<period":"decimal","price":"fen","originalPrice":"fen?","validDays":"int?","learnerCount<studyNum":"int","score<compositeScore":"decimal?","publishedAt<publishTime":"time"}],"total":"int","size":"int","current":"int","pages":"int"},"repeatable":true};
