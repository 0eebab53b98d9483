// Generated from the operations of group video by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The caller's progress in a lesson. */
export const lessonProgress: Call<InputOfName<'lessonProgress'>, OutputOfName<'lessonProgress'>> = {"name":"lessonProgress","method":"GET","path":"training/video/watchProgress/{id}","send":{"id":["path"]},"read":{"lessonId<coursewareId":"id","position<watchTime":"int","watched<maxWatchTime":"int","total<duration":"int"},"repeatable":true};

/** A short-lived address of a lesson for who may watch it: its buyers, and anyone for a free preview. */
export const lessonVideo: Call<InputOfName<'lessonVideo'>, OutputOfName<'lessonVideo'>> = {"name":"lessonVideo","method":"GET","path":"training/video/fabric/query","send":{"lessonId":["query","coursewareId"]},"read":{"url":"text","duration":"int","expiresAt<expireTime":"time"},"repeatable":true};

/** Tells the measured length of a lesson (seconds); kept only where the course has none. */
export const reportDuration: Call<InputOfName<'reportDuration'>, OutputOfName<'reportDuration'>> = {"name":"reportDuration","method":"PUT","path":"training/video/duration/{id}","send":{"id":["path"],"duration":["json"]},"read":{"lessonId<coursewareId":"id","position<watchTime":"int","watched<maxWatchTime":"int","total<duration":"int"},"repeatable":true};

/** Keeps where the caller is in a lesson (seconds); what was watched only grows. */
export const reportProgress: Call<InputOfName<'reportProgress'>, OutputOfName<'reportProgress'>> = {"name":"reportProgress","method":"PUT","path":"training/video/watchProgress/{id}","send":{"id":["path"],"position":["json","watchTime"]},"read":{"lessonId<coursewareId":"id","position<watchTime":"int","watched<maxWatchTime":"int","total<duration":"int"},"repeatable":true};
