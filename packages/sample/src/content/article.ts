/** An article as it is written, before dates and counts are given to it. */
export interface ArticleWords {
  title: string;
  summary: string;
  /** Paragraphs of text; one that starts with `- ` is an item of a list, with `# ` a heading. */
  body: readonly string[];
  /** Who published it; the platform itself when left out. */
  source?: string;
  /** 1 published (the usual), 0 draft, 2 withdrawn. */
  status?: 0 | 2;
  /** Place of the institution it belongs to, from 0; the platform's own when left out. */
  institution?: number;
}
