import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import { connect, type Database } from '#src/database/database.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/databases.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { isLong } from '#test/support/long.ts';
import { type ServerProcess, startServer } from '#test/support/process.ts';
import { type HasId, knowSecret, seedUser } from '#test/support/seed.ts';
import {
  type Change,
  changes,
  done,
  place,
  type Place,
  type Send,
  through,
  tokenOf,
} from '#test/access/changes.ts';

/** Two servers, each a process with its own caches, on one database. */
const ROUNDS = isLong ? 3 : 1;
const READERS = 2;

let database: FreshDatabase;
let db: Database;
let servers: readonly ServerProcess[] = [];
let clients: readonly [HttpClient, HttpClient];
let administrator: string;

beforeAll(async () => {
  database = await freshDatabase();
  const env = {
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    // Secret that seals the records of these tests.
    SECRET_KEY: 'the secret of the instances under test',
  };
  const main = await compiledServer();
  const first = await startServer({ main, env, args: ['--empty'] });
  servers = [first];
  const second = await startServer({ main, env, args: ['--empty'] });
  servers = [first, second];
  const clientOf = ({ url }: ServerProcess) => new HttpClient(Number(new URL(url).port));
  clients = [clientOf(first), clientOf(second)];
  db = await connect(database.url);
  knowSecret(db);
  administrator = await tokenOf(db, await seedUser(db, { admin: true }));
});

afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.stop()));
  await db.close();
  await database.drop();
});

/** Expected state of all requests from now on; null while it changes. */
interface Truth {
  sees: boolean | null;
  version: number;
}

interface Watched {
  readonly truth: Truth;
  readonly without: number;
  readonly wrong: string[];
  reads: number;
}

/** Asks again and again, and holds every answer against what was true from the question to the answer. */
async function keepReading(
  send: Send,
  path: string,
  watched: Watched,
  until: { over: boolean },
): Promise<void> {
  const { truth, without, wrong } = watched;
  while (!until.over) {
    const before = { ...truth };
    const { status } = await send('GET', path);
    watched.reads += 1;
    if (before.sees === null || before.version !== truth.version) continue;
    const wanted = before.sees ? 200 : without;
    if (status !== wanted) wrong.push(`a reader got ${status} in place of ${wanted}`);
  }
}

/** Reads the group too, and the project in lists. */
async function lookAround(
  send: Send,
  { project, group }: Place,
  { member = true, without }: Change,
  sees: boolean,
): Promise<void> {
  const lists = `/projects?per_page=100${member ? '&membership=true' : ''}`;
  const [shown, ...listed] = await Promise.all([
    send('GET', `/groups/${group.id}`),
    send('GET', lists),
    send('GET', `/projects?per_page=100&search=${project.path}`),
  ]);
  const has = listed.map(
    ({ body }) => Array.isArray(body) && body.some(({ id }: HasId) => id === project.id),
  );
  expect(has).toEqual([sees, sees]);
  // An internal group is seen by people who do not see the project.
  if (member) expect(shown.status).toBe(sees ? 200 : without);
}

/** Writer and reader, which change places in each round. */
function turned(round: number): typeof clients {
  return round % 2 === 0 ? clients : [clients[1], clients[0]];
}

describe('a change that one process has answered holds in the other', () => {
  it.each(Object.entries(changes))(
    '%s',
    async (_, prepare) => {
      const at = await place(db);
      const change = await prepare(at, { db, send: through(clients[0], administrator) });
      const { without } = change;
      const { project, token } = at;
      const path = change.path ?? `/projects/${project.id}`;
      const truth: Truth = { sees: false, version: 0 };
      const watched: Watched = { truth, without, wrong: [], reads: 0 };
      const until = { over: false };
      const readers = clients.flatMap((client) =>
        Array.from({ length: READERS }, () =>
          keepReading(through(client, token), path, watched, until),
        ),
      );

      const look = async (client: HttpClient, sees: boolean) => {
        const send = through(client, token);
        const { status } = await send('GET', path);
        expect(status).toBe(sees ? 200 : without);
        if (change.path === undefined) await lookAround(send, at, change, sees);
      };

      const turn = async (sees: boolean, round: number) => {
        const [writes, reads] = turned(round);
        truth.version += 1;
        truth.sees = null;
        const send = through(writes, administrator);
        await (sees ? change.grant(send) : change.revoke(send));
        truth.version += 1;
        truth.sees = sees;
        await look(reads, sees);
        await look(writes, sees);
      };

      try {
        await look(clients[0], false);
        await look(clients[1], false);
        for (let round = 0; round < ROUNDS; round += 1) {
          await turn(true, round);
          await turn(false, round);
        }
      } finally {
        until.over = true;
        await Promise.all(readers);
      }
      expect(watched.wrong).toEqual([]);
      expect(watched.reads).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(['personal', 'impersonation', 'project'] as const)(
    'a %s token that was revoked',
    async (kind) => {
      const { user, project } = await place(db);
      const paths = {
        personal: `/users/${user.id}/personal_access_tokens`,
        impersonation: `/users/${user.id}/impersonation_tokens`,
        project: `/projects/${project.id}/access_tokens`,
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const [writes, reads] = turned(round);
        const send = through(writes, administrator);
        const { body } = await done(send('POST', paths[kind], { name: 'x', scopes: ['api'] }));
        for (const client of clients) {
          expect(await through(client, body.token)('GET', '/user')).toMatchObject({ status: 200 });
        }
        const path = kind === 'personal' ? '/personal_access_tokens' : paths[kind];
        await done(send('DELETE', `${path}/${body.id}`));
        for (const client of [reads, writes]) {
          expect(await through(client, body.token)('GET', '/user')).toMatchObject({ status: 401 });
        }
      }
    },
    60_000,
  );

  it('what was removed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = turned(round);
      const { group, project, user, token } = await place(db);
      const send = through(writes, administrator);
      await done(
        send('POST', `/groups/${group.id}/members`, { user_id: user.id, access_level: 30 }),
      );
      for (const [path, own, gone] of [
        [`/projects/${project.id}`, `/projects/${project.id}`, 404],
        [`/groups/${group.id}`, `/groups/${group.id}`, 404],
        [`/users/${user.id}`, '/user', 401],
      ] as const) {
        for (const client of clients) {
          expect(await through(client, token)('GET', own)).toMatchObject({ status: 200 });
        }
        await done(send('DELETE', path));
        for (const client of [reads, writes]) {
          expect(await through(client, token)('GET', own)).toMatchObject({ status: gone });
        }
      }
    }
  });

  it('a setting that closes the door', async () => {
    const stranger = await seedUser(db);
    const token = await tokenOf(db, stranger);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = turned(round);
      const create = (client: HttpClient) =>
        through(client, token)('POST', '/groups', {
          name: `Round ${round}`,
          path: `round-${stranger.id}-${round}`,
          visibility: 'public',
        });
      const restrict = (levels: readonly string[]) =>
        done(
          through(writes, administrator)('PUT', '/application/settings', {
            restricted_visibility_levels: levels,
          }),
        );
      await restrict(['public']);
      expect((await create(reads)).status).toBe(400);
      await restrict([]);
      expect((await create(reads)).status).toBe(201);
    }
  });

  it('a session that was ended', async () => {
    const { user } = await place(db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = turned(round);
      const session = await createSession(db, user, new Date());
      const headers = { cookie: `_service_session=${session.id}` };
      const look = async (client: HttpClient) =>
        (await client.send({ method: 'GET', url: '/api/v4/user', headers, body: null })).status;
      expect([await look(reads), await look(writes)]).toEqual([200, 200]);
      // Any other password ends what was begun with the one before.
      await done(
        through(writes, administrator)('PUT', `/users/${user.id}`, {
          password: `glaze-and-kiln-${round}`,
        }),
      );
      expect([await look(reads), await look(writes)]).toEqual([401, 401]);
      await db('users').where('id', user.id).update({ password_expires_at: null });
    }
  });

  it('a feature that was switched, after a second at most', async () => {
    const { project } = await place(db);
    const list = `/projects/${project.id}/secure_files`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = turned(round);
      const set = (value: boolean) =>
        done(through(writes, administrator)('POST', '/features/ci_secure_files', { value }));
      for (const open of [true, false]) {
        await set(open);
        const closed = async (client: HttpClient) =>
          (await through(client, administrator)('GET', list)).status === 503;
        // The process that switched it knows at once.
        expect(await closed(writes)).toBe(!open);
        // The other one remembers what it has just looked up.
        await closed(reads);
        await delay(1_000);
        expect(await closed(reads)).toBe(!open);
      }
    }
  });
});
