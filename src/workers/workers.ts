import type { Database } from '#src/database/database.ts';
import { memoize } from '#src/turns/remembered.ts';
import type { WorkerDefinition, WorkerDependencies, Workers } from './definition.ts';
import { JobRunner } from './job-runner.ts';
import { JobStore, type KeyedJob } from './job-store.ts';
import { KeysOfTransactions } from './keys.ts';
import { createScheduler } from './schedule.ts';
import type { Lane } from './turns.ts';

interface WorkersOptions extends Pick<
  WorkerDependencies,
  'git' | 'storage' | 'config' | 'planning' | 'limits' | 'log' | 'clock'
> {
  /** Loads every kind of work once: with the first job, because the work needs much of the program. */
  readonly definitions: () => Promise<readonly WorkerDefinition<object>[]>;
  /** Maximum number of concurrent jobs of one process in the ordinary lane; default 4. */
  readonly concurrency?: number;
}

const defaults = { attempts: 5, retryDelay: 5, concurrency: 4 };

/** Lane for work that waits for the network: its places are cheap, and one owner may hold some for minutes. */
const apartLane: Lane = { name: 'apart', places: 16, mostOfOwner: 4, mostOutside: 128 };

/** Imports of archives take turns; imports of one user run one after another. */
const archivesLane: Lane = { name: 'archives', places: 16, mostOfOwner: 1 };

/** A transfer may take hours, and delays other transfers alone. */
const transfersLane: Lane = { name: 'transfers', places: 32, mostOfOwner: 2 };

/** Mail waits for the mail server of the instance, and for no server that users name. */
const mailLane: Lane = { name: 'mail', places: 8, mostOfOwner: 2 };

const deliveriesLane: Lane = { name: 'deliveries', places: 64, mostOfOwner: 8 };

/** A receiver that never answers holds a slot until the timeout, and an owner may have hundreds of them. */
const slowDeliveriesLane: Lane = { name: 'slow_deliveries', places: 32, mostOfOwner: 4 };

/** One place is left to others, where there is more than one. */
const createOrdinaryLane = (places: number): Lane => ({
  name: 'ordinary',
  places,
  mostOfOwner: Math.max(1, places - 1),
});

/** The workers of this process on the queue in `db`. Nothing runs before `start`. */
export async function createWorkers(db: Database, options: WorkersOptions): Promise<Workers> {
  const { git, storage, config, planning, limits, log, clock } = options;
  const store = new JobStore(db);

  const definitions = memoize(async () => {
    const all = await options.definitions();
    return new Map(all.map((definition) => [definition.name, definition]));
  });

  const find = async (worker: { readonly name: string } | string) => {
    const name = typeof worker === 'string' ? worker : worker.name;
    const definition = (await definitions()).get(name);
    if (definition === undefined) throw new Error(`there is no worker named ${name}`);
    return { name, definition };
  };

  const keys = new KeysOfTransactions();

  const workers: Workers = {
    async enqueue(transaction, worker, payload, { runAt, key } = {}) {
      const { name, definition } = await find(worker);
      const delayMs = runAt === undefined ? 0 : Math.max(0, runAt.getTime() - clock().getTime());
      if (key !== undefined && keys.has(transaction, `${name} ${key}`, delayMs)) return null;
      const id = await store.add(transaction, {
        worker: name,
        payload,
        owner: await definition.worksFor(payload, transaction),
        lane: definition.lane ?? 'ordinary',
        delayMs,
        key: key ?? null,
        attempts: definition.attempts ?? defaults.attempts,
        retryDelay: definition.retryDelay ?? defaults.retryDelay,
      });
      transaction.afterCommit(() => runner.wake());
      return id;
    },
    has: (transaction, { name }, key) => store.has(transaction, { worker: name, key }),
    async enqueueAll(transaction, worker, jobs) {
      const { name, definition } = await find(worker);
      const added: KeyedJob[] = [];
      for (const { payload, key } of jobs) {
        if (keys.has(transaction, `${name} ${key}`, 0)) continue;
        added.push({ payload, key, owner: await definition.worksFor(payload, transaction) });
      }
      if (added.length === 0) return;
      await store.addAll(transaction, {
        worker: name,
        jobs: added,
        lane: definition.lane ?? 'ordinary',
        attempts: definition.attempts ?? defaults.attempts,
        retryDelay: definition.retryDelay ?? defaults.retryDelay,
      });
      transaction.afterCommit(() => runner.wake());
    },
    start: () => runner.start(),
    stop: () => runner.stop(),
    idle: () => runner.idle(),
    load: () => runner.load,
    jobs: () => store.counts(),
    deadLetters: (limit = 100) => store.deadLetters(limit),
    async retry(id) {
      const found = await store.retry(id);
      if (found) runner.wake();
      return found;
    },
  };
  const runner = new JobRunner({
    store,
    definitions,
    dependencies: { db, git, storage, config, planning, limits, log, clock, workers },
    lanes: [
      createOrdinaryLane(options.concurrency ?? defaults.concurrency),
      ...[apartLane, archivesLane, transfersLane],
      ...[mailLane, deliveriesLane, slowDeliveriesLane],
    ],
    enqueueDue: createScheduler({ db, workers, definitions, clock }),
  });
  return workers;
}
