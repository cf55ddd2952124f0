import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** One thread of a pool, with one job at a time. */
export class PoolThread<Job, Answer> {
  readonly #worker: Worker;
  #answer: ((answer: Answer | null) => void) | null = null;

  /** `onReady` is called once, unless `onEnd` is called before, with an error where there is one. */
  constructor(
    module: string,
    /** Megabytes of its heap. A job that needs more ends it. */
    heap: number,
    onReady: (self: PoolThread<Job, Answer>) => void,
    onEnd: (self: PoolThread<Job, Answer>, error: Error | null) => void,
  ) {
    const worker = new Worker(new URL(module), {
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 16 },
      execArgv: [],
      // Threads need no setting and no secret.
      env: {},
    });
    this.#worker = worker;
    // The caller who waits for an answer keeps the process alive, a thread does not.
    worker.unref();
    let failure: Error | null = null;
    worker.on('error', (error: Error) => (failure = error));
    worker.once('exit', () => {
      onEnd(this, failure);
      this.#settle(null);
    });
    worker.once('message', () => {
      worker.on('message', (answer: Answer) => this.#settle(answer));
      onReady(this);
    });
  }

  /** Null without an answer in time; the thread was then ended. */
  run(job: Job, milliseconds: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      // The answer may already be there if this process was late.
      const endLateThread = () => setImmediate(() => void (this.#answer === answer && this.end()));
      const timer = setTimeout(endLateThread, milliseconds);
      const answer = (result: Answer | null) => {
        clearTimeout(timer);
        resolve(result);
      };
      this.#answer = answer;
      this.#worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(result: Answer | null): void {
    const answer = this.#answer;
    this.#answer = null;
    answer?.(result);
  }
}

/**
 * The address of a thread's module in `folder` of src. Compiled, this module may be in any folder beside that of the
 * thread.
 */
export function findThreadModule(folder: string): string {
  const extension = extname(import.meta.url);
  const module = new URL(`../${folder}/worker${extension}`, import.meta.url).href;
  if (extension !== '.ts') return module;
  // The development thread needs the TypeScript loader, which cannot be passed as an argument.
  const loader = import.meta.resolve('tsx/esm/api');
  const lines = `import { register } from '${loader}'; register(); await import('${module}');`;
  return `data:text/javascript,${encodeURIComponent(lines)}`;
}
