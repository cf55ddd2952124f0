import { databaseKind } from './databases.ts';

/** True when this is `npm run test:soak`: what takes long is then tried for long, and in short otherwise. */
export const isLong = process.env['HEARTH_TEST_LONG'] === '1';

/** Tests of what no database decides run once, on SQLite; `npm run test:soak` runs them on Postgres, too. */
export const triesAll = isLong || databaseKind() === 'sqlite';
