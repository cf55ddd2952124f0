import { describe, it } from 'vitest';
import { compareIssues } from '../bench/issues/compare.ts';
import { compareMergeRequests } from '../bench/merge-requests/compare.ts';
import { compareRoutes } from '../bench/routes.ts';
import { startRivals } from '../bench/servers.ts';
import { createWorld } from '../bench/world.ts';
import { compiledServer } from '../support/compiled-server.ts';

/** A ratio between different answers means nothing, and nobody runs the bench with each change. */
describe('the servers that the bench compares with', () => {
  it('answer single routes and lists as Hearth does', async () => {
    const world = await createWorld(50, null);
    const rivals = await startRivals(await compiledServer(), world);
    try {
      await compareRoutes(rivals, world, nothing);
    } finally {
      await rivals.stop();
      await world.remove();
    }
  });

  it('show and create issues as Hearth does', async () => {
    const sizes = [30];
    await compareIssues(await compiledServer(), { sizes, postgresUrlFor: null, load: nothing });
  });

  it('show merge requests as Hearth does', async () => {
    await compareMergeRequests(await compiledServer(), null, nothing);
  });
});

/** Answers are compared, and nothing is measured. */
const nothing = { connections: 1, duration: 1, rounds: 0 };
