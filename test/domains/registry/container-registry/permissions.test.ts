import { describe, expect, it } from 'vitest';
import { createJobToken } from '#src/auth/job-tokens.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { basic, type Credentials, RegistryClient } from './client.ts';

const app = await startApp();
const { db, api } = app;
const client = new RegistryClient(app);
const worlds = {
  private: await projectWorld(db, { visibility: 'private' }),
  internal: await projectWorld(db, { visibility: 'internal' }),
  public: await projectWorld(db, { visibility: 'public' }),
};
type Visibility = keyof typeof worlds;

const nameOf = ({ full_path }: { readonly full_path: string }) => full_path.toLowerCase();

/** The actions that work with what the token service gives: what it grants, and what the registry then does. */
async function workingActions(
  project: { readonly full_path: string },
  credentials: Credentials | null,
): Promise<string | number> {
  const name = nameOf(project);
  const answer = await client.askForToken(credentials, [`repository:${name}:pull,push,delete,*`]);
  if (answer.status !== 200) return answer.status;
  const { token } = answer.body;
  const works = async (method: string, path: string) => {
    const { status } = await client.send(method, `/v2/${name}/${path}`, { token });
    return status !== 401;
  };
  const found = {
    pull: await works('GET', 'tags/list'),
    push: await works('POST', 'blobs/uploads/'),
    delete: await works('DELETE', 'manifests/none'),
  };
  const working = Object.entries(found).filter(([, does]) => does);
  return working.map(([action]) => action).join(',');
}

async function credentialsOf(
  user: { id: number } | null,
  scopes = ['api'],
): Promise<Credentials | null> {
  if (user === null) return null;
  return { password: (await seedToken(db, user, { scopes })).token };
}

describe('people', () => {
  const cases: [Visibility, 'enabled' | 'private' | 'disabled', Who, string | number][] = [
    ['private', 'enabled', 'anonymous', 403],
    ['private', 'enabled', 'stranger', ''],
    ['private', 'enabled', 'guest', ''],
    ['private', 'enabled', 'reporter', 'pull'],
    ['private', 'enabled', 'developer', 'pull,push'],
    ['private', 'enabled', 'maintainer', 'pull,push,delete'],
    ['private', 'enabled', 'owner', 'pull,push,delete'],
    ['private', 'enabled', 'administrator', 'pull,push,delete'],
    ['private', 'disabled', 'owner', ''],
    ['internal', 'enabled', 'anonymous', 403],
    ['internal', 'enabled', 'stranger', 'pull'],
    ['internal', 'enabled', 'external', ''],
    ['internal', 'private', 'stranger', ''],
    ['internal', 'private', 'reporter', 'pull'],
    ['public', 'enabled', 'anonymous', 'pull'],
    ['public', 'enabled', 'stranger', 'pull'],
    ['public', 'enabled', 'external', 'pull'],
    ['public', 'enabled', 'developer', 'pull,push'],
    ['public', 'private', 'anonymous', 403],
    ['public', 'private', 'stranger', ''],
    ['public', 'private', 'guest', ''],
    ['public', 'private', 'reporter', 'pull'],
    ['public', 'disabled', 'anonymous', 403],
    ['public', 'disabled', 'administrator', ''],
  ];
  it.each(cases)('of a %s project, registry %s: %s', async (visibility, level, who, expected) => {
    const { project, people } = worlds[visibility];
    await db('projects')
      .where({ id: project.id })
      .update({ container_registry_access_level: level });
    expect(await workingActions(project, await credentialsOf(people[who]))).toBe(expected);
    await db('projects')
      .where({ id: project.id })
      .update({ container_registry_access_level: 'enabled' });
  });
});

describe('tokens of a maintainer', () => {
  it.each([
    [['api'], 'pull,push,delete'],
    [['read_registry'], 'pull'],
    [['write_registry'], 'push'],
    [['read_registry', 'write_registry'], 'pull,push'],
    [['read_api'], 403],
    [['read_repository', 'write_repository'], 403],
  ])('with %j', async (scopes, expected) => {
    const { project, people } = worlds.private;
    const credentials = await credentialsOf(people.maintainer, scopes);
    expect(await workingActions(project, credentials)).toBe(expected);
  });
});

describe('deploy tokens', () => {
  it.each([
    [['read_registry'], 'pull'],
    [['write_registry'], 'push'],
    [['read_registry', 'write_registry'], 'pull,push'],
    [['read_repository'], 403],
  ])('of a project and of a group with %j', async (scopes, expected) => {
    const { project, group, people } = worlds.private;
    for (const path of [`/projects/${project.id}`, `/groups/${group.id}`]) {
      const made = await api
        .as(people.owner)
        .post(`${path}/deploy_tokens`, { name: 'kiln', scopes });
      const { username, token: password } = made.body;
      expect(await workingActions(project, { username, password })).toBe(expected);
      expect((await client.askForToken({ username: 'another', password }, [])).status).toBe(401);
    }
  });

  it('reach no other project but public ones, to pull', async () => {
    const { project, people } = worlds.private;
    const made = await api.as(people.owner).post(`/projects/${project.id}/deploy_tokens`, {
      ...{ name: 'kiln', scopes: ['read_registry', 'write_registry'] },
    });
    const { username, token: password } = made.body;
    expect(await workingActions(worlds.internal.project, { username, password })).toBe('');
    expect(await workingActions(worlds.public.project, { username, password })).toBe('pull');
  });
});

describe('tokens of jobs', () => {
  async function jobOf(user: { id: number }, project: { id: number }): Promise<Credentials> {
    const password = createJobToken();
    const pipeline = await seedPipeline(db, { project_id: project.id });
    await seedJob(db, pipeline, {
      ...{ user_id: user.id, status: 'running', token_digest: digestToken(password) },
    });
    return { username: 'gitlab-ci-token', password };
  }

  it('do everything in their own project, and pull from others that let them', async () => {
    const { project, people } = worlds.private;
    const credentials = await jobOf(people.developer, project);
    const limit = (ci_job_token_scope_enabled: boolean) =>
      db('project_settings')
        .where({ project_id: project.id })
        .update({ ci_job_token_scope_enabled });
    await limit(false);
    expect(await workingActions(project, credentials)).toBe('pull,push,delete');
    expect(await workingActions(worlds.public.project, credentials)).toBe('pull');
    const other = await seedProject(db, { visibility: 'private' });
    expect(await workingActions(other, credentials)).toBe('');
    await addMember(db, { project: other, user: people.developer, level: 40 });
    expect(await workingActions(other, credentials)).toBe('pull');
    await limit(true);
    expect(await workingActions(project, credentials)).toBe('pull,push,delete');
    expect(await workingActions(other, credentials)).toBe('');
  });

  it('need their own name, and a job that runs', async () => {
    const { project, people } = worlds.private;
    const credentials = await jobOf(people.developer, project);
    const name = nameOf(project);
    const named = await client.askForToken({ ...credentials, username: 'x' }, []);
    expect(named.status).toBe(401);
    const token = await client.token(credentials, `repository:${name}:pull`);
    const list = () => client.send('GET', `/v2/${name}/tags/list`, { token });
    expect((await list()).status).not.toBe(401);
    await db('jobs')
      .where({ token_digest: digestToken(credentials.password) })
      .update({
        status: 'success',
      });
    expect((await list()).status).toBe(401);
    expect((await client.askForToken(credentials, [])).status).toBe(401);
  });
});

describe('a token that was given is judged again at each request', () => {
  async function pusher() {
    const project = await seedProject(db, { visibility: 'private' });
    const user = await seedUser(db);
    await addMember(db, { project, user, level: 30 });
    const seeded = await seedToken(db, user, { scopes: ['api'] });
    const name = nameOf(project);
    const token = await client.token({ password: seeded.token }, `repository:${name}:pull,push`);
    const begin = async () =>
      (await client.send('POST', `/v2/${name}/blobs/uploads/`, { token })).status;
    expect(await begin()).toBe(202);
    return { project, user, begin, seeded };
  }

  it('when the access token is revoked', async () => {
    const { user, begin, seeded } = await pusher();
    const id = seeded.row.id;
    expect((await api.as(user).delete(`/personal_access_tokens/${id}`)).status).toBe(204);
    expect(await begin()).toBe(401);
  });

  it('when the role is lost', async () => {
    const { project, user, begin } = await pusher();
    await api
      .as(await seedUser(db, { admin: true }))
      .put(`/projects/${project.id}/members/${user.id}`, { access_level: 20 });
    expect(await begin()).toBe(401);
  });

  it('when the user is blocked', async () => {
    const { user, begin } = await pusher();
    const admin = await seedUser(db, { admin: true });
    expect((await api.as(admin).post(`/users/${user.id}/block`)).status).toBe(201);
    expect(await begin()).toBe(401);
  });

  it('when the project is archived, or its registry switched off', async () => {
    const { project, begin } = await pusher();
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect(await begin()).toBe(401);
    await db('projects').where({ id: project.id }).update({ archived: false });
    expect(await begin()).toBe(202);
    await db('projects')
      .where({ id: project.id })
      .update({ container_registry_access_level: 'disabled' });
    expect(await begin()).toBe(401);
  });
});

describe('a token is good', () => {
  it('for what it was asked for, however much its owner may', async () => {
    const { project, people } = worlds.private;
    const credentials = await credentialsOf(people.maintainer);
    const token = await client.token(credentials, `repository:${nameOf(project)}:pull`);
    const other = nameOf(worlds.public.project);
    const status = async (method: string, path: string) =>
      (await client.send(method, path, { token })).status;
    expect(await status('DELETE', `/v2/${nameOf(project)}/manifests/x`)).toBe(401);
    expect(await status('GET', `/v2/${other}/tags/list`)).toBe(401);
    expect(await status('GET', `/v2/${nameOf(project)}/another/tags/list`)).toBe(401);
  });

  it('for the list of all repositories, where an administrator asks', async () => {
    const { people, project } = worlds.private;
    const admin = await credentialsOf(people.administrator);
    const whole = await client.token(admin, 'registry:catalog:*');
    await client.token(admin, `repository:${nameOf(project)}:push`);
    const { status, body } = await client.send('GET', '/v2/_catalog?n=1', { token: whole });
    expect(status).toBe(200);
    expect(body.repositories).toHaveLength(1);
    const owner = await client.token(await credentialsOf(people.owner), 'registry:catalog:*');
    expect((await client.send('GET', '/v2/_catalog', { token: owner })).status).toBe(401);
    const less = await client.token(admin, 'registry:catalog:pull');
    expect((await client.send('GET', '/v2/_catalog', { token: less })).status).toBe(401);
  });
});

describe('the API, by the token of a job', () => {
  const otherProject =
    "403 Forbidden - This project's CI/CD job token cannot be used to authenticate with the container registry of a different project.";

  async function world() {
    const { project, people } = await projectWorld(db, { visibility: 'private' });
    const other = await seedProject(db, { visibility: 'public' });
    const ids: number[] = [];
    for (const { id: project_id } of [project, other]) {
      const [row] = await db('registry_repositories')
        .insert({ project_id, name: '', created_at: '2026-03-02T10:00:00Z' })
        .returning<{ id: number }[]>('id');
      ids.push(row?.id ?? 0);
    }
    const [own = 0, foreign = 0] = ids;
    const token = createJobToken();
    const pipeline = await seedPipeline(db, { project_id: project.id });
    await seedJob(db, pipeline, {
      ...{ user_id: people.maintainer.id, status: 'running', token_digest: digestToken(token) },
    });
    const send = (method: string, path: string) =>
      api.send(method, path, undefined, { 'job-token': token });
    return { project, other, own, foreign, send };
  }

  const requests = (project: number, repository: number): [string, string][] => {
    const list = `/projects/${project}/registry/repositories`;
    return [
      ['GET', list],
      ['GET', `/registry/repositories/${repository}`],
      ['GET', `${list}/${repository}/tags`],
      ['GET', `${list}/${repository}/tags/latest`],
      ['DELETE', `${list}/${repository}/tags/latest`],
      ['DELETE', `${list}/${repository}/tags?name_regex_delete=.*`],
      ['DELETE', `${list}/${repository}`],
    ];
  };

  async function answers(place: Awaited<ReturnType<typeof world>>, of: [string, string][]) {
    const found = [];
    for (const [method, path] of of) {
      const { status, body } = await place.send(method, path);
      found.push(status === 403 ? (body.message as string) : status);
    }
    return found;
  }

  it('is closed while the feature is, and then open for its own project alone', async () => {
    const place = await world();
    const own = requests(place.project.id, place.own);
    const foreign = requests(place.other.id, place.foreign);
    const refused = own.map(() => otherProject);
    expect(await answers(place, own)).toEqual(refused);
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.post('/features/ci_job_token_scope', { value: true });
    expect(await answers(place, own)).toEqual([200, 200, 200, 404, 404, 202, 202]);
    expect((await answers(place, foreign)).slice(0, 4)).toEqual(refused.slice(0, 4));
    await admin.delete('/features/ci_job_token_scope');
    expect(await answers(place, own)).toEqual(refused);
  });
});

describe('the API, by a deploy token', () => {
  it('is closed', async () => {
    const { project, people } = worlds.private;
    const made = await api.as(people.owner).post(`/projects/${project.id}/deploy_tokens`, {
      ...{ name: 'kiln', scopes: ['read_registry', 'write_registry'] },
    });
    const { username, token: password } = made.body;
    const path = `/projects/${project.id}/registry/repositories`;
    for (const headers of [
      { 'private-token': password },
      { 'deploy-token': password },
      { authorization: `Bearer ${password}` },
      { authorization: basic({ username, password }) },
    ]) {
      const { status } = await api.get(path, headers);
      expect([401, 404]).toContain(status);
    }
  });
});
