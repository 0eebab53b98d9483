/** Opens the PostgreSQL of the first argument and closes it again; started several times at once by a test. */
import { openDatabase } from '../platform/db/index.ts';

const database = await openDatabase({ url: process.argv[2] });
await database.close();
console.log('opened');
