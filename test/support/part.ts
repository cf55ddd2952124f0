import { databaseKind } from './databases.ts';
import { isLong } from './long.ts';

/** Tests of what no database decides run once, on SQLite; `npm run test:soak` runs them on Postgres, too. */
export const triesAll = isLong || databaseKind() === 'sqlite';
