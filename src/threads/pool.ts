import { TooManyRequests, Unavailable } from '#src/errors.ts';
import { FairQueue } from '#src/turns/fair-queue.ts';
import { PoolThread } from './thread.ts';

export interface Pool<Job, Answer> {
  /**
   * Runs a job in a thread and returns its answer; null when the thread had to be ended, as after `patience`
   * milliseconds. Callers take turns. Throws `TooManyRequests` when the caller has enough jobs waiting, and
   * `Unavailable` when all callers together have.
   */
  run(caller: string, job: Job, patience?: number): Promise<Answer | null>;
  /** Ends the threads; waiting callers get `Unavailable`. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The address of the module that the threads run. An empty message signals that it is ready for the first job. */
  readonly module: string;
  readonly mostThreads: number;
  /** Jobs of one caller that wait; of all callers. */
  readonly mostOfCaller: number;
  readonly mostWaiting: number;
  /** Milliseconds without an answer after which a thread is ended. */
  readonly patience: number;
  /** Megabytes of the heap of a thread. */
  readonly heap: number;
  /** Receives the reason of an unexpected end of a thread, such as a job that needs too much memory. */
  readonly onFailure: (error: Error) => void;
  /** Milliseconds after which a thread that has nothing to do is ended. */
  readonly idleTime: number;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly patience: number;
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (error: Error) => void;
}

/** Threads start with the first job: an idle process stays as small as without them. */
export function createPool<Job, Answer>(options: PoolOptions): Pool<Job, Answer> {
  return new ThreadPool<Job, Answer>(options);
}

class ThreadPool<Job, Answer> implements Pool<Job, Answer> {
  readonly #options: PoolOptions;
  readonly #queue = new FairQueue<Waiting<Job, Answer>>();
  readonly #threads = new Set<PoolThread<Job, Answer>>();
  /**
   * The threads without a job, each with the timer that ends it. The last one is used first, so that the others are
   * ended when there is little to do.
   */
  readonly #idle = new Map<PoolThread<Job, Answer>, NodeJS.Timeout>();
  #starting = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async run(caller: string, job: Job, patience = this.#options.patience): Promise<Answer | null> {
    const { mostOfCaller, mostWaiting } = this.#options;
    if (this.#queue.sizeOf(caller) >= mostOfCaller) throw new TooManyRequests(1);
    if (this.#closed || this.#queue.size >= mostWaiting) throw new Unavailable();
    return new Promise<Answer | null>((resolve, reject) => {
      this.#queue.add(caller, { job, patience, resolve, reject });
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseAll(new Unavailable());
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #serve(): void {
    while (this.#idle.size > 0 && this.#queue.size > 0) {
      const [thread] = [...this.#idle.keys()].slice(-1);
      const waiting = this.#queue.next();
      if (thread === undefined || waiting === undefined) return;
      this.#wake(thread);
      void this.#work(thread, waiting);
    }
    const { mostThreads } = this.#options;
    while (this.#starting < this.#queue.size && this.#threads.size < mostThreads) this.#start();
  }

  #wake(thread: PoolThread<Job, Answer>): void {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
  }

  async #work(thread: PoolThread<Job, Answer>, waiting: Waiting<Job, Answer>): Promise<void> {
    waiting.resolve(await thread.run(waiting.job, waiting.patience));
    this.#rest(thread);
  }

  #rest(thread: PoolThread<Job, Answer>): void {
    if (!this.#threads.has(thread)) return;
    const end = () => {
      this.#wake(thread);
      void thread.end();
    };
    this.#idle.set(thread, setTimeout(end, this.#options.idleTime).unref());
    this.#serve();
  }

  #start(): void {
    const { module, heap } = this.#options;
    let ready = false;
    const markReady = (thread: PoolThread<Job, Answer>) => {
      ready = true;
      this.#starting -= 1;
      this.#rest(thread);
    };
    const removeThread = (thread: PoolThread<Job, Answer>, error: Error | null) => {
      this.#threads.delete(thread);
      this.#wake(thread);
      if (error !== null) this.#options.onFailure(error);
      if (!ready) {
        this.#starting -= 1;
        // Another thread would fail in the same way.
        if (error !== null) this.#refuseAll(error);
      }
      if (!this.#closed) this.#serve();
    };
    try {
      const thread = new PoolThread<Job, Answer>(module, heap, markReady, removeThread);
      this.#threads.add(thread);
      this.#starting += 1;
    } catch (error) {
      // The system has no room for a thread now.
      this.#refuseAll(error as Error);
    }
  }

  #refuseAll(error: Error): void {
    for (let each = this.#queue.next(); each !== undefined; each = this.#queue.next()) {
      each.reject(error);
    }
  }
}
