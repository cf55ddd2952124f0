import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { changeAccess } from '#src/database/access-revision.ts';
import { measureLoad } from '#src/database/database.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git, origin } = app;
const root = api.as(await seedUser(db, { admin: true }));

async function place() {
  const user = await seedUser(db);
  const project = await seedProject(db, { visibility: 'private', git, readme: true });
  await addMember(db, { project, user, level: AccessLevel.Maintainer });
  const { token } = await seedToken(db, user);
  return { user, project, token };
}

type Place = Awaited<ReturnType<typeof place>>;

/** A request whose body stops in the middle, once whoever sends it was let in. */
async function hold({ token }: Place, method: string, path: string, body: object) {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    'private-token': token,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    expect: '100-continue',
  };
  const { hostname, port } = new URL(origin);
  const sending = request({ hostname, port, path: `/api/v4${path}`, method, headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(bytes.subarray(0, 10));
  // The load includes the request from its head on, and the request queries the database until it is admitted.
  await api.withToken(token).get('/version');
  await expect.poll(() => measureLoad(db)['used'], { interval: 1 }).toBe(0);
  return async () => {
    sending.end(bytes.subarray(10));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
}

const requests = {
  // The operation checks the project before the body arrives.
  commit: ({ project }: Place) =>
    [
      'POST',
      `/projects/${project.id}/repository/commits`,
      {
        branch: 'main',
        commit_message: 'Late',
        actions: [{ action: 'create', file_path: 'late', content: '1' }],
      },
    ] as const,
  // The operation checks the project after the body arrived.
  update: ({ project }: Place) =>
    ['PUT', `/projects/${project.id}`, { description: 'Late' }] as const,
};

afterEach(() => root.put('/application/settings', { maintenance_mode: false }));

describe('a request whose body comes late', () => {
  const memberPath = ({ project, user }: Place) => `/projects/${project.id}/members/${user.id}`;
  const revoke = ({ user }: Place) =>
    changeAccess(db, async (db) => {
      await db('personal_access_tokens').where({ user_id: user.id }).update({ revoked: true });
    });
  const rows: readonly [string, (place: Place) => Promise<unknown>, number][] = [
    ['nothing changes', async () => undefined, 201],
    ['the token is revoked', revoke, 401],
    ['the user is blocked', ({ user }) => root.post(`/users/${user.id}/block`), 403],
    ['the member is removed', (place) => root.delete(memberPath(place)), 404],
    [
      'the member becomes a reporter',
      (place) => root.put(memberPath(place), { access_level: AccessLevel.Reporter }),
      403,
    ],
    ['the project is archived', ({ project }) => root.post(`/projects/${project.id}/archive`), 403],
    ['the project is deleted', ({ project }) => root.delete(`/projects/${project.id}`), 404],
    [
      'the instance is in maintenance',
      () => root.put('/application/settings', { maintenance_mode: true }),
      403,
    ],
  ];

  it.each(rows)('commits as it may then: %s', async (_, change, status) => {
    const at = await place();
    const finish = await hold(at, ...requests.commit(at));
    await change(at);
    expect(await finish()).toBe(status);
    const commits = await countReachedCommits(git.repository(at.project.id), 'main');
    expect(commits).toBe(status === 201 ? 2 : 1);
  });

  it.each(rows.filter(([name]) => !name.includes('archived')))(
    'changes a project as it may then: %s',
    async (_, change, status) => {
      const at = await place();
      const finish = await hold(at, ...requests.update(at));
      await change(at);
      expect(await finish()).toBe(status === 201 ? 200 : status);
      const row = await db('projects').where({ id: at.project.id }).first();
      expect(row?.['description'] === 'Late').toBe(status === 201);
    },
  );
});
