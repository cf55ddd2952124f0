import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { runGit } from '#test/git/support.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { startServer, type ServerProcess, untilReady } from '#test/support/process.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { until } from '#test/support/waiting.ts';
import { createRandom } from './random.ts';
import { ask, environmentOf, kill, type Victim, victims } from './victims.ts';

const kills = Number(process.env['ARCHIVE_KILLS'] ?? 10);
const notes = 3000;

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-import-crash-'));
const database = await freshDatabase();
const token = 'root-token-of-the-crash-test';
const dataDir = path.join(folder, 'data');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const main = await compiledServer();
async function start(victim: Victim): Promise<ServerProcess> {
  const server = await startServer({
    ...{ dataDir, main },
    args: ['--empty'],
    env: {
      DATABASE_URL: database.url,
      ROOT_TOKEN: token,
      RATE_LIMITS: 'off',
      ...environmentOf(victim),
    },
  });
  await untilReady(server.url);
  return server;
}

const send = (server: ServerProcess, method: string, url: string, body?: FormData) =>
  ask(`${server.url}/api/v4${url}`, {
    method,
    headers: { 'private-token': token },
    ...(body !== undefined && { body }),
  });

interface Told {
  readonly id: number;
  readonly import_status: string;
}

const json = async <T = Told>(asked: Promise<Response>) => (await (await asked).json()) as T;

/** A repository of a commit, as a bundle. */
function bundleOfOne(): Buffer {
  const directory = path.join(folder, 'source.git');
  runGit(['init', '--quiet', '--bare', '--initial-branch=main', directory]);
  const run = (args: string[], input = '') =>
    runGit(
      [`--git-dir=${directory}`, '-c', 'user.name=Ann', '-c', 'user.email=a@b.c', ...args],
      input,
    )
      .toString()
      .trim();
  const blob = run(['hash-object', '-w', '--stdin'], 'Fires pots');
  const tree = run(['mktree'], `100644 blob ${blob}\tREADME.md\n`);
  const commit = run(['commit-tree', '-m', 'First', tree]);
  run(['update-ref', 'refs/heads/main', commit]);
  return runGit([`--git-dir=${directory}`, 'bundle', 'create', '--quiet', '-', '--all']);
}

const archive = await archiveOf({
  relations: {
    labels: [{ title: 'hot', color: '#ff0000' }],
    issues: [
      {
        ...{ iid: 7, title: 'Cracks', label_links: [{ label: { title: 'hot' } }] },
        notes: Array.from({ length: notes }, (_, index) => ({
          ...{ note: `Note ${index} of the kiln`, author_id: 2, author: { name: 'Ann' } },
          created_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
        })),
      },
    ],
  },
  files: { 'project.bundle': bundleOfOne() },
});

function form(name: string): FormData {
  const body = new FormData();
  body.set('path', name);
  body.set('file', new Blob([new Uint8Array(archive)]), 'kiln_export.tar.gz');
  return body;
}

it.each(victims)(
  `imports archives though %s is killed ${kills} times meanwhile`,
  // The longest that one may take that was cut off, after each of them.
  { timeout: 300_000 + kills * 240_000 },
  async (victim) => {
    const random = createRandom(11);
    let server = await start(victim);
    try {
      for (let count = 0; count < kills; count += 1) {
        const sent = form(`kiln-${victims.indexOf(victim)}-${count}`);
        const accepted = await send(server, 'POST', '/projects/import', sent);
        expect([count, accepted.status]).toEqual([count, 201]);
        const { id } = (await accepted.json()) as Told;
        const status = async () =>
          (await json(send(server, 'GET', `/projects/${id}/import`))).import_status;
        await until(async () => (await status()) !== 'scheduled');
        // Anywhere while it is read, which takes a second or two.
        await delay(random() * 1500);
        server = await kill(victim, server, { main, random, start: () => start(victim) });
        await vi.waitUntil(async () => ['finished', 'failed'].includes(await status()), {
          ...{ timeout: 240_000, interval: 100 },
        });
        expect([count, await status()]).toEqual([count, 'finished']);
        const [issue] = await json<{ iid: number; user_notes_count: number; labels: string[] }[]>(
          send(server, 'GET', `/projects/${id}/issues`),
        );
        expect([count, issue]).toMatchObject([
          count,
          { iid: 7, user_notes_count: notes, labels: ['hot'] },
        ]);
        const issues = await json<unknown[]>(send(server, 'GET', `/projects/${id}/issues`));
        const branches = await json<unknown[]>(
          send(server, 'GET', `/projects/${id}/repository/branches`),
        );
        expect([issues, branches].map(({ length }) => length)).toEqual([1, 1]);
      }
      expect(await readdir(path.join(dataDir, 'imports')).catch(() => [])).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
