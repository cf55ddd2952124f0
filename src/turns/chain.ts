import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A chain begins when a receiver of events calls back: its request names the event, and all consequences of the
 * request, also in the background, belong to the chain. A receiver in the chain gets no further event of it.
 */
const chains = new AsyncLocalStorage<string>();

/** The first event of the chain of the current work; undefined outside a chain. */
export function readCurrentChain(): string | undefined {
  return chains.getStore();
}

/** Does work that belongs to a chain. */
export function runInChain<Result>(chain: string, work: () => Result): Result {
  return chains.run(chain, work);
}
