import { mebibyteBytes } from '#src/units.ts';
import { isRefName } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { recallHead } from './resolve-ref.ts';

const bounds = { maxBytes: 64 * mebibyteBytes, timeLimit: 15_000 };
const folder = 'refs/heads/';

/** The branch that HEAD names; an empty repository names one that does not exist yet. */
export async function readDefaultBranch(repository: Repository): Promise<string> {
  return (await repository.askAsServer('readHead', {})).answer;
}

/** The current commit of a branch; null without such a branch, whatever else has the name. */
export async function readBranchHead(repository: Repository, name: string): Promise<string | null> {
  if (!isRefName(name)) return null;
  const known = recallHead(repository, name);
  if (known !== null) return known;
  const names = [`${folder}${name}^{commit}`];
  const { answer } = await repository.askAsServer('inspect', { names });
  const id = answer[0]?.id ?? null;
  if (id !== null) repository.caches.commitIds.set(repository.key(id), true);
  return id;
}

/** Names of branches in byte order, up to `limit`. */
export async function listBranchNames(
  repository: Repository,
  { limit }: { limit: number },
): Promise<string[]> {
  const args = ['for-each-ref', `--count=${limit}`, '--format=%(refname)', folder];
  const output = await repository.run(args, bounds);
  return output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(folder.length));
}
