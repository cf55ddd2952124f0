import type { Repository } from './repository.ts';

const bounds = { maxBytes: 65536, timeLimit: 10 * 60_000 };

/** Limits at which git itself would pack, if it were allowed to. */
const usualLimits = { loose: 6700, packs: 50 };

/**
 * Writes down how commits hang together, and which paths each changed: history, counts and the last commit of a path
 * are then read a good deal faster. Only what is new is written.
 */
export async function writeCommitGraph(repository: Repository): Promise<void> {
  const args = ['commit-graph', 'write', '--reachable', '--changed-paths', '--split'];
  await repository.run([...args, '--no-progress'], bounds);
}

/** Tells whether there are so many loose objects or packs that packing them is worth its time. */
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

/** Packs what is loose, and deletes objects that nothing has reached for two weeks. */
export async function tidy(repository: Repository): Promise<void> {
  await repository.run(['gc', '--quiet', '--prune=2.weeks.ago'], bounds);
  // Whole, so that it names no commit that is gone.
  const write = ['commit-graph', 'write', '--reachable', '--changed-paths', '--no-progress'];
  await repository.run(write, bounds);
  // Kept processes hold packs open that are gone now.
  await repository.ask('release', {});
}
