import {
  type Ancestor,
  type Ancestors,
  type HistoryPlace,
  insert,
  maxAncestorSteps,
} from './ancestors.ts';
import type { CommitRange } from './protocol.ts';

const [included, excluded] = [1, 2] as const;
/** Number of commits read beyond the oldest of the range. Git reads as many, because clocks go wrong. */
const maxBehind = 5;

/**
 * Lists the commits that some ids reach and another does not, like `git rev-list`, the newest first; null where the
 * histories part too far back, which is left to git.
 */
export async function listRange(
  ancestors: Ancestors,
  place: HistoryPlace,
  { of, without }: CommitRange,
): Promise<string[] | null> {
  const look = ancestors.look(place);
  const flags = new Map<string, number>();
  const queue: Ancestor[] = [];
  const reach = async (id: string, flag: number): Promise<boolean> => {
    const before = flags.get(id) ?? 0;
    if ((before & flag) === flag) return true;
    const commit = await look(id);
    if (commit === null) return false;
    flags.set(id, before | flag);
    // A commit that is found to be excluded later has to tell its parents so.
    if (before === 0 || (flag & excluded) !== 0) insert(queue, commit);
    return true;
  };
  for (const id of of) if (!(await reach(id, included))) return null;
  if (!(await reach(without, excluded))) return null;

  const listed = new Set<string>();
  const isIncluded = (id: string) => flags.get(id) === included;
  let left = maxBehind;
  let oldest = Infinity;
  for (let step = 0; queue.length > 0; step += 1) {
    if (step === maxAncestorSteps) return null;
    const commit = queue.pop();
    if (commit === undefined) break;
    const isListed = isIncluded(commit.id);
    if (isListed) {
      listed.add(commit.id);
      oldest = commit.date;
    }
    const open = isListed || commit.date >= oldest || queue.some(({ id }) => isIncluded(id));
    left = open ? maxBehind : left - 1;
    if (left < 0) break;
    const flag = isListed ? included : excluded;
    for (const parent of commit.parents) if (!(await reach(parent, flag))) return null;
  }
  return [...listed].filter(isIncluded);
}
