import type { Repository } from './repository.ts';

const bounds = { maxBytes: 65536, timeLimit: 10 * 60_000 };

/** Limits at which git itself would pack, if it were allowed to. */
const usualLimits = { loose: 6700, packs: 50 };

/**
 * Writes the commit graph with changed paths, which speeds up history, counts and the last commit of a path. Only new
 * commits are added.
 */
export async function writeCommitGraph(repository: Repository): Promise<void> {
  const args = ['commit-graph', 'write', '--reachable', '--changed-paths', '--split'];
  await repository.run([...args, '--no-progress'], bounds);
}

/** Tells whether the number of loose objects or packs justifies packing them. */
export async function needsTidying(
  repository: Repository,
  limits: { readonly loose: number; readonly packs: number } = usualLimits,
): Promise<boolean> {
  const output = await repository.run(['count-objects', '-v'], bounds);
  const facts = new Map(
    output
      .toString('latin1')
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  return Number(facts.get('count')) > limits.loose || Number(facts.get('packs')) > limits.packs;
}

/** Packs loose objects, and deletes objects that have been unreachable for two weeks. */
export async function tidy(repository: Repository): Promise<void> {
  await repository.run(['gc', '--quiet', '--prune=2.weeks.ago'], bounds);
  // Written completely, so that the graph contains no deleted commit.
  const write = ['commit-graph', 'write', '--reachable', '--changed-paths', '--no-progress'];
  await repository.run(write, bounds);
  // Kept processes hold deleted packs open.
  await repository.ask('release', {});
}
