import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { commitFile, git, newWorkTree, runGit } from '#test/git-http/support.ts';
import { directoryOf } from '#test/git/support.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { isLong } from '#test/support/long.ts';
import {
  childrenOf,
  signalProcess,
  startServer,
  type ServerProcess,
} from '#test/support/process.ts';
import { createRandom } from './random.ts';

/** Lives of the server; with the kills of the git host alone this makes 52 kills, or 4. */
const lives = isLong ? 13 : 1;
const hostKillsPerLife = 3;

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-crash-'));
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

async function call(server: ServerProcess, method: string, url: string, body?: object) {
  const response = await fetch(`${server.url}/api/v4${url}`, {
    method,
    headers: { 'private-token': token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

interface Told {
  readonly id: number;
  readonly push_data: { readonly commit_to: string };
}

/** Lists the commits of pushes in the activity of a project. */
async function toldOf(server: ServerProcess, id: number): Promise<string[]> {
  // Keyed by id: events that are added while the pages are read move others to the next page.
  const told = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const url = `/projects/${id}/events?action=pushed&per_page=100&page=${page}`;
    const events = (await call(server, 'GET', url)).body as Told[];
    for (const { id, push_data } of events) told.set(id, push_data.commit_to);
    if (events.length < 100) return [...told.values()];
  }
}

/** Commits that clients received an answer for. */
const promised = { files: new Set<string>(), pushed: new Set<string>() };
let written = 0;

/** Commits one file after another until nobody answers any more. */
async function commitUntil(ended: () => boolean, server: ServerProcess, id: number) {
  while (!ended()) {
    const name = `file${(written += 1)}`;
    const body = { branch: 'main', commit_message: `Write ${name}`, content: name };
    const answer = await call(
      server,
      'POST',
      `/projects/${id}/repository/files/${name}`,
      body,
    ).catch(() => null);
    if (answer?.status === 201) promised.files.add(name);
    else await delay(20);
  }
}

async function pushUntil(ended: () => boolean, url: string, work: string) {
  while (!ended()) {
    const id = await commitFile(work, 'pushed', String((written += 1)));
    const { code } = await runGit(work, 'push', '--quiet', url, 'HEAD:refs/heads/pushed');
    if (code === 0) promised.pushed.add(id);
    else await delay(50);
  }
}

it('loses nothing that it has promised, however often it is killed', async () => {
  const random = createRandom(20_261_121);
  const work = await newWorkTree();
  let server = await start();
  const made = await call(server, 'POST', '/projects', {
    name: 'kiln',
    initialize_with_readme: true,
  });
  expect(made.status, server.output()).toBe(201);
  const { id } = made.body as { id: number };
  const hostOf = () => childrenOf(server.pid, 'git/host/main')[0];

  let kills = 0;
  for (let life = 0; life < lives; life += 1) {
    if (life > 0) server = await start();
    let over = false;
    const ended = () => over;
    const address = new URL(`${server.url}/root/kiln.git`);
    address.username = 'root';
    address.password = token;
    const writers = [
      commitUntil(ended, server, id),
      commitUntil(ended, server, id),
      pushUntil(ended, address.href, work),
    ];
    for (let kill = 0; kill <= hostKillsPerLife; kill += 1) {
      const last = kill === hostKillsPerLife;
      // Long enough for something to be under way, whatever the machine.
      const files = promised.files.size + 2;
      const pushed = promised.pushed.size + (last && life % 3 === 0 ? 1 : 0);
      while (promised.files.size < files || promised.pushed.size < pushed) await delay(2);
      await delay(random() * 60);
      const host = hostOf();
      // The order matters: the host would end by itself without its server.
      if (host !== undefined) signalProcess(host, 'SIGKILL');
      if (last) signalProcess(server.pid, 'SIGKILL');
      kills += 1;
    }
    over = true;
    await server.ended;
    await Promise.all(writers);
  }
  expect(kills).toBe(lives * (hostKillsPerLife + 1));

  server = await start();
  try {
    const repository = directoryOf(dataDir, id);
    const cli = (...args: string[]) => git('/', `--git-dir=${repository}`, ...args);
    const commits = Number(await cli('rev-list', '--count', 'main'));
    await expect
      .poll(
        async () => {
          const { body } = await call(server, 'GET', `/projects/${id}?statistics=true`);
          return (body as { statistics: { commit_count: number } }).statistics.commit_count;
        },
        { timeout: 20_000, interval: 50 },
      )
      .toBe(commits);

    const files = new Set((await cli('ls-tree', '--name-only', 'main')).split('\n'));
    expect([...promised.files].filter((name) => !files.has(name))).toEqual([]);
    // Each exactly once.
    const titles = (await cli('log', '--format=%s', 'main')).split('\n');
    expect(new Set(titles).size).toBe(titles.length);
    const pushed = new Set((await cli('rev-list', 'pushed')).split('\n'));
    expect([...promised.pushed].filter((commit) => !pushed.has(commit))).toEqual([]);
    expect(promised.pushed.size).toBeGreaterThan(0);
    expect((await runGit('/', `--git-dir=${repository}`, 'fsck', '--full', '--strict')).code).toBe(
      0,
    );

    // Each commit of the history has its event, promised or not, and no event occurs twice.
    const history = (await cli('rev-list', 'main')).split('\n').slice(0, -1);
    const tips = [...history, ...promised.pushed];
    const untold = async () => {
      const told = new Set(await toldOf(server, id));
      return tips.filter((commit) => !told.has(commit));
    };
    await expect.poll(untold, { timeout: 20_000, interval: 50 }).toEqual([]);
    const told = await toldOf(server, id);
    expect(told.toSorted()).toEqual([...new Set(told)].toSorted());

    const branches = await call(server, 'GET', `/projects/${id}/repository/branches`);
    expect(branches.body).toMatchObject([{ name: 'main', default: true }, { name: 'pushed' }]);
    // The next commit succeeds.
    const body = { branch: 'main', commit_message: 'The last', content: '1' };
    const last = await call(server, 'POST', `/projects/${id}/repository/files/last`, body);
    expect(last.status).toBe(201);
  } finally {
    await server.stop();
  }
  expect(databaseKind()).toMatch(/sqlite|postgres/);
}, 300_000);
