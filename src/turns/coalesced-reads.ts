/**
 * Shares one answer among equal requests in one turn of the event loop. The request is sent after the turn, so that no
 * caller gets an answer older than its call. Answers are not cached: the next turn sends a new request.
 */
export class CoalescedReads<Answer> {
  readonly #collecting = new Map<string, Promise<Answer>>();

  /** `key` identifies the question; callers with the same key share the call of the first one's `ask`. */
  read(key: string, ask: () => Answer | Promise<Answer>): Promise<Answer> {
    const shared = this.#collecting.get(key);
    if (shared !== undefined) return shared;
    const answer = new Promise<Answer>((resolve, reject) => {
      setImmediate(() => {
        this.#collecting.delete(key);
        try {
          resolve(ask());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    this.#collecting.set(key, answer);
    return answer;
  }
}
