import { createPool, type Pool } from '#src/threads/pool.ts';
import type { Question, ThreadAnswer } from './questions.ts';

interface ThreadsOptions {
  readonly module: string;
  /** Milliseconds for which others wait for the configuration of one caller. */
  readonly briefMs: number;
  /** Milliseconds that reading a configuration may take. */
  readonly patienceMs: number;
  readonly onFailure: (error: Error) => void;
}

/** Callers that are remembered for configurations that took long. */
const maxRememberedAnswers = 1000;

/**
 * Two threads that read configurations. Slow work of the first thread restarts in the second, where later
 * configurations of the same caller begin. Other callers wait only a moment for each slow configuration.
 */
export class PlanningThreads {
  readonly #briefMs: number;
  readonly #quick: Pool<Question, ThreadAnswer>;
  readonly #slow: Pool<Question, ThreadAnswer>;
  readonly #slowCallers = new Set<string>();

  constructor({ module, briefMs, patienceMs, onFailure }: ThreadsOptions) {
    this.#briefMs = briefMs;
    const options = {
      module,
      mostThreads: 1,
      mostOfCaller: 32,
      mostWaiting: 256,
      patience: patienceMs,
      heap: 256,
      onFailure,
      idleTime: 30_000,
    };
    this.#quick = createPool(options);
    this.#slow = createPool(options);
  }

  /** Null without an answer within the given milliseconds. */
  async run(caller: string, question: Question, patienceMs: number): Promise<ThreadAnswer | null> {
    if (this.#slowCallers.has(caller)) return this.#slow.run(caller, question, patienceMs);
    const answer = await this.#quick.run(caller, question, Math.min(patienceMs, this.#briefMs));
    if (answer !== null || patienceMs <= this.#briefMs) return answer;
    this.#remember(caller);
    return this.#slow.run(caller, question, patienceMs);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }

  #remember(caller: string): void {
    this.#slowCallers.add(caller);
    if (this.#slowCallers.size <= maxRememberedAnswers) return;
    const [oldest] = this.#slowCallers;
    if (oldest !== undefined) this.#slowCallers.delete(oldest);
  }
}
