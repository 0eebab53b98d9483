import * as z from 'zod/mini';
import { id, int, time } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { pageOf, paging } from '../shapes.ts';

const publicRead = {
  group: 'content',
  method: 'GET',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  envelope: 'blade',
} as const;

const newsSummary = { id: id(), title: z.string(), type: z.string(), publishedAt: from('publishTime', time()) };

/** The banners of the home page. */
export const banners = operation({
  ...publicRead,
  name: 'banners',
  summary: 'The banners of the home page, in their order.',
  path: 'training/image/banner',
  input: {},
  output: z.array(
    shape({
      id: id(),
      title: z.string(),
      subtitle: z.nullable(z.string()),
      image: from('imageUrl', z.nullable(z.string())),
      courseId: z.nullable(id()),
    }),
  ),
  errors: {},
});

/** One page of published news. */
export const newsList = operation({
  ...publicRead,
  name: 'newsList',
  summary: 'Lists published news, the newest first. Always status 1, whatever is sent.',
  path: 'training/news/list',
  input: {
    query: shape({
      ...paging,
      type: z.optional(z.string().check(z.maxLength(20))),
      institutionId: from('organizationId', z.optional(id())),
      status: z.optional(int()),
    }),
  },
  output: pageOf(shape(newsSummary)),
  errors: {},
});

/** One piece of published news. */
export const newsDetail = operation({
  ...publicRead,
  name: 'newsDetail',
  summary: 'One piece of published news with its cleaned text.',
  path: 'training/news/detail',
  input: { query: shape({ id: id() }) },
  output: shape({ ...newsSummary, html: from('content', z.string()) }),
  errors: { 404: '文章不存在或已下线' },
});
