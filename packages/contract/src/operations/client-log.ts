import * as z from 'zod/mini';
import { int } from '../codecs/codecs.ts';
import { shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { nothing, text } from '../shapes.ts';

/** What a browser reports of one error: never who it happened to. */
const entry = shape({
  kind: z.enum(['script', 'rejection', 'render', 'chunk']),
  message: text(500),
  /** Where in the code; lines of the browser's stack. */
  stack: z.string().check(z.maxLength(2000)),
  /** The page's path, without its query. */
  path: z.string().check(z.maxLength(200)),
  /** When, as the browser's clock has it: an ISO time. */
  at: text(40),
  /** How often it happened since the last report. */
  count: int(),
});

/** Takes runtime errors of browsers (spec section 8). */
export const reportErrors = operation({
  name: 'reportErrors',
  group: 'client-log',
  summary: 'Takes runtime errors that browsers have queued, a batch at a time.',
  method: 'POST',
  path: 'blade-log/error/save-batch',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: { json: shape({ entries: z.array(entry).check(z.maxLength(20)) }) },
  envelope: 'blade',
  output: nothing,
  errors: { 429: '上报过于频繁，请稍后再试' },
});
