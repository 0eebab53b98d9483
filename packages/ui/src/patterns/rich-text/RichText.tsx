import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { parseHtml } from './parse-html.ts';
import { Root } from './RichText.styles.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As the editor wrote it; never trusted. */
  html: string;
}

/** Text from an editor, cleaned while it is drawn: only what an article needs survives. */
export function RichText({ html, ...rest }: RichTextProps) {
  const content = useMemo(() => parseHtml(html), [html]);
  return <Root {...rest}>{content}</Root>;
}
