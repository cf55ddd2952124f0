import { GitTimeout } from './errors.ts';
import type { FromHost } from './host/protocol.ts';

export interface PendingRequest {
  readonly since: number;
  /** Milliseconds until the request fails; infinite for streams, which last while they are active. */
  readonly timeLimit: number;
  readonly subject: string;
  receive(message: FromHost, body: Buffer): void;
  fail(error: Error): void;
}

/** The requests that the host has not answered, by number. */
export class PendingRequests {
  readonly #pending = new Map<number, PendingRequest>();
  readonly #watchdog: NodeJS.Timeout;
  readonly #onBusy: (busy: boolean) => void;
  #nextId = 1;
  #settled: (() => void) | null = null;

  /** `onBusy` is called when the first request is added, and when the last is removed. */
  constructor(onBusy: (busy: boolean) => void) {
    this.#onBusy = onBusy;
    this.#watchdog = setInterval(() => this.#expire(), 1000);
    this.#watchdog.unref();
  }

  /** A number for the next one. */
  takeId(): number {
    return this.#nextId++;
  }

  has(id: number): boolean {
    return this.#pending.has(id);
  }

  get(id: number): PendingRequest | undefined {
    return this.#pending.get(id);
  }

  add(id: number, pending: PendingRequest): void {
    this.#pending.set(id, pending);
    if (this.#pending.size === 1) this.#onBusy(true);
  }

  remove(id: number): void {
    if (!this.#pending.delete(id) || this.#pending.size > 0) return;
    this.#onBusy(false);
    this.#settled?.();
  }

  /** Passes a message of the host to its request. */
  receive(message: FromHost, body: Buffer): void {
    this.#pending.get(message.id)?.receive(message, body);
  }

  failAll(error: Error): void {
    for (const [id, pending] of [...this.#pending]) {
      this.remove(id);
      pending.fail(error);
    }
  }

  /** Resolves when none is left. */
  async settle(): Promise<void> {
    if (this.#pending.size > 0) await new Promise<void>((resolve) => (this.#settled = resolve));
  }

  stopWatching(): void {
    clearInterval(this.#watchdog);
  }

  #expire(): void {
    const now = Date.now();
    for (const [id, pending] of this.#pending) {
      if (now - pending.since < pending.timeLimit || pending.timeLimit === Infinity) continue;
      this.remove(id);
      pending.fail(new GitTimeout(pending.subject));
    }
  }
}
