import { describe, expect, vi } from 'vitest';
import { RepositoryMissing } from '#src/git/errors.ts';
import { createEmptyRepository, isStored } from '#src/git/life/existence.ts';
import { measureDiskBytes } from '#src/git/life/disk.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { copyToFork } from '#src/domains/projects/project-forks/workers.ts';
import { createLog } from '#src/log.ts';
import { Postponed } from '#src/workers/definition.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp({ connections: racing });
const { workers } = environment;

/** Lets the queue work until nothing is left. */
async function work(): Promise<void> {
  workers.start();
  await workers.idle();
}

describe('POST /projects/:id/fork', () => {
  it('copies the repository in the background', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public', git });
    const stranger = api.as(people.stranger);
    const forked = await stranger.post(`/projects/${project.id}/fork`, { description: 'Mine' });
    expect(forked).toMatchObject({
      status: 201,
      body: {
        name: project.name,
        path: project.path,
        description: 'Mine',
        import_status: 'scheduled',
        empty_repo: true,
        visibility: 'public',
        namespace: { path: people.stranger.username },
        forked_from_project: { id: project.id },
        permissions: { project_access: { access_level: 50 } },
        mr_default_target_self: false,
      },
    });
    const path = `/projects/${forked.body.id}`;
    expect(await stranger.get(`${path}?license=true`)).toMatchObject({ status: 200 });
    const early = await stranger.get(`${path}/repository/files/README.md?ref=main`);
    expect(early.status).toBe(404);
    expect((await stranger.post(`${path}/repository_size`)).status).toBe(201);

    await work();
    expect(await stranger.get(`${path}?statistics=true`)).toMatchObject({
      body: {
        import_status: 'finished',
        import_error: null,
        empty_repo: false,
        default_branch: 'main',
        readme_url: expect.stringMatching(/README.md$/),
        statistics: { commit_count: 1 },
      },
    });
    const file = await stranger.get(`${path}/repository/files/README.md/raw?ref=main`);
    expect(file.status).toBe(200);
    expect((await stranger.get(`/projects/${project.id}`)).body.forks_count).toBe(1);

    // Deleting the original, or the fork, leaves the other whole.
    expect((await api.as(people.owner).delete(`/projects/${project.id}`)).status).toBe(202);
    await work();
    expect(await isStored(git.repository(project.id))).toBe(false);
    const again = await stranger.get(`${path}/repository/files/README.md/raw?ref=main`);
    expect(again.bytes).toEqual(file.bytes);
    expect((await stranger.get(path)).body.forked_from_project).toBeUndefined();
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  const refusals: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['external', 404],
    ['guest', 404],
    ['reporter', 201],
    ['administrator', 201],
  ];
  it.each(refusals)('answers a %s of a private project with %i', async (who, status) => {
    const { project, people } = await projectWorld(db);
    const answer = await api.as(people[who]).post(`/projects/${project.id}/fork`);
    expect(answer.status).toBe(status);
    if (who === 'guest') expect(answer.body).toEqual({ message: '404 Not Found' });
  });

  it('is refused where forking is switched off, or kept to members', async () => {
    const closed = { forking_access_level: 'private' } as const;
    const project = await seedProject(db, closed);
    const user = await seedUser(db);
    const fork = () => api.as(user).post(`/projects/${project.id}/fork`);
    expect(await fork()).toMatchObject({ status: 404, body: { message: '404 Not Found' } });
    await addMember(db, { project, user, level: 20 });
    expect((await fork()).status).toBe(201);
    await db('projects').where({ id: project.id }).update({ forking_access_level: 'disabled' });
    expect((await api.as(await seedUser(db)).post(`/projects/${project.id}/fork`)).status).toBe(
      404,
    );
  });

  it('goes to the namespace that is asked for, by id or path', async () => {
    const project = await seedProject(db);
    const user = await seedUser(db);
    const group = await seedGroup(db, { owner: user, visibility: 'internal' });
    const fork = (body: object) => api.as(user).post(`/projects/${project.id}/fork`, body);
    const first = await fork({ namespace_id: group.id });
    expect(first).toMatchObject({ status: 201, body: { visibility: 'internal' } });
    expect(first.body.path_with_namespace).toBe(`${group.path}/${project.path}`);
    expect(first.body.permissions.group_access).toMatchObject({ access_level: 50 });
    const second = await fork({ namespace_path: group.path, path: 'second', name: 'Second' });
    expect(second).toMatchObject({ status: 201, body: { path: 'second', name: 'Second' } });
    const third = await fork({ namespace: String(group.id), path: 'third', name: 'Third' });
    expect(third).toMatchObject({ status: 201, body: { namespace: { id: group.id } } });
    expect(await fork({ namespace_id: group.id })).toMatchObject({
      status: 409,
      body: { message: { name: ['has already been taken'], path: ['has already been taken'] } },
    });
    expect(await fork({ path: '-x', name: '!' })).toMatchObject({
      status: 400,
      body: { message: { name: [expect.any(String)], path: [expect.any(String)] } },
    });
  });

  it('does not tell hidden namespaces from missing ones, and refuses those of others', async () => {
    const project = await seedProject(db);
    const user = await seedUser(db);
    const hidden = await seedGroup(db, { visibility: 'private' });
    const open = await seedGroup(db);
    const stranger = await personalNamespace(db, await seedUser(db));
    const fork = (body: object) => api.as(user).post(`/projects/${project.id}/fork`, body);
    const missing = { status: 404, body: { message: '404 Namespace Not Found' } };
    for (const namespace_id of [hidden.id, 99_999_999, stranger.id]) {
      expect(await fork({ namespace_id })).toMatchObject(missing);
    }
    expect(await fork({ namespace_path: hidden.path })).toMatchObject(missing);
    expect(await fork({ namespace_path: '../x' })).toMatchObject(missing);
    const refused = { status: 404, body: { message: '404 Target Namespace Not Found' } };
    expect(await fork({ namespace_id: open.id })).toMatchObject(refused);
    const poor = await seedUser(db, { projects_limit: 0 });
    expect(await api.as(poor).post(`/projects/${project.id}/fork`)).toMatchObject(refused);
  });

  it('is never more open than the original', async () => {
    const project = await seedProject(db, {
      visibility: 'internal',
      issues_access_level: 'disabled',
      wiki_access_level: 'private',
    });
    const user = api.as(await seedUser(db));
    const forked = await user.post(`/projects/${project.id}/fork`, { visibility: 'public' });
    expect(forked.body).toMatchObject({
      visibility: 'internal',
      issues_access_level: 'disabled',
      wiki_access_level: 'private',
    });
    const widened = await user.put(`/projects/${forked.body.id}`, { visibility: 'public' });
    expect(widened).toMatchObject({
      status: 400,
      body: {
        message: {
          visibility_level: [
            'public is not allowed since the fork source project has lower visibility.',
          ],
        },
      },
    });
    const narrow = await user.put(`/projects/${forked.body.id}`, { visibility: 'private' });
    expect(narrow.status).toBe(200);
  });

  it('parts from an original that becomes narrower', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const wide = await api.as(people.stranger).post(`/projects/${project.id}/fork`);
    const narrow = await api
      .as(people.reporter)
      .post(`/projects/${project.id}/fork`, { visibility: 'private' });
    const changed = await api
      .as(people.owner)
      .put(`/projects/${project.id}`, { visibility: 'private' });
    expect(changed.body.forks_count).toBe(1);
    const rows = await db('projects')
      .whereIn('id', [wide.body.id, narrow.body.id])
      .orderBy('id')
      .select('forked_from_id');
    expect(rows).toEqual([{ forked_from_id: null }, { forked_from_id: project.id }]);
  });

  race('gives the name to one of several who ask at once', async () => {
    const project = await seedProject(db);
    const user = api.as(await seedUser(db));
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.post(`/projects/${project.id}/fork`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await user.get(`/projects/${project.id}`)).body.forks_count).toBe(1);
  });
});

type CopiedWorld = Awaited<ReturnType<typeof projectWorld>>;

describe('the copying', () => {
  const dependencies = { ...environment, log: createLog('silent') };
  const run = async (
    project_id: number,
    source_id: number,
    { attempt = 1, user_id = -1 }: { attempt?: number; user_id?: number } = {},
  ) => {
    if (user_id === -1) return run(project_id, source_id, { attempt, user_id: (await admin).id });
    const job = {
      attempt,
      id: '1',
      signal: new AbortController().signal,
      progress: async () => {},
    };
    return copyToFork.run({ project_id, source_id, user_id }, dependencies, job);
  };

  const admin = seedUser(db, { admin: true });

  it.each([
    [
      'was removed',
      async ({ group, people }: CopiedWorld) => {
        await api.as(people.owner).delete(`/groups/${group.id}/members/${people.developer.id}`);
      },
    ],
    [
      'is blocked',
      async ({ people }: CopiedWorld) => {
        await db('users').where({ id: people.developer.id }).update({ state: 'blocked' });
      },
    ],
    [
      'finds forking closed',
      async ({ project }: CopiedWorld) => {
        await db('projects').where({ id: project.id }).update({ forking_access_level: 'disabled' });
      },
    ],
  ])('is not made for somebody who %s meanwhile', async (_, change) => {
    const world = await projectWorld(db, { git, visibility: 'private' });
    const { project, people } = world;
    const fork = await seedProject(db, {
      ...{ forked_from_id: project.id, import_status: 'scheduled', visibility: 'private' },
    });
    await addMember(db, { project: fork, user: people.developer, level: 40 });
    await change(world);
    await run(fork.id, project.id, { user_id: people.developer.id });
    expect(await api.as(people.administrator).get(`/projects/${fork.id}`)).toMatchObject({
      body: {
        import_status: 'failed',
        import_error: 'The original project cannot be forked any more',
      },
    });
    expect(await isStored(git.repository(fork.id))).toBe(false);
  });

  it('is not made where the original is private by now, and the fork is not', async () => {
    const { project, people } = await projectWorld(db, {
      git,
      visibility: 'private',
    });
    const fork = await seedProject(db, { import_status: 'scheduled', visibility: 'public' });
    await run(fork.id, project.id, { user_id: people.developer.id });
    expect(await isStored(git.repository(fork.id))).toBe(false);
  });

  race('may be done twice', async () => {
    const source = await seedProject(db, { git, readme: true });
    const fork = await seedProject(db, { forked_from_id: source.id, import_status: 'started' });
    await Promise.all([run(fork.id, source.id), run(fork.id, source.id)]);
    await run(fork.id, source.id);
    const head = await resolveRef(git.repository(source.id), 'main');
    expect(await resolveRef(git.repository(fork.id), 'main')).toBe(head);
  });

  it('fails for good, and says so, when the original has no repository', async () => {
    const { project, people } = await projectWorld(db);
    const fork = await seedProject(db, {
      ...{ forked_from_id: project.id, import_status: 'scheduled', visibility: 'private' },
    });
    await addMember(db, { project: fork, user: people.stranger, level: 40 });
    await run(fork.id, project.id);
    expect(await api.as(people.stranger).get(`/projects/${fork.id}`)).toMatchObject({
      body: {
        import_status: 'failed',
        import_error: 'The repository of the original project does not exist any more',
      },
    });
  });

  it('waits for an original that is itself still on its way', async () => {
    const source = await seedProject(db, { import_status: 'started' });
    const fork = await seedProject(db, { forked_from_id: source.id, import_status: 'scheduled' });
    await expect(run(fork.id, source.id)).rejects.toBeInstanceOf(Postponed);
    const statusOf = async () =>
      (await db('projects').where({ id: fork.id }).first())?.import_status;
    expect(await statusOf()).toBe('scheduled');
    await createEmptyRepository(git.repository(source.id), { defaultBranch: 'main' });
    await db('projects').where({ id: source.id }).update({ import_status: 'finished' });
    await run(fork.id, source.id);
    expect(await statusOf()).toBe('finished');
  });

  it('ends as failed when it was cut off as often as it is tried', async () => {
    const source = await seedProject(db, { git, readme: true });
    const fork = await seedProject(db, { forked_from_id: source.id, import_status: 'started' });
    await run(fork.id, source.id, { attempt: copyToFork.attempts ?? 0 });
    const project = await db('projects').where({ id: fork.id }).first();
    expect(project).toMatchObject({ import_status: 'failed' });
  });

  race('leaves no repository of a fork that was deleted meanwhile', async () => {
    const source = await seedProject(db, { git, readme: true });
    const fork = await seedProject(db, { forked_from_id: source.id, import_status: 'scheduled' });
    const original = git.repository(source.id);
    const ask = original.askAsServer.bind(original);
    const asking = vi.spyOn(original, 'askAsServer').mockImplementation(async (...question) => {
      if (question[0] === 'copy') await db('projects').where({ id: fork.id }).delete();
      return ask(...question);
    });
    await run(fork.id, source.id);
    expect(asking.mock.calls.filter(([operation]) => operation === 'copy')).toHaveLength(1);
    expect(await isStored(git.repository(fork.id))).toBe(false);
    await expect(measureDiskBytes(git.repository(fork.id))).rejects.toBeInstanceOf(
      RepositoryMissing,
    );
  });
});

describe('the link of a fork', () => {
  it('is made and cut by owners', async () => {
    const { project, people } = await projectWorld(db);
    const source = await seedProject(db, { visibility: 'public' });
    const owner = api.as(people.owner);
    const link = `/projects/${project.id}/fork/${source.id}`;
    const unlink = `/projects/${project.id}/fork`;
    for (const [who, status] of [
      ['anonymous', 401],
      ['stranger', 404],
      ['maintainer', 403],
    ] as const) {
      expect((await api.as(people[who]).post(link)).status).toBe(status);
      expect((await api.as(people[who]).delete(unlink)).status).toBe(status);
    }
    expect((await owner.delete(unlink)).status).toBe(304);
    expect(await owner.post(link)).toMatchObject({
      status: 201,
      body: { id: project.id, forked_from_project: { id: source.id, forks_count: 1 } },
    });
    expect(await owner.post(link)).toMatchObject({
      status: 409,
      body: { message: 'Project already forked' },
    });
    expect((await owner.delete(unlink)).status).toBe(204);
    expect((await owner.get(`/projects/${source.id}`)).body.forks_count).toBe(0);
    const byPath = `/projects/${project.id}/fork/${encodeURIComponent(source.full_path)}`;
    expect((await owner.post(byPath)).status).toBe(201);
  });

  race(
    'ends with wider forks of an original that becomes private, and what they propose with it',
    async () => {
      const { project, people } = await projectWorld(db, { visibility: 'public' });
      const owner = api.as(people.owner);
      const holder = await seedUser(db);
      const visibilities = ['public', 'private'] as const;
      const forks = await Promise.all(
        visibilities.map((visibility) =>
          seedProject(db, { visibility, forked_from_id: project.id, empty_repo: false }),
        ),
      );
      await db('projects').where({ id: project.id }).update({ forks_count: forks.length });
      for (const fork of forks) await addMember(db, { project: fork, user: holder, level: 40 });
      const at = new Date().toISOString();
      const sources = [...forks, project].map(({ id }) => id);
      const proposals = sources.map((source_project_id, index) => ({
        ...{
          source_project_id,
          target_project_id: project.id,
          iid: index + 1,
          author_id: holder.id,
        },
        ...{ source_branch: 'fire', target_branch: 'main', title: 'Fire', title_key: 'fire' },
        ...{ state: 'opened', merge_status: 'unchecked', created_at: at, updated_at: at },
        ...{ draft: false, squash: false, force_remove_source_branch: false },
        ...{ allow_collaboration: false, merge_when_pipeline_succeeds: false },
      }));
      await db('merge_requests').insert(proposals);

      expect(await owner.put(`/projects/${project.id}`, { visibility: 'private' })).toMatchObject({
        ...{ status: 200, body: { forks_count: 1 } },
      });
      for (const [index, fork] of forks.entries()) {
        const { status, body } = await api.as(holder).get(`/projects/${fork.id}`);
        expect([status, body.visibility]).toEqual([200, visibilities[index]]);
      }
      const linked = db('projects').where('forked_from_id', project.id);
      expect(await linked.pluck('id')).toEqual([forks[1]?.id]);
      await work();
      const states = db('merge_requests').where('target_project_id', project.id).orderBy('iid');
      expect(await states.pluck('state')).toEqual(['closed', 'opened', 'opened']);
    },
  );

  it('is refused to what is hidden, closed, narrower, or a fork itself', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const owner = api.as(people.owner);
    const link = (source: { id: number }, of: { id: number } = project) =>
      owner.post(`/projects/${of.id}/fork/${source.id}`);
    const hidden = await seedProject(db, { visibility: 'private' });
    expect(await link(hidden)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
    const closed = await seedProject(db, { forking_access_level: 'disabled' });
    expect((await link(closed)).status).toBe(403);
    const narrow = await seedProject(db, { visibility: 'internal' });
    expect(await link(narrow)).toMatchObject({
      status: 400,
      body: { message: { visibility_level: [expect.any(String)] } },
    });
    expect((await link(project)).status).toBe(400);
    const child = await seedProject(db, { forked_from_id: project.id });
    const grandchild = await seedProject(db, { forked_from_id: child.id });
    expect((await link(grandchild)).status).toBe(400);
  });
});

describe('GET /projects/:id/forks', () => {
  it('lists what the caller may see, with the filters, orders and pages of the other lists', async () => {
    const source = await seedProject(db);
    const user = await seedUser(db);
    const fork = (path: string, visibility: 'private' | 'public' = 'public') =>
      seedProject(db, { path: unique(path), visibility, forked_from_id: source.id });
    const first = await fork('cedar');
    const second = await fork('alder');
    const hidden = await fork('birch', 'private');
    await fork('dogwood', 'private');
    await seedProject(db);
    await addMember(db, { project: hidden, user, level: 30 });
    const list = (query: string, who: { id: number } | null = user) =>
      api.as(who).get(`/projects/${source.id}/forks${query}`);

    const all = await list('');
    expect(idsOf(all)).toEqual([hidden.id, second.id, first.id]);
    expect(all.headers).toMatchObject({ 'x-total': '3' });
    expect(all.body[0]).toMatchObject({ forked_from_project: { id: source.id } });
    const open = await list('', null);
    expect(idsOf(open)).toEqual([second.id, first.id]);
    expect(open.headers).toMatchObject({ 'x-total': '2' });
    expect(open.body[0].visibility).toBeUndefined();
    expect(idsOf(await list('?order_by=path&sort=asc'))).toEqual([second.id, hidden.id, first.id]);
    expect(idsOf(await list('?membership=true'))).toEqual([hidden.id]);
    expect(idsOf(await list('?visibility=public&search=ceda'))).toEqual([first.id]);
    const key = '?pagination=keyset&order_by=id&sort=asc&per_page=2';
    const page = await list(key);
    expect(idsOf(page)).toEqual([first.id, second.id]);
    expect(page.headers['link']).toContain(`id_after=${second.id}`);
    expect(idsOf(await list(`${key}&id_after=${second.id}`))).toEqual([hidden.id]);
    expect((await list('?per_page=2')).headers).toMatchObject({ 'x-next-page': '2' });
    expect((await api.get(`/projects/${hidden.id}/forks`)).status).toBe(404);
  });
});
