import { TooManyRequests, Unavailable } from '../errors.ts';
import { FairQueue } from '../turns/fair-queue.ts';
import { PoolThread } from './thread.ts';

export interface Pool<Job, Answer> {
  /**
   * Runs a job in a thread and returns its answer; null when the thread had to be ended, as after `patience`
   * milliseconds. Callers take turns. Throws `TooManyRequests` when the caller has enough jobs waiting, and
   * `Unavailable` when all callers together have.
   */
  run(caller: string, job: Job, patience?: number): Promise<Answer | null>;
  /** Ends the threads; whoever still waits gets `Unavailable`. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The address of the module that the threads run. It says by an empty message that it is ready for the first job. */
  readonly module: string;
  readonly mostThreads: number;
  /** Jobs of one caller that wait; of all callers. */
  readonly mostOfCaller: number;
  readonly mostWaiting: number;
  /** Milliseconds without an answer after which a thread is ended. */
  readonly patience: number;
  /** Megabytes of the heap of a thread. */
  readonly heap: number;
  /** Told why a thread ended that was not asked to, as when a job needs too much memory. */
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

/** Nothing is started before it is needed: an idle process is as small as if there were none. */
export function createPool<Job, Answer>(options: PoolOptions): Pool<Job, Answer> {
  type Thread = PoolThread<Job, Answer>;
  const { module, heap, idleTime } = options;
  const queue = new FairQueue<Waiting<Job, Answer>>();
  const threads = new Set<Thread>();
  /**
   * The threads without a job, each with the timer that ends it. The last one is used first, so that the others are
   * ended when there is little to do.
   */
  const idle = new Map<Thread, NodeJS.Timeout>();
  let starting = 0;
  let closed = false;

  function serve(): void {
    while (idle.size > 0 && queue.size > 0) {
      const [thread] = [...idle.keys()].slice(-1);
      const waiting = queue.next();
      if (thread === undefined || waiting === undefined) return;
      wake(thread);
      void work(thread, waiting);
    }
    while (starting < queue.size && threads.size < options.mostThreads) start();
  }

  function wake(thread: Thread): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  }

  async function work(thread: Thread, waiting: Waiting<Job, Answer>): Promise<void> {
    waiting.resolve(await thread.run(waiting.job, waiting.patience));
    rest(thread);
  }

  function rest(thread: Thread): void {
    if (!threads.has(thread)) return;
    const end = () => {
      wake(thread);
      void thread.end();
    };
    idle.set(thread, setTimeout(end, idleTime).unref());
    serve();
  }

  function start(): void {
    let ready = false;
    const onReady = (thread: Thread) => {
      ready = true;
      starting -= 1;
      rest(thread);
    };
    const onEnd = (thread: Thread, error: Error | null) => {
      threads.delete(thread);
      wake(thread);
      if (error !== null) options.onFailure(error);
      if (!ready) {
        starting -= 1;
        // Another one would end like this one.
        if (error !== null) refuseAll(error);
      }
      if (!closed) serve();
    };
    try {
      const thread = new PoolThread<Job, Answer>(module, heap, onReady, onEnd);
      threads.add(thread);
      starting += 1;
    } catch (error) {
      // The system has no room for a thread now.
      refuseAll(error as Error);
    }
  }

  function refuseAll(error: Error): void {
    for (let each = queue.next(); each !== undefined; each = queue.next()) each.reject(error);
  }

  return {
    async run(caller, job, patience = options.patience) {
      if (queue.sizeOf(caller) >= options.mostOfCaller) throw new TooManyRequests(1);
      if (closed || queue.size >= options.mostWaiting) throw new Unavailable();
      return new Promise<Answer | null>((resolve, reject) => {
        queue.add(caller, { job, patience, resolve, reject });
        serve();
      });
    },
    async close() {
      closed = true;
      refuseAll(new Unavailable());
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
