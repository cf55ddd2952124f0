import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { connect } from '#src/database/database.ts';
import { linesOf, membersOf } from '#test/support/archive-members.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { watchMemory } from '#test/support/memory.ts';
import { startServer, type ServerProcess, untilReady } from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';
import { createRandom } from './random.ts';
import { ask, environmentOf, kill, type Victim, victims } from './victims.ts';

const kills = Number(process.env['ARCHIVE_KILLS'] ?? 10);
const notes = 20_000;
const mostGrowth = 150 * 1_048_576;

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-export-crash-'));
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

const send = (server: ServerProcess, method: string, url: string, body?: object) =>
  ask(`${server.url}/api/v4${url}`, {
    method,
    headers: { 'private-token': token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const json = async (asked: Promise<Response>) =>
  (await (await asked).json()) as { readonly id: number; readonly export_status: string };

/** Notes on an issue, as many as nobody sends. */
async function addNotes(issueId: number): Promise<void> {
  const db = await connect(database.url);
  const [root] = await db('users').where({ username: 'root' }).select('id');
  const author_id = Number(root?.['id']);
  const at = new Date(Date.UTC(2026, 0, 1));
  for (let from = 0; from < notes; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const created_at = new Date(at.getTime() + (from + index) * 1000).toISOString();
      return {
        ...{ issue_id: issueId, author_id, body: `Note ${from + index} of the kiln`, created_at },
        ...{ discussion_id: String(from + index).padStart(40, 'a'), starts_discussion: true },
        ...{ system: false, confidential: false, updated_at: created_at },
      };
    });
    await db('notes').insert(rows);
  }
  await db.close();
}

it.each(victims)(
  `exports an issue of ${notes} notes though %s is killed ${kills} times meanwhile`,
  { timeout: 600_000 + kills * 60_000 },
  async (victim) => {
    const random = createRandom(7);
    let server = await start(victim);
    try {
      const name = `Kiln ${victims.indexOf(victim)}`;
      const { id } = await json(
        send(server, 'POST', '/projects', { name, initialize_with_readme: true }),
      );
      const issue = await json(send(server, 'POST', `/projects/${id}/issues`, { title: 'Cracks' }));
      await addNotes(issue.id);
      const status = async () =>
        (await json(send(server, 'GET', `/projects/${id}/export`))).export_status;
      const request = async () => {
        const { status } = await send(server, 'POST', `/projects/${id}/export`, {});
        expect(status).toBe(202);
      };
      // The first export loads the code of all processes.
      await request();
      await until(async () => (await status()) === 'finished');
      const warm = watchMemory(server.pid).stop();

      for (let count = 0; count < kills; count += 1) {
        await request();
        // Anywhere while it is made, which takes some seconds.
        await delay(random() * 2_000);
        server = await kill(victim, server, { main, random, start: () => start(victim) });
      }

      const memory = watchMemory(server.pid);
      await request();
      // Each interrupted export runs again, one after the other.
      await vi.waitUntil(async () => (await status()) === 'finished', {
        ...{ timeout: 600_000, interval: 200 },
      });
      const growth = memory.stop() - warm;
      expect(growth, `${Math.round(growth / 1_048_576)} MB`).toBeLessThan(mostGrowth);
      const answer = await send(server, 'GET', `/projects/${id}/export/download`);
      const members = await membersOf(Buffer.from(await answer.arrayBuffer()));
      const [exported] = linesOf(members, 'issues');
      expect(exported?.['notes']).toHaveLength(notes);
      expect(members.has('./project.bundle')).toBe(true);
      expect(await readdir(path.join(dataDir, 'exports'))).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
