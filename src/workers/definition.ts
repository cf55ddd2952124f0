import type { Planning } from '#src/ci/planning.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import type { Log } from '#src/log.ts';
import type { Storage } from '#src/storage/storage.ts';
import type { DeadLetter, JobCount } from './job-store.ts';
import type { WorkOwner } from './owners.ts';
import type { LaneName } from './turns.ts';

/** The limits of the instance that apply to background work. */
interface WorkLimits {
  /** Counts one try of the class, and throws `TooManyRequests` when that is more than its window allows. */
  take(
    className: string,
    subject: { readonly actor: null; readonly path: string; readonly ip: string },
  ): Promise<unknown>;
}

/** The dependencies that every worker gets. */
export interface WorkerDependencies {
  readonly db: Database;
  readonly git: Git;
  readonly storage: Storage;
  readonly config: Config;
  readonly planning: Planning;
  readonly limits: WorkLimits;
  readonly log: Log;
  readonly clock: () => Date;
  readonly workers: Workers;
}

/** The run of a job that a worker is in. */
export interface Job {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted at the time limit of the attempt; later results are ignored. */
  readonly signal: AbortSignal;
  /** Reports the progress in percent, for readers of the queue. */
  progress(percent: number): Promise<void>;
}

/** Thrown by a worker whose job cannot begin yet: it is repeated later, and the attempt does not count. */
export class Postponed extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super('the job cannot begin yet');
    this.name = 'Postponed';
    this.milliseconds = milliseconds;
  }
}

/** Thrown by a worker whose job cannot succeed, however often it is tried: it becomes a dead letter at once. */
export class Hopeless extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Hopeless';
  }
}

/** Time of day in UTC. */
export interface DailyTime {
  readonly hour: number;
  readonly minute: number;
}

/**
 * A kind of background work. A process may die at any point of it, so it runs at least once for
 * each job and sometimes twice: it must come out the same.
 */
export interface WorkerDefinition<Payload extends object> {
  /** Stored with every job: a renamed worker loses its waiting jobs. */
  readonly name: string;
  /** Maximum number of attempts before the job becomes a dead letter; default 5. */
  readonly attempts?: number;
  /** Seconds before the second attempt, doubled for each later one; default 5. */
  readonly retryDelay?: number;
  /** Time limit of one attempt, in seconds; default 300. */
  readonly timeout?: number;
  /** The places for which its jobs wait; `apart` when the work is mostly to wait for the network. */
  readonly lane?: LaneName;
  /** A time of day in UTC at which a job without payload is added, every day; see `schedule.ts`. */
  readonly daily?: DailyTime;
  /**
   * Owner of the job, see `owners.ts`: jobs of one owner wait for each other, and owners take turns. Called within the
   * transaction that adds the job.
   */
  worksFor(payload: Payload, db: Database): WorkOwner | Promise<WorkOwner>;
  run(payload: Payload, dependencies: WorkerDependencies, job: Job): Promise<void>;
}

interface EnqueueOptions {
  /** Not before this time of the application's clock. */
  readonly runAt?: Date;
  /**
   * Key that prevents duplicates: while a job of the same worker with this key waits for its first run, no other is
   * added. The waiting job runs no later than the other would.
   */
  readonly key?: string;
}

/** Background work: stored in the database, executed by any process with running workers. */
export interface Workers {
  /**
   * Adds a job within the transaction of `db`: it exists if and when that commits. Returns its id,
   * or null when a job with the same key is waiting already.
   */
  enqueue<Payload extends object>(
    db: Database,
    worker: WorkerDefinition<Payload> | string,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Tells whether a waiting, running or dead job has the key. */
  has(db: Database, worker: { readonly name: string }, key: string): Promise<boolean>;
  /** Adds jobs of one worker, each with a key, to be done now: by two statements, however many they are. */
  enqueueAll<Payload extends object>(
    db: Database,
    worker: WorkerDefinition<Payload> | string,
    jobs: readonly { readonly payload: Payload; readonly key: string }[],
  ): Promise<void>;
  /** Begins to work. */
  start(): void;
  /** Takes no more jobs, and waits up to 20 seconds for running ones. */
  stop(): Promise<void>;
  /**
   * Resolves when no job runs or can run: it waits for repeated jobs, but not for jobs with a first run in the future.
   * For tests; the workers must have been started.
   */
  idle(): Promise<void>;
  /** Number of running jobs of this process, and their maximum, over all lanes. */
  load(): { readonly busy: number; readonly slots: number };
  /** The jobs of all processes, by kind and state. */
  jobs(): Promise<JobCount[]>;
  /** Jobs that failed as often as they may, the latest first. */
  deadLetters(limit?: number): Promise<DeadLetter[]>;
  /** Gives a dead letter one more attempt; false for an unknown id. */
  retry(id: string): Promise<boolean>;
}
