import type { Database } from '#src/database/database.ts';
import { whereInList, skipLocked, selectTimeFromNow, shareKeyLock } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { readCurrentChain } from '#src/turns/chain.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { dayMs } from '#src/units.ts';
import {
  findWaitingLanes,
  type Lane,
  type LaneName,
  OwnersInTurn,
  queueDelayed,
  shareOut,
} from './turns.ts';

export interface NewJob {
  readonly worker: string;
  readonly payload: object;
  /** Owner of the job. */
  readonly owner: string;
  readonly lane: LaneName;
  /** 0 means at once. */
  readonly delayMs: number;
  readonly key: string | null;
  readonly attempts: number;
  /** Seconds. */
  readonly retryDelay: number;
}

export interface KeyedJob extends Pick<NewJob, 'payload' | 'owner'> {
  readonly key: string;
}

/** Jobs of one worker. */
interface NewJobs extends Pick<NewJob, 'worker' | 'lane' | 'attempts' | 'retryDelay'> {
  readonly jobs: readonly KeyedJob[];
}

/** Maximum number of jobs that one statement adds. */
const insertBatchSize = 50;

/** A job that a process has claimed. */
interface HeldJob {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly attempts: number;
  /** Seconds. */
  readonly retryDelay: number;
}

export interface ClaimedJob extends HeldJob {
  readonly worker: string;
  readonly owner: string;
  readonly lane: LaneName;
  readonly payload: object;
  /** See `runInChain`. */
  readonly chain: string | null;
}

/** Job that failed as often as it may. It stays until an operator decides. */
export interface DeadLetter {
  readonly id: string;
  readonly worker: string;
  readonly payload: object;
  /** Reason of the last failure, in one line. */
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: string;
}

/** Number of jobs of a kind in a state. */
export interface JobCount {
  readonly worker: string;
  readonly state: JobState;
  readonly count: number;
}

/**
 * A claimed job belongs to its claimer for so long after the last `renew`; then its process is taken for dead, and
 * `recover` gives the job to others.
 */
export const leaseSeconds = 60;

/** Jobs of dead processes that are looked at in one go. */
const recoveredBatchSize = 100;

/** `delayed` until its time has come; then `queued`. */
type JobState = 'delayed' | 'queued' | 'running' | 'dead';

interface JobRow {
  readonly id: number;
  readonly worker: string;
  readonly key: string | null;
  readonly payload: object;
  readonly owner: string;
  readonly lane: LaneName;
  readonly state: JobState;
  readonly run_at: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly retry_delay: number;
  readonly lease_until: string | null;
  readonly progress: number | null;
  readonly chain: string | null;
  readonly error: string | null;
}

type NewRow = Pick<
  JobRow,
  | 'worker'
  | 'key'
  | 'payload'
  | 'owner'
  | 'lane'
  | 'state'
  | 'max_attempts'
  | 'retry_delay'
  | 'chain'
>;
type HeldRow = Pick<JobRow, 'id' | 'attempts' | 'max_attempts' | 'retry_delay'>;

const insertJob = prepareStatement<NewRow & { delayMs: number }, Pick<JobRow, 'id'>>((db, slots) =>
  db('worker_jobs')
    .insert({
      worker: slots.worker,
      key: slots.key,
      payload: slots.payload,
      owner: slots.owner,
      lane: slots.lane,
      state: slots.state,
      run_at: selectTimeFromNow(db, slots.delayMs),
      attempts: 0,
      max_attempts: slots.max_attempts,
      retry_delay: slots.retry_delay,
      chain: slots.chain,
    })
    .onConflict()
    .ignore()
    .returning('id'),
);

/**
 * Milliseconds for which a job that is due is held back by transactions that add its key. After that they add the job once
 * more under another key: the job would never be claimed where such transactions always overlap.
 */
const maxHeldBackMs = 60_000;
const unlimitedMs = 3650 * dayMs;

/** The key of a second job beside one with the same key. */
const toSecondKey = (key: string) => `${key} again`;

type Waiting = Pick<JobRow, 'state'> & { readonly key: string };

/**
 * The jobs that wait under these keys, locked against claims until the transaction ends. A worker that claims one before
 * would not see what the transaction writes, and nothing would run afterwards.
 */
const holdWaiting = prepareStatement<
  Pick<JobRow, 'worker'> & { keys: readonly string[]; sinceMs: number },
  Waiting
>((db, { worker, keys, sinceMs }) =>
  shareKeyLock(
    whereInList(db('worker_jobs').where({ worker, attempts: 0 }), 'key', keys)
      .whereRaw("state in ('queued', 'delayed')")
      .select('key', 'state'),
    (rows) => rows.where('run_at', '>', selectTimeFromNow(db, sinceMs)),
  ),
);

/** Moves the first run of waiting jobs forward. */
const hastenJobs = prepareStatement<
  Pick<JobRow, 'worker' | 'state'> & { keys: readonly string[]; delayMs: number },
  never
>((db, { worker, keys, state, delayMs }) =>
  whereInList(db('worker_jobs').where({ worker, attempts: 0 }), 'key', keys)
    .whereRaw("state = 'delayed'")
    .where('run_at', '>', selectTimeFromNow(db, delayMs))
    .update({ state, run_at: selectTimeFromNow(db, delayMs) }),
);

/** The oldest of an owner. Jobs of earlier versions may be queued before their time. */
const claimOfOwner = prepareStatement<{ lane: LaneName; owner: string; limit: number }, JobRow>(
  (db, { lane, owner, limit }) =>
    db('worker_jobs')
      .withMaterialized(
        'next',
        skipLocked(
          db('worker_jobs')
            .whereRaw("state = 'queued'")
            .where({ lane, owner })
            .where('run_at', '<=', selectTimeFromNow(db, 0))
            .orderBy(['run_at', 'id'])
            .limit(limit)
            .select('id'),
        ),
      )
      .whereIn('id', db('next').select('id'))
      .update({
        state: 'running',
        attempts: db.raw('attempts + 1'),
        lease_until: selectTimeFromNow(db, leaseSeconds * 1000),
      })
      .returning('*'),
);

const completeJob = prepareStatement<{ id: number; attempt: number }, never>(
  (db, { id, attempt }) => whereHeld(db, id, attempt).del(),
);

const findExpired = prepareStatement<object, HeldRow>((db) =>
  db('worker_jobs')
    .where('state', 'running')
    .where('lease_until', '<', selectTimeFromNow(db, 0))
    .select('id', 'attempts', 'max_attempts', 'retry_delay')
    .limit(recoveredBatchSize),
);

interface Joining extends Pick<NewJob, 'worker' | 'delayMs'> {
  readonly keys: readonly string[];
  /** Jobs that are due for longer are not joined. */
  readonly heldBackMs: number;
}

/** Maximum delay, in milliseconds, of a job that waits for a busy resource. */
const soonMs = 1_000;

/**
 * The table of waiting jobs, on either database. Job times use the clock of the database, which all machines share,
 * because tests can set the clock of the application.
 */
export class JobStore {
  readonly #db: Database;
  readonly #inTurn: Readonly<Record<LaneName, OwnersInTurn>>;

  constructor(db: Database) {
    this.#db = db;
    this.#inTurn = {
      ordinary: new OwnersInTurn(db, 'ordinary'),
      apart: new OwnersInTurn(db, 'apart'),
      archives: new OwnersInTurn(db, 'archives'),
      transfers: new OwnersInTurn(db, 'transfers'),
      mail: new OwnersInTurn(db, 'mail'),
      deliveries: new OwnersInTurn(db, 'deliveries'),
      slow_deliveries: new OwnersInTurn(db, 'slow_deliveries'),
    };
  }

  /**
   * Adds a job within the transaction of `db` and returns its id; null when a job with that key is waiting already.
   * The waiting job then runs no later than the new one would, and not before the transaction ends.
   */
  async add(db: Database, { key, ...job }: NewJob): Promise<string | null> {
    if (key === null) return this.#insert(db, { ...job, key });
    const { worker, delayMs } = job;
    const slots = [
      { key, heldBackMs: maxHeldBackMs },
      { key: toSecondKey(key), heldBackMs: unlimitedMs },
    ];
    for (;;) {
      for (const { key, heldBackMs } of slots) {
        const id = await this.#insert(db, { ...job, key });
        if (id !== null) return id;
        const held = await this.#hold(db, { worker, keys: [key], delayMs, heldBackMs });
        if (held.size > 0) return null;
      }
      // Workers have claimed both by now.
    }
  }

  /** Null where a job waits under the key. */
  async #insert(db: Database, job: NewJob): Promise<string | null> {
    const { attempts: max_attempts, retryDelay: retry_delay, ...columns } = job;
    const row = await insertJob.first(db, {
      ...columns,
      max_attempts,
      retry_delay,
      state: toWaitingState(job.delayMs),
      chain: readCurrentChain() ?? null,
    });
    return row === undefined ? null : String(row.id);
  }

  /** Joins the waiting jobs with these keys, and returns the keys of the joined ones. */
  async #hold(
    db: Database,
    { worker, keys, delayMs, heldBackMs }: Joining,
  ): Promise<ReadonlySet<string>> {
    const rows = await holdWaiting.all(db, { worker, keys, sinceMs: -heldBackMs });
    const delayed = rows.filter((row) => row.state === 'delayed').map(({ key }) => key);
    const state = toWaitingState(delayMs);
    if (delayed.length > 0) await hastenJobs.run(db, { worker, keys: delayed, state, delayMs });
    return new Set(rows.map(({ key }) => key));
  }

  /** Searches all jobs of the worker, so it is only for rare cases. */
  async has(db: Database, job: Pick<JobRow, 'worker' | 'key'>): Promise<boolean> {
    return (await db('worker_jobs').where(job).first('id')) !== undefined;
  }

  /**
   * Adds jobs of one worker that are to be done now, in the order of their keys, so that two do not wait for each
   * other.
   */
  async addAll(db: Database, { worker, jobs, lane, attempts, retryDelay }: NewJobs): Promise<void> {
    const chain = readCurrentChain() ?? null;
    const state = toWaitingState(0);
    const rows = jobs
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map((job) => ({
        worker,
        ...job,
        lane,
        state,
        chain,
        run_at: selectTimeFromNow(db, 0),
        attempts: 0,
        max_attempts: attempts,
        retry_delay: retryDelay,
      }));
    for (const some of splitIntoBatches(rows, insertBatchSize)) {
      const added = await db('worker_jobs')
        .insert(some)
        .onConflict()
        .ignore()
        .returning<{ key: string | null }[]>('key');
      const known = new Set(added.map(({ key }) => key));
      const keys = some.flatMap(({ key }) => (known.has(key) ? [] : [key]));
      if (keys.length === 0) continue;
      const joining = { worker, keys, delayMs: 0, heldBackMs: maxHeldBackMs };
      const held = await this.#hold(db, joining);
      for (const { key, payload, owner } of some) {
        if (known.has(key) || held.has(key)) continue;
        const one = { worker, key, payload, owner, lane, attempts, retryDelay };
        await this.add(db, { ...one, delayMs: 0 });
      }
    }
  }

  /** Queues the jobs whose time has come. */
  async queueDelayed(): Promise<void> {
    await queueDelayed(this.#db);
  }

  /** The lanes with waiting jobs. */
  waitingLanes(): Promise<ReadonlySet<LaneName>> {
    return findWaitingLanes(this.#db);
  }

  /** Takes jobs of a lane up to its room; `held` is the number of each owner's jobs in this process. */
  async claim(
    lane: Lane,
    room: number,
    held: ReadonlyMap<string, number> = new Map(),
  ): Promise<ClaimedJob[]> {
    const { name, mostOfOwner } = lane;
    const inTurn = this.#inTurn[name];
    let owners = room > 0 ? await inTurn.next() : [];
    const claimed: ClaimedJob[] = [];
    const holding = new Map(held);
    while (claimed.length < room) {
      const shares = shareOut(owners, room - claimed.length, { mostOfOwner, held: holding });
      if (shares.size === 0) break;
      const exhausted = new Set<string>();
      for (const [owner, limit] of shares) {
        const rows = await claimOfOwner.all(this.#db, { lane: name, owner, limit });
        claimed.push(...rows.map((row) => toClaimedJob(row)));
        holding.set(owner, (holding.get(owner) ?? 0) + rows.length);
        // The owner has no more jobs, or other processes were faster.
        if (rows.length < limit) exhausted.add(owner);
        inTurn.had(owner);
      }
      owners = owners
        .filter(({ owner }) => !exhausted.has(owner))
        .map(({ owner, running }) => ({ owner, running: running + (shares.get(owner) ?? 0) }));
    }
    return claimed;
  }

  async complete(job: ClaimedJob): Promise<void> {
    await completeJob.run(this.#db, { id: Number(job.id), attempt: job.attempt });
  }

  /** Puts the job back for another attempt, or among the dead letters: at once when there is no hope. */
  async fail(job: HeldJob, error: string, { hopeless }: { readonly hopeless: boolean }) {
    const dead = hopeless || job.attempt >= job.attempts;
    // A dead letter keeps the time at which it failed.
    const delayMs = dead ? 0 : computeBackoffMs(job);
    await this.#held(job).update({
      state: dead ? 'dead' : toWaitingState(delayMs),
      run_at: selectTimeFromNow(this.#db, delayMs),
      lease_until: null,
      error,
    });
  }

  /** Postpones the job by the given milliseconds, as if it had not been claimed. */
  async postpone(job: ClaimedJob, delayMs: number): Promise<void> {
    await this.#held(job).update({
      state: toWaitingState(delayMs),
      attempts: job.attempt - 1,
      run_at: selectTimeFromNow(this.#db, delayMs),
      lease_until: null,
      // Another job with that key may already wait.
      key: null,
    });
  }

  async progress(job: ClaimedJob, percent: number): Promise<void> {
    await this.#held(job).update({ progress: percent });
  }

  async renew(jobs: readonly ClaimedJob[]): Promise<void> {
    for (const job of jobs) {
      await this.#held(job).update({
        lease_until: selectTimeFromNow(this.#db, leaseSeconds * 1000),
      });
    }
  }

  /** Releases jobs with an expired lease. */
  async recover(): Promise<void> {
    for (const row of await findExpired.all(this.#db, {})) {
      await this.fail(toHeldJob(row), 'the process that ran it is gone', { hopeless: false });
    }
  }

  /** Counts jobs that are running or could run now or in a moment, or will be tried again. */
  async pending(): Promise<number> {
    const [row] = await this.#db('worker_jobs')
      .whereIn('state', ['running', 'queued'])
      .orWhere((delayed) => {
        delayed.where('state', 'delayed').where((soon) => {
          soon
            .where('run_at', '<=', selectTimeFromNow(this.#db, soonMs))
            .orWhere('attempts', '>', 0);
        });
      })
      .count({ count: '*' });
    return Number(row?.['count'] ?? 0);
  }

  async counts(): Promise<JobCount[]> {
    return this.#db<JobCount>('worker_jobs')
      .groupBy('worker', 'state')
      .select('worker', 'state')
      .count({ count: '*' });
  }

  /** The latest first. */
  async deadLetters(limit: number): Promise<DeadLetter[]> {
    const rows = await this.#db<JobRow>('worker_jobs')
      .where('state', 'dead')
      .orderBy([
        { column: 'run_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    return rows.map((row) => ({
      id: String(row.id),
      worker: row.worker,
      payload: row.payload,
      error: row.error ?? '',
      attempts: row.attempts,
      failedAt: row.run_at,
    }));
  }

  /** Gives a dead letter one more attempt; false for an unknown id. */
  async retry(id: string): Promise<boolean> {
    if (!/^\d{1,15}$/.test(id)) return false;
    const changed = await this.#db('worker_jobs')
      .where({ id: Number(id), state: 'dead' })
      .update({
        state: 'queued',
        run_at: selectTimeFromNow(this.#db, 0),
        max_attempts: this.#db.raw('attempts + 1'),
      });
    return changed === 1;
  }

  /** Row of a job, unless its lease expired and another process has it now. */
  #held({ id, attempt }: HeldJob) {
    return whereHeld(this.#db, Number(id), attempt);
  }
}

const whereHeld = (db: Database, id: number, attempts: number) =>
  db('worker_jobs').where({ id, state: 'running', attempts });

const toWaitingState = (delayMs: number): JobState => (delayMs > 0 ? 'delayed' : 'queued');

function toClaimedJob(row: JobRow): ClaimedJob {
  const { worker, payload, owner, lane, chain } = row;
  return { ...toHeldJob(row), worker, payload, owner, lane, chain };
}

function toHeldJob(row: HeldRow): HeldJob {
  return {
    id: String(row.id),
    attempt: row.attempts,
    attempts: row.max_attempts,
    retryDelay: row.retry_delay,
  };
}

/** Doubles the delay, with a random part that separates jobs that failed together. */
function computeBackoffMs({ retryDelay, attempt }: HeldJob): number {
  return retryDelay * 2 ** Math.min(16, attempt - 1) * 1000 * (1 + Math.random());
}
