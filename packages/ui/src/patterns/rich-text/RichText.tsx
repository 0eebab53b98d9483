import { useMemo } from 'react';
import { parseHtml } from './parse-html.ts';
import { Root } from './RichText.styles.ts';

/** Text from an editor, cleaned while it is drawn: only what an article needs survives. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => parseHtml(html), [html]);
  return <Root>{content}</Root>;
}
