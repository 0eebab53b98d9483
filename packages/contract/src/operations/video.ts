import { id, int, time } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import * as z from 'zod/mini';
import { watchProgress } from './entities.ts';

const missing = { 403: '购买课程后才能观看', 404: '课件不存在或已下架' } as const;

/** Where the picture and sound of a lesson are. */
export const lessonVideo = operation({
  name: 'lessonVideo',
  group: 'video',
  summary: 'A short-lived address of a lesson for who may watch it: its buyers, and anyone for a free preview.',
  method: 'GET',
  path: 'training/video/fabric/query',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: { query: shape({ lessonId: from('coursewareId', id()) }) },
  envelope: 'blade',
  output: shape({
    url: z.string(),
    /** Seconds. */
    duration: int(),
    expiresAt: from('expireTime', time()),
  }),
  errors: missing,
});

const progressFields = {
  group: 'video',
  audience: ['learner', 'enterprise'],
  rows: { of: 'caller', entity: 'progress' },
  repeatable: true,
  envelope: 'blade',
  output: watchProgress,
  errors: missing,
} as const;

/** The caller's progress in a lesson. */
export const lessonProgress = operation({
  ...progressFields,
  name: 'lessonProgress',
  summary: "The caller's progress in a lesson.",
  method: 'GET',
  path: 'training/video/watchProgress/{id}',
  input: { path: shape({ id: id() }) },
});

/** Keeps the caller's progress in a lesson. */
export const reportProgress = operation({
  ...progressFields,
  name: 'reportProgress',
  summary: 'Keeps where the caller is in a lesson (seconds); what was watched only grows.',
  method: 'PUT',
  path: 'training/video/watchProgress/{id}',
  input: { path: shape({ id: id() }), json: shape({ position: from('watchTime', int()) }) },
});

/** Tells the length of a lesson, as the player measured it. */
export const reportDuration = operation({
  ...progressFields,
  name: 'reportDuration',
  summary: 'Tells the measured length of a lesson (seconds); kept only where the course has none.',
  method: 'PUT',
  path: 'training/video/duration/{id}',
  input: { path: shape({ id: id() }), json: shape({ duration: int() }) },
});
