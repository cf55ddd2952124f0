import {
  type Ancestor,
  type Ancestors,
  type HistoryPlace,
  insert,
  maxAncestorSteps,
} from './ancestors.ts';

/** Marks of a commit: one of the two commits reaches it, the other one does, or a common ancestor does (stale). */
const [byOne, byOther, stale] = [1, 2, 4] as const;
const common = byOne | byOther;

/**
 * Best common ancestor of two commits whose histories parted recently; null when there is none, when there are
 * several, and when it is too far away.
 */
export async function findMergeBase(
  ancestors: Ancestors,
  place: HistoryPlace,
  one: string,
  other: string,
): Promise<string | null> {
  if (one === other) return one;
  const flags = new Map([
    [one, byOne],
    [other, byOther],
  ] as [string, number][]);
  const look = ancestors.look(place);
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
    if (commit === undefined || step === maxAncestorSteps) return null;
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

const isFresh = (flags: number | undefined) => flags !== undefined && (flags & stale) === 0;
