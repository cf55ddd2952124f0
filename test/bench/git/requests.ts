import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf, type BenchServer } from '../processes.ts';
import { figure, line, say } from '../table.ts';
import { requireSame } from './checks.ts';
import { ask, askJson, closeConnections } from './client.ts';
import { measureDelays, type ClientKind } from './delays.ts';
import { gitOutput, type Housed } from './housing.ts';
import { createRequestsWorld, type Request, type RequestsWorld } from './requests-world.ts';
import { startGitRivals, type GitRivals } from './rivals.ts';
import { head, timeRow, type Effort } from './rows.ts';
import { spreadOf } from '../measure.ts';
import { warmUp } from './timing.ts';

/** Merges, questions and diffs of one round. */
const merged = 10;
const asked = 10;
const shown = 1;
/** Merges before any is measured: a server that has worked for long has compiled what it runs. */
const warming = 60;
/** Clients of each kind that write to a repository of their own. */
const busy = 4;

/** Prints what merge requests cost over HTTP, against servers that start git processes for each request. */
export async function compareRequests(main: string, effort: Effort): Promise<void> {
  const all = warmUp + effort.rounds;
  const world = await createRequestsWorld(main, {
    merging: 2 * all * merged,
    checking: all * asked,
    warming,
    wide: (all + effort.rounds + 1) * shown,
    busy: 2 * busy,
  });
  try {
    const { merging, checking, wide } = world;
    const rivals = await startGitRivals(main, world, [merging, checking, wide]);
    await warm(world, rivals);
    head('git: merge requests, against one process per step');
    await compareMerging(world, rivals, effort);
    await compareChecks(world, rivals, effort);
    await compareDiffs(world, rivals, effort);
    await measureMemory(world, rivals, wide.requests.slice(all * shown));
    const task = 'merge, rebase and read diffs';
    await measureDelays(task, requestClients(world, rivals), rivals, effort);
    closeConnections();
    await rivals.stop();
  } finally {
    await world.remove();
  }
}

const api = ({ id }: Housed) => `/api/v4/projects/${id}`;
const requestOf = (place: Housed, { iid }: Request) => `${api(place)}/merge_requests/${iid}`;

async function warm(
  { warming, readerToken: token }: RequestsWorld,
  { hearth }: GitRivals,
): Promise<void> {
  for (const request of warming.requests) {
    const url = requestOf(warming, request);
    for (let time = 0; time < 5; time += 1) await ask(hearth, { url, token });
    await ask(hearth, { method: 'PUT', url: `${url}/merge`, token, body: {} });
  }
}

async function compareMerging(
  { merging, readerToken: token }: RequestsWorld,
  { hearth, commands }: GitRivals,
  { rounds }: Effort,
): Promise<void> {
  const half = merging.requests.length / 2;
  const both = (all: readonly Request[], how: string) => {
    const of = (round: number) => all.slice(round * merged, (round + 1) * merged);
    return {
      ours: async (round: number) => {
        for (const request of of(round)) {
          const url = `${requestOf(merging, request)}/merge`;
          const { state } = await askJson<{ state: string }>(hearth, {
            ...{ method: 'PUT', url, token, body: {} },
          });
          requireSame('the state', state, 'merged');
        }
      },
      theirs: async (round: number) => {
        for (const { sha } of of(round)) {
          const url = `/${merging.id}/${how}/${sha}`;
          await ask(commands, { method: 'PUT', url, body: { branch: 'main' } });
        }
      },
    };
  };
  const sizes = { rounds, perRound: merged, servers: { ours: hearth, theirs: commands } };
  const alone = both(merging.requests.slice(0, half), 'merge');
  await timeRow('PUT …/merge, three processes, one client', alone, { ...sizes, target: '10' });
  const synced = both(merging.requests.slice(half), 'merge-synced');
  await timeRow('the same, all of it synced by them, too', synced, { ...sizes, target: '' });
  const trees = [merging.gitDirectory, merging.copy].map((directory) =>
    gitOutput(directory, 'rev-parse', 'main^{tree}'),
  );
  requireSame('the merges', await trees[0], await trees[1]);
}

/** The server computes an unknown mergeability of a merge request before it answers. */
async function compareChecks(
  { checking, readerToken: token }: RequestsWorld,
  { hearth, commands }: GitRivals,
  { rounds }: Effort,
): Promise<void> {
  const of = (round: number) => checking.requests.slice(round * asked, (round + 1) * asked);
  await timeRow(
    'GET …/merge_requests/{iid}, mergeability, one process',
    {
      ours: async (round) => {
        for (const request of of(round)) {
          const url = `${requestOf(checking, request)}?with_merge_status_recheck=true`;
          const found = await askJson<{ merge_status: string }>(hearth, { url, token });
          requireSame('the status', found.merge_status, 'can_be_merged');
        }
      },
      theirs: async (round) => {
        for (const { sha } of of(round)) {
          await ask(commands, { url: `/${checking.id}/mergeable/${sha}` });
        }
      },
    },
    { rounds, perRound: asked, target: '8', servers: { ours: hearth, theirs: commands } },
  );
}

const firstPage = (place: Housed, request: Request) =>
  `${requestOf(place, request)}/diffs?per_page=20`;

async function compareDiffs(
  { wide, readerToken: token }: RequestsWorld,
  { hearth, commands }: GitRivals,
  { rounds }: Effort,
): Promise<void> {
  const of = (round: number) => wide.requests.slice(round * shown, (round + 1) * shown);
  await timeRow(
    'GET …/diffs?per_page=20 of 2,000 files, git diff',
    {
      ours: async (round) => {
        for (const request of of(round)) {
          const url = firstPage(wide, request);
          const page = await askJson<{ diff: string }[]>(hearth, { url, token });
          requireSame('the files', page.filter(({ diff }) => diff.startsWith('@@')).length, 20);
        }
      },
      theirs: async (round) => {
        for (const { sha } of of(round)) {
          const { body } = await ask(commands, { url: `/${wide.id}/diff/${sha}` });
          requireSame('the files', String(body).match(/^diff --git /gm)?.length, 2000);
        }
      },
    },
    { rounds, perRound: shown, target: '0.33', servers: { ours: hearth, theirs: commands } },
  );
}

/** Milliseconds between two looks at how much memory is taken. */
const look = 5;

/** How much more memory the server, its git host and what they start take while they answer first pages of diffs. */
async function measureMemory(
  { wide, readerToken: token }: RequestsWorld,
  { hearth }: GitRivals,
  requests: readonly Request[],
): Promise<void> {
  const grown: number[] = [];
  for (const request of requests) {
    const { most, before } = await mostMemory(hearth, () =>
      ask(hearth, { url: firstPage(wide, request), token }),
    );
    grown.push(most - before);
  }
  say();
  line('memory while a first page of 2,000 files is answered', 'MB more', '', 'target');
  line('server, git host and git', figure(spreadOf(grown), 1), '', '64 at most');
  line('most of all', Math.max(...grown).toFixed(1), '', '64');
}

async function mostMemory(server: BenchServer, work: () => Promise<unknown>) {
  const { tree: before } = await memoryOf(server.pid);
  let most = before;
  let done = false;
  const watching = (async () => {
    while (!done) {
      most = Math.max(most, (await memoryOf(server.pid)).tree);
      await delay(look);
    }
  })();
  await work().finally(() => {
    done = true;
  });
  await watching;
  return { before, most };
}

/** Clients for merges and rebases also create their branches and merge requests. */
function requestClients(
  { wide, busy: places, readerToken: token }: RequestsWorld,
  { hearth }: GitRivals,
): readonly ClientKind[] {
  const read = (url: string) => ask(hearth, { url, token });
  const write = <Body>(method: 'POST' | 'PUT', url: string, body: object) =>
    askJson<Body>(hearth, { method, url, token, body });
  const commit = (place: Housed, path: string, body: { branch: string; start_branch?: string }) => {
    const url = `${api(place)}/repository/files/${encodeURIComponent(path)}`;
    return write('POST', url, { ...body, content: `${path}\n`, commit_message: 'Add a file' });
  };
  const open = async (place: Housed, source_branch: string): Promise<Request> => {
    await commit(place, `${source_branch}.txt`, { branch: source_branch, start_branch: 'main' });
    const body = { source_branch, target_branch: 'main', title: 'Add a file' };
    return write<Request>('POST', `${api(place)}/merge_requests`, body);
  };
  const placeOf = (index: number) => {
    const place = places[index];
    if (place === undefined) throw new Error('there is nothing to write to');
    return place;
  };
  const rebased = new Map<number, Request>();
  return [
    {
      name: 'merge',
      work: async ({ round, client, number }) => {
        const place = placeOf(client);
        const request = await open(place, `topic-${round}-${number}`);
        await write('PUT', `${requestOf(place, request)}/merge`, {});
      },
    },
    {
      name: 'rebase',
      work: async ({ round, client, number }) => {
        const place = placeOf(busy + client);
        const request = rebased.get(client) ?? (await open(place, 'rebased'));
        rebased.set(client, request);
        await commit(place, `main-${round}-${number}.txt`, { branch: 'main' });
        await write('PUT', `${requestOf(place, request)}/rebase`, {});
        const url = `${requestOf(place, request)}?include_rebase_in_progress=true`;
        for (;;) {
          const found = await askJson<Rebasing>(hearth, { url, token });
          if (found.merge_error !== null) throw new Error(found.merge_error);
          if (!found.rebase_in_progress) return;
          await delay(10);
        }
      },
    },
    {
      name: 'diffs',
      work: ({ client, number }) => {
        const request = wide.requests[(client * 7 + number) % wide.requests.length];
        return request === undefined
          ? Promise.resolve()
          : read(`${requestOf(wide, request)}/diffs?per_page=20&page=${1 + (number % 40)}`);
      },
    },
    {
      name: 'raw diffs',
      work: ({ client, number }) => {
        const request = wide.requests[(client * 7 + number) % wide.requests.length];
        return request === undefined
          ? Promise.resolve()
          : read(`${requestOf(wide, request)}/raw_diffs`);
      },
    },
  ];
}

interface Rebasing {
  readonly rebase_in_progress: boolean;
  readonly merge_error: string | null;
}
