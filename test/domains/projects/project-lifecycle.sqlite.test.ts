import { describe, expect, it } from 'vitest';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { restoreProject } from '#src/domains/projects/project-lifecycle/restore.ts';
import { deleteMarkedProjects } from '#src/domains/projects/project-lifecycle/workers.ts';
import { createLog } from '#src/log.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  unique,
} from '#test/support/seed.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, environment } = await startApp();

describe('POST /projects/:id/archive and /unarchive', () => {
  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['external', 404],
    ['guest', 403],
    ['maintainer', 403],
    ['owner', 201],
    ['administrator', 201],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    const { project, people } = await projectWorld(db);
    const caller = api.as(people[who]);
    expect((await caller.post(`/projects/${project.id}/archive`)).status).toBe(status);
    expect((await caller.post(`/projects/${project.id}/unarchive`)).status).toBe(status);
  });

  it('moves the project between lists, and does nothing the second time', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const owner = api.as(people.owner);
    const path = `/projects/${project.id}`;
    const listed = async (archived: boolean) =>
      idsOf(await api.get(`/projects?archived=${archived}&search=${project.path}`));
    for (let time = 0; time < 2; time += 1) {
      expect(await owner.post(`${path}/archive`)).toMatchObject({
        status: 201,
        body: { id: project.id, archived: true, can_create_merge_request_in: false },
      });
    }
    expect([await listed(true), await listed(false)]).toEqual([[project.id], []]);
    expect((await owner.put(path, { description: 'Still' })).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect(await owner.post(`${path}/unarchive`)).toMatchObject({
        status: 201,
        body: { archived: false },
      });
    }
    expect([await listed(true), await listed(false)]).toEqual([[], [project.id]]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('PUT /projects/:id/transfer', () => {
  it('moves the project with its access, and leaves nothing behind', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const target = await seedGroup(db, { owner: people.owner, visibility: 'internal' });
    const newcomer = await seedUser(db);
    await addMember(db, { group: target, user: newcomer, level: 30 });
    const owner = api.as(people.owner);
    const moved = await owner.put(`/projects/${project.id}/transfer`, { namespace: target.id });
    expect(moved).toMatchObject({
      status: 200,
      body: {
        path_with_namespace: `${target.path}/${project.path}`,
        visibility: 'internal',
        namespace: { id: target.id },
        permissions: { group_access: { access_level: 50 } },
      },
    });
    expect((await owner.get(`/projects/${encodeURIComponent(project.full_path)}`)).status).toBe(
      404,
    );
    expect(idsOf(await api.as(newcomer).get('/projects?membership=true'))).toEqual([project.id]);
    expect(idsOf(await api.as(people.guest).get('/projects?membership=true'))).toEqual([]);
    expect((await api.get(`/projects/${project.id}`)).status).toBe(404);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('goes by path too, into the own namespace and out of it', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { owner: user });
    const project = await seedProject(db, { namespace: group });
    const transfer = (namespace: string) =>
      api.as(user).put(`/projects/${project.id}/transfer`, { namespace });
    expect(await transfer(user.username.toUpperCase())).toMatchObject({
      status: 200,
      body: { owner: { id: user.id }, permissions: { project_access: { access_level: 50 } } },
    });
    expect(await transfer(String(group.id))).toMatchObject({
      status: 200,
      body: { permissions: { project_access: { access_level: 40 } } },
    });
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('says why a project cannot be moved', async () => {
    const { project, group, people } = await projectWorld(db);
    const transfer = (namespace: unknown, who: Who = 'owner') =>
      api.as(people[who]).put(`/projects/${project.id}/transfer`, { namespace });
    const failed = (reason: string) => ({
      status: 400,
      body: { message: `Failed to transfer project ${reason}` },
    });
    expect(await transfer(group.id)).toMatchObject(failed('Project is already in this namespace.'));
    const open = await seedGroup(db);
    const denied = "You don't have permission to transfer projects into that namespace.";
    expect(await transfer(open.id)).toMatchObject(failed(denied));
    const closed = await seedGroup(db, { owner: people.owner, project_creation_level: 'noone' });
    expect(await transfer(closed.id)).toMatchObject(failed(denied));
    const own = await seedGroup(db, { owner: people.owner });
    await seedProject(db, { namespace: own, path: project.path.toUpperCase(), name: 'Other' });
    const taken = failed('Project with same name or path in target namespace already exists');
    expect(await transfer(own.id)).toMatchObject(taken);
    const named = await seedGroup(db, { owner: people.owner });
    await seedProject(db, { namespace: named, name: project.name });
    expect(await transfer(named.id)).toMatchObject(taken);
    await db('users').where({ id: people.owner.id }).update({ projects_limit: 0 });
    const personal = await personalNamespace(db, people.owner);
    expect(await transfer(personal.id, 'administrator')).toMatchObject(failed(denied));

    const hidden = await seedGroup(db, { visibility: 'private' });
    const stranger = await personalNamespace(db, people.stranger);
    for (const namespace of [hidden.id, hidden.path, stranger.id, 99_999_999, 'no/where', '%']) {
      expect(await transfer(namespace)).toMatchObject({
        status: 404,
        body: { message: '404 Namespace Not Found' },
      });
    }
    expect(await transfer(undefined)).toMatchObject({
      status: 400,
      body: { error: 'namespace is missing' },
    });
    expect((await transfer(own.id, 'maintainer')).status).toBe(403);
    expect((await transfer(own.id, 'stranger')).status).toBe(404);
    expect((await transfer(own.id, 'anonymous')).status).toBe(401);
    expect((await api.as(people.guest).get(`/projects/${project.id}`)).body.namespace.id).toBe(
      group.id,
    );
  });

  it('takes care of shared runners where the new group has none', async () => {
    const { project, people } = await projectWorld(db);
    const target = await seedGroup(db, {
      owner: people.owner,
      shared_runners_setting: 'disabled_and_unoverridable',
    });
    const moved = await api
      .as(people.owner)
      .put(`/projects/${project.id}/transfer`, { namespace: target.id });
    expect(moved.body.shared_runners_enabled).toBe(false);
  });
});

describe('GET /projects/:id/transfer_locations', () => {
  it('lists the groups into which the caller may move it', async () => {
    const { project, people } = await projectWorld(db);
    const owner = people.owner;
    const developed = await seedGroup(db, { name: 'Kiln rooms' });
    await addMember(db, { group: developed, user: owner, level: 30 });
    const below = await seedGroup(db, { parent: developed });
    const strict = await seedGroup(db, { project_creation_level: 'maintainer' });
    await addMember(db, { group: strict, user: owner, level: 30 });
    const none = await seedGroup(db, { owner, project_creation_level: 'noone' });
    const reported = await seedGroup(db);
    await addMember(db, { group: reported, user: owner, level: 20 });
    const shared = await seedGroup(db);
    await shareGroup(db, shared, { with: developed, level: 40 });
    const little = await seedGroup(db);
    await shareGroup(db, little, { with: developed, level: 20 });
    const path = `/projects/${project.id}/transfer_locations`;
    const found = await api.as(owner).get(path);
    expect(idsOf(found)).toEqual([developed.id, below.id, shared.id]);
    expect(found.headers).toMatchObject({ 'x-total': '3' });
    expect(found.body[1]).toMatchObject({
      full_path: below.full_path,
      full_name: below.full_name,
      avatar_url: null,
      web_url: expect.stringContaining(`/groups/${below.full_path}`),
    });
    expect(idsOf(await api.as(owner).get(`${path}?search=kiln%20r`))).toEqual([developed.id]);
    const every = await api.as(people.administrator).get(`${path}?per_page=100`);
    expect(idsOf(every)).toEqual(expect.arrayContaining([none.id, reported.id]));
    expect((await api.as(people.maintainer).get(path)).status).toBe(403);
    expect((await api.get(path)).status).toBe(401);
    for (const { id } of found.body as { id: number }[]) {
      const made = await api.as(owner).post('/projects', { name: unique('Moving') });
      const to = { namespace: id };
      const moved = await api.as(owner).put(`/projects/${made.body.id}/transfer`, to);
      expect(moved.status).toBe(200);
    }
  });
});

describe('a project that is marked for deletion', () => {
  it('is deleted after the days of the setting', async () => {
    const now = new Date();
    const marked = (days: number) =>
      new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const old = await seedProject(db, { path: unique('old') });
    const young = await seedProject(db, { path: unique('young') });
    await db('projects')
      .where({ id: old.id })
      .update({ marked_for_deletion_on: marked(8) });
    await db('projects')
      .where({ id: young.id })
      .update({ marked_for_deletion_on: marked(6) });
    const job = {
      id: '1',
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    const dependencies = { ...environment, clock: () => now, log: createLog('silent') };
    await deleteMarkedProjects.run({}, dependencies, job);
    await deleteMarkedProjects.run({}, dependencies, job);
    expect((await api.get(`/projects/${old.id}`)).status).toBe(404);
    expect((await api.get(`/projects/${young.id}`)).status).toBe(200);
  });
});

describe('POST /projects/:id/restore', () => {
  it('is not there without a plan that marks projects', async () => {
    const { project } = await projectWorld(db);
    const free = { db, actor: null, paid: false, now: new Date().toISOString() };
    await expect(restoreProject(free, project)).rejects.toMatchObject({ status: 404 });
  });
});
