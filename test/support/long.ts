import { databaseKind } from './databases.ts';

/** True when this is `npm run test:soak`: what takes long is then tried for long, and in short otherwise. */
export const isLong = process.env['HEARTH_TEST_LONG'] === '1';

/** What no database decides is tried once, on SQLite; on Postgres `npm run test:soak` tries it, too. */
export const triesAll = isLong || databaseKind() === 'sqlite';
