import { defineConfig } from 'vitest/config';
import { takeScratchFolder } from './test/support/scratch-folder.ts';

takeScratchFolder();

/**
 * The name of a test file says where it runs: `x.test.ts` on SQLite, and on Postgres by `npm run test:all`; `x.both.test.ts`
 * on both, because the database decides what happens; `x.sqlite.test.ts` and `x.postgres.test.ts` on one of them;
 * `x.unit.test.ts` on none. The folders `soak`, `start` and `browser` hold projects of their own. A word before these says
 * what the soak does beside its folder: `x.long` takes longer there, and `x.part` runs whole there on Postgres. Of the
 * folder `soak`, the other projects run a short form of `x.short`.
 */
const beside = 'test/!(soak|start|browser)/**';
const inUnit = 'test/**/*.unit.test.ts';
const other = { sqlite: 'postgres', postgres: 'sqlite' } as const;

const namesFiles = process.argv.slice(2).some((argument) => argument.startsWith('test/'));
/** True if Postgres also runs the tests that do not depend on the database. */
const all = namesFiles || process.env['HEARTH_TEST_ALL'] === '1';

const database = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: kind,
    include: [
      kind === 'sqlite' || all ? `${beside}/*.test.ts` : `${beside}/*.{both,postgres}.test.ts`,
      `test/soak/**/*.short{,.${kind}}.test.ts`,
    ],
    // A test of the other database runs on this one, too, when the command line names its file.
    exclude: [inUnit, ...(namesFiles ? [] : [`${beside}/*.${other[kind]}.test.ts`])],
    globalSetup: [
      'test/support/database-setup.ts',
      'test/support/git-host-setup.ts',
      'test/support/judge-setup.ts',
      'test/support/rendering-setup.ts',
      'test/contract/statuses-setup.ts',
    ],
    env: { HEARTH_TEST_DATABASE: kind, HEARTH_TEST_ALL: all ? '1' : '0' },
    // Each test makes its own database, and a new process for each of hundreds of files would cost more
    // than the tests in it.
    isolate: false,
  },
});

/**
 * Races, long runs and measurements, which take minutes: there when the command line names them, as `npm run test:soak`
 * and `vitest run test/soak/probe.test.ts` do. One file at a time, because some measure.
 */
const soak = (kind: 'sqlite' | 'postgres', order: number) => ({
  test: {
    name: `soak-${kind}`,
    include: [
      'test/soak/**/*.test.ts',
      // Postgres takes the tests that `npm test` leaves to SQLite, and SQLite alone those that take long.
      ...(kind === 'postgres'
        ? [`${beside}/*.sqlite.test.ts`, `${beside}/*.part.test.ts`]
        : ['test/**/*.long.*test.ts']),
    ],
    globalSetup: [
      'test/support/database-setup.ts',
      'test/support/git-host-setup.ts',
      'test/support/judge-setup.ts',
      'test/support/rendering-setup.ts',
    ],
    env: { HEARTH_TEST_DATABASE: kind, HEARTH_TEST_LONG: '1' },
    maxWorkers: 1,
    sequence: { groupOrder: order },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
const namesSoak = process.argv.slice(2).some((argument) => argument.includes('soak'));

const patienceMs = 180_000;

export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait for Postgres, git and servers a fifth of their time: one more than the cores of a small machine.
    maxWorkers: 3,
    // The sources are compiled once for all projects and runs, and again when they change.
    fsModuleCache: true,
    // A disk may stand still for seconds; less than any test may take.
    expect: { poll: { timeout: 60_000 } },
    // What hangs is ended; nothing is judged by its speed, on however busy a machine.
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [inUnit],
          globalSetup: ['test/support/git-host-setup.ts', 'test/support/rendering-setup.ts'],
          isolate: false,
        },
      },
      { extends: true, ...database('sqlite') },
      { extends: true, ...database('postgres') },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['test/start/**/*.test.ts'],
          globalSetup: ['test/support/git-host-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
        },
      },
      ...(namesSoak
        ? [
            { extends: true as const, ...soak('sqlite', 1) },
            { extends: true as const, ...soak('postgres', 2) },
          ]
        : []),
    ],
  },
});
