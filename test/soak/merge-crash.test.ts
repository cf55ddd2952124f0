import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { commitFile, git, newWorkTree, runGit } from '#test/git-http/support.ts';
import { directoryOf } from '#test/git/support.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { freshDatabase } from '#test/support/databases.ts';
import {
  childrenOf,
  signalProcess,
  startServer,
  type ServerProcess,
} from '#test/support/process.ts';
import { createRandom } from './random.ts';

/** Kills of the git host alone, and in each life one of the server with it: 52 in all. */
const lives = 13;
const hostKillsPerLife = 3;

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-merge-crash-'));
const database = await freshDatabase();
const token = 'root-token-of-the-crash-test';
const dataDir = path.join(folder, 'data');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  return startServer({
    dataDir,
    main: await compiledServer(),
    args: ['--empty'],
    env: { DATABASE_URL: database.url, ROOT_TOKEN: token, RATE_LIMITS: 'off' },
  });
}

interface Answer {
  readonly status: number;
  readonly body: Partial<MergeRequestRow> & Readonly<Record<string, unknown>>;
}

/** Null where nobody answered. */
type Call = (method: string, url: string, body?: object) => Promise<Answer | null>;

const callerOf =
  ({ url: origin }: ServerProcess, project: string): Call =>
  async (method, url, body) => {
    try {
      const response = await fetch(`${origin}/api/v4/projects${project}${url}`, {
        method,
        headers: { 'private-token': token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch {
      await delay(20);
      return null;
    }
  };

/** Merges and commits that clients received an answer for. */
const promised = { merged: new Set<number>(), rebased: 0, pushed: new Set<string>() };
let written = 0;

/** Proposes to merge a new branch of some commits into `main`; null where nobody answered. */
async function propose(call: Call, commits: number, start: object): Promise<number | null> {
  const branch = `branch${(written += 1)}`;
  for (let index = 0; index < commits; index += 1) {
    const made = await call('POST', '/repository/commits', {
      ...{ branch, commit_message: `Write ${branch} ${index}`, ...(index === 0 && start) },
      actions: [{ action: 'create', file_path: `${branch}/${index}`, content: 'x' }],
    });
    if (made?.status !== 201) return null;
  }
  const made = await call('POST', '/merge_requests', {
    ...{ source_branch: branch, target_branch: 'main', title: `Merge ${branch}` },
  });
  return made?.status === 201 ? (made.body.iid ?? null) : null;
}

async function mergeUntil(ended: () => boolean, call: Call): Promise<void> {
  while (!ended()) {
    const squash = written % 3 === 0;
    const iid = await propose(call, squash ? 2 : 1, { start_branch: 'main' });
    if (iid === null) continue;
    const should_remove_source_branch = written % 2 === 0;
    const body = { squash, should_remove_source_branch };
    const merged = await call('PUT', `/merge_requests/${iid}/merge`, body);
    if (merged?.status === 200) promised.merged.add(iid);
  }
}

async function rebaseUntil(ended: () => boolean, call: Call, first: string): Promise<void> {
  while (!ended()) {
    const iid = await propose(call, 2, { start_sha: first });
    if (iid === null) continue;
    const begun = await call('PUT', `/merge_requests/${iid}/rebase`);
    for (let under = begun?.status === 202; under && !ended();) {
      const url = `/merge_requests/${iid}?include_rebase_in_progress=true`;
      const told = await call('GET', url);
      under = told === null || told.body['rebase_in_progress'] === true;
      if (!under && told?.body.merge_error === null) promised.rebased += 1;
    }
    // The next one begins while the last one still runs.
    if (written % 4 !== 0) await call('PUT', `/merge_requests/${iid}/close`);
  }
}

/** Pushes to a branch that is to be merged. */
async function pushUntil(ended: () => boolean, url: string, work: string): Promise<void> {
  while (!ended()) {
    const id = await commitFile(work, 'pushed', String((written += 1)));
    const { code } = await runGit(work, 'push', '--quiet', url, 'HEAD:refs/heads/pushed');
    if (code === 0) promised.pushed.add(id);
    else await delay(50);
  }
}

/** Differences between rows and branches; waits until nothing more changes. */
async function disagreements(project: number): Promise<readonly string[]> {
  const db = await connect(database.url);
  const repository = directoryOf(dataDir, project);
  const cli = (...args: string[]) => git('/', `--git-dir=${repository}`, ...args);
  const look = async () => {
    const found: string[] = [];
    const rows = await db<MergeRequestRow>('merge_requests').where('target_project_id', project);
    const byNumber = new Map(rows.map((row) => [row.iid, row]));
    const reached = new Set((await cli('rev-list', 'main')).split('\n'));
    const refs = (
      await cli('for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads')
    )
      .split('\n')
      .map((line) => line.split(' ') as [string, string]);
    const heads = new Map(refs);
    for (const row of rows) {
      const { iid, state, head_sha, merge_commit_sha, squash_commit_sha } = row;
      const say = (text: string) => found.push(`!${iid} ${text}`);
      if (state === 'locked') say('is locked');
      if (row.rebase_started_at !== null) say('is being rebased');
      if (row.merge_holder !== null || row.rebase_holder !== null) say('is held');
      if (state === 'merged') {
        const made = [merge_commit_sha, squash_commit_sha ?? head_sha];
        if (made.some((id) => id === null || !reached.has(id)))
          say('is merged without its commits');
      }
      const head = heads.get(row.source_branch);
      if (state === 'opened' && head !== head_sha) say(`is at ${head_sha}, its branch at ${head}`);
      if (state !== 'merged' && promised.merged.has(iid)) say('was merged, as somebody was told');
    }
    const merges = await cli('log', '--first-parent', '--merges', '--format=%H %B%x00', 'main');
    const numbers = [...merges.matchAll(/([0-9a-f]{40}) [^\0]*See merge request \S+!(\d+)\s*\0/g)];
    for (const [, id, iid] of numbers) {
      const row = byNumber.get(Number(iid));
      if (row?.state !== 'merged') found.push(`${id} merged !${iid}, which is ${row?.state}`);
      else if (row.merge_commit_sha !== id) found.push(`${id} is not what !${iid} tells`);
    }
    const merged = rows.filter(({ state }) => state === 'merged');
    if (merged.length !== numbers.length) {
      found.push(`${merged.length} are merged by ${numbers.length} commits`);
    }
    return found;
  };
  try {
    let found = await look();
    for (const end = Date.now() + 30_000; found.length > 0 && Date.now() < end;) {
      await delay(100);
      found = await look();
    }
    return found;
  } finally {
    await db.close();
  }
}

it('tells what was merged, rebased and pushed, however often it is killed', async () => {
  const random = createRandom(20_261_123);
  const work = await newWorkTree();
  let server = await start();
  const made = await callerOf(server, '')('POST', '', {
    ...{ name: 'kiln', initialize_with_readme: true, squash_option: 'default_off' },
  });
  const id = Number(made?.body.id);
  expect(id, server.output()).toBeGreaterThan(0);
  const repository = directoryOf(dataDir, id);
  const first = await git('/', `--git-dir=${repository}`, 'rev-parse', 'main');
  const addressOf = () => {
    const address = new URL(`${server.url}/root/kiln.git`);
    address.username = 'root';
    address.password = token;
    return address.href;
  };
  await git(work, 'pull', '--quiet', addressOf(), 'main');
  await commitFile(work, 'pushed', '0');
  await git(work, 'push', '--quiet', '-o', 'merge_request.create', addressOf(), 'HEAD:pushed');

  let kills = 0;
  for (let life = 0; life < lives; life += 1) {
    let over = false;
    const ended = () => over;
    const call = callerOf(server, `/${id}`);
    const writers = [
      mergeUntil(ended, call),
      mergeUntil(ended, call),
      rebaseUntil(ended, call, first),
      pushUntil(ended, addressOf(), work),
    ];
    for (let kill = 0; kill <= hostKillsPerLife; kill += 1) {
      const last = kill === hostKillsPerLife;
      // Long enough for something to be under way, whatever the machine.
      const merged = promised.merged.size + 2;
      const rebased = promised.rebased + (last ? 1 : 0);
      while (promised.merged.size < merged || promised.rebased < rebased) await delay(2);
      await delay(random() * 60);
      const host = childrenOf(server.pid, 'git/host/main')[0];
      // The order matters: the host would end by itself without its server.
      if (host !== undefined) signalProcess(host, 'SIGKILL');
      if (last) signalProcess(server.pid, 'SIGKILL');
      kills += 1;
    }
    over = true;
    await server.ended;
    await Promise.all(writers);
    server = await start();
    expect(await disagreements(id)).toEqual([]);
  }
  expect(kills).toBe(lives * (hostKillsPerLife + 1));

  try {
    const cli = (...args: string[]) => git('/', `--git-dir=${repository}`, ...args);
    const pushed = new Set((await cli('rev-list', 'pushed')).split('\n'));
    expect([...promised.pushed].filter((commit) => !pushed.has(commit))).toEqual([]);
    await cli('fsck', '--full', '--strict');
    // The next merge succeeds.
    const call = callerOf(server, `/${id}`);
    const iid = await propose(call, 1, { start_branch: 'main' });
    const last = await call('PUT', `/merge_requests/${iid}/merge`, {});
    expect(last).toMatchObject({ status: 200, body: { state: 'merged' } });
  } finally {
    await server.stop();
  }
}, 900_000);
