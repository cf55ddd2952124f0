import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';

let time = new Date('2026-03-02T10:00:00Z');
const { api, db, git, origin } = await startApp({ clock: () => time });
const { group, project, people } = await projectWorld(db, { git });
const other = await seedProject(db, { visibility: 'private', git, readme: true });
const path = `/projects/${project.id}/deploy_tokens`;
const wanted = { name: 'kiln', scopes: ['read_repository'] };

/** The answer to git, which asks for the refs of a project. */
async function ask(
  { full_path }: { readonly full_path: string },
  { username, token }: { username?: unknown; token?: unknown },
  service = 'git-upload-pack',
): Promise<number> {
  const basic = Buffer.from(`${String(username)}:${String(token)}`).toString('base64');
  const url = `${origin}/${full_path}.git/info/refs?service=${service}`;
  const response = await fetch(url, { headers: { authorization: `Basic ${basic}` } });
  await response.arrayBuffer();
  return response.status;
}

const places = [
  { of: 'a project', path, who: people.maintainer },
  { of: 'a group', path: `/groups/${group.id}/deploy_tokens`, who: people.owner },
] as const;

describe.each(places)('deploy tokens of $of', ({ path, who }) => {
  const as = api.as(who);

  it('let git fetch, and do nothing else', async () => {
    const { body } = await as.post(path, wanted);
    expect(body).toMatchObject({
      ...wanted,
      username: `hearth+deploy-token-${body.id}`,
      expires_at: null,
      revoked: false,
      expired: false,
    });
    expect(await ask(project, body)).toBe(200);
    expect(await ask(project, body, 'git-receive-pack')).toBe(403);
    expect(await ask(other, body)).toBe(404);
    expect(await ask(project, { ...body, username: 'somebody' })).toBe(401);
    expect(
      (await api.get(`/projects/${project.id}`, { 'private-token': String(body.token) })).status,
    ).toBe(401);
    const { token: _token, ...shown } = body;
    expect((await as.get(`${path}/${body.id}`)).body).toEqual(shown);
    expect((await as.get(path)).body).toEqual([shown]);

    expect((await as.delete(`${path}/${body.id}`)).status).toBe(204);
    expect(await ask(project, body)).toBe(401);
    expect((await as.get(path)).body).toEqual([]);
    expect(await as.get(`${path}/${body.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Deploy Token Not Found' },
    });
  });

  it('end when they said', async () => {
    const ending = { ...wanted, username: 'kiln-1', expires_at: '2026-03-03T00:00:00Z' };
    const { body } = await as.post(path, ending);
    expect(await ask(project, body)).toBe(200);
    time = new Date('2026-03-03T10:00:00Z');
    expect(await ask(project, body)).toBe(401);
    expect((await as.get(`${path}?active=true`)).body).toEqual([]);
    expect((await as.get(path)).body).toMatchObject([{ expired: true, username: 'kiln-1' }]);
    time = new Date('2026-03-02T10:00:00Z');
    await as.delete(`${path}/${body.id}`);
  });
});

describe('deploy tokens', () => {
  it('read no repository with another scope', async () => {
    const scopes = ['read_registry', 'read_registry'];
    const { body } = await api.as(people.maintainer).post(path, { ...wanted, scopes });
    expect(body.scopes).toEqual(['read_registry']);
    expect(await ask(project, body)).toBe(403);
  });

  it('are listed together for administrators', async () => {
    const administrator = api.as(people.administrator);
    const past = { ...wanted, expires_at: '2020-01-01T00:00:00Z' };
    const made = await api.as(people.maintainer).post(path, past);
    expect(made).toMatchObject({ status: 201, body: { expired: true } });
    expect(await ask(project, made.body)).toBe(401);
    const { id } = made.body;
    const listed = async (query = '') => idsOf(await administrator.get(`/deploy_tokens${query}`));
    expect(await listed()).toContain(id);
    expect(await listed('?active=true')).not.toContain(id);
    expect((await api.as(people.maintainer).delete(`${path}/${id}`)).status).toBe(204);
    expect(await listed()).not.toContain(id);
    expect((await api.as(people.owner).get('/deploy_tokens')).status).toBe(403);
  });

  const refused: [object, object][] = [
    [{ name: ' ' }, { message: { name: ["can't be blank"] } }],
    [{ scopes: [] }, {}],
    [{ scopes: ['api'] }, {}],
    [{ username: 'a b' }, { message: { username: expect.anything() as unknown } }],
  ];
  it.each(refused)('are not made with %j', async (given, body) => {
    const answer = await api.as(people.maintainer).post(path, { ...wanted, ...given });
    expect(answer).toMatchObject({ status: 400, body });
  });

  const callers: [Who, number, number, number][] = [
    ['anonymous', 401, 401, 401],
    ['stranger', 404, 404, 404],
    ['developer', 403, 403, 403],
    ['maintainer', 201, 200, 403],
    ['owner', 201, 200, 201],
  ];
  it.each(callers)(
    '%s: made in the project %i, listed in the group %i, made there %i',
    async (who, inProject, list, inGroup) => {
      const as = api.as(people[who]);
      const ofGroup = `/groups/${group.id}/deploy_tokens`;
      expect((await as.post(path, wanted)).status).toBe(inProject);
      expect((await as.get(ofGroup)).status).toBe(list);
      expect((await as.post(ofGroup, wanted)).status).toBe(inGroup);
    },
  );
});
