import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { JobStore } from '#src/workers/job-store.ts';
import type { ClaimedJob } from '#src/workers/job-store.ts';
import { type Lane, type LaneName, ownerBatchSize } from '#src/workers/turns.ts';
import { freshDatabase } from '#test/support/databases.ts';
import type { FreshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf, wholeReadsOf } from '#test/support/plans.ts';

let fresh: FreshDatabase;
let db: Database;
let store: JobStore;

beforeEach(async () => {
  fresh = await freshDatabase();
  db = await connect(fresh.url);
  store = new JobStore(db);
});
afterEach(async () => {
  await db.close();
  await fresh.drop();
});

const lane: Lane = { name: 'ordinary', places: 4, mostOfOwner: 3 };
const single: Lane = { ...lane, places: 1, mostOfOwner: 1 };
const apart: Lane = { ...lane, name: 'apart' };

interface Waiting {
  readonly owner: string;
  readonly count: number;
  readonly state?: string;
  readonly lane?: LaneName;
}

/** Each second another, the first of them long ago. */
async function add({ owner, count, state = 'queued', lane = 'ordinary' }: Waiting): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ worker: 'note', payload: { index }, owner, state, lane },
    ...{ attempts: 0, max_attempts: 5, retry_delay: 5 },
    run_at: new Date(Date.now() - 7_200_000 + index * 1000).toISOString(),
  }));
  for (const some of splitIntoBatches(rows, 500)) await db('worker_jobs').insert(some);
}

const ownersOf = (jobs: readonly ClaimedJob[]) => jobs.map(({ owner }) => owner);

/** Takes jobs one by one, and completes each. */
async function take(count: number): Promise<string[]> {
  const owners: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const jobs = await store.claim(single, 1);
    owners.push(...ownersOf(jobs));
    for (const job of jobs) await store.complete(job);
  }
  return owners;
}

describe('a claim', () => {
  it('takes the one job of an owner before the second of the one who has a thousand', async () => {
    await add({ owner: 'a', count: 1000 });
    await add({ owner: 'b', count: 1 });
    expect(await take(4)).toEqual(['a', 'b', 'a', 'a']);
    await add({ owner: '0', count: 2 });
    expect(await take(4)).toEqual(['0', 'a', '0', 'a']);
  });

  it('takes the jobs of an owner in the order in which they came', async () => {
    await add({ owner: 'a', count: 3 });
    const claimed = await store.claim({ ...lane, mostOfOwner: 4 }, 4);
    const jobs = claimed.toSorted((one, other) => Number(one.id) - Number(other.id));
    expect(jobs.map(({ payload }) => payload)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
    expect(await store.claim(lane, 4)).toEqual([]);
  });

  it('prefers whoever has the fewest running, in whatever process', async () => {
    await add({ owner: 'a', count: 9 });
    await add({ owner: 'b', count: 9 });
    await add({ owner: 'a', count: 2, state: 'running' });
    await add({ owner: 'b', count: 1, state: 'running' });
    await add({ owner: 'b', count: 5, state: 'running', lane: 'apart' });
    expect(ownersOf(await store.claim(lane, 3)).toSorted()).toEqual(['a', 'b', 'b']);
  });

  it('leaves a place to others than the one who has the rest', async () => {
    await add({ owner: 'a', count: 9 });
    expect(ownersOf(await store.claim(lane, 4))).toEqual(['a', 'a', 'a']);
    const held = new Map([['a', 3]]);
    expect(await store.claim(lane, 1, held)).toEqual([]);
    await add({ owner: 'b', count: 1 });
    expect(ownersOf(await store.claim(lane, 1, held))).toEqual(['b']);
  });

  it('gives places that an owner has no jobs for to others', async () => {
    await add({ owner: 'a', count: 1 });
    await add({ owner: 'b', count: 1, state: 'running' });
    await add({ owner: 'b', count: 9 });
    expect(ownersOf(await store.claim(lane, 4)).toSorted()).toEqual(['a', 'b', 'b', 'b']);
  });

  it('takes work apart from its own lane', async () => {
    await add({ owner: 'a', count: 1, lane: 'apart' });
    await add({ owner: 'a', count: 1 });
    expect(await store.claim(apart, 4)).toMatchObject([{ lane: 'apart' }]);
    expect(await store.claim(apart, 4)).toEqual([]);
    expect(await store.claim(lane, 4)).toMatchObject([{ lane: 'ordinary' }]);
  });

  it('takes nothing that is not due, and what becomes due once it is', async () => {
    await add({ owner: 'a', count: 1 });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await db('worker_jobs').update({ run_at: later, state: 'delayed' });
    // A process of an earlier version.
    await add({ owner: 'b', count: 1 });
    await db('worker_jobs').where({ owner: 'b' }).update({ run_at: later });
    await store.queueDelayed();
    expect(await store.claim(lane, 4)).toEqual([]);
    await db('worker_jobs').update({ run_at: new Date(Date.now() - 1000).toISOString() });
    await store.queueDelayed();
    expect(ownersOf(await store.claim(lane, 4)).toSorted()).toEqual(['a', 'b']);
  });

  it('comes to each of very many owners', async () => {
    const owners = Array.from({ length: ownerBatchSize + 20 }, (_, index) => `user ${index}`);
    for (const owner of owners) await add({ owner, count: 2 });
    const served = await take(owners.length);
    expect(new Set(served).size).toBe(owners.length);
  });

  it('asks as much and as little however many wait', async () => {
    const claim = () =>
      statementsOf(db, async () => {
        for (const job of await store.claim(lane, 4)) await store.complete(job);
      });
    await add({ owner: 'a', count: 1 });
    await add({ owner: 'b', count: 1 });
    const few = await claim();
    for (let index = 0; index < 300; index += 1) await add({ owner: `user ${index}`, count: 2 });
    await add({ owner: 'a', count: 3000 });
    const many = await claim();
    expect(many.length).toBeLessThanOrEqual(few.length + 3);
    for (const sent of many) {
      expect(await wholeReadsOf(db, sent)).toEqual([]);
      expect(await planOf(db, sent)).toMatch(/worker_jobs_turns|worker_jobs_pkey/);
    }
  });
});
