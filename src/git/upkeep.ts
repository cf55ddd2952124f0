import type { Repository } from './repository.ts';

const bounds = { maxBytes: 65536, timeLimit: 10 * 60_000 };

// As many as make git itself pack on its own, where it may.
const looseLimit = 6700;
const packLimit = 50;

/**
 * Writes down how commits hang together, and which paths each changed: history, counts and the last commit of a path
 * are then read a good deal faster. Only what is new is written.
 */
export async function writeCommitGraph(repository: Repository): Promise<void> {
  const args = ['commit-graph', 'write', '--reachable', '--changed-paths', '--split'];
  await repository.run([...args, '--no-progress'], bounds);
}

/** Whether there are so many loose objects or packs that packing them is worth its time. */
export async function needsTidying(repository: Repository): Promise<boolean> {
  const output = await repository.run(['count-objects', '-v'], bounds);
  const facts = new Map(
    output
      .toString('latin1')
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  return Number(facts.get('count')) > looseLimit || Number(facts.get('packs')) > packLimit;
}
