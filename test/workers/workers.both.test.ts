import { waitOutsidePlace } from '#src/turns/place.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlanning } from '#src/ci/planning.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { readConfig } from '#src/config.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { createGit } from '#src/git/git.ts';
import { createLog } from '#src/log.ts';
import { createStorage } from '#src/storage/storage.ts';
import { Postponed, type WorkerDefinition, type Workers } from '#src/workers/definition.ts';
import { createWorkers } from '#src/workers/workers.ts';
import { freshDatabase } from '#test/support/databases.ts';
import type { FreshDatabase } from '#test/support/databases.ts';
import { gitHost } from '#test/support/git-host.ts';
import { takeTurns } from '#test/support/waiting.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-workers-'));
const git = createGit({ dataDir, onDemand: true, hostModule: gitHost() });
afterAll(async () => {
  await git.close();
  await rm(dataDir, { recursive: true, force: true });
});

let fresh: FreshDatabase;
let db: Database;
let opened: { close(): Promise<void> }[];
let ran: string[];

const ofAnybody = () => 'anybody';

/** Says what it ran, once for each attempt. */
const note: WorkerDefinition<{ text: string }> = {
  name: 'note',
  worksFor: ofAnybody,
  retryDelay: 0,
  async run({ text }) {
    ran.push(text);
  },
};

beforeEach(async () => {
  fresh = await freshDatabase();
  opened = [];
  ran = [];
  db = await another();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const each of opened.toReversed()) await each.close();
  await fresh.drop();
});

async function another(): Promise<Database> {
  const db = await connect(fresh.url);
  opened.push(db);
  return db;
}

async function workersFor<Payload extends object>(
  db: Database,
  definitions: WorkerDefinition<Payload>[],
  concurrency?: number,
): Promise<Workers> {
  const workers = await createWorkers(db, {
    definitions: async () => definitions,
    git,
    storage: createStorage({ dataDir }),
    planning: createPlanning(),
    limits: createRateLimits({ db, config: { rateLimits: false } }),
    config: readConfig({ DATA_DIR: dataDir }),
    log: createLog('silent'),
    clock: () => new Date(),
    ...(concurrency !== undefined && { concurrency }),
  });
  opened.push({ close: () => workers.stop() });
  return workers;
}

describe('enqueue', () => {
  it('adds a job that runs at once after the commit', async () => {
    const workers = await workersFor(db, [note]);
    // The poll timer does not run: a notification announces the work.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    workers.start();
    await workers.idle();
    for (const text of ['1', '2', '3', '4', '5']) {
      await db.transaction(async (db) => {
        await workers.enqueue(db, note, { text });
        // A poll now finds nothing.
        vi.advanceTimersByTime(1_000);
        await takeTurns();
        await workers.idle();
        expect(ran).not.toContain(text);
      });
      await expect.poll(() => ran, { interval: 5 }).toContain(text);
    }
  });

  it('adds nothing when the transaction is rolled back', async () => {
    const workers = await workersFor(db, [note]);
    const failing = db.transaction(async (db) => {
      await workers.enqueue(db, 'note', { text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    workers.start();
    await workers.idle();
    expect(ran).toEqual([]);
  });

  it('waits for the time that a job is given', async () => {
    const workers = await workersFor(db, [note]);
    workers.start();
    await workers.enqueue(db, note, { text: 'later' }, { runAt: new Date(Date.now() + 3_600_000) });
    await workers.enqueue(db, note, { text: 'now' }, { runAt: new Date(Date.now() - 1000) });
    await workers.idle();
    expect(ran).toEqual(['now']);
    await pretendAnHourHasPassed();
    await expect.poll(() => ran).toEqual(['now', 'later']);
  });

  it('is not idle while a job waits that is due in a moment', async () => {
    const workers = await workersFor(db, [note]);
    workers.start();
    await workers.enqueue(db, note, { text: 'soon' }, { runAt: new Date(Date.now() + 400) });
    await workers.idle();
    expect(ran).toEqual(['soon']);
  });

  it('keeps one waiting job for each key', async () => {
    const workers = await workersFor(db, [note]);
    const add = (text: string, key?: string) =>
      workers.enqueue(db, note, { text }, key === undefined ? {} : { key });
    expect(await add('first', 'a')).toEqual(expect.any(String));
    expect(await add('second', 'a')).toBeNull();
    await add('other', 'b');
    await add('free');
    await add('free');
    workers.start();
    await workers.idle();
    expect(ran.toSorted()).toEqual(['first', 'free', 'free', 'other']);
    expect(await add('again', 'a')).toEqual(expect.any(String));
  });

  it('refuses a worker that does not exist', async () => {
    const workers = await workersFor(db, [note]);
    await expect(workers.enqueue(db, 'nothing', {})).rejects.toThrow('no worker named nothing');
  });
});

describe('a key', () => {
  const hour = 3_600_000;
  const after = (milliseconds: number) => new Date(Date.now() + milliseconds);

  it('lets the job that waits run when the first of them is due', async () => {
    const workers = await workersFor(db, [note]);
    workers.start();
    const due = async (text: string, hours: number) => {
      await workers.enqueue(db, note, { text }, { key: 'a', runAt: after(hours * hour) });
      return await db('worker_jobs').pluck('run_at');
    };
    const [first = ''] = await due('a', 2);
    const sooner = await due('sooner', 1);
    expect(sooner).toEqual([expect.any(String)]);
    expect(String(sooner[0]) < String(first)).toBe(true);
    expect(await due('later', 3)).toEqual(sooner);
    expect(await workers.enqueue(db, note, { text: 'now' }, { key: 'a' })).toBeNull();
    await workers.idle();
    expect(ran).toEqual(['a']);
    expect(await workers.jobs()).toEqual([]);
  });

  it('is added with others of its worker once, and no later than it was to be done', async () => {
    const workers = await workersFor(db, [note]);
    const runAt = new Date(Date.now() + 3_600_000);
    await workers.enqueue(db, note, { text: 'before' }, { key: 'a', runAt });
    const jobs = ['c', 'a', 'b', 'b'].map((key) => ({ key, payload: { text: key } }));
    await db.transaction((db) => workers.enqueueAll(db, note, jobs));
    await workers.enqueueAll(db, note, []);
    workers.start();
    await workers.idle();
    expect(ran.toSorted()).toEqual(['b', 'before', 'c']);
    expect(await workers.jobs()).toEqual([]);
  });
});

describe('a job that fails', () => {
  it('is tried again, and succeeds', async () => {
    const attempts: number[] = [];
    const flaky: WorkerDefinition<object> = {
      name: 'flaky',
      worksFor: ofAnybody,
      retryDelay: 0,
      async run(_, __, job) {
        attempts.push(job.attempt);
        if (job.attempt < 3) throw new Error('not yet');
      },
    };
    const workers = await workersFor(db, [flaky]);
    workers.start();
    await workers.enqueue(db, flaky, {});
    await workers.idle();
    expect(attempts).toEqual([1, 2, 3]);
    expect(await workers.deadLetters()).toEqual([]);
  });

  it('too often is kept as a dead letter, and can be given another chance', async () => {
    let broken = true;
    const fragile: WorkerDefinition<{ id: number }> = {
      name: 'fragile',
      worksFor: ofAnybody,
      attempts: 2,
      retryDelay: 0,
      run({ id }) {
        ran.push(`attempt ${id}`);
        if (broken) throw new TypeError('cannot\nwork');
        return Promise.resolve();
      },
    };
    const workers = await workersFor(db, [fragile]);
    workers.start();
    await workers.enqueue(db, fragile, { id: 5 });
    await workers.idle();
    expect(ran).toHaveLength(2);
    const [letter, ...others] = await workers.deadLetters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      worker: 'fragile',
      payload: { id: 5 },
      attempts: 2,
      error: 'TypeError: cannot work',
      failedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    broken = false;
    expect(await workers.retry(letter?.id ?? '')).toBe(true);
    await workers.idle();
    expect(ran).toHaveLength(3);
    expect(await workers.deadLetters()).toEqual([]);
    expect(await workers.retry(letter?.id ?? '')).toBe(false);
    expect(await workers.retry('nonsense')).toBe(false);
  });

  it('by taking too long is told so', async () => {
    let reason: unknown;
    const slow: WorkerDefinition<object> = {
      name: 'slow',
      worksFor: ofAnybody,
      attempts: 1,
      timeout: 0.05,
      run(_, __, { signal }) {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
        });
        return new Promise(() => {});
      },
    };
    const workers = await workersFor(db, [slow]);
    workers.start();
    await workers.enqueue(db, slow, {});
    await workers.idle();
    expect(await workers.deadLetters()).toMatchObject([
      { error: 'Error: took longer than 0.05 seconds' },
    ]);
    expect(reason).toBeInstanceOf(Error);
  });

  it('because its worker is gone from the code becomes a dead letter in the end', async () => {
    const former = await workersFor(db, [{ ...note, name: 'former', attempts: 1 }]);
    await former.enqueue(db, 'former', { text: 'x' });
    const workers = await workersFor(db, [note]);
    workers.start();
    await workers.idle();
    expect(await workers.deadLetters()).toMatchObject([{ worker: 'former' }]);
  });
});

describe('a job that is postponed', () => {
  it('comes again, as the same attempt, however often', async () => {
    const attempts: number[] = [];
    const waiting: WorkerDefinition<object> = {
      name: 'waiting',
      worksFor: ofAnybody,
      attempts: 2,
      retryDelay: 0,
      async run(_, __, job) {
        attempts.push(job.attempt);
        if (attempts.length <= 3) throw new Postponed(1);
        if (attempts.length === 4) throw new Error('this one counts');
        if (attempts.length <= 6) throw new Postponed(1);
      },
    };
    const workers = await workersFor(db, [waiting]);
    workers.start();
    await workers.enqueue(db, waiting, {}, { key: 'a' });
    await expect.poll(() => attempts).toEqual([1, 1, 1, 1, 2, 2, 2]);
    await workers.idle();
    expect(await workers.deadLetters()).toEqual([]);
  });

  it('does not come before its time', async () => {
    const waiting: WorkerDefinition<object> = {
      name: 'waiting',
      worksFor: ofAnybody,
      async run() {
        ran.push('asked');
        throw new Postponed(3_600_000);
      },
    };
    const workers = await workersFor(db, [waiting, note as WorkerDefinition<object>]);
    workers.start();
    await workers.enqueue(db, waiting, {});
    await expect.poll(() => ran).toEqual(['asked']);
    await workers.enqueue(db, note, { text: 'other' });
    await expect.poll(() => ran).toEqual(['asked', 'other']);
    await workers.idle();
    expect(ran).toEqual(['asked', 'other']);
  });
});

describe('work that waits for the network', () => {
  it('takes no room from other kinds, and of one owner not all of its own', async () => {
    const end = gate();
    const begun: string[] = [];
    const far: WorkerDefinition<{ owner: string }> = {
      name: 'far',
      worksFor: ({ owner }) => owner,
      lane: 'apart',
      async run({ owner }) {
        begun.push(owner);
        await end.opened;
      },
    };
    const workers = await workersFor<object>(db, [far, note], 1);
    workers.start();
    const enqueue = (owner: string) => workers.enqueue(db, far, { owner });
    for (let index = 0; index < 20; index += 1) await enqueue('a');
    await enqueue('b');
    await expect.poll(() => begun.toSorted()).toEqual(['a', 'a', 'a', 'a', 'b']);
    for (const owner of ['c', 'd', 'e'])
      for (let index = 0; index < 9; index += 1) await enqueue(owner);
    await expect.poll(() => begun).toHaveLength(16);
    await workers.enqueue(db, note, { text: 'near' });
    await expect.poll(() => ran).toEqual(['near']);
    expect(begun).toHaveLength(16);
    await expect.poll(() => workers.load()).toEqual({ busy: 16, slots: 169 });
    end.open();
    await workers.idle();
    expect(begun).toHaveLength(48);
  });
});

describe('work that waits for an outside party', () => {
  it('leaves its place to others, so many of one owner', async () => {
    const end = gate();
    const begun: string[] = [];
    const far: WorkerDefinition<{ owner: string; outside: boolean }> = {
      name: 'far',
      worksFor: ({ owner }) => owner,
      lane: 'apart',
      async run({ owner, outside }) {
        begun.push(owner);
        if (outside) await waitOutsidePlace(() => end.opened);
      },
    };
    const workers = await workersFor<object>(db, [far], 1);
    workers.start();
    for (const owner of ['a', 'b', 'c', 'd', 'e']) {
      for (let index = 0; index < 6; index += 1) {
        await workers.enqueue(db, far, { owner, outside: true });
      }
    }
    await expect.poll(() => begun).toHaveLength(20);
    await workers.enqueue(db, far, { owner: 'f', outside: false });
    await expect.poll(() => begun).toContain('f');
    expect(begun).toHaveLength(21);
    end.open();
    await workers.idle();
    expect(begun).toHaveLength(31);
  });
});

describe('several processes', () => {
  it('share the work and run each job once', async () => {
    const count = 60;
    const all: Workers[] = [];
    for (let process = 0; process < 3; process += 1)
      all.push(await workersFor(await another(), [note], 2));
    await db.transaction(async (db) => {
      for (let index = 0; index < count; index += 1) {
        await all[0]?.enqueue(db, note, { text: String(index).padStart(3, '0') });
      }
    });
    for (const workers of all) workers.start();
    for (const workers of all) await workers.idle();
    expect(ran.toSorted()).toEqual(
      Array.from({ length: count }, (_, index) => String(index).padStart(3, '0')),
    );
  });

  it('take over the job of one that has died', async () => {
    const workers = await workersFor(db, [note]);
    await workers.enqueue(db, note, { text: 'rescued' });
    await pretendADeadProcessHasIt();
    workers.start();
    await workers.idle();
    expect(ran).toEqual(['rescued']);
  });

  it('leave a job alone as long as its process lives', async () => {
    const workers = await workersFor(db, [note]);
    await workers.enqueue(db, note, { text: 'busy' });
    await pretendADeadProcessHasIt('5 seconds ago');
    workers.start();
    // The workers have searched for both jobs when they have found this one.
    await workers.enqueue(db, note, { text: 'free' });
    await expect.poll(() => ran).not.toEqual([]);
    expect(ran).toEqual(['free']);
  });
});

describe('the loop', () => {
  it('runs no more at a time than it may', async () => {
    let now = 0;
    let most = 0;
    const together = gate();
    const counting: WorkerDefinition<{ index: number }> = {
      name: 'counting',
      worksFor: ({ index }) => `user ${index % 2}`,
      async run() {
        most = Math.max(most, (now += 1));
        // The first ones wait for each other: taking a job may be slower than doing it.
        if (now === 3) together.open();
        await together.opened;
        await takeTurns();
        now -= 1;
      },
    };
    const workers = await workersFor(db, [counting], 3);
    for (let index = 0; index < 12; index += 1) await workers.enqueue(db, counting, { index });
    workers.start();
    await workers.idle();
    expect(most).toBe(3);
  });

  it('finishes what it is doing before it stops, and starts nothing more', async () => {
    const steps: string[] = [];
    const end = gate();
    const slow: WorkerDefinition<object> = {
      name: 'slow',
      worksFor: ofAnybody,
      async run() {
        steps.push('begin');
        await end.opened;
        steps.push('end');
      },
    };
    const workers = await workersFor(db, [slow], 1);
    await workers.enqueue(db, slow, {});
    await workers.enqueue(db, slow, {});
    workers.start();
    await expect.poll(() => steps).toEqual(['begin']);
    const stopped = workers.stop();
    end.open();
    await stopped;
    expect(steps).toEqual(['begin', 'end']);
    await expect(workers.idle()).rejects.toThrow('not started');
    workers.start();
    await workers.idle();
    expect(steps).toHaveLength(4);
  });

  it('shows the progress of a job', async () => {
    const shown: unknown[] = [];
    const reporting: WorkerDefinition<object> = {
      name: 'reporting',
      worksFor: ofAnybody,
      async run(_, { db }, job) {
        await job.progress(41.7);
        shown.push(await progressOf(db));
      },
    };
    const workers = await workersFor(db, [reporting]);
    workers.start();
    await workers.enqueue(db, reporting, {});
    await workers.idle();
    expect(shown).toEqual([42]);
  });
});

/** Gate that some jobs wait for until it is opened. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Makes all waiting jobs due. */
async function pretendAnHourHasPassed(): Promise<void> {
  await db('worker_jobs').update({ run_at: new Date().toISOString() });
}

/** Makes the one job look as if a process had taken it, and then no longer renewed its lease. */
async function pretendADeadProcessHasIt(
  since: '5 seconds ago' | 'long ago' = 'long ago',
): Promise<void> {
  const lease = new Date(Date.now() + (since === 'long ago' ? -1000 : 55_000)).toISOString();
  await db('worker_jobs').update({ state: 'running', attempts: 1, lease_until: lease });
}

async function progressOf(db: Database): Promise<unknown> {
  return (await db('worker_jobs').first())?.['progress'];
}
