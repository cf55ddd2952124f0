import type { Database } from '../database/database.ts';
import type { Git } from '../git/git.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Workers } from './workers.ts';

/** What every worker may use. */
export interface WorkerDependencies {
  readonly db: Database;
  readonly git: Git;
  readonly storage: Storage;
  readonly log: Log;
  readonly clock: () => Date;
  readonly workers: Workers;
}

/** The run of a job that a worker is in. */
export interface Job {
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the time of the attempt is over; what goes on after that is ignored. */
  readonly signal: AbortSignal;
  /** Says how far the work is, in percent, for those who look at the queue. */
  progress(percent: number): Promise<void>;
}

/** Thrown by a worker whose job cannot begin yet: it comes again later, and the attempt does not count. */
export class Postponed extends Error {
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super('the job cannot begin yet');
    this.name = 'Postponed';
    this.milliseconds = milliseconds;
  }
}

/** In UTC. */
export interface DailyTime {
  readonly hour: number;
  readonly minute: number;
}

/**
 * A kind of background work. A process may die at any point of it, so it runs at least once for
 * each job and sometimes twice: it must come out the same.
 */
export interface WorkerDefinition<Payload extends object> {
  /** Stored with every job: to rename it loses those that wait. */
  readonly name: string;
  /** How often the work is tried before it becomes a dead letter; default 5. */
  readonly attempts?: number;
  /** Seconds before the second attempt, doubled for each one after it; default 5. */
  readonly retryDelay?: number;
  /** Seconds that one attempt may take; default 300. */
  readonly timeout?: number;
  /**
   * Whether the work is mostly to wait for somebody else: its jobs then take no room from other kinds, and the worker
   * itself says how many may run, by `Postponed`.
   */
  readonly apart?: boolean;
  /** A time of day in UTC at which a job without payload is added, every day; see `schedule.ts`. */
  readonly daily?: DailyTime;
  run(payload: Payload, dependencies: WorkerDependencies, job: Job): Promise<void>;
}
