import type { LookupAddress } from 'node:dns';
import { Turns } from '../turns.ts';

interface LookupsOptions {
  /** Asks the system; cannot be aborted. */
  readonly look: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** Milliseconds after which a name has no address, with the time that it waited for its turn. */
  readonly patience: number;
  readonly atOnce: number;
  readonly waiting: number;
}

/**
 * Looks names up, a few at once: a name server that does not answer holds a thread for as long as the system is
 * patient, and files are read by the same few threads. A caller waits no longer than `patience` for a name.
 */
export class Lookups {
  readonly #options: LookupsOptions;
  readonly #turns: Turns;

  constructor(options: LookupsOptions) {
    this.#options = options;
    this.#turns = new Turns({ atOnce: options.atOnce, waiting: options.waiting });
  }

  /** The addresses of a name; none when there are none, or nobody says so in time. */
  async addressesOf(hostname: string): Promise<readonly LookupAddress[]> {
    const { look, patience } = this.#options;
    let over = false;
    const asked = this.#turns.run(hostname, async () => (over ? [] : look(hostname)));
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<readonly LookupAddress[]>((resolve) => {
      timer = setTimeout(() => {
        over = true;
        resolve([]);
      }, patience);
    });
    return Promise.race([asked.catch(() => []), tooLate]).finally(() => clearTimeout(timer));
  }
}
