import type { Database } from '../database/database.ts';

export interface NewJob {
  readonly worker: string;
  readonly payload: object;
  /** Milliseconds from now; 0 for at once. */
  readonly delay: number;
  readonly key: string | null;
  readonly attempts: number;
  /** Seconds. */
  readonly retryDelay: number;
}

export interface ClaimedJob {
  readonly id: string;
  readonly worker: string;
  readonly payload: object;
  readonly attempt: number;
}

/** A job that failed as often as it may. Kept until somebody decides. */
export interface DeadLetter {
  readonly id: string;
  readonly worker: string;
  readonly payload: object;
  /** Why the last attempt failed, in one line. */
  readonly error: string;
  readonly attempts: number;
  readonly failedAt: string;
}

/**
 * Where jobs wait. A claimed job belongs to its claimer for `leaseSeconds` after the last `renew`;
 * then its process is taken for dead, and `recover` gives the job to others.
 */
export interface JobStore {
  /** Makes ready what is needed beyond migrations. */
  prepare(): Promise<void>;
  /** Within the transaction of `db`. The id; null when a job with that key is waiting already. */
  add(db: Database, job: NewJob): Promise<string | null>;
  claim(limit: number): Promise<ClaimedJob[]>;
  complete(job: ClaimedJob): Promise<void>;
  /** Puts the job back for another attempt, or among the dead letters: at once when there is no hope. */
  fail(job: ClaimedJob, error: string, options: { readonly hopeless: boolean }): Promise<void>;
  /** Puts the job back for so many milliseconds, as if it had not been claimed. */
  postpone(job: ClaimedJob, milliseconds: number): Promise<void>;
  progress(job: ClaimedJob, percent: number): Promise<void>;
  renew(jobs: readonly ClaimedJob[]): Promise<void>;
  /** Takes back jobs whose lease has run out; true if there were any. */
  recover(): Promise<void>;
  /** Jobs that are running or could run now, and those that will be tried again. */
  pending(): Promise<number>;
  counts(): Promise<JobCount[]>;
  deadLetters(limit: number): Promise<DeadLetter[]>;
  /** Gives a dead letter one more attempt; false when there is none of that id. */
  retry(id: string): Promise<boolean>;
}

/** How many jobs of a kind are in a state. */
export interface JobCount {
  readonly worker: string;
  readonly state: 'queued' | 'running' | 'dead';
  readonly count: number;
}

export const leaseSeconds = 60;
