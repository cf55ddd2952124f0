import { setTimeout as delay } from 'node:timers/promises';
import { runInChain } from '#src/turns/chain.ts';
import { runInPlace } from '#src/turns/place.ts';
import {
  Hopeless,
  type Job,
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from './definition.ts';
import { leaseSeconds } from './job-store.ts';
import type { ClaimedJob, JobStore } from './job-store.ts';
import type { Lane } from './turns.ts';

/** Milliseconds between checks for jobs of other processes. */
const pollIntervalMs = 1000;
const renewIntervalMs = (leaseSeconds * 1000) / 3;
/** Milliseconds between polls for work without a wake-up: jobs of dead processes, and jobs due by the clock. */
const upkeepIntervalMs = 15_000;
const drainTimeoutMs = 20_000;
const defaultTimeoutSeconds = 300;

interface JobRunnerOptions {
  readonly store: JobStore;
  readonly definitions: () => Promise<ReadonlyMap<string, WorkerDefinition<object>>>;
  readonly dependencies: WorkerDependencies;
  readonly lanes: readonly Lane[];
  /** Adds the jobs that are due by the clock. */
  readonly enqueueDue: () => Promise<void>;
}

const ignoreWake = () => undefined;

function createEarlyEnd(timer: NodeJS.Timeout, end: () => void): () => void {
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Takes jobs from a store while there is room, and runs them. */
export class JobRunner {
  readonly #store: JobStore;
  readonly #definitions: JobRunnerOptions['definitions'];
  readonly #dependencies: WorkerDependencies;
  readonly #lanes: readonly Lane[];
  readonly #enqueueDue: () => Promise<void>;
  readonly #running = new Map<ClaimedJob, Promise<void>>();
  /** Running jobs that wait for outside parties, with the number of waits: their places are free. */
  readonly #outside = new Map<ClaimedJob, number>();
  #loop: Promise<void> | null = null;
  #stopping = false;
  #woken = false;
  #wakeUp: () => void = ignoreWake;
  #lastUpkeep = -Infinity;

  constructor(options: JobRunnerOptions) {
    this.#store = options.store;
    this.#definitions = options.definitions;
    this.#dependencies = options.dependencies;
    this.#lanes = options.lanes;
    this.#enqueueDue = options.enqueueDue;
  }

  /** Jobs under way, and how many there may be. */
  get load(): { readonly busy: number; readonly slots: number } {
    const slots = this.#lanes.reduce((sum, { places }) => sum + places, 0);
    return { busy: this.#running.size, slots };
  }

  start(): void {
    if (this.#loop !== null) return;
    this.#stopping = false;
    this.#loop = this.#work();
  }

  async stop(): Promise<void> {
    if (this.#loop === null) return;
    this.#stopping = true;
    this.wake();
    await this.#loop;
    this.#loop = null;
    const drained = new AbortController();
    const patience = delay(drainTimeoutMs, undefined, { signal: drained.signal }).catch(() => {});
    // A job that takes longer is left to its lease: another process will run it again.
    await Promise.race([Promise.all(this.#running.values()), patience]);
    drained.abort();
  }

  /** Looks for work now rather than at the next poll. */
  wake(): void {
    this.#woken = true;
    this.#wakeUp();
  }

  async idle(): Promise<void> {
    for (;;) {
      if (this.#loop === null || this.#stopping) throw new Error('the workers are not started');
      await Promise.all(this.#running.values());
      if (this.#running.size === 0 && (await this.#store.pending()) === 0) return;
      this.wake();
      await delay(5);
    }
  }

  async #work(): Promise<void> {
    const renewal = setInterval(() => void this.#renew(), renewIntervalMs).unref();
    let failing = false;
    while (!this.#stopping) {
      this.#woken = false;
      let found = 0;
      try {
        found = await this.#takeJobs();
        failing = false;
      } catch (error) {
        // The failure repeats every second while the database is away; it is logged once.
        if (!failing)
          this.#dependencies.log.error(
            { event: 'job_queue_unavailable', err: error },
            'failed to read the job queue',
          );
        failing = true;
      }
      if (found === 0) await this.#sleep();
    }
    clearInterval(renewal);
  }

  async #takeJobs(): Promise<number> {
    if (performance.now() - this.#lastUpkeep > upkeepIntervalMs) {
      await this.#store.recover();
      await this.#enqueueDue();
      this.#lastUpkeep = performance.now();
    }
    await this.#store.queueDelayed();
    const waiting = await this.#store.waitingLanes();
    let found = 0;
    for (const lane of this.#lanes) {
      if (!waiting.has(lane.name)) continue;
      const running = this.#heldIn(lane);
      const taken = [...running.values()].reduce((sum, count) => sum + count, 0);
      const room = Math.max(0, lane.places - taken + this.#countOutside(lane));
      const jobs = await this.#store.claim(lane, room, running);
      for (const job of jobs) this.#begin(job);
      found += jobs.length;
    }
    return found;
  }

  #begin(job: ClaimedJob): void {
    const done = this.#run(job).finally(() => {
      this.#running.delete(job);
      this.#outside.delete(job);
      this.wake();
    });
    this.#running.set(job, done);
  }

  /** Number of running jobs of each owner in this process. */
  #heldIn({ name }: Lane): Map<string, number> {
    const running = new Map<string, number>();
    for (const job of this.#running.keys()) {
      if (job.lane === name) running.set(job.owner, (running.get(job.owner) ?? 0) + 1);
    }
    return running;
  }

  #countOutside({ name }: Lane): number {
    return [...this.#outside.keys()].filter((job) => job.lane === name).length;
  }

  /** Frees the place of a job that waits for an outside party, unless too many wait. The result takes the place back. */
  #leavePlace(job: ClaimedJob): () => void {
    const lane = this.#lanes.find(({ name }) => name === job.lane);
    const count = this.#outside.get(job) ?? 0;
    const isFull = lane === undefined || this.#countOutside(lane) >= (lane.mostOutside ?? 0);
    if (count === 0 && isFull) return () => {};
    this.#outside.set(job, count + 1);
    this.wake();
    return () => {
      const left = (this.#outside.get(job) ?? 1) - 1;
      if (left === 0) this.#outside.delete(job);
      else this.#outside.set(job, left);
    };
  }

  /** Sleeps until the next poll, or until `wake` is called. */
  async #sleep(): Promise<void> {
    if (this.#woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollIntervalMs).unref();
      this.#wakeUp = createEarlyEnd(timer, resolve);
    });
    this.#wakeUp = ignoreWake;
  }

  /** Never rejects: errors of a job are stored with it. */
  async #run(job: ClaimedJob): Promise<void> {
    const { log } = this.#dependencies;
    try {
      try {
        await this.#attempt(job);
      } catch (error) {
        if (error instanceof Postponed) {
          await this.#store.postpone(job, error.milliseconds);
          return;
        }
        log.warn(
          {
            event: 'job_failed',
            worker: job.worker,
            job: job.id,
            attempt: job.attempt,
            err: error,
          },
          'background job failed',
        );
        await this.#store.fail(job, describe(error), { hopeless: error instanceof Hopeless });
        return;
      }
      await this.#store.complete(job);
    } catch (error) {
      // The outcome could not be stored: when its lease runs out the job will run again.
      log.error(
        { event: 'job_result_lost', worker: job.worker, job: job.id, err: error },
        'failed to store the result of a background job',
      );
    }
  }

  async #attempt(job: ClaimedJob): Promise<void> {
    const definition = (await this.#definitions()).get(job.worker);
    if (definition === undefined) throw new Error(`there is no worker named ${job.worker}`);
    const seconds = definition.timeout ?? defaultTimeoutSeconds;
    const timeout = new AbortController();
    const handle: Job = {
      id: job.id,
      attempt: job.attempt,
      signal: timeout.signal,
      progress: (percent) => this.#store.progress(job, Math.round(percent)),
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`took longer than ${seconds} seconds`);
        timeout.abort(error);
        reject(error);
      }, seconds * 1000);
    });
    try {
      // The inner function turns a worker that throws synchronously into a failure like others.
      const run = () =>
        runInPlace(
          () => this.#leavePlace(job),
          async () => definition.run(job.payload, this.#dependencies, handle),
        );
      const work = job.chain === null ? run() : runInChain(job.chain, run);
      await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    try {
      await this.#store.renew([...this.#running.keys()]);
    } catch (error) {
      this.#dependencies.log.error(
        { event: 'job_lease_not_renewed', err: error },
        'failed to renew the leases of running jobs',
      );
    }
  }
}

function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 1000);
}
