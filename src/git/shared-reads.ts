/**
 * Lets concurrent callers share one question. `once` is for answers that never change: everybody
 * who asks while it runs gets the same answer. `fresh` is for answers that do: a caller shares
 * only a question that is sent after the caller came, so nobody sees a state older than his call.
 */
export class SharedReads<Answer> {
  private readonly running = new Map<string, Promise<Answer>>();
  private readonly waiting = new Map<string, Promise<Answer>>();

  once(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.running.get(key) ?? this.start(key, ask);
  }

  fresh(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const current = this.running.get(key);
    if (current === undefined) return this.start(key, ask);
    const next = this.waiting.get(key);
    if (next !== undefined) return next;

    const again = () => {
      this.waiting.delete(key);
      return this.start(key, ask);
    };
    const queued = current.then(again, again);
    this.waiting.set(key, queued);
    return queued;
  }

  private start(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask().finally(() => {
      if (this.running.get(key) === answer) this.running.delete(key);
    });
    this.running.set(key, answer);
    return answer;
  }
}
