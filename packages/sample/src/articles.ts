import type { ArticleWords } from './content/article.ts';
import { newsArticles } from './content/news.ts';
import { noticeArticles } from './content/notices.ts';
import { policyArticles } from './content/policies.ts';
import { sampleTime } from './dates.ts';
import { sampleId } from './ids.ts';
import { createRandom } from './random.ts';
import type { SampleInstitution, SampleNews } from './types.ts';

/** Kinds of articles, as the news-type call lists them. */
export const newsTypes = [
  { key: '1', value: '平台新闻' },
  { key: '2', value: '通知公告' },
  { key: '3', value: '政策法规' },
] as const;

const SOURCES: readonly [type: (typeof newsTypes)[number]['key'], articles: readonly ArticleWords[]][] = [
  ['1', newsArticles],
  ['2', noticeArticles],
  ['3', policyArticles],
];

/** Composes all articles; dates and reader counts come from the seed, within a kind newest first. */
export function composeNews(seed: number, institutions: readonly SampleInstitution[]): SampleNews[] {
  const news: SampleNews[] = [];
  for (const [type, articles] of SOURCES) {
    let day = 0;
    for (const words of articles) {
      const random = createRandom(seed, 'news', news.length);
      day -= random.int(2, 17);
      const institution = words.institution === undefined ? undefined : institutions[words.institution];
      const status = words.status ?? 1;
      news.push({
        id: sampleId('news', news.length + 1),
        type,
        status,
        title: words.title,
        summary: words.summary,
        html: toHtml(words.body),
        source: words.source ?? institution?.name ?? '平台运营中心',
        institutionId: institution?.id ?? null,
        readCount: status === 1 ? random.int(60, 5_200) : 0,
        publishedAt: sampleTime(day, random.int(510, 1050)),
      });
    }
  }
  return news;
}

/** Paragraphs to HTML; neighbouring items share one list. */
function toHtml(body: readonly string[]): string {
  return body
    .map((text) => {
      if (text.startsWith('# ')) return `<h3>${text.slice(2)}</h3>`;
      if (text.startsWith('- ')) return `<ul><li>${text.slice(2)}</li></ul>`;
      return `<p>${text}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '');
}
