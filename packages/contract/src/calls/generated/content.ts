// Generated from the operations of group content by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The banners of the home page, in their order. */
export const banners: Call<InputOfName<'banners'>, OutputOfName<'banners'>> = {"name":"banners","method":"GET","path":"training/image/banner","send":{},"read":[{"id":"id","title":"text","subtitle":"text?","image<imageUrl":"text?","courseId":"id?"}],"repeatable":true};

/** One piece of published news with its cleaned text. */
export const newsDetail: Call<InputOfName<'newsDetail'>, OutputOfName<'newsDetail'>> = {"name":"newsDetail","method":"GET","path":"training/news/detail","send":{"id":["query"]},"read":{"id":"id","title":"text","type":"text","publishedAt<publishTime":"time","html<content":"text"},"repeatable":true};

/** Lists published news, the newest first. Always status 1, whatever is sent. */
export const newsList: Call<InputOfName<'newsList'>, OutputOfName<'newsList'>> = {"name":"newsList","method":"GET","path":"training/news/list","send":{"page":["query","current"],"size":["query"],"ascs":["query"],"descs":["query"],"type":["query"],"institutionId":["query","organizationId"],"status":["query"]},"read":{"records":[{"id":"id","title":"text","type":"text","publishedAt<publishTime":"time"}],"total":"int","size":"int","current":"int","pages":"int"},"repeatable":true};
