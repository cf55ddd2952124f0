import type { UserBasicRow } from '#src/records/user.ts';

/** Active members of one group: loaded once for any number of rules. */
export interface Members {
  readonly ids: ReadonlySet<number>;
  readonly users: readonly UserBasicRow[];
}

export function createMembers(rows: readonly UserBasicRow[]): Members {
  const users = rows.filter(({ state }) => state === 'active');
  return { ids: new Set(users.map(({ id }) => id)), users };
}

/** Users, and the members of groups, each once. Lookups of one user do not build the whole list. */
export class Crowd {
  readonly #users: ReadonlyMap<number, UserBasicRow>;
  readonly #groups: ReadonlySet<Members>;

  constructor(users: Iterable<UserBasicRow>, groups: Iterable<Members>) {
    const active = [...users].filter(({ state }) => state === 'active');
    this.#users = new Map(active.map((user) => [user.id, user]));
    this.#groups = new Set(groups);
  }

  /** Combines several crowds; a shared group counts once. */
  static of(crowds: readonly Crowd[]): Crowd {
    const users = new Map(crowds.flatMap((crowd) => [...crowd.#users]));
    return new Crowd(
      users.values(),
      crowds.flatMap((crowd) => [...crowd.#groups]),
    );
  }

  has(id: number): boolean {
    if (this.#users.has(id)) return true;
    for (const { ids } of this.#groups) if (ids.has(id)) return true;
    return false;
  }

  /** Tells whether there are users besides these. */
  hasBeside(some: Pick<ReadonlySet<number>, 'has'>): boolean {
    const lists = [this.#users.keys(), ...[...this.#groups].map(({ ids }) => ids)];
    for (const ids of lists) for (const id of ids) if (!some.has(id)) return true;
    return false;
  }

  /** Counts the users, up to `limit`. */
  countUpTo(limit: number): number {
    const seen = new Set<number>();
    for (const ids of [this.#users.keys(), ...[...this.#groups].map((group) => group.ids)]) {
      for (const id of ids) {
        if (seen.size >= limit) return limit;
        seen.add(id);
      }
    }
    return Math.min(seen.size, limit);
  }

  /** Returns all users, ordered by id. */
  all(): UserBasicRow[] {
    const byId = new Map(this.#users);
    for (const { users } of this.#groups) for (const user of users) byId.set(user.id, user);
    return [...byId.values()].sort((one, other) => one.id - other.id);
  }
}
