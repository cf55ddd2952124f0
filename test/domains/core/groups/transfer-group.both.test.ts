import { describe, expect } from 'vitest';
import { createActor } from '#src/records/actor.ts';
import { execution } from '#src/database/execution.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import type { GroupRow } from '#src/records/group.ts';
import type { UserRow } from '#src/records/user.ts';
import { transferGroup } from '#src/domains/core/groups/transfer/transfer.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import {
  addMember,
  type GroupSeed,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const app = await startApp({ connections: racing });

const { Developer, Maintainer, Owner, Reporter } = AccessLevel;

const failed = (reason: string) => ({
  status: 400,
  body: { message: `Transfer failed: ${reason}` },
});

/** Groups of one owner, who asks. */
async function owned(...seeds: GroupSeed[]) {
  const { api, db } = app;
  const owner = await seedUser(db);
  const groups: GroupRow[] = [];
  for (const seed of seeds) groups.push(await seedGroup(db, { owner, ...seed }));
  const as = api.as(owner);
  const move = (group: HasId, target?: HasId) =>
    as.post(`/groups/${group.id}/transfer`, target === undefined ? {} : { group_id: target.id });
  return { owner, as, move, groups };
}

/** A chain of groups below one, so many levels deep. */
async function chain(top: GroupRow, length: number): Promise<GroupRow[]> {
  const groups = [top];
  while (groups.length < length) {
    groups.push(await seedGroup(app.db, { parent: groups.at(-1) as GroupRow }));
  }
  return groups;
}

/** How many statements it takes to move a group. */
function statementsToMove(owner: UserRow, group: HasId, target: HasId): Promise<number> {
  return app.db.transaction(async (db) => {
    const actor = createActor(owner, { administrator: true });
    const access = await findGroupFor(db, actor, group.id);
    const { executor } = db[execution];
    let count = 0;
    for (const way of ['all', 'first', 'run'] as const) {
      const send = executor[way].bind(executor);
      const counted = (sql: string, values: unknown[]) => {
        count += 1;
        return send(sql, values);
      };
      Object.assign(executor, { [way]: counted });
    }
    await transferGroup(db, access, target.id, {
      actor,
      now: new Date().toISOString(),
      registry: 'embedded',
    });
    return count;
  });
}

describe('POST /groups/:id/transfer', () => {
  it('moves the group with everything below, and keeps repositories', async () => {
    const { db, git } = app;
    const { as, move, groups } = await owned({}, {});
    const [group, target] = groups as [GroupRow, GroupRow];
    const subgroup = await seedGroup(db, { parent: group });
    const project = await seedProject(db, { git, namespace: subgroup, readme: true });
    expect(await move(group, target)).toMatchObject({
      status: 201,
      body: {
        id: group.id,
        parent_id: target.id,
        full_path: `${target.path}/${group.path}`,
        full_name: `${target.name} / ${group.name}`,
      },
    });
    const full = `${target.path}/${group.path}/${subgroup.path}/${project.path}`;
    const path = `/projects/${encodeURIComponent(full)}`;
    expect(await as.get(path)).toMatchObject({ body: { id: project.id } });
    expect(await as.get(`${path}/repository/files/README.md/raw`)).toMatchObject({ status: 200 });
    const below = (await as.get(`/groups/${target.id}/descendant_groups`)).body as HasId[];
    expect(below.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([group.id, subgroup.id]);

    expect(await move(group)).toMatchObject({
      status: 201,
      body: { parent_id: null, full_path: group.path, full_name: group.name },
    });
    expect(await as.get(`/projects/${encodeURIComponent(project.full_path)}`)).toMatchObject({
      body: { id: project.id },
    });
    const row = await db('namespaces').where({ id: subgroup.id }).first();
    expect(row).toMatchObject({ depth: 2, full_path: subgroup.full_path });
    expect((await as.get(`/groups/${target.id}/descendant_groups`)).body).toEqual([]);
  });

  it('gives and takes what the groups above grant, through shares too', async () => {
    const { api, db } = app;
    const hidden = { visibility: 'private' } as const;
    const { move, groups } = await owned(hidden, hidden, hidden);
    const [group, from, to] = groups as [GroupRow, GroupRow, GroupRow];
    const subgroup = await seedGroup(db, { parent: group, ...hidden });
    const project = await seedProject(db, { namespace: subgroup, ...hidden });
    const reached = await seedProject(db, hidden);
    await shareProject(db, reached, { with: subgroup, level: Reporter });
    const [leaving, coming, guest] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    await addMember(db, { group: from, user: leaving, level: Developer });
    await addMember(db, { group: to, user: coming, level: Developer });
    const friends = await seedGroup(db);
    await addMember(db, { group: friends, user: guest, level: Developer });
    await shareGroup(db, to, { with: friends, level: Reporter });

    const sees = async (user: HasId) => {
      const statuses = [];
      for (const path of [`/projects/${project.id}`, `/projects/${reached.id}`]) {
        statuses.push((await api.as(user).get(path)).status);
      }
      statuses.push((await api.as(user).get(`/groups/${subgroup.id}`)).status);
      return statuses;
    };
    const [all, none] = [
      [200, 200, 200],
      [404, 404, 404],
    ];
    expect((await move(group, from)).status).toBe(201);
    expect([await sees(leaving), await sees(coming), await sees(guest)]).toEqual([all, none, none]);
    expect((await move(group, to)).status).toBe(201);
    expect([await sees(leaving), await sees(coming)]).toEqual([none, all]);
    expect(await sees(guest)).toEqual(all);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('leaves nobody without an owner at the top', async () => {
    const { api, db } = app;
    const { owner, move, groups } = await owned({ visibility: 'private' });
    const [group] = groups as [GroupRow];
    const below = async () => seedGroup(db, { parent: group, visibility: 'private' });
    const levelIn = async ({ id }: HasId, user: HasId) =>
      (await api.as(user).get(`/groups/${id}/members/${user.id}`)).body.access_level;

    const empty = await below();
    await seedProject(db, { namespace: empty, visibility: 'private' });
    expect(await move(empty)).toMatchObject({ status: 201 });
    expect(await levelIn(empty, owner)).toBe(Owner);

    const raised = await below();
    await addMember(db, { group: raised, user: owner, level: Owner, expires_at: '2001-01-01' });
    expect(await move(raised)).toMatchObject({ status: 201 });
    expect(await levelIn(raised, owner)).toBe(Owner);

    const taken = await below();
    const other = await seedUser(db);
    await addMember(db, { group: taken, user: other, level: Owner });
    expect(await move(taken)).toMatchObject({ status: 201 });
    expect(await levelIn(taken, other)).toBe(Owner);
    expect((await api.as(owner).get(`/groups/${taken.id}`)).status).toBe(404);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('refuses cycles, and where it is already', async () => {
    const { db } = app;
    const { move, groups } = await owned({});
    const [group] = groups as [GroupRow];
    const subgroup = await seedGroup(db, { parent: group });
    const deepest = await seedGroup(db, { parent: subgroup });
    const cycle = failed('Cannot transfer group to one of its subgroup.');
    for (const target of [group, subgroup, deepest]) {
      expect(await move(group, target)).toMatchObject(cycle);
    }
    expect(await move(group)).toMatchObject(failed('Group is already a root group.'));
    expect(await move(subgroup, group)).toMatchObject(
      failed('Group is already associated to the parent group.'),
    );
    const pairs = await db('namespace_ancestors').where('ancestor_id', group.id);
    expect(pairs).toHaveLength(3);
  });

  race('never makes a cycle of two that move into each other at once', async () => {
    const { db } = app;
    const { move, groups } = await owned({}, {});
    const [one, other] = groups as [GroupRow, GroupRow];
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const both = await db('namespaces').whereIn('id', [one.id, other.id]).whereNull('parent_id');
    expect(both).toHaveLength(1);
  });

  it('nests twenty deep and not further', async () => {
    const { move, groups } = await owned({}, {});
    const [group, target] = groups as [GroupRow, GroupRow];
    await chain(group, 2);
    const targets = await chain(target, 19);
    expect(await move(group, targets[18])).toMatchObject(
      failed('The group would have too deep level of nesting.'),
    );
    expect(await move(group, targets[17])).toMatchObject({ status: 201 });
  });

  it('keeps full paths within their limit, those of projects too', async () => {
    const { move, groups } = await owned({}, {}, {});
    const [group, empty, top] = groups as [GroupRow, GroupRow, GroupRow];
    let target = top;
    for (let level = 0; level < 9; level += 1) {
      target = await seedGroup(app.db, { parent: target, path: unique('g').padEnd(200, 'g') });
    }
    await seedProject(app.db, { namespace: group, path: unique('p').padEnd(240, 'p') });
    expect(await move(group, target)).toMatchObject(failed('The full path would be too long.'));
    expect(await move(empty, target)).toMatchObject({ status: 201 });
  });

  it('refuses paths and names that are taken there', async () => {
    const { db } = app;
    const { owner, move, groups } = await owned({}, {}, { path: unique('kiln') });
    const [group, target, third] = groups as [GroupRow, GroupRow, GroupRow];
    const samePath = failed(
      'The parent group already has a subgroup or a project with the same path.',
    );
    await seedProject(db, { namespace: target, path: group.path });
    expect(await move(group, target)).toMatchObject(samePath);
    const inside = await seedGroup(db, { parent: target, path: third.path.toUpperCase() });
    expect(await move(third, target)).toMatchObject(samePath);
    expect(await move(inside)).toMatchObject(samePath);
    const named = await seedGroup(db, { owner, name: inside.name });
    expect(await move(named, target)).toMatchObject({ status: 400 });
  });

  it('keeps words of routes below the top', async () => {
    const { db } = app;
    const { move, groups } = await owned({});
    const [group] = groups as [GroupRow];
    const subgroup = await seedGroup(db, { parent: group, path: 'admin' });
    expect(await move(subgroup)).toMatchObject(failed('Path admin is a reserved name'));
  });

  it('refuses a parent that fewer people see', async () => {
    const { move, groups } = await owned({}, { visibility: 'internal' });
    const [group, target] = groups as [GroupRow, GroupRow];
    expect(await move(group, target)).toMatchObject(
      failed('public is not allowed since the parent group has a internal visibility.'),
    );
  });

  it('takes over what the parent locks', async () => {
    const { as, move, groups } = await owned(
      { prevent_sharing_groups_outside_hierarchy: true },
      { share_with_group_lock: true, shared_runners_setting: 'disabled_and_unoverridable' },
    );
    const [group, target] = groups as [GroupRow, GroupRow];
    expect(await move(group, target)).toMatchObject({
      body: {
        share_with_group_lock: true,
        shared_runners_setting: 'disabled_and_unoverridable',
      },
    });
    expect((await as.post(`/groups/${group.id}/transfer`)).body).toMatchObject({
      prevent_sharing_groups_outside_hierarchy: false,
    });
  });

  it('needs the right to create groups there', async () => {
    const { api, db } = app;
    const hidden = await seedGroup(db, { visibility: 'private' });
    const { owner, move, groups } = await owned({});
    const [group] = groups as [GroupRow];
    expect(await move(group, hidden)).toMatchObject({
      status: 404,
      body: { message: '404 Group Not Found' },
    });
    expect(await move(group, { id: 4_000_000_000 })).toMatchObject({ status: 404 });
    const permissions = failed("You don't have enough permissions.");
    const open = await seedGroup(db, { subgroup_creation_level: 'owner' });
    expect(await move(group, open)).toMatchObject(permissions);
    await addMember(db, { group: open, user: owner, level: Maintainer });
    expect(await move(group, open)).toMatchObject(permissions);

    const barred = await seedUser(db, { can_create_group: false });
    const subgroup = await seedGroup(db, { parent: group });
    await addMember(db, { group: subgroup, user: barred, level: Owner });
    expect(await api.as(barred).post(`/groups/${subgroup.id}/transfer`)).toMatchObject(permissions);
  });

  it('moves a thousand groups, several with a statement', async () => {
    const { db } = app;
    const { owner, move, groups } = await owned({}, {}, {}, {});
    const [group, target, few, other] = groups as [GroupRow, GroupRow, GroupRow, GroupRow];
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      kind: 'group',
      name: `n${index}`,
      name_key: `n${index}`,
      path: `p${index}`,
      full_path: `${group.full_path}/p${index}`,
      full_name: `${group.full_name} / n${index}`,
      parent_id: group.id,
      visibility: 'public',
      depth: 2,
      created_at: group.created_at,
      updated_at: group.updated_at,
    }));
    for (let start = 0; start < rows.length; start += 50) {
      await db('namespaces').insert(rows.slice(start, start + 50));
    }
    await db.raw(
      `insert into namespace_ancestors (namespace_id, ancestor_id, distance)
       select id, id, 0 from namespaces where parent_id = ?
       union all select id, parent_id, 1 from namespaces where parent_id = ?`,
      [group.id, group.id],
    );
    expect((await move(group, target)).status).toBe(201);
    const moved = await db('namespaces')
      .where('full_path', 'like', `${target.full_path}/${group.path}/%`)
      .where('depth', 3);
    expect(moved).toHaveLength(1000);
    const [pairs] = await db('namespace_ancestors')
      .where('ancestor_id', target.id)
      .count({ count: '*' });
    expect(Number(pairs?.['count'])).toBe(1002);

    // A statement is about several of them.
    await seedGroup(db, { parent: few });
    expect((await move(few, target)).status).toBe(201);
    const statements = await statementsToMove(owner, group, other);
    expect(statements).toBeLessThan((await statementsToMove(owner, few, other)) + 1000 / 4);
  });
});

describe('GET /groups/:id/transfer_locations', () => {
  it('lists where the caller may create groups, but nothing inside, above or the group itself', async () => {
    const { api, db } = app;
    const { owner, as, groups } = await owned({}, {}, {});
    const [parent, other, searched] = groups as [GroupRow, GroupRow, GroupRow];
    const group = await seedGroup(db, { parent });
    await seedGroup(db, { parent: group });
    const inherited = await seedGroup(db, { parent: other });
    const maintained = await seedGroup(db);
    const closed = await seedGroup(db, { subgroup_creation_level: 'owner' });
    const developed = await seedGroup(db);
    await addMember(db, { group: maintained, user: owner, level: Maintainer });
    await addMember(db, { group: closed, user: owner, level: Maintainer });
    await addMember(db, { group: developed, user: owner, level: Developer });
    const [shared, weakly] = [await seedGroup(db), await seedGroup(db)];
    await shareGroup(db, shared, { with: other, level: Maintainer });
    await shareGroup(db, weakly, { with: other, level: Developer });

    const path = `/groups/${group.id}/transfer_locations`;
    const ids = ((await as.get(path)).body as HasId[]).map(({ id }) => id);
    expect(ids).toEqual([other.id, searched.id, inherited.id, maintained.id, shared.id]);
    const found = await as.get(`${path}?search=${searched.path.toUpperCase()}`);
    expect(found.body).toEqual([
      {
        id: searched.id,
        web_url: expect.stringMatching(new RegExp(`/groups/${searched.path}$`)),
        name: searched.name,
        avatar_url: null,
        full_name: searched.full_name,
        full_path: searched.full_path,
      },
    ]);
    const admin = api.as(await seedUser(db, { admin: true }));
    for (const { id, path: search } of [closed, developed, weakly]) {
      expect((await admin.get(`${path}?search=${search}`)).body).toMatchObject([{ id }]);
    }
    const maintainer = await seedUser(db);
    await addMember(db, { group, user: maintainer, level: Maintainer });
    expect((await api.as(maintainer).get(path)).status).toBe(403);
  });
});

describe('POST /groups/:id/projects/:project_id', () => {
  it('moves a project, which then shows to nobody beyond the group', async () => {
    const { api, db, git } = app;
    const admin = api.as(await seedUser(db, { admin: true }));
    const group = await seedGroup(db, { visibility: 'private' });
    const member = await seedUser(db);
    await addMember(db, { group, user: member, level: Developer });
    const project = await seedProject(db, { git, readme: true });
    const before = (await api.get('/projects')).headers['x-total'];
    const path = `/groups/${group.id}/projects/${encodeURIComponent(project.full_path)}`;
    expect(await admin.post(path)).toMatchObject({
      status: 201,
      body: { id: group.id, projects: [{ id: project.id, visibility: 'private' }] },
    });
    expect(await api.get(`/projects/${project.id}`)).toMatchObject({ status: 404 });
    expect((await api.get('/projects')).headers['x-total']).toBe(String(Number(before) - 1));
    expect((await api.as(member).get(`/projects/${project.id}`)).body).toMatchObject({
      path_with_namespace: `${group.path}/${project.path}`,
    });
    expect(await compareAuthorizations(db)).toEqual([]);

    const again = await admin.post(`/groups/${group.id}/projects/${project.id}`);
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'Failed to transfer project Project is already in this namespace.' },
    });
    const twin = await seedProject(db, { path: project.path.toUpperCase() });
    expect(await admin.post(`/groups/${group.id}/projects/${twin.id}`)).toMatchObject({
      status: 400,
      body: {
        message:
          'Failed to transfer project Project with same name or path in target namespace already exists',
      },
    });
  });

  it('is for administrators, and needs both', async () => {
    const { api, db } = app;
    const { as, groups } = await owned({});
    const project = await seedProject(db);
    const path = `/groups/${groups[0]?.id}/projects/${project.id}`;
    expect(await api.post(path)).toMatchObject({ status: 401 });
    expect(await as.post(path)).toMatchObject({ status: 403 });
    const admin = api.as(await seedUser(db, { admin: true }));
    expect(await admin.post(`/groups/4000000000/projects/${project.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Group Not Found' },
    });
    expect(await admin.post(`/groups/${groups[0]?.id}/projects/4000000000`)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
  });
});
