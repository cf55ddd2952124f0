import { it as onBoth } from 'vitest';
import { databaseKind } from './databases.ts';

/** A race of requests, which locks and unique keys of the database decide: runs on both databases. */
export const race = onBoth;

/** Any other test of a file with races: runs on SQLite, and on Postgres by `npm run test:all` or when the file is named. */
export const it = onBoth.runIf(
  databaseKind() === 'sqlite' || process.env['HEARTH_TEST_ALL'] === '1',
);
