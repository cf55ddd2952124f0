/**
 * Lets those who ask the same in one turn of the event loop share the answer. The question goes out when the turn is
 * over: whatever takes part was received before, so nobody gets an answer older than what he could know of. Answers are
 * not kept: who asks in the next turn asks anew.
 */
export class CoalescedReads<Answer> {
  readonly #collecting = new Map<string, Promise<Answer>>();

  /** `key` names the question; of those who share it the first one's `ask` is called. */
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
