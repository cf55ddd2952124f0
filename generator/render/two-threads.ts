import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Built } from '../model/build.ts';
import { Pieces } from './pieces.ts';
import { BESIDE, type PrintedModule, type Reach, written } from './printed-module.ts';
import { renderResources } from './resources.ts';
import { toDocumentInput } from './whole.ts';

/**
 * Renders what `render` does, but the files of the whole document in a thread of their own: a third of all the work.
 * To be made before the document is read, so that the thread loads its code meanwhile.
 */
export class TwoThreads {
  readonly #thread = new Worker(new URL('whole-thread.mjs', import.meta.url), { execArgv: [] });

  /** Renders all files; it can be called once. */
  async render(built: Built, reach: Reach = BESIDE): Promise<ReadonlyMap<string, string>> {
    const rendered = once(this.#thread, 'message');
    this.#thread.postMessage(toDocumentInput(built));
    const files = renderResources(built, new Pieces({ again: false }));
    const [whole] = (await rendered) as [ReadonlyMap<string, PrintedModule | string>];
    return written(new Map([...files, ...whole]), reach);
  }

  close(): void {
    void this.#thread.terminate();
  }
}
