import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../src/database/database.ts';
import { compiledServer } from '../support/compiled-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { type Answer, HttpClient } from '../support/http-client.ts';
import { type ServerProcess, startServer } from '../support/process.ts';
import {
  addMember,
  type HasId,
  knowSecret,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '../support/seed.ts';

/** Two servers, each a process with its own caches, on one database. */
const ROUNDS = 4;
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
    // What the records seeded here are sealed with.
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
  administrator = await tokenOf(await seedUser(db, { admin: true }));
}, 120_000);

afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.stop()));
  await db.close();
  await database.drop();
}, 60_000);

const tokenOf = async (user: HasId) => (await seedToken(db, user)).token;

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

const through =
  (client: HttpClient, token: string): Send =>
  (method, path, body) =>
    client.send({
      method,
      url: `/api/v4${path}`,
      headers: { 'private-token': token },
      body,
    });

async function done(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 400) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A private group with a private project, and somebody who is nothing there yet. */
async function place() {
  const top = await seedGroup(db, { visibility: 'private' });
  const group = await seedGroup(db, { visibility: 'private', parent: top });
  const project = await seedProject(db, { visibility: 'private', namespace: group });
  const user = await seedUser(db);
  return { top, group, project, user, token: await tokenOf(user) };
}

type Place = Awaited<ReturnType<typeof place>>;

interface Change {
  /** Through which the user comes to see the project, and no longer does. */
  readonly grant: (send: Send) => Promise<unknown>;
  readonly revoke: (send: Send) => Promise<unknown>;
  /** What the user is answered without it. */
  readonly without: number;
  /** Whether the user is a member while it is granted. */
  readonly member?: boolean;
}

const today = () => new Date().toISOString().slice(0, 10);

async function invitedGroup(user: HasId): Promise<HasId> {
  const invited = await seedGroup(db, { visibility: 'private' });
  await addMember(db, { group: invited, user, level: 30 });
  return invited;
}

const changes: Readonly<Record<string, (at: Place) => Promise<Change>>> = {
  'membership of the project': async ({ project, user }) => ({
    grant: (send) =>
      done(send('POST', `/projects/${project.id}/members`, { user_id: user.id, access_level: 30 })),
    revoke: (send) => done(send('DELETE', `/projects/${project.id}/members/${user.id}`)),
    without: 404,
  }),
  'membership of the group above': async ({ top, user }) => ({
    grant: (send) =>
      done(send('POST', `/groups/${top.id}/members`, { user_id: user.id, access_level: 10 })),
    revoke: (send) => done(send('DELETE', `/groups/${top.id}/members/${user.id}`)),
    without: 404,
  }),
  'expiry of a membership': async ({ group, user }) => {
    const path = `/groups/${group.id}/members`;
    const lasting = { access_level: 30, expires_at: '2099-01-01' };
    const ending = { access_level: 30, expires_at: today() };
    return {
      // Takes the place of the one that ended.
      grant: (send) => done(send('POST', path, { user_id: user.id, ...lasting })),
      revoke: (send) => done(send('PUT', `${path}/${user.id}`, ending)),
      without: 404,
    };
  },
  'share of the project': async ({ project, user }) => {
    const invited = await invitedGroup(user);
    const body = { group_id: invited.id, group_access: 30 };
    return {
      grant: (send) => done(send('POST', `/projects/${project.id}/share`, body)),
      revoke: (send) => done(send('DELETE', `/projects/${project.id}/share/${invited.id}`)),
      without: 404,
    };
  },
  'share of the group above': async ({ top, user }) => {
    const invited = await invitedGroup(user);
    const body = { group_id: invited.id, group_access: 30 };
    return {
      grant: (send) => done(send('POST', `/groups/${top.id}/share`, body)),
      revoke: (send) => done(send('DELETE', `/groups/${top.id}/share/${invited.id}`)),
      without: 404,
    };
  },
  'membership of an invited group': async ({ project, user }) => {
    const invited = await seedGroup(db, { visibility: 'private' });
    const body = { group_id: invited.id, group_access: 30 };
    await done(through(clients[0], administrator)('POST', `/projects/${project.id}/share`, body));
    const path = `/groups/${invited.id}/members`;
    return {
      grant: (send) => done(send('POST', path, { user_id: user.id, access_level: 20 })),
      revoke: (send) => done(send('DELETE', `${path}/${user.id}`)),
      without: 404,
    };
  },
  'block of the account': async ({ group, user }) => {
    await addMember(db, { group, user, level: 50 });
    await done(through(clients[0], administrator)('POST', `/users/${user.id}/block`));
    return {
      grant: (send) => done(send('POST', `/users/${user.id}/unblock`)),
      revoke: (send) => done(send('POST', `/users/${user.id}/block`)),
      without: 403,
    };
  },
  'visibility of the project': async ({ top, group, project }) => {
    const send = through(clients[0], administrator);
    for (const { id } of [top, group]) {
      await done(send('PUT', `/groups/${id}`, { visibility: 'internal' }));
    }
    const put = (send: Send, visibility: string) =>
      done(send('PUT', `/projects/${project.id}`, { visibility }));
    return {
      grant: (send) => put(send, 'internal'),
      revoke: (send) => put(send, 'private'),
      without: 404,
      member: false,
    };
  },
  'being external': async ({ top, group, project, user }) => {
    const send = through(clients[0], administrator);
    await done(send('PUT', `/users/${user.id}`, { external: true }));
    for (const { id } of [top, group]) {
      await done(send('PUT', `/groups/${id}`, { visibility: 'internal' }));
    }
    await done(send('PUT', `/projects/${project.id}`, { visibility: 'internal' }));
    const put = (send: Send, external: boolean) =>
      done(send('PUT', `/users/${user.id}`, { external }));
    return {
      grant: (send) => put(send, false),
      revoke: (send) => put(send, true),
      without: 404,
      member: false,
    };
  },
  'place of the group': async ({ top, group, user }) => {
    await addMember(db, { group: top, user, level: 30 });
    const elsewhere = await seedGroup(db, { visibility: 'private' });
    const move = (send: Send, { id }: HasId) =>
      done(send('POST', `/groups/${group.id}/transfer`, { group_id: id }));
    await move(through(clients[0], administrator), elsewhere);
    return {
      grant: (send) => move(send, top),
      revoke: (send) => move(send, elsewhere),
      without: 404,
    };
  },
};

/** What must be true of whatever is asked from now on; null while it changes. */
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
  project: HasId,
  watched: Watched,
  until: { over: boolean },
): Promise<void> {
  const { truth, without, wrong } = watched;
  while (!until.over) {
    const before = { ...truth };
    const { status } = await send('GET', `/projects/${project.id}`);
    watched.reads += 1;
    if (before.sees === null || before.version !== truth.version) continue;
    const wanted = before.sees ? 200 : without;
    if (status !== wanted) wrong.push(`a reader got ${status} in place of ${wanted}`);
  }
}

/** Who writes and who reads: the other way round each time. */
function turned(round: number): typeof clients {
  return round % 2 === 0 ? clients : [clients[1], clients[0]];
}

describe('a change that one process has answered holds in the other', () => {
  it.each(Object.entries(changes))(
    '%s',
    async (_, prepare) => {
      const at = await place();
      const change = await prepare(at);
      const { member = true, without } = change;
      const { project, group, token } = at;
      const truth: Truth = { sees: false, version: 0 };
      const watched: Watched = { truth, without, wrong: [], reads: 0 };
      const until = { over: false };
      const readers = clients.flatMap((client) =>
        Array.from({ length: READERS }, () =>
          keepReading(through(client, token), project, watched, until),
        ),
      );

      const look = async (client: HttpClient, sees: boolean) => {
        const send = through(client, token);
        const lists = `/projects?per_page=100${member ? '&membership=true' : ''}`;
        const answers = await Promise.all([
          send('GET', `/projects/${project.id}`),
          send('GET', `/groups/${group.id}`),
          send('GET', lists),
          send('GET', `/projects?per_page=100&search=${project.path}`),
        ]);
        const [one, , ...listed] = answers;
        const has = listed.map(
          ({ body }) => Array.isArray(body) && body.some(({ id }: HasId) => id === project.id),
        );
        expect({ status: one.status, has }).toEqual({
          status: sees ? 200 : without,
          has: [sees, sees],
        });
        // An internal group is seen by people who do not see the project.
        if (member) expect(answers[1].status).toBe(sees ? 200 : without);
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

  it('a token that was revoked', async () => {
    const { user } = await place();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = turned(round);
      const { row, token } = await seedToken(db, user);
      for (const client of clients) {
        expect(await through(client, token)('GET', '/user')).toMatchObject({ status: 200 });
      }
      await done(through(writes, administrator)('DELETE', `/personal_access_tokens/${row.id}`));
      expect(await through(reads, token)('GET', '/user')).toMatchObject({ status: 401 });
      expect(await through(writes, token)('GET', '/user')).toMatchObject({ status: 401 });
    }
  }, 60_000);

  it('a setting that closes the door', async () => {
    const stranger = await seedUser(db);
    const token = await tokenOf(stranger);
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
  }, 60_000);
});
