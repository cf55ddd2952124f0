import { closeConnections } from './client.ts';
import { compareClones } from './clones.ts';
import { measureDelays } from './delays.ts';
import { compareMerges } from './merges.ts';
import { compareReads } from './reads.ts';
import { startGitRivals } from './rivals.ts';
import type { Effort } from './rows.ts';
import { createGitWorld } from './world.ts';
import { compareWrites } from './writes.ts';

/** Prints what git costs through Hearth, against servers that start git processes for each request. */
export async function compareGit(main: string, effort: Effort): Promise<void> {
  const world = await createGitWorld();
  try {
    const rivals = await startGitRivals(main, world);
    await compareReads(world, rivals, effort);
    await compareWrites(world, rivals, effort);
    await compareClones(world, rivals, effort);
    await measureDelays(world, rivals, effort);
    closeConnections();
    await rivals.stop();
  } finally {
    await world.remove();
  }
  await compareMerges(effort);
}
