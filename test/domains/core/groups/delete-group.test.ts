import { describe, expect, it } from 'vitest';
import { changeAccess } from '#src/database/access-revision.ts';
import { isStored, removeRepository } from '#src/git/life/existence.ts';
import { createLog } from '#src/log.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { hideGroups } from '#src/domains/core/groups/deletion/hide-tree.ts';
import { deleteMarkedGroups } from '#src/domains/core/groups/deletion/marked-groups.ts';
import { deleteGroup } from '#src/domains/core/groups/deletion/remove-tree.ts';
import { moveListing } from '#src/domains/core/projects/table.ts';
import type { Job, Workers } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const app = await startApp();

const { Developer, Maintainer, Owner } = AccessLevel;

const job: Job = {
  id: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => {},
};

/** Dependencies of the workers, with added jobs recorded and not run. */
function dependencies() {
  const { db, git, storage, config, planning, clock, limits, workers } = app.environment;
  const queued: object[] = [];
  const enqueue: Workers['enqueue'] = async (_db, _worker, payload) => {
    queued.push(payload);
    return null;
  };
  const log = createLog('silent');
  return {
    db,
    git,
    storage,
    config,
    planning,
    limits,
    clock,
    log,
    workers: { ...workers, enqueue },
    queued,
  };
}

const runDelete = (group: HasId, deps = dependencies()) =>
  deleteGroup.run({ group_id: group.id }, deps, job);

/** A group with a subgroup and a project in each, all with repositories. */
async function family(visibility: 'private' | 'public' = 'public') {
  const { db, git } = app;
  const owner = await seedUser(db);
  const group = await seedGroup(db, { owner, visibility });
  const subgroup = await seedGroup(db, { parent: group, visibility });
  const projects = [
    await seedProject(db, { git, namespace: group, visibility, topics: [unique('topic')] }),
    await seedProject(db, { git, namespace: subgroup, visibility }),
  ] as const;
  return { owner, group, subgroup, projects };
}

const accepted = { status: 202, body: { message: '202 Accepted' } };
const gone = (what: string) => ({ status: 404, body: { message: `404 ${what} Not Found` } });

describe('DELETE /groups/:id', () => {
  it('hides the group and everything below it at once, totals included', async () => {
    const { api, db } = app;
    const { owner, group, subgroup, projects } = await family();
    const as = api.as(owner);
    const total = async () => Number((await api.get('/projects')).headers['x-total']);
    const before = await total();
    expect(await as.delete(`/groups/${group.id}`)).toMatchObject(accepted);

    for (const { id } of [group, subgroup]) {
      expect(await as.get(`/groups/${id}`)).toMatchObject(gone('Group'));
    }
    for (const { id } of projects) {
      expect(await as.get(`/projects/${id}`)).toMatchObject(gone('Project'));
    }
    expect(await total()).toBe(before - 2);
    expect((await as.get('/groups')).body).toEqual([]);
    expect((await as.get('/projects?membership=true')).headers['x-total']).toBe('0');
    const [topic] = projects[0].topic_names;
    const admin = api.as(await seedUser(db, { admin: true }));
    expect((await admin.get(`/topics?search=${topic}`)).body).toMatchObject([
      { total_projects_count: 0 },
    ]);
    expect(await as.delete(`/groups/${group.id}`)).toMatchObject(gone('Group'));
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('frees name and path at once', async () => {
    const { api } = app;
    const { owner, group, subgroup } = await family();
    const as = api.as(owner);
    await as.delete(`/groups/${group.id}`);
    const again = await as.post('/groups', { name: group.name, path: group.path });
    expect(again).toMatchObject({ status: 201 });
    const below = { name: subgroup.name, path: subgroup.path, parent_id: again.body.id };
    expect(await as.post('/groups', below)).toMatchObject({ status: 201 });
  });

  it('ends what others had by way of it', async () => {
    const { api, db } = app;
    const { group } = await family();
    const [member, other] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: member, level: Developer });
    const place = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { namespace: place, visibility: 'private' });
    const single = await seedProject(db, { visibility: 'private' });
    await shareGroup(db, place, { with: group, level: Developer });
    await shareProject(db, single, { with: group, level: Developer });
    await addMember(db, { group: place, user: other, level: Owner });
    const as = api.as(member);
    for (const { id } of [project, single]) {
      expect(await as.get(`/projects/${id}`)).toMatchObject({ status: 200 });
    }
    const admin = api.as(await seedUser(db, { admin: true }));
    expect(await admin.delete(`/groups/${group.id}`)).toMatchObject(accepted);
    for (const { id } of [project, single]) {
      expect(await as.get(`/projects/${id}`)).toMatchObject(gone('Project'));
    }
    expect(await as.get(`/groups/${place.id}`)).toMatchObject(gone('Group'));
    expect((await api.as(other).get(`/groups/${place.id}`)).body.shared_with_groups).toEqual([]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('ends the access tokens of the group, and of groups and projects below', async () => {
    const { api, db } = app;
    const { owner, group, subgroup, projects } = await family();
    const as = api.as(owner);
    const wanted = { name: 'bot', scopes: ['api'], access_level: 30 };
    const tokens = [];
    for (const path of [
      `/groups/${group.id}`,
      `/groups/${subgroup.id}`,
      `/projects/${projects[1].id}`,
    ]) {
      const { body } = await as.post(`${path}/access_tokens`, wanted);
      tokens.push(body.token as string);
    }
    for (const token of tokens) {
      expect(await api.withToken(token).get('/user')).toMatchObject({ status: 200 });
    }
    await as.delete(`/groups/${group.id}`);
    for (const token of tokens) {
      expect(await api.withToken(token).get('/user')).toMatchObject({ status: 401 });
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('is done by a worker that may be killed and run again', async () => {
    const { api, db, git } = app;
    const { owner, group, subgroup, projects } = await family();
    await runDelete(group);
    expect(await api.get(`/groups/${group.id}`)).toMatchObject({ status: 200 });

    await api.as(owner).delete(`/groups/${group.id}`);
    // The state is that of a worker killed between the repository and the row of the first project.
    await removeRepository(git.repository(projects[0].id));
    for (let run = 0; run < 3; run += 1) await runDelete(group);
    for (const { id } of projects) {
      expect(await isStored(git.repository(id))).toBe(false);
      expect(await db('projects').where({ id }).first()).toBeUndefined();
    }
    for (const { id } of [group, subgroup]) {
      expect(await db('namespaces').where({ id }).first()).toBeUndefined();
      expect(await db('members').where({ source_type: 'Namespace', source_id: id })).toEqual([]);
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('hides by its worker what the request did not come to', async () => {
    const { api, db } = app;
    const { owner, group, subgroup, projects } = await family();
    const now = new Date().toISOString();
    await changeAccess(db, (db) => hideGroups(db, [group.id], now));
    await runDelete(group);
    const as = api.as(owner);
    expect(await as.get(`/groups/${subgroup.id}`)).toMatchObject(gone('Group'));
    for (const { id } of projects) {
      expect(await db('projects').where({ id }).first()).toBeUndefined();
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('takes what is added below it while it hides, or refuses it', async () => {
    const { api, db } = app;
    const { owner, group, subgroup } = await family();
    const as = api.as(owner);
    const made = { name: 'late', path: 'late', parent_id: subgroup.id };
    const project = { name: 'late project', namespace_id: subgroup.id };
    const [deleted, below, inside] = await Promise.all([
      as.delete(`/groups/${group.id}`),
      as.post('/groups', made),
      as.post('/projects', project),
    ]);
    expect(deleted).toMatchObject(accepted);
    if (below.status === 201) {
      expect(await as.get(`/groups/${below.body.id}`)).toMatchObject(gone('Group'));
    }
    if (inside.status === 201) {
      expect(await as.get(`/projects/${inside.body.id}`)).toMatchObject(gone('Project'));
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('waits for a project that is still being made', async () => {
    const { api, db } = app;
    const { owner, group } = await family();
    const unfinished = await seedProject(db, { namespace: group });
    await moveListing(db, unfinished.id, null);
    await api.as(owner).delete(`/groups/${group.id}`);
    const deps = dependencies();
    await runDelete(group, deps);
    await runDelete(group, deps);
    expect(deps.queued).toEqual([{ group_id: group.id }, { group_id: group.id }]);
    await db('projects').where({ id: unfinished.id }).delete();
    await runDelete(group, deps);
    expect(await db('namespaces').where({ id: group.id }).first()).toBeUndefined();
  });

  it('leaves what was changed since alone', async () => {
    const { api } = app;
    const { owner, group } = await family();
    const before = { 'if-unmodified-since': new Date(Date.now() - 86_400_000).toUTCString() };
    const as = api.as(owner);
    expect(await as.delete(`/groups/${group.id}`, undefined, before)).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
    const after = { 'if-unmodified-since': new Date(Date.now() + 60_000).toUTCString() };
    expect(await as.delete(`/groups/${group.id}`, undefined, after)).toMatchObject(accepted);
  });

  it('takes a subgroup and nothing beside it', async () => {
    const { api } = app;
    const { owner, group, subgroup, projects } = await family();
    const as = api.as(owner);
    await as.delete(`/groups/${subgroup.id}`);
    await runDelete(subgroup);
    expect(await as.get(`/groups/${group.id}`)).toMatchObject({ status: 200 });
    expect(await as.get(`/projects/${projects[0].id}`)).toMatchObject({ status: 200 });
    expect(await as.get(`/projects/${projects[1].id}`)).toMatchObject(gone('Project'));
  });

  it('hides it once when several ask at the same time', async () => {
    const { api, db } = app;
    const { owner, group } = await family();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.as(owner).delete(`/groups/${group.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 404, 404, 404]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('is for owners', async () => {
    const { api, db } = app;
    const { group } = await family('private');
    const maintainer = await seedUser(db);
    await addMember(db, { group, user: maintainer, level: Maintainer });
    const answers = [
      [null, 401],
      [await seedUser(db), 404],
      [maintainer, 403],
    ] as const;
    for (const [who, status] of answers) {
      expect(await api.as(who).delete(`/groups/${group.id}`)).toMatchObject({ status });
    }
  });
});

describe('delayed deletion', () => {
  const switchTo = async (delayed_project_deletion: boolean) => {
    const { api, db } = app;
    const admin = api.as(await seedUser(db, { admin: true }));
    const settings = { delayed_project_deletion, deletion_adjourned_period: 7 };
    expect(await admin.put('/application/settings', settings)).toMatchObject({ status: 200 });
  };

  it('marks the group, which can be restored', async () => {
    const { api } = app;
    const { owner, group } = await family();
    const as = api.as(owner);
    const path = `/groups/${group.id}`;
    expect(await as.post(`${path}/restore`)).toMatchObject({
      status: 400,
      body: { message: '400 Bad request' },
    });
    await switchTo(true);
    const day = () => new Date().toISOString().slice(0, 10);
    const before = day();
    expect(await as.delete(path)).toMatchObject(accepted);
    const days = [before, day()];
    expect(await as.delete(path)).toMatchObject(accepted);
    await switchTo(false);
    expect(days).toContain((await as.get(path)).body.marked_for_deletion_on);
    expect(await as.post(`${path}/restore`)).toMatchObject({
      status: 201,
      body: { id: group.id, marked_for_deletion_on: null },
    });
  });

  it('deletes what nobody has restored in time', async () => {
    const { api, db } = app;
    const { owner, group, subgroup } = await family();
    const late = await family();
    const now = new Date();
    const ago = (days: number) =>
      new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const mark = (id: number, day: string) =>
      db('groups').where('namespace_id', id).update({ marked_for_deletion_on: day });
    await mark(group.id, ago(7));
    await mark(subgroup.id, ago(8));
    await mark(late.group.id, ago(6));
    const deps = { ...dependencies(), clock: () => now, workers: app.environment.workers };
    for (let run = 0; run < 2; run += 1) await deleteMarkedGroups.run({}, deps, job);
    expect(await api.as(owner).get(`/groups/${group.id}`)).toMatchObject(gone('Group'));
    expect(await api.get(`/groups/${late.group.id}`)).toMatchObject({ status: 200 });
  });
});
