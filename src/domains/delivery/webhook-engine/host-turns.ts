/** Maximum number of receivers at one host to which one process sends at a time, and the share of one owner in it. */
const maxAtHost = 8;
const maxOfOwner = 4;

/** Milliseconds for which a refused owner keeps its place: longer than its waiting time until the next request. */
const keptMs = 3_000;

interface Host {
  /** Receivers under way, by owner. */
  readonly busy: Map<string, number>;
  /** Refused owners in the order of their refusals, with the time of the last request of each. */
  readonly waiting: Map<string, number>;
}

/**
 * Limits the number of concurrent receivers at one host. Owners take turns: a freed place is reserved for the owner
 * that was refused first.
 */
export class HostTurns {
  readonly #hosts = new Map<string, Host>();

  /** Takes a place at the host; false for an owner whose turn it is not. */
  take(host: string, owner: string, nowMs: number): boolean {
    const found: Host = this.#hosts.get(host) ?? { busy: new Map(), waiting: new Map() };
    this.#hosts.set(host, found);
    const { busy, waiting } = found;
    forget(found, nowMs);
    const own = busy.get(owner) ?? 0;
    if (own >= maxOfOwner) return false;
    if (sumCounts(busy) + countBefore(waiting, owner) >= maxAtHost) {
      waiting.set(owner, nowMs);
      return false;
    }
    waiting.delete(owner);
    busy.set(owner, own + 1);
    return true;
  }

  release(host: string, owner: string): void {
    const found = this.#hosts.get(host);
    if (found === undefined) return;
    const { busy, waiting } = found;
    const left = (busy.get(owner) ?? 1) - 1;
    if (left === 0) busy.delete(owner);
    else busy.set(owner, left);
    if (busy.size === 0 && waiting.size === 0) this.#hosts.delete(host);
  }

  /** Tells whether other owners wait for a place at the host. */
  isWanted(host: string, owner: string, nowMs: number): boolean {
    const found = this.#hosts.get(host);
    if (found === undefined) return false;
    forget(found, nowMs);
    return found.waiting.size > (found.waiting.has(owner) ? 1 : 0);
  }
}

function forget({ waiting }: Host, nowMs: number): void {
  for (const [owner, askedAtMs] of waiting) {
    if (nowMs - askedAtMs > keptMs) waiting.delete(owner);
  }
}

const sumCounts = (busy: ReadonlyMap<string, number>): number =>
  [...busy.values()].reduce((sum, count) => sum + count, 0);

/** Number of owners that get a place before this one. */
function countBefore(waiting: ReadonlyMap<string, number>, owner: string): number {
  let before = 0;
  for (const each of waiting.keys()) {
    if (each === owner) break;
    before += 1;
  }
  return before;
}
