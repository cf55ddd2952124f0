import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlanning } from '#src/ci/planning.ts';
import { readConfig } from '#src/config.ts';
import { connect, type Database } from '#src/database/database.ts';
import { createGit } from '#src/git/git.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { createLog } from '#src/log.ts';
import { createStorage } from '#src/storage/storage.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { createWorkers } from '#src/workers/workers.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/databases.ts';
import { gitHost } from '#test/support/git-host.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-workers-'));
const git = createGit({ dataDir, onDemand: true, hostModule: gitHost() });
afterAll(async () => {
  await git.close();
  await rm(dataDir, { recursive: true, force: true });
});

let fresh: FreshDatabase;
let db: Database;
let workers: Workers;
/** The number of changes that each run of the worker saw. */
let seen: number[];
let marked: boolean;

const look: WorkerDefinition<object> = {
  name: 'look',
  worksFor: () => 'anybody',
  async run(_, { db }) {
    seen.push(await countChanges(db));
  },
};

const mark: WorkerDefinition<object> = {
  name: 'mark',
  worksFor: () => 'anybody',
  async run() {
    marked = true;
  },
};

const countChanges = async (db: Database) => (await db('worker_schedules').select('worker')).length;

beforeEach(async () => {
  fresh = await freshDatabase();
  db = await connect(fresh.url);
  seen = [];
  marked = false;
  workers = await createWorkers(db, {
    definitions: async () => [look, mark],
    git,
    storage: createStorage({ dataDir }),
    planning: createPlanning(),
    limits: createRateLimits({ db, config: { rateLimits: false } }),
    config: readConfig({ DATA_DIR: dataDir }),
    log: createLog('silent'),
    clock: () => new Date(),
  });
});
afterEach(async () => {
  await workers.stop();
  await db.close();
  await fresh.drop();
});

const key = 'one';
const wake = (db: Database) => workers.enqueue(db, look, {}, { key });
const wakeAll = (db: Database) => workers.enqueueAll(db, look, [{ key, payload: {} }]);

/** A promise that is resolved by a call. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A transaction that has changed something and added the job, and ends when it is told to. */
async function openTransaction(name: string, add: (db: Database) => Promise<unknown>) {
  const [announced, released] = [gate(), gate()];
  const ended = db.transaction(async (db) => {
    await db('worker_schedules').insert({ worker: name, due_at: '2026-01-01T00:00:00.000Z' });
    await add(db);
    announced.open();
    await released.opened;
  });
  await Promise.race([announced.opened, ended]);
  return async () => {
    released.open();
    await ended;
  };
}

it.each([
  ['enqueue', wake],
  ['enqueueAll', wakeAll],
] as const)('%s: a job sees what each transaction that added its key wrote', async (_, add) => {
  await db.transaction((db) => wake(db));
  const end = await openTransaction('late', add);
  // The newer of two jobs of an owner runs: the older one was not to be had.
  await db.transaction((db) => workers.enqueue(db, mark, {}));
  workers.start();
  await vi.waitFor(() => expect(marked).toBe(true), 10_000);
  expect(seen).toEqual([]);
  await end();
  await workers.idle();
  expect(seen).toEqual([1]);
});

it('transactions that add the same key do not wait for each other', async () => {
  await db.transaction((db) => wake(db));
  const ends = [await openTransaction('one', wake), await openTransaction('other', wakeAll)];
  for (const end of ends) await end();
  workers.start();
  await workers.idle();
  expect(seen).toEqual([2]);
});

it.each([
  ['enqueue', wake],
  ['enqueueAll', wakeAll],
] as const)('%s: a job that is due for long is not held back', async (_, add) => {
  await db.transaction((db) => wake(db));
  const longAgo = '2026-01-01T00:00:00.000Z';
  await db('worker_jobs').update({ run_at: longAgo });
  const end = await openTransaction('late', add);
  workers.start();
  await vi.waitFor(() => expect(seen).toEqual([0]), 10_000);
  await end();
  await workers.idle();
  expect(seen).toEqual([0, 1]);
  expect(await workers.jobs()).toEqual([]);
});

it('a key has two jobs at most', async () => {
  await db.transaction((db) => wake(db));
  const longAgo = '2026-01-01T00:00:00.000Z';
  for (let time = 0; time < 4; time += 1) {
    await db('worker_jobs').update({ run_at: longAgo });
    await db.transaction((db) => Promise.resolve<unknown>(time % 2 === 0 ? wake(db) : wakeAll(db)));
  }
  expect(await db('worker_jobs').select('key').orderBy('key')).toEqual([
    { key: 'one' },
    { key: 'one again' },
  ]);
});
