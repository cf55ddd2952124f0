import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which a measurement of the load stays valid. */
const lookMs = 20;

/** Maximum measurements for which one step waits: background work continues slowly under any load. */
const maxLooks = 5;

/** The share of its time for which a process works, from which on requests wait for one another. */
const busyShare = 0.75;

interface Clockwork {
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** The time that the process has worked and that it has waited, both in milliseconds. */
  readonly utilization: () => Pick<EventLoopUtilization, 'active' | 'idle'>;
}

const realClockwork: Clockwork = {
  nowMs: () => performance.now(),
  sleep: (ms) => delay(ms),
  utilization: () => performance.eventLoopUtilization(),
};

/**
 * Lets background work give way to requests: before a step it waits, for a bounded time, while requests come and the process
 * has no time to spare. Steps that wait go on one after the other.
 */
export class GivingWay {
  readonly #clockwork: Clockwork;
  #requests = 0;
  #seen: { readonly atMs: number; readonly active: number; readonly idle: number };
  #isBusy = false;
  #line: Promise<void> = Promise.resolve();

  constructor(clockwork = realClockwork) {
    this.#clockwork = clockwork;
    this.#seen = this.#read();
  }

  /** Notes that a request has come. */
  noteRequest(): void {
    this.#requests += 1;
  }

  async giveWay(): Promise<void> {
    const turn = this.#line.then(() => this.#wait());
    this.#line = turn;
    await turn;
  }

  async #wait(): Promise<void> {
    for (let looks = 0; this.#look() && looks < maxLooks; looks += 1) {
      await this.#clockwork.sleep(lookMs);
    }
  }

  /** Tells whether requests arrived recently while the process had no spare time. */
  #look(): boolean {
    const before = this.#seen;
    if (this.#clockwork.nowMs() - before.atMs < lookMs) return this.#isBusy;
    this.#seen = this.#read();
    const active = this.#seen.active - before.active;
    const share = active / (active + this.#seen.idle - before.idle);
    this.#isBusy = this.#requests > 0 && share > busyShare;
    this.#requests = 0;
    return this.#isBusy;
  }

  #read() {
    const { active, idle } = this.#clockwork.utilization();
    return { atMs: this.#clockwork.nowMs(), active, idle };
  }
}

/** Shared instance of this process. */
export const givingWay = new GivingWay();
