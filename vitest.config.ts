import { defineConfig } from 'vitest/config';
import { takeScratchFolder } from './test/support/scratch-folder.ts';

takeScratchFolder();

/** Everything that has to hold on both databases. */
const onBothDatabases = [
  'test/database/**/*.test.ts',
  'test/domain-events/**/*.test.ts',
  'test/mail/**/*.test.ts',
  'test/workers/**/*.test.ts',
  'test/pages/**/*.test.ts',
  'test/auth/**/*.test.ts',
  'test/policy/**/*.test.ts',
  'test/access/**/*.test.ts',
  'test/git-http/**/*.test.ts',
  'test/graphql/**/*.test.ts',
  'test/lists/**/*.test.ts',
  'test/resources/**/*.test.ts',
  'test/clients/**/*.test.ts',
  'test/contract/{contract,read-back.once}.test.ts',
];

/**
 * Of these, what no database decides, on SQLite alone: what asks much of git, of HTTP or of a client, and files whose
 * statements other files show to Postgres. On Postgres they are part of `npm run test:soak`, and run when the command
 * line names them.
 */
const onOneDatabase = ['test/**/*.once.test.ts', 'test/clients/**/*.test.ts'];

/** Beside tests with a database: what asks none. */
const withoutDatabase = 'test/**/*.unit.test.ts';

/** Of these a part is tried on SQLite alone, see `triesAll` in `test/support/long.ts`: the soak tries it on Postgres. */
const inPart = ['test/access/{auditors,leaks,matrix}.test.ts', 'test/contract/contract.test.ts'];

/** Of these a part takes long, or more rounds than are needed each time: see `isLong` in `test/support/long.ts`. */
const inLong = [
  'test/access/writes.once.test.ts',
  'test/database/text-index.test.ts',
  'test/generator/runtime/json-reader.test.ts',
  'test/git-http/failed-logins.once.test.ts',
  'test/http/client-address.test.ts',
  'test/rendering/{closings,mentions,prose,references,tasks}.test.ts',
  'test/texts/code-owners/*.test.ts',
  'test/git/{fetching,host,hostile-merges,last-commit,merge-apart,near-ranges,object-grammar,rebasing,work-tree}.test.ts',
  'test/resources/{commits/hostile,repository-files/contents}.once.test.ts',
  'test/start/scratch-folder.test.ts',
];

/** The short form of what takes long, see `test/support/long.ts`: on both databases, */
const inShort = ['test/soak/{job-races,races}.test.ts'];
/** and on one where the other decides nothing: what kills servers on SQLite, which dies with them. */
const inShortOnce = {
  sqlite: ['test/soak/{crash,hostile-repositories,huge-files}.test.ts'],
  postgres: ['test/soak/two-processes.test.ts'],
};

const namesFiles = process.argv.slice(2).some((argument) => argument.startsWith('test/'));

const database = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: kind,
    include: [...onBothDatabases, ...inShort, ...inShortOnce[kind]],
    exclude: [withoutDatabase, ...(kind === 'postgres' && !namesFiles ? onOneDatabase : [])],
    globalSetup: [
      'test/support/database-setup.ts',
      'test/support/git-host-setup.ts',
      'test/support/judge-setup.ts',
      'test/support/rendering-setup.ts',
      'test/contract/statuses-setup.ts',
    ],
    env: { HEARTH_TEST_DATABASE: kind },
    // Each test makes its own database, and a new process for each of 130 files would cost more
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
      ...(kind === 'postgres' ? [...onOneDatabase, ...inPart] : inLong),
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
          include: [
            'test/ci/**/*.test.ts',
            'test/generator/**/*.test.ts',
            'test/git/**/*.test.ts',
            'test/contract/refusals.test.ts',
            'test/contract/violations.test.ts',
            'test/contract/writers.test.ts',
            'test/http/**/*.test.ts',
            'test/judges/**/*.test.ts',
            'test/rendering/**/*.test.ts',
            'test/reports/**/*.test.ts',
            'test/source/**/*.test.ts',
            'test/storage/**/*.test.ts',
            'test/texts/**/*.test.ts',
            withoutDatabase,
          ],
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
