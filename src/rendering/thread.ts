import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderingJob } from './job.ts';

/** Megabytes of the heap of a thread. A text that needs more ends it. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** One thread that renders, one text at a time. */
export class RenderingThread {
  readonly #worker: Worker;
  #answer: ((html: string | null) => void) | null = null;

  /** `onReady` is called once, unless `onEnd` is called before, with an error where there is one. */
  constructor(
    module: string | null,
    onReady: (self: RenderingThread) => void,
    onEnd: (self: RenderingThread, error: Error | null) => void,
  ) {
    const worker = new Worker(new URL(module ?? threadModule()), {
      resourceLimits,
      execArgv: [],
      // It needs no setting and no secret.
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
      worker.on('message', (html: string) => this.#settle(html));
      onReady(this);
    });
  }

  /** HTML with marks; null when there was no answer within so many milliseconds, and the thread had to be ended. */
  render(job: RenderingJob, milliseconds: number): Promise<string | null> {
    return new Promise((resolve) => {
      // The answer may be there already, when this process is what was late.
      const late = () => setImmediate(() => void (this.#answer === answer && this.end()));
      const timer = setTimeout(late, milliseconds);
      const answer = (html: string | null) => {
        clearTimeout(timer);
        resolve(html);
      };
      this.#answer = answer;
      this.#worker.postMessage(job);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(html: string | null): void {
    const answer = this.#answer;
    this.#answer = null;
    answer?.(html);
  }
}

/** Compiled, this module may lie in any folder beside that of the thread. */
function threadModule(): string {
  const extension = extname(import.meta.url);
  const module = new URL(`../rendering/worker${extension}`, import.meta.url).href;
  if (extension !== '.ts') return module;
  // While developing, the thread needs the loader of TypeScript, which cannot be given to it as an argument.
  const loader = import.meta.resolve('tsx/esm/api');
  const lines = `import { register } from '${loader}'; register(); await import('${module}');`;
  return `data:text/javascript,${encodeURIComponent(lines)}`;
}
