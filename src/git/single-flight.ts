import { ReaderGone } from './errors.ts';

/**
 * Lets concurrent callers share one request. `once` is for immutable answers: every caller during the request gets the
 * same answer. `fresh` is for mutable ones: a caller shares only a request that is sent after the call, so that no
 * caller sees an older state.
 */
export class SingleFlight<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();
  readonly #waiting = new Map<string, Promise<Answer>>();

  once(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(key);
    if (running === undefined) return this.#start(key, ask);
    return running.catch((error: unknown) => {
      // The first caller disconnected before the answer: the next caller repeats the request.
      if (error instanceof ReaderGone) return this.once(key, ask);
      throw error;
    });
  }

  fresh(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const current = this.#running.get(key);
    if (current === undefined) return this.#start(key, ask);
    const next = this.#waiting.get(key);
    if (next !== undefined) return next;

    const startAgain = () => {
      this.#waiting.delete(key);
      return this.#start(key, ask);
    };
    const queued = current.then(startAgain, startAgain);
    this.#waiting.set(key, queued);
    return queued;
  }

  #start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask().finally(() => {
      if (this.#running.get(key) === answer) this.#running.delete(key);
    });
    this.#running.set(key, answer);
    return answer;
  }
}
