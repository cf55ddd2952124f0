import type { GitCaches } from './caches.ts';
import type { HostClient } from './host-client.ts';
import type { RefMove } from './host/protocol.ts';
import type { LooseBranches } from './loose-branches.ts';
import {
  type Behalf,
  nobody,
  RepositoryConnection,
  type RepositoryPlace,
} from './repository-connection.ts';

/**
 * A bare repository, which need not exist, on behalf of a user. Functions below `life/` create, copy and delete it;
 * functions below `reading/` and `writing/` work on its content.
 *
 * Functions reject with a `GitFailure`: `RepositoryMissing` without a repository, `GitUnavailable` while the git host
 * process is not running (the next call may work again).
 */
export class Repository extends RepositoryConnection {
  /** Caches by `key`; internal to `src/git`. */
  readonly caches: GitCaches;
  /** Internal to `src/git`. */
  readonly looseBranches: LooseBranches;

  /** `createGit` knows the place. */
  constructor(
    host: HostClient,
    caches: GitCaches,
    looseBranches: LooseBranches,
    place: RepositoryPlace,
    behalf: Behalf = nobody,
  ) {
    super(host, place, behalf);
    this.caches = caches;
    this.looseBranches = looseBranches;
  }

  /**
   * This repository for a user who moves refs: until `movesTold`, the git host keeps the moves with their user, even
   * after its own end or the server's (`ref-watch.ts`).
   */
  movedBy({ id }: { readonly id: number }): Repository {
    return this.#onBehalf({ ...this.behalf, by: id });
  }

  /**
   * This repository for one caller, who gets a share of git's capacity. With `left`, commands for the caller end with
   * `ReaderGone` on disconnection.
   */
  usedBy(caller: string, left: (() => AbortSignal) | null = null): Repository {
    return this.#onBehalf({ ...this.behalf, caller, left });
  }

  /** Returns the repository for callers who may not see merge requests: objects that only these hold do not resolve. */
  withoutRequests(): Repository {
    return this.#onBehalf({ ...this.behalf, hidesRequests: true });
  }

  #onBehalf(behalf: Behalf): Repository {
    const { path, directory } = this;
    const place = { key: this.prefix.slice(0, -1), path, directory };
    return new Repository(this.host, this.caches, this.looseBranches, place, behalf);
  }

  /** Marks the consequences of these moves as complete, so that no other process repeats them. */
  movesTold(moves: readonly Pick<RefMove, 'ref' | 'to'>[]): void {
    this.host.tell(this.path, moves);
  }

  /** Path of the repository below the store, without its extension. */
  get storedAt(): string {
    return this.path.replace(/\.git$/, '');
  }

  /**
   * This repository with the objects of a pending push, for reading only. Caches of it are separate from those of the
   * repository.
   */
  inQuarantine(quarantine: string): Repository {
    const key = `${this.prefix}${quarantine}`;
    const path = `${this.path}#${quarantine}`;
    const place = { key, path, directory: this.directory };
    const behalf = { ...nobody, caller: this.caller };
    return new Repository(this.host, this.caches, this.looseBranches, place, behalf);
  }

  /**
   * Returns the repository with all objects of another one in the store, without copying: for reading only, and for
   * callers who may read both. Refs are those of the first.
   */
  beside(other: Repository): Repository {
    const key = `${this.prefix}${other.prefix.slice(0, -1)}`;
    const path = `${this.path}+${other.path}`;
    const place = { key, path, directory: this.directory };
    return new Repository(this.host, this.caches, this.looseBranches, place, this.behalf);
  }
}
