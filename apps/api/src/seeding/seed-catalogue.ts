import { createCatalogue, type SampleCourse } from '@wutong/sample';
import type { Database, Handle } from '../platform/db/index.ts';
import { analyse, hasCourses, insertRows } from './bulk.repository.ts';
import { bannerRows, baseRows, courseRows } from './rows.ts';

/** Most sample courses on the embedded engine: past it, searching would no longer feel like a search. */
export const EMBEDDED_LIMIT = 20_000;

/** The sample catalogue that a start loads. */
export const DEFAULT_COURSES = 264;

/** Courses in one transaction. */
const BATCH = 100;

/** More courses than the embedded engine is meant for. */
export class TooManyCourses extends Error {
  override readonly name = 'TooManyCourses';

  constructor(courses: number) {
    super(
      `${courses} courses are too many for the embedded database (${EMBEDDED_LIMIT} at most); ` +
        'use a PostgreSQL: DATABASE_URL=postgres://user:password@host:5432/name npm run seed -- --courses ' + courses,
    );
  }
}

/** How a catalogue is loaded. */
export interface SeedOptions {
  courses?: number | undefined;
  /** Told after each batch how many courses are in. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What is loaded into. */
export interface SeedTarget {
  db: Database;
  engine: 'embedded' | 'postgres';
}

/** Runs one step of a load in a transaction. */
type Step = (work: (trx: Handle) => Promise<void>) => Promise<void>;

/**
 * Loads the sample catalogue, one batch a transaction. What is there already stays as it is, so that an interrupted
 * load is finished by another one. Throws TooManyCourses before anything is written.
 */
export async function seedCatalogue({ db, engine }: SeedTarget, options: SeedOptions = {}): Promise<void> {
  const courses = options.courses ?? DEFAULT_COURSES;
  if (engine === 'embedded' && courses > EMBEDDED_LIMIT) throw new TooManyCourses(courses);
  await load((work) => db.transaction().execute(work), courses, options);
  await analyse(db);
}

/**
 * Loads the sample catalogue if there is no course yet, whole or not at all; answers whether it did. Several
 * processes may do so at once: their rows are the same.
 */
export async function seedIfEmpty({ db }: SeedTarget, options: Pick<SeedOptions, 'onProgress'> = {}): Promise<boolean> {
  if (await hasCourses(db)) return false;
  await db.transaction().execute((trx) => load((work) => work(trx), DEFAULT_COURSES, options));
  await analyse(db);
  return true;
}

async function load(step: Step, courses: number, options: SeedOptions): Promise<void> {
  const catalogue = createCatalogue({ courses });
  await step(async (trx) => {
    for (const [table, rows] of baseRows(catalogue)) await insertRows(trx, table, rows);
  });
  let done = 0;
  for (const batch of batches(catalogue.courses())) {
    await step((trx) => insertCourses(trx, courseRows(catalogue, batch)));
    done += batch.length;
    options.onProgress?.(done, courses);
  }
  await step((trx) => insertRows(trx, 'banner', bannerRows(catalogue)));
}

async function insertCourses(trx: Handle, rows: ReturnType<typeof courseRows>): Promise<void> {
  await insertRows(trx, 'course', rows.course);
  await insertRows(trx, 'course_speaker', rows.course_speaker);
  await insertRows(trx, 'chapter', rows.chapter);
  await insertRows(trx, 'courseware', rows.courseware);
}

function* batches(courses: Iterable<SampleCourse>): Generator<SampleCourse[]> {
  let batch: SampleCourse[] = [];
  for (const course of courses) {
    batch.push(course);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
