import { GitUnavailable } from '../errors.ts';

interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

/**
 * Bounds how much runs at once, in total and per key (repository): a slow repository fills its own
 * share and no more. Beyond `queueLimit` waiting pieces of work, new ones are refused.
 */
export class Slots {
  private readonly total: number;
  private readonly perKey: number;
  private readonly queueLimit: number;
  private readonly running = new Map<string, number>();
  private runningTotal = 0;
  private waiting: Waiting[] = [];

  constructor(total: number, perKey: number, queueLimit: number) {
    this.total = total;
    this.perKey = perKey;
    this.queueLimit = queueLimit;
  }

  /** Runs `work` when there is room; throws `GitUnavailable` when the queue is full. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.hasRoom(key)) {
      if (this.waiting.length >= this.queueLimit) throw new GitUnavailable('too much is waiting');
      await new Promise<void>((begin) => this.waiting.push({ key, begin }));
    } else {
      this.occupy(key);
    }
    try {
      return await work();
    } finally {
      this.leave(key);
    }
  }

  private hasRoom(key: string): boolean {
    return this.runningTotal < this.total && (this.running.get(key) ?? 0) < this.perKey;
  }

  private occupy(key: string): void {
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
    this.runningTotal += 1;
  }

  private leave(key: string): void {
    const left = (this.running.get(key) ?? 1) - 1;
    if (left === 0) this.running.delete(key);
    else this.running.set(key, left);
    this.runningTotal -= 1;
    const index = this.waiting.findIndex((next) => this.hasRoom(next.key));
    if (index === -1) return;
    const [next] = this.waiting.splice(index, 1);
    if (next === undefined) return;
    // Taken for it now: nothing that arrives before it wakes may have the place.
    this.occupy(next.key);
    next.begin();
  }
}
