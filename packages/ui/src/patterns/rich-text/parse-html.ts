import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Parser } from 'htmlparser2';
import { safeHref, safeSource, safeSpan, treatmentOf, VOID } from './allowed.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element whose inside is still being read. */
interface Open {
  /** Name in the source, to match its end. */
  name: string;
  treatment: ReturnType<typeof treatmentOf>;
  props: object;
  children: ReactNode[];
}

/** The few attributes that survive; styles, classes, ids and every handler do not. */
function propsOf(name: string, given: Attributes): Record<string, string | number | undefined> {
  if (name === 'a') {
    const href = safeHref(given.href);
    return href !== undefined && /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href };
  }
  if (name === 'img') return { src: safeSource(given.src), alt: given.alt ?? '', loading: 'lazy' };
  if (name === 'td' || name === 'th') return { colSpan: safeSpan(given.colspan), rowSpan: safeSpan(given.rowspan) };
  return {};
}

/**
 * Reads HTML of an editor as React elements. Nothing passes but the allow-list: there is no markup left that a
 * browser could run, on the server or in the page, however broken the source is.
 */
export function parseHtml(html: string): ReactNode {
  let key = 0;
  const root: Open = { name: '', treatment: 'unwrap', props: {}, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const silent = (): boolean => stack.some((open) => open.treatment === 'drop');
  const close = (): void => {
    const open = stack.pop();
    if (!open || open.treatment === 'drop') return;
    if (open.treatment === 'unwrap') {
      top().children.push(createElement(Fragment, { key: key++ }, ...open.children));
      return;
    }
    const { as } = open.treatment;
    top().children.push(createElement(as, { key: key++, ...open.props }, ...(VOID.has(as) ? [] : open.children)));
  };
  const parser = new Parser({
    onopentag: (name, attributes: Attributes) => {
      const treatment = treatmentOf(name);
      const picture = name === 'img' && safeSource(attributes.src) === undefined;
      stack.push({ name, treatment: picture ? 'drop' : treatment, props: propsOf(name, attributes), children: [] });
    },
    ontext: (text) => {
      if (!silent()) top().children.push(text);
    },
    onclosetag: (name) => {
      if (stack.length > 1 && top().name === name) close();
    },
  });
  parser.write(html);
  parser.end();
  return createElement(Fragment, null, ...root.children);
}
