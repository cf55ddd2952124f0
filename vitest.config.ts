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
  'test/lists/**/*.test.ts',
  'test/resources/**/*.test.ts',
  'test/clients/**/*.test.ts',
  'test/contract/contract.test.ts',
];

/**
 * Of these, what asks much of git, of HTTP or of a client, and of the database no more than the rest does: on SQLite
 * alone. On Postgres it is part of `npm run test:soak`, and there when the command line names the files.
 */
const onOneDatabase = [
  'test/access/{late-bodies,states}.test.ts',
  'test/auth/{git-settings,hostile-requests,job-tokens,over-http,rate-limits-over-http}.test.ts',
  'test/auth/{session-cookie,trusted-proxies}.test.ts',
  'test/clients/**/*.test.ts',
  'test/git-http/{access,bombs,clients-who-leave,failed-logins,fetch,hostile-pushes}.test.ts',
  'test/git-http/{hidden-requests,lost-rights,merge-requests,other-refs,push-options}.test.ts',
  'test/git-http/{refusals,sent-bodies,shared-branches,slow-clients}.test.ts',
  'test/pages/{front,groups/single-sign-on,help,paths,profile/access}.test.ts',
  'test/pages/{profile/authorized-applications,sign-in}.test.ts',
  'test/resources/{application-settings,groups,members,projects,runners,users}/refusals.test.ts',
  'test/resources/avatars/addresses.test.ts',
  'test/resources/branches/{merged,reading}.test.ts',
  'test/resources/commits/{create,get,hostile,list,permissions,replay,signature,values}.test.ts',
  'test/resources/{gpg-keys/{gpg-keys,revoked-names},ssh-keys/validation}.test.ts',
  'test/resources/{ci-lint,markdown,metadata,token-refusals}.test.ts',
  'test/resources/{epics/places,pipelines/composite-status}.test.ts',
  'test/resources/{job-execution/payload,jobs/admission}.test.ts',
  'test/resources/merge-requests/{auto-merge,diffs,head-pipeline}.test.ts',
  'test/resources/merge-requests/{merge,merge-message,merge-ref,on-demand}.test.ts',
  'test/resources/pipelines/{external-validation,merge-rule,refresh}.test.ts',
  'test/resources/{project-maintenance,project-templates,push-rules-enforced}.test.ts',
  'test/resources/projects/{import-rate,import-url}.test.ts',
  'test/resources/quick-actions/{epics,merge-requests}.test.ts',
  'test/resources/repositories/{blobs-and-archives,history,languages,large-reads,left,limits}.test.ts',
  'test/resources/repositories/{refresh,tree,tree-bomb}.test.ts',
  'test/resources/repository-files/{blame,brand,contents,parallel,reading,refusals,writing}.test.ts',
  'test/resources/suggestions/{large-files,suggestions}.test.ts',
  'test/resources/tags/{reading,signatures,writing}.test.ts',
  'test/resources/triggers/triggers.test.ts',
];

/** Of these a part is tried on SQLite alone, see `triesAll` in `test/support/long.ts`: the soak tries it on Postgres. */
const inPart = ['test/access/{auditors,leaks,matrix}.test.ts', 'test/contract/contract.test.ts'];

/** The short form of what takes long, see `test/support/long.ts`: on both databases, */
const inShort = ['test/soak/{crash,job-races,races}.test.ts'];
/** and on one where the database decides nothing. */
const inShortOnce = {
  sqlite: ['test/soak/hostile-repositories.test.ts', 'test/soak/huge-files.test.ts'],
  postgres: ['test/soak/two-processes.test.ts'],
};

const namesFiles = process.argv.slice(2).some((argument) => argument.startsWith('test/'));

const database = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: kind,
    include: [...onBothDatabases, ...inShort, ...inShortOnce[kind]],
    exclude: kind === 'postgres' && !namesFiles ? onOneDatabase : [],
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
    testTimeout: 20_000,
    hookTimeout: 30_000,
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
      'test/access/writes.test.ts',
      ...(kind === 'postgres' ? [...onOneDatabase, ...inPart] : []),
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

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The sources are compiled once for all projects and runs, and again when they change.
    experimental: { fsModuleCache: true },
    // A disk may stand still for seconds; less than any test may take.
    expect: { poll: { timeout: 15_000 } },
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
          ],
          globalSetup: ['test/support/git-host-setup.ts', 'test/support/rendering-setup.ts'],
          isolate: false,
          testTimeout: 20_000,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
