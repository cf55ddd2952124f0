import type { Load } from '../measure.ts';
import { head, rowsUnder } from '../rows.ts';
import { requireSameAnswer } from '../same-answer.ts';
import { startBare, startHearth } from '../servers.ts';
import { createMergeRequestWorld } from './world.ts';

/** How many the project has. */
const mergeRequests = 1_000;

/** A page of merge requests with all their parts; `postgresUrl` names an empty database, null stands for SQLite. */
export async function compareMergeRequests(
  main: string,
  postgresUrl: string | null,
  load: Load,
): Promise<void> {
  const world = await createMergeRequestWorld(mergeRequests, postgresUrl);
  const { kind, readerToken: token, planned } = world;
  const hearth = await startHearth(main, world);
  const bare = await startBare(hearth, world);
  const url = `/api/v4/projects/${planned}/merge_requests?per_page=20`;
  await requireSameAnswer(hearth, bare, url, token);
  const count = mergeRequests.toLocaleString('en');
  head(`${kind}: GET /projects/{id}/merge_requests?per_page=20, ${count} merge requests`);
  await rowsUnder(load)('against bare node:http', [hearth, bare], url, { token, target: '0.75' });
  await hearth.stop();
  await bare.stop();
  await world.remove();
}
