import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A chain begins when a receiver of events calls back: its request names the event that it was told of, and all that
 * follows from the request, also in the background, belongs to the chain. Whoever is in one is not told again.
 */
const chains = new AsyncLocalStorage<string>();

/** The event with which the chain of the work under way began, if it belongs to one. */
export function readCurrentChain(): string | undefined {
  return chains.getStore();
}

/** Does work that belongs to a chain. */
export function runInChain<Result>(chain: string, work: () => Result): Result {
  return chains.run(chain, work);
}
