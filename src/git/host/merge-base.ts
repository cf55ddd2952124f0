import { BoundedCache } from '../bounded-cache.ts';
import { OutputTooLarge } from '../errors.ts';
import { parentsOf } from '../formats/rewritten-commit.ts';
import { treeOfCommit } from './commit.ts';
import type { Objects } from './object-reader.ts';
import type { TreeReader } from './tree-reader.ts';

interface Ancestor {
  readonly id: string;
  readonly parents: readonly string[];
  /** Seconds since 1970, of the committer. */
  readonly date: number;
}

interface Place {
  readonly reader: Objects;
  readonly trees: TreeReader;
}

/** Which of both reaches a commit; stale is what a common ancestor reaches. */
const [byOne, byOther, stale] = [1, 2, 4] as const;
const common = byOne | byOther;

/** Commits that are read, and that are looked at, before the rest is left to git, which has its commit-graph. */
const readsAtMost = 64;
const stepsAtMost = 2000;
const maxCommitBytes = 64 * 1024;

/** Where the histories of two commits part, found out here where they parted a short while ago. */
export class MergeBases {
  /** Under the repository and the id of each: a commit of another one must not be found here. */
  readonly #ancestors = new BoundedCache<Ancestor>(
    { entries: 30_000, bytes: 16 * 1024 * 1024 },
    ({ parents }) => 300 + parents.length * 80,
  );

  /** For when a repository is removed. */
  forget(): void {
    this.#ancestors.clear();
  }

  /**
   * The best common ancestor of two commits; null when there is none, when there are several, and when it is
   * too far away.
   */
  async find(place: Place, one: string, other: string): Promise<string | null> {
    if (one === other) return one;
    const flags = new Map([
      [one, byOne],
      [other, byOther],
    ] as [string, number][]);
    let reads = 0;
    const look = async (id: string): Promise<Ancestor | null> => {
      const known = this.#ancestors.get(keyOf(place, id));
      if (known !== undefined) return known;
      reads += 1;
      return reads > readsAtMost ? null : this.#read(place, id);
    };
    const found = new Set<string>();
    const queue: Ancestor[] = [];
    const add = async (id: string): Promise<boolean> => {
      const commit = await look(id);
      if (commit !== null) insert(queue, commit);
      return commit !== null;
    };
    if (!(await add(one)) || !(await add(other))) return null;
    for (let step = 0; queue.some(({ id }) => isFresh(flags.get(id))); step += 1) {
      const commit = queue.pop();
      if (commit === undefined || step === stepsAtMost) return null;
      let reach = flags.get(commit.id) ?? 0;
      if (reach === common) {
        found.add(commit.id);
        reach |= stale;
      }
      for (const parent of commit.parents) {
        const before = flags.get(parent) ?? 0;
        if ((before & reach) === reach) continue;
        flags.set(parent, before | reach);
        if (!(await add(parent))) return null;
      }
    }
    const best = [...found].filter((id) => flags.get(id) === common);
    return best.length === 1 ? (best[0] ?? null) : null;
  }

  async #read({ reader, trees }: Place, id: string): Promise<Ancestor | null> {
    const found = await reader.read(id, maxCommitBytes).catch((error: unknown) => {
      if (error instanceof OutputTooLarge) return null;
      throw error;
    });
    if (found?.facts.type !== 'commit') return null;
    const { content } = found;
    const [, date = '0'] = /^committer .*> (\d+)/m.exec(content.toString('latin1')) ?? [];
    const ancestor = { id, parents: parentsOf(content), date: Number(date) };
    this.#ancestors.set(keyOf({ reader }, id), ancestor);
    trees.rememberCommit(reader, id, treeOfCommit(content));
    return ancestor;
  }
}

const isFresh = (flags: number | undefined) => flags !== undefined && (flags & stale) === 0;

const keyOf = ({ reader }: Pick<Place, 'reader'>, id: string) => `${reader.gitDirectory}:${id}`;

/** Keeps the newest last. */
function insert(queue: Ancestor[], commit: Ancestor): void {
  let at = queue.length;
  while (at > 0 && (queue[at - 1]?.date ?? 0) > commit.date) at -= 1;
  queue.splice(at, 0, commit);
}
