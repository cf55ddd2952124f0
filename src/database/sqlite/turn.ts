import type { Soon } from '../executor.ts';

/** Milliseconds after which the event loop continues. */
const maxTurnMs = 15;

/**
 * Statements have their results at once, so that all statements of a transaction, and of all requests that came
 * together, would follow each other with nothing in between. When they have taken long enough together, the next
 * result is handed out in the next turn of the event loop.
 */
export class StatementTurn {
  #began: number | null = null;

  /** Called with the result of each statement. */
  end<T>(result: T): Soon<T> {
    if (this.#began === null) {
      this.#began = performance.now();
      setImmediate(() => (this.#began = null));
      return result;
    }
    if (performance.now() - this.#began < maxTurnMs) return result;
    return new Promise((resolve) => setImmediate(() => resolve(result)));
  }
}
