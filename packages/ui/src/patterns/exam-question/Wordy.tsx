import { lazy, Suspense } from 'react';

const load = () => import('../rich-text/index.ts').then((module) => ({ default: module.RichText }));
const Rich = lazy(load);

/** Whether a text is more than words, so that it needs the reader of HTML. */
const isRich = (text: string): boolean => /[<&]/.test(text);

/** The bare words of a text, to read while the rest is on its way. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/**
 * A stem or an analysis: plain words as they are, an editor's text through the cleaning reader. Most questions are
 * plain, so the reader is fetched by the first that is not, and its words stand there meanwhile.
 */
export function Wordy({ text }: { text: string }) {
  if (!isRich(text)) return <p>{text}</p>;
  return (
    <Suspense fallback={<p>{wordsOf(text)}</p>}>
      <Rich html={text} />
    </Suspense>
  );
}
