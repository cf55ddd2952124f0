import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

const bounds = { maxBytes: 4096, timeLimit: 30_000 };
const countedAtMost = 100_000;

/** How many commits `to` reaches and `from` does not, 100,000 at most; both full ids, null `from` for nothing. */
export async function countCommits(
  repository: Repository,
  { from, to }: { from: string | null; to: string },
): Promise<number> {
  if (!isObjectId(to) || (from !== null && !isObjectId(from))) return 0;
  const args = ['rev-list', '--count', `--max-count=${countedAtMost}`, '--end-of-options', to];
  const output = await repository.run(from === null ? args : [...args, `^${from}`], bounds);
  return Number(output.toString('latin1'));
}
