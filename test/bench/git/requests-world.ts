import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { startHearth } from '../servers.ts';
import { askJson } from './client.ts';
import { mainHistory, pickedCommits, wideCommits, wideTree } from './histories.ts';
import { type Housed, type HousedWorld, type Open, openHousing } from './housing.ts';

/** An open merge request into `main`. */
export interface Request {
  readonly iid: number;
  readonly sha: string;
}

/** Projects with open merge requests, of which nobody knows whether they can be merged. */
export interface RequestsWorld extends HousedWorld {
  /** A thousand files; each merge request adds one of its own, and `main` has changed another one. */
  readonly merging: Housed & { readonly requests: readonly Request[] };
  /** The same. */
  readonly checking: Housed & { readonly requests: readonly Request[] };
  /** The same, which nothing is compared with. */
  readonly warming: Housed & { readonly requests: readonly Request[] };
  /** Each merge request changes all of its two thousand files. */
  readonly wide: Housed & { readonly requests: readonly Request[] };
  /** A thousand files, to be written to. */
  readonly busy: readonly Housed[];
}

/** How many of each, for so many rounds. */
interface Sizes {
  readonly merging: number;
  readonly checking: number;
  readonly warming: number;
  readonly wide: number;
  readonly busy: number;
}

/** Makes the world; `main` is the server, which makes the merge requests and is gone when this resolves. */
export async function createRequestsWorld(main: string, sizes: Sizes): Promise<RequestsWorld> {
  const { house, close } = await openHousing();
  const merging = await house('merging');
  const checking = await house('checking');
  const warming = await house('warming');
  const wide = await house('wide');
  const shas = {
    merging: await growTopics(merging, sizes.merging),
    checking: await growTopics(checking, sizes.checking),
    warming: await growTopics(warming, sizes.warming),
    wide: await growWide(wide, sizes.wide),
  };
  const busy: Open[] = [];
  for (let index = 0; index < sizes.busy; index += 1) {
    const made = await house(`busy-${index}`);
    await importHistory(made.repository, { branch: 'main', commits: mainHistory(1) });
    busy.push(made);
  }
  const world = await close();

  const hearth = await startHearth(main, world);
  const db = await connect(world.databaseUrl);
  const request = async (place: Housed, prefix: string, heads: readonly string[]) => {
    const requests: Request[] = [];
    for (const [number, sha] of heads.entries()) {
      const source_branch = `${prefix}-${number}`;
      const body = { source_branch, target_branch: 'main', title: `Merge ${source_branch}` };
      const url = `/api/v4/projects/${place.id}/merge_requests`;
      const asked = { method: 'POST', url, token: world.readerToken, body } as const;
      const { iid } = await askJson<{ iid: number }>(hearth, asked);
      requests.push({ iid, sha });
    }
    return { ...place, requests };
  };
  const places = {
    merging: await request(merging, 'topic', shas.merging),
    checking: await request(checking, 'topic', shas.checking),
    warming: await request(warming, 'topic', shas.warming),
    wide: await request(wide, 'wide', shas.wide),
  };
  await untilQuiet(db);
  await hearth.stop();
  await db('merge_requests').update({ merge_status: 'unchecked' });
  await db.raw('analyze');
  await db.close();
  return { ...world, ...places, busy };
}

async function growTopics({ repository, gitDirectory }: Open, count: number): Promise<string[]> {
  const base = await importHistory(repository, { branch: 'main', commits: mainHistory(1) });
  const topics = await pickedCommits(gitDirectory, base, count);
  await importHistory(repository, { branch: 'main', commits: [...mainHistory(2)].slice(1) });
  return topics;
}

async function growWide({ repository, gitDirectory }: Open, count: number): Promise<string[]> {
  const [first] = mainHistory(1);
  if (first === undefined) throw new Error('there is no history');
  const commits = [{ ...first, changes: wideTree(0) }];
  const base = await importHistory(repository, { branch: 'main', commits });
  return wideCommits(gitDirectory, base, count);
}

/** Waits until no due background work is left. */
async function untilQuiet(db: Database): Promise<void> {
  for (;;) {
    const now = new Date().toISOString();
    const due = await db('worker_jobs')
      .where('run_at', '<=', now)
      .whereNot('state', 'dead')
      .first();
    if (due === undefined) return;
    await delay(200);
  }
}
