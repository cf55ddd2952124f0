import { describe, it } from 'vitest';
import { compareCreation, pageOfIssues } from '#test/bench/issues/compare.ts';
import { createIssueWorld } from '#test/bench/issues/world.ts';
import { compareMergeRequests } from '#test/bench/merge-requests/compare.ts';
import { requireSameRoutes } from '#test/bench/routes.ts';
import { requireSameAnswer } from '#test/bench/same-answer.ts';
import { startBare, startBareForAdministrator, startHearth } from '#test/bench/servers.ts';
import { createWorld } from '#test/bench/world.ts';
import { compiledServer } from '#test/support/compiled-server.ts';

/** A ratio between different answers means nothing, and nobody runs the bench with each change. */
describe('the servers that the bench compares with', () => {
  it('answer single routes and lists as Hearth does', async () => {
    const world = await createWorld(50, null);
    const hearth = await startHearth(await compiledServer(), world);
    const bare = await startBare(hearth, world);
    const bareForAdministrator = await startBareForAdministrator(hearth, world);
    try {
      await requireSameRoutes({ hearth, bare, bareForAdministrator }, world);
    } finally {
      await Promise.all([hearth, bare, bareForAdministrator].map((server) => server.stop()));
      await world.remove();
    }
  });

  it('show a page of issues as Hearth does', async () => {
    const world = await createIssueWorld(30, null);
    const hearth = await startHearth(await compiledServer(), world);
    const bare = await startBare(hearth, world);
    try {
      await requireSameAnswer(hearth, bare, pageOfIssues(world), world.readerToken);
    } finally {
      await Promise.all([hearth.stop(), bare.stop()]);
      await world.remove();
    }
  });

  it('create issues as Hearth does', async () => {
    const worlds = [await createIssueWorld(30, null), await createIssueWorld(30, null)] as const;
    try {
      await compareCreation(await compiledServer(), worlds, { load: nothing });
    } finally {
      await Promise.all(worlds.map((world) => world.remove()));
    }
  });

  it('show merge requests as Hearth does', async () => {
    await compareMergeRequests(await compiledServer(), null, nothing);
  });
});

/** Answers are compared, and nothing is measured. */
const nothing = { connections: 1, duration: 1, rounds: 0 };
