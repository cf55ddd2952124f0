import { OutputTooLarge } from '../errors.ts';
import type { CommitInfo } from '../formats/commit-object.ts';
import type { Repository } from '../repository.ts';
import { exceedsMemory } from './exceeds-memory.ts';
import { diffTree } from './log.ts';

/** The files that a commit touches; of renamed ones the old name is removed and the new one added. */
export interface PathChanges {
  readonly added: string[];
  readonly modified: string[];
  readonly removed: string[];
}

const bounds = { maxBytes: 8 * 1024 * 1024, timeLimit: 30_000 };

/** Maximum files of one commit in the result. */
const maxPaths = 1000;

const kinds: Readonly<Record<string, keyof PathChanges>> = { A: 'added', D: 'removed' };

/**
 * The files that each commit changes against its first parent, by commit id. Empty when the commits together exceed the
 * limit.
 */
export async function readPathChanges(
  repository: Repository,
  commits: readonly Pick<CommitInfo, 'id' | 'parents'>[],
): Promise<ReadonlyMap<string, PathChanges>> {
  if (commits.length === 0) return new Map();
  const input = commits.map(({ id, parents: [parent] }) =>
    parent === undefined ? `${id}\n` : `${id} ${parent}\n`,
  );
  const args = [...diffTree, '--stdin', '--root', '-r', '--name-status', '--no-renames', '-z'];
  try {
    const output = await repository.run(args, bounds, [Buffer.from(input.join(''))]);
    return parse(output.toString('utf8').split('\0').slice(0, -1));
  } catch (error) {
    if (error instanceof OutputTooLarge || exceedsMemory(error)) return new Map();
    throw error;
  }
}

/** The id of a commit, then a letter and a path for each file. */
function parse(words: readonly string[]): Map<string, PathChanges> {
  const found = new Map<string, PathChanges>();
  let changes: PathChanges | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/^[0-9a-f]{40}/.test(word)) {
      changes = { added: [], modified: [], removed: [] };
      found.set(word.slice(0, 40), changes);
      continue;
    }
    at += 1;
    const paths = changes?.[kinds[word] ?? 'modified'];
    if (paths !== undefined && paths.length < maxPaths) paths.push(words[at] ?? '');
  }
  return found;
}
