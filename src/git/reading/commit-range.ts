import { ObjectMissing } from '../errors.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { listCommitsNear } from './log.ts';

const bounds = { maxBytes: 4096, timeLimit: 30_000 };
const maxCounted = 100_000;

/**
 * The number of commits that `to` reaches and `from` does not, at most 100,000; both are full ids, a null `from`
 * excludes nothing.
 */
export async function countCommits(
  repository: Repository,
  { from, to }: { from: string | null; to: string },
): Promise<number> {
  if (!isObjectId(to) || (from !== null && !isObjectId(from))) return 0;
  const { counts } = repository.caches;
  const key = formatKey(repository, from, to);
  const known = counts.get(key);
  if (known !== undefined) return known;
  const near = from === null ? null : await listCommitsNear(repository, to, from);
  if (near !== null) {
    counts.set(key, near.length);
    return near.length;
  }
  const args = ['rev-list', '--count', `--max-count=${maxCounted}`, '--end-of-options', to];
  const output = await repository.run(from === null ? args : [...args, `^${from}`], bounds);
  const count = Number(output.toString('latin1'));
  counts.set(key, count);
  return count;
}

/**
 * The numbers of commits that `head` reaches and `base` does not, and the other way round; both are full ids, and
 * 100,000 are counted together at most.
 */
export async function countAheadAndBehind(
  repository: Repository,
  { base, head }: { base: string; head: string },
): Promise<{ readonly ahead: number; readonly behind: number }> {
  const { counts } = repository.caches;
  const [one, other] = [formatKey(repository, base, head), formatKey(repository, head, base)];
  const [knownAhead, knownBehind] = [counts.get(one), counts.get(other)];
  if (knownAhead !== undefined && knownBehind !== undefined) {
    return { ahead: knownAhead, behind: knownBehind };
  }
  for (const id of [base, head]) if (!isObjectId(id)) throw new ObjectMissing(id);
  const args = ['rev-list', '--left-right', '--count', `--max-count=${maxCounted}`];
  const output = await repository.run([...args, '--end-of-options', `${base}...${head}`], bounds);
  const [behind = 0, ahead = 0] = output.toString('latin1').trim().split('\t').map(Number);
  if (ahead + behind < maxCounted) {
    counts.set(one, ahead);
    counts.set(other, behind);
  }
  return { ahead, behind };
}

function formatKey(repository: Repository, from: string | null, to: string): string {
  return repository.key(`${from ?? ''}..${to}`);
}
