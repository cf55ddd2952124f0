import { ObjectMissing } from '../errors.ts';
import { runCommand } from './command.ts';
import { copyObjects } from './copy.ts';
import type { Objects } from './object-reader.ts';

const bounds = { maxBytes: 64 * 1024, timeLimit: 10_000 };
/** Number of branches for which the server checks whether both repositories have them. */
const maxComparedBranches = 200;

interface RepositoryObjects {
  readonly gitDirectory: string;
  readonly reader: () => Objects;
}

/** Copies a commit, and its history that `target` lacks, from one repository to another. */
export async function borrowObjects(
  source: RepositoryObjects,
  target: RepositoryObjects,
  id: string,
): Promise<void> {
  if ((await target.reader().inspect(`${id}^{commit}`)) !== null) return;
  const facts = await source.reader().inspect(id);
  if (facts?.type !== 'commit') throw new ObjectMissing(id);
  const shared = await listSharedHeads(source, target);
  const revisions = [id, ...shared.map((head) => `^${head}`)].join('\n');
  await copyObjects(source.gitDirectory, target.gitDirectory, revisions);
}

/** Heads of `target` that `source` also has: their history needs no copy. */
async function listSharedHeads(
  source: RepositoryObjects,
  target: RepositoryObjects,
): Promise<string[]> {
  const args = ['for-each-ref', `--count=${maxComparedBranches}`, '--sort=-committerdate'];
  const format = ['--format=%(objectname)', 'refs/heads/'];
  const output = await runCommand(target.gitDirectory, [...args, ...format], bounds);
  const heads = [...new Set(output.toString('latin1').split('\n'))].filter((head) => head !== '');
  const known = await Promise.all(heads.map((head) => source.reader().inspect(head)));
  return heads.filter((_, index) => known[index] != null);
}
