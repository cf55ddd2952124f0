import { closeConnections } from './client.ts';
import { compareClones } from './clones.ts';
import { measureDelays, repositoryClients } from './delays.ts';
import { compareMerges } from './merges.ts';
import { compareReads } from './reads.ts';
import { compareRequests } from './requests.ts';
import { startGitRivals } from './rivals.ts';
import type { Effort } from './rows.ts';
import { createGitWorld } from './world.ts';
import { compareWrites } from './writes.ts';

/** Prints what git costs through Hearth, against servers that start git processes for each request. */
export async function compareGit(main: string, effort: Effort): Promise<void> {
  const world = await createGitWorld();
  try {
    const { history, picking, writable } = world;
    const rivals = await startGitRivals(main, world, [history, picking, ...writable]);
    await compareReads(world, rivals, effort);
    await compareWrites(world, rivals, effort);
    await compareClones(world, rivals, effort);
    const task = 'read, blame, archive and commit';
    await measureDelays(task, repositoryClients(world, rivals), rivals, effort);
    closeConnections();
    await rivals.stop();
  } finally {
    await world.remove();
  }
  await compareGitMerges(main, effort);
}

/** The same for what merge requests ask of git. */
export async function compareGitMerges(main: string, effort: Effort): Promise<void> {
  await compareMerges(effort);
  await compareRequests(main, effort);
}
