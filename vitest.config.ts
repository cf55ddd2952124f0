import { defineConfig } from 'vitest/config';
import { takeScratchFolder } from './test/support/scratch-folder.ts';

takeScratchFolder();

/** Everything that has to hold on both databases. */
const onBothDatabases = [
  'test/database/**/*.test.ts',
  'test/workers/**/*.test.ts',
  'test/auth/**/*.test.ts',
  'test/policy/**/*.test.ts',
  'test/access/**/*.test.ts',
  'test/git-http/**/*.test.ts',
  'test/pagination/**/*.test.ts',
  'test/resources/**/*.test.ts',
  'test/clients/**/*.test.ts',
  'test/contract/**/*.test.ts',
  'generated/**/contract.test.ts',
];

const database = (kind: 'sqlite' | 'postgres') => ({
  test: {
    name: kind,
    include: onBothDatabases,
    globalSetup: [
      'test/support/database-setup.ts',
      'test/support/git-host-setup.ts',
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

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A disk may stand still for seconds; less than any test may take.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'test/generator/**/*.test.ts',
            'test/git/**/*.test.ts',
            'test/http/**/*.test.ts',
            'test/judges/**/*.test.ts',
            'test/storage/**/*.test.ts',
          ],
          globalSetup: ['test/support/git-host-setup.ts'],
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
    ],
  },
});
