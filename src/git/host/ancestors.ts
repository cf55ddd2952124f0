import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { OutputTooLarge } from '../errors.ts';
import { readCommitHeaders } from '../formats/commit-headers.ts';
import type { Objects } from './object-reader.ts';
import type { TreeReader } from './tree-reader.ts';

/** A commit as part of a history. */
export interface Ancestor {
  readonly id: string;
  readonly parents: readonly string[];
  /** Seconds since 1970, of the committer. */
  readonly date: number;
}

export interface HistoryPlace {
  readonly reader: Objects;
  readonly trees: TreeReader;
}

/** Reads a commit; null for an unusual or large one, and after too many reads. */
export type Look = (id: string) => Promise<Ancestor | null>;

/** Commits that are read, and that are looked at, before the rest is left to git, which has its commit-graph. */
const maxReads = 64;
export const maxAncestorSteps = 2000;
const maxCommitBytes = 64 * 1024;

/** Commits that were read to walk through histories. */
export class Ancestors {
  /** Keys consist of the repository and the commit id: a commit of another repository must not be found here. */
  readonly #known = new BoundedCache<Ancestor>(
    { entries: 30_000, bytes: 16 * 1024 * 1024 },
    ({ parents }) => 300 + parents.length * 80,
  );

  /** Clears the cache when a repository is removed. */
  forget(): void {
    this.#known.clear();
  }

  /** Returns a reader that limits the reads of one walk. */
  look(place: HistoryPlace): Look {
    let reads = 0;
    return async (id) => {
      const known = this.#known.get(formatKey(place, id));
      if (known !== undefined) return known;
      reads += 1;
      return reads > maxReads ? null : this.#read(place, id);
    };
  }

  async #read({ reader, trees }: HistoryPlace, id: string): Promise<Ancestor | null> {
    const found = await reader.read(id, maxCommitBytes).catch((error: unknown) => {
      if (error instanceof OutputTooLarge) return null;
      throw error;
    });
    if (found?.facts.type !== 'commit') return null;
    const { parents, date, tree } = readCommitHeaders(found.content);
    // Git orders by dates, and its versions read strange ones in different ways.
    if (date === null) return null;
    const ancestor = { id, parents, date };
    this.#known.set(formatKey({ reader }, id), ancestor);
    trees.rememberCommit(reader, id, tree);
    return ancestor;
  }
}

const formatKey = ({ reader }: Pick<HistoryPlace, 'reader'>, id: string) =>
  `${reader.gitDirectory}:${id}`;

/** Inserts in order of dates, the newest last, which leaves the queue first. */
export function insert(queue: Ancestor[], commit: Ancestor): void {
  let at = queue.length;
  while (at > 0 && (queue[at - 1]?.date ?? 0) >= commit.date) at -= 1;
  queue.splice(at, 0, commit);
}
