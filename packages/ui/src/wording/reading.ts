import { wordingHook } from './wording-hook.ts';

/** The strings of news, friend links and messages. */
export const readingWording = {
  news: { more: '查看更多', moreOf: '查看更多：{name}', none: '暂无内容' },
  friendLinks: { title: '友情链接' },
  messages: { unread: '未读' },
} as const;

/** The words of news, friend links and messages, loaded with the pages that speak them. */
export const useReadingWording = wordingHook(readingWording);
