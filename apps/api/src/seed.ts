/**
 * `npm run seed -- --courses N`: loads the sample catalogue with N courses into the database of the environment.
 * Ends with 1 and one sentence when it can't.
 */
import { parseArgs } from 'node:util';
import { DatabaseError, openDatabase } from './platform/db/index.ts';
import { DEFAULT_COURSES, EMBEDDED_LIMIT, seedCatalogue, TooManyCourses } from './seeding/index.ts';
import { readSettings } from './settings.ts';

/** A command line that can't be followed. */
class WrongUse extends Error {}

function readCourses(): number {
  const { values } = parseArgs({ options: { courses: { type: 'string', default: String(DEFAULT_COURSES) } } });
  const courses = Number(values.courses);
  if (!Number.isSafeInteger(courses) || courses < 1) {
    throw new WrongUse(`--courses takes a whole number from 1, not '${values.courses}': npm run seed -- --courses 1000`);
  }
  return courses;
}

async function main(): Promise<void> {
  const courses = readCourses();
  const { databaseUrl, dataDir } = readSettings(process.env);
  // Declined before the database is opened: nothing is to be touched for a wish that can't be met.
  if (databaseUrl === undefined && courses > EMBEDDED_LIMIT) throw new TooManyCourses(courses);
  const database = await openDatabase({ url: databaseUrl, dataDir, statementTimeout: 120_000 });
  const started = Date.now();
  let lastShown = 0;
  try {
    await seedCatalogue(database, {
      courses,
      onProgress(done, total) {
        if (done < total && Date.now() - lastShown < 2_000) return;
        lastShown = Date.now();
        console.log(`${done} of ${total} courses (${Math.floor((done / total) * 100)} %)`);
      },
    });
    console.log(`The sample catalogue of ${courses} courses is loaded (${Math.round((Date.now() - started) / 1000)} s).`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const expected = error instanceof DatabaseError || error instanceof TooManyCourses || error instanceof WrongUse
    || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
