import { Postponed } from '#src/workers/definition.ts';

export interface ImportShares {
  /** Concurrent imports of one process. They wait for the network, and git limits their computation. */
  readonly mostAtOnce: number;
  /** Imports for one user among them. */
  readonly mostOfUser: number;
}

/**
 * Milliseconds before an import without a place is retried, plus a delay for each other import that waits for the same
 * user.
 */
const patience = { first: 2_000, each: 200, most: 60_000 };
/** Milliseconds after which an import that waited here counts as handled by another process. */
const forgotten = 3 * patience.most;

/**
 * Users with running imports. One user with many imports, or slow servers, uses a limited share. Imports without a
 * place are retried, with longer delays the more of them there are, so that waiting costs next to nothing.
 */
export class ImportTurns {
  readonly #shares: ImportShares;
  readonly #underWay = new Map<number, number>();
  /** Waiting projects by user, each with the time of its last request on the monotonic clock. */
  readonly #waiting = new Map<number, Map<number, number>>();
  #total = 0;

  constructor(shares: ImportShares) {
    this.#shares = shares;
  }

  /** @throws Postponed when there is no room for the user now */
  async take<Result>(user: number, project: number, work: () => Promise<Result>): Promise<Result> {
    const own = this.#underWay.get(user) ?? 0;
    if (own >= this.#shares.mostOfUser || this.#total >= this.#shares.mostAtOnce) {
      throw new Postponed(this.#wait(user, project));
    }
    this.#waiting.get(user)?.delete(project);
    this.#underWay.set(user, own + 1);
    this.#total += 1;
    try {
      return await work();
    } finally {
      this.#leave(user);
    }
  }

  #leave(user: number): void {
    this.#total -= 1;
    const left = (this.#underWay.get(user) ?? 1) - 1;
    if (left > 0) this.#underWay.set(user, left);
    else this.#underWay.delete(user);
    if (this.#waiting.get(user)?.size === 0) this.#waiting.delete(user);
  }

  #wait(user: number, project: number): number {
    const now = performance.now();
    const waiting = this.#waiting.get(user) ?? new Map<number, number>();
    this.#waiting.set(user, waiting);
    waiting.delete(project);
    // Entries are in the order of their requests.
    for (const [each, askedAt] of waiting) {
      if (now - askedAt < forgotten) break;
      waiting.delete(each);
    }
    waiting.set(project, now);
    return Math.min(patience.first + waiting.size * patience.each, patience.most);
  }
}
