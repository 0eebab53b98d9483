import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Parser } from 'htmlparser2';
import { safeHref, safeSource, safeSpan, treatmentOf, VOID } from './allowed.ts';
import { mayHoldText, mayStand } from './nesting.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element whose inside is still being read. */
interface Open {
  /** Name in the source, to match its end; empty for one that the source left out. */
  name: string;
  /** What it becomes; `unwrap` keeps the inside only, `drop` nothing. */
  as: string | 'unwrap' | 'drop';
  props: object;
  children: ReactNode[];
}

/** No article nests deeper; what does is hostile, and is left out. */
const DEEPEST = 60;

/** Elements inside each other after which the rest is not even read: the parser slows down with its square. */
const HOPELESS = 1_000;
const CHUNK = 4_096;

/** The few attributes that survive; styles, classes, ids and every handler do not. */
function propsOf(name: string, given: Attributes): Record<string, string | number | undefined> {
  if (name === 'a') {
    const href = safeHref(given['href']);
    return href !== undefined && /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : { href };
  }
  if (name === 'img') return { src: safeSource(given['src']), alt: given['alt'] ?? '', loading: 'lazy' };
  if (name === 'td' || name === 'th') return { colSpan: safeSpan(given['colspan']), rowSpan: safeSpan(given['rowspan']) };
  return {};
}

/** What an element of the source becomes below `ancestors`. */
function elementOf(name: string, given: Attributes, ancestors: readonly string[]): Open['as'] {
  const treatment = treatmentOf(name);
  if (typeof treatment === 'string') return treatment;
  if (name === 'img' && safeSource(given['src']) === undefined) return 'drop';
  return mayStand(treatment.as, ancestors) ? treatment.as : 'unwrap';
}

/**
 * Reads HTML of an editor as React elements. Nothing passes but the allow-list: there is no markup left that a
 * browser could run, on the server or in the page, however broken the source is.
 */
export function parseHtml(html: string): ReactNode {
  let key = 0;
  let lost = 0;
  const root: Open = { name: '', as: 'unwrap', props: {}, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const ancestors = (): string[] => stack.map(({ as }) => as).filter((as) => as !== 'unwrap');
  const close = (): void => {
    const open = stack.pop();
    if (!open || open.as === 'drop') return;
    const { as, props, children } = open;
    if (as === 'unwrap') top().children.push(createElement(Fragment, { key: key++ }, ...children));
    else top().children.push(createElement(as, { key: key++, ...props }, ...(VOID.has(as) ? [] : children)));
  };
  const closeImplied = (): void => {
    while (stack.length > 1 && top().name === '') close();
  };
  const parser = new Parser({
    onopentag: (name, given: Attributes) => {
      if (lost > 0 || stack.length > DEEPEST) {
        lost += 1;
        return;
      }
      if (name !== 'tr') closeImplied();
      // Editors leave out the body of a table; a browser would add it.
      if (name === 'tr' && ancestors().at(-1) === 'table') stack.push({ name: '', as: 'tbody', props: {}, children: [] });
      stack.push({ name, as: elementOf(name, given, ancestors()), props: propsOf(name, given), children: [] });
    },
    ontext: (text) => {
      if (lost > 0) return;
      const around = ancestors();
      if (!around.includes('drop') && mayHoldText(around.at(-1) ?? '')) top().children.push(text);
    },
    onclosetag: (name) => {
      if (lost > 0) {
        lost -= 1;
        return;
      }
      closeImplied();
      if (stack.length > 1 && top().name === name) close();
    },
  });
  for (let at = 0; at < html.length && lost < HOPELESS; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  parser.end();
  while (stack.length > 1) close();
  return createElement(Fragment, null, ...root.children);
}
