import { TooManyRequests, Unavailable } from '../errors.ts';
import { FairQueue } from '../fair-queue.ts';
import { patience, renderAsText, type RenderingJob } from './job.ts';
import { RenderingThread } from './thread.ts';

export interface Rendering {
  /**
   * HTML with references marked (see `replaceReferences`), made in a thread of its own. Callers take turns; `caller` is
   * who waits (see `callerKey`). Throws `TooManyRequests` when the caller has enough waiting, and `Unavailable` when
   * all together have.
   */
  render(caller: string, job: RenderingJob): Promise<string>;
  /** Ends the threads; whoever still waits gets `Unavailable`. */
  close(): Promise<void>;
}

interface RenderingOptions {
  /** The address of a compiled thread instead of that beside this module. */
  readonly module?: string;
  /** Told why a thread ended that was not asked to, as when a text needs too much memory. */
  readonly onFailure?: (error: Error) => void;
  /** Milliseconds after which a thread that has nothing to do is ended. */
  readonly idleTime?: number;
}

/** One more than hostile texts of one caller can hold up at a time. */
const mostThreads = 2;
/** Texts of one caller that wait; of all callers. */
const mostOfCaller = 32;
const mostWaiting = 256;
/** Milliseconds without an answer after which a thread is ended: it gives up by itself well before. */
const lastResort = 8 * patience;

interface Waiting {
  readonly job: RenderingJob;
  readonly resolve: (html: string) => void;
  readonly reject: (error: Error) => void;
}

/** Nothing is started before it is needed: an idle process is as small as if there were none. */
export function createRendering(options: RenderingOptions = {}): Rendering {
  const { module = null, onFailure = () => undefined, idleTime = 30_000 } = options;
  const queue = new FairQueue<Waiting>();
  const threads = new Set<RenderingThread>();
  /** With the timer that ends each. The last one is used first, so that the others are ended when there is little to do. */
  const idle = new Map<RenderingThread, NodeJS.Timeout>();
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
    while (starting < queue.size && threads.size < mostThreads) start();
  }

  function wake(thread: RenderingThread): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  }

  async function work(thread: RenderingThread, { job, resolve }: Waiting): Promise<void> {
    const html = await thread.render(job, lastResort);
    resolve(html ?? renderAsText(job.text));
    rest(thread);
  }

  function rest(thread: RenderingThread): void {
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
    const onReady = (thread: RenderingThread) => {
      ready = true;
      starting -= 1;
      rest(thread);
    };
    const onEnd = (thread: RenderingThread, error: Error | null) => {
      threads.delete(thread);
      wake(thread);
      if (error !== null) onFailure(error);
      if (!ready) {
        starting -= 1;
        // Another one would end like this one.
        if (error !== null) refuseAll(error);
      }
      if (!closed) serve();
    };
    try {
      const thread = new RenderingThread(module, onReady, onEnd);
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
    async render(caller, job) {
      if (queue.sizeOf(caller) >= mostOfCaller) throw new TooManyRequests(1);
      if (closed || queue.size >= mostWaiting) throw new Unavailable();
      return new Promise<string>((resolve, reject) => {
        queue.add(caller, { job, resolve, reject });
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
