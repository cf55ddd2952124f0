import type { LookupAddress } from 'node:dns';
import { Turns } from '#src/turns/turns.ts';

interface LookupsOptions {
  /** Asks for a name; cannot be aborted. */
  readonly look: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** Milliseconds after which a name has no address, with the time that it waited for its turn. */
  readonly patience: number;
  readonly atOnce: number;
  readonly waiting: number;
}

interface PendingLookup {
  readonly found: Promise<readonly LookupAddress[]>;
  /** Callers that wait for it. */
  waiting: number;
}

/**
 * Looks up names with limited concurrency, each name once at a time for all its callers. A silent name server costs
 * one place, and delays only the callers of that name. A caller waits no longer than `patience`.
 */
export class Lookups {
  readonly #options: LookupsOptions;
  readonly #turns: Turns;
  readonly #asked = new Map<string, PendingLookup>();

  constructor(options: LookupsOptions) {
    this.#options = options;
    this.#turns = new Turns({ atOnce: options.atOnce, waiting: options.waiting });
  }

  /** Addresses of a name; none for an unknown name, or without an answer in time. */
  async addressesOf(hostname: string): Promise<readonly LookupAddress[]> {
    const lookup = this.#asked.get(hostname) ?? this.#ask(hostname);
    lookup.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<readonly LookupAddress[]>((resolve) => {
      timer = setTimeout(() => resolve([]), this.#options.patience);
    });
    return Promise.race([lookup.found, tooLate]).finally(() => {
      clearTimeout(timer);
      lookup.waiting -= 1;
    });
  }

  #ask(hostname: string): PendingLookup {
    const look = async () => (lookup.waiting === 0 ? [] : this.#options.look(hostname));
    const lookup: PendingLookup = {
      // The look-up starts in a later turn of the loop, because `lookup` is not assigned before.
      found: Promise.resolve()
        .then(async () => this.#turns.run(hostname, look))
        .catch(() => [])
        .finally(() => this.#asked.delete(hostname)),
      waiting: 0,
    };
    this.#asked.set(hostname, lookup);
    return lookup;
  }
}
