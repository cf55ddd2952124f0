import { describe, expect, it, vi } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { splitScope } from '#src/policy/authorization-parts.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  addMembers,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const { workers } = environment;

/** Number of users of a group, and of projects of another, that one transaction cannot cover. */
const size = 65;

async function settled(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
  expect(await workers.deadLetters()).toEqual([]);
}

describe('a share of many projects with many users', () => {
  it('gives whoever shares their own at once, and all others theirs in parts', async () => {
    const owner = await seedUser(db);
    const [group, invited] = [await seedGroup(db, { owner }), await seedGroup(db)];
    const users = [owner];
    while (users.length < size) users.push(await seedUser(db));
    for (let count = 0; count < size; count += 1) await seedProject(db, { namespace: group });
    await addMembers(
      db,
      invited,
      users.map((user) => ({ user, level: 30 })),
    );
    const held = async (by: object = {}) =>
      db('project_authorizations')
        .join('projects', 'projects.id', 'project_authorizations.project_id')
        .where({ 'projects.namespace_id': group.id, ...by })
        .pluck<number[]>('user_id');
    const path = `/groups/${group.id}/share`;
    const share = { group_id: invited.id, group_access: 20 };

    // The one who shares holds the projects only by this.
    const administrator = await seedUser(db, { admin: true });
    await addMember(db, { group: invited, user: administrator, level: 30 });
    expect(await api.as(administrator).post(path, share)).toMatchObject({ status: 201 });
    expect(await held({ user_id: administrator.id })).toHaveLength(size);
    expect((await held()).length).toBeLessThan(size * size);
    // The job has used all attempts: the next night retries it.
    await db('worker_jobs').where('worker', 'refresh_authorizations').update({ state: 'dead' });
    expect(await workers.deadLetters()).toHaveLength(1);
    await workers.enqueue(db, 'retry_refreshing_authorizations', {});
    await settled();
    expect(await held()).toHaveLength(size * (size + 1));
    expect(await compareAuthorizations(db)).toEqual([]);

    const unshared = await api.as(administrator).delete(`${path}/${invited.id}`);
    expect(unshared).toMatchObject({ status: 204 });
    expect(await held({ user_id: administrator.id })).toEqual([]);
    await settled();
    expect(new Set(await held())).toEqual(new Set([owner.id]));
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('a move of a project that has more users than one part', () => {
  it('lets it be found where it is now', async () => {
    const owner = await seedUser(db);
    const [above, inside] = [await seedGroup(db, { owner }), await seedGroup(db, { owner })];
    const project = await seedProject(db, { namespace: inside });
    await addMembers(db, inside, await numerous(1000));
    const administrator = api.as(await seedUser(db, { admin: true }));

    const path = `/groups/${inside.id}/transfer`;
    expect(await administrator.post(path, { group_id: above.id })).toMatchObject({ status: 201 });
    await settled();
    expect(await db('projects').where({ id: project.id }).first('root_id')).toEqual({
      root_id: above.id,
    });
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('the parts of a project with very many users', () => {
  it('are found in ranges of users, none of which has more than a part', async () => {
    const project = await seedProject(db, { namespace: await seedGroup(db) });
    const some = await numerous(1200);
    const others = await numerous(1200);
    // Far from the others, as numbers go.
    const [last] = await numerous(100, 2_147_483_547);
    const far = { user: { id: 2_147_483_646 }, level: 30 as const };
    expect(last?.user.id).toBe(2_147_483_547);
    const members = [...some.slice(0, 3), ...others, ...some.slice(600), far];
    await addMembers(db, { id: project.namespace_id }, members);
    const { executor } = db[execution];
    const all = executor.all.bind(executor);
    let [most, largest] = [0, 0];
    vi.spyOn(executor, 'all').mockImplementation(async (sql, values) => {
      largest = Math.max(largest, ...values.filter((value) => typeof value === 'number'));
      const rows = await all(sql, values);
      most = Math.max(most, rows.length);
      return rows;
    });
    const parts = [];
    for await (const part of splitScope(db, { projectIds: [project.id] })) parts.push(part);
    vi.restoreAllMocks();

    const [place, ...ofUsers] = parts;
    expect(place).toEqual({ projectIds: [project.id], placeOnly: true });
    const found = ofUsers.flatMap(({ userIds = [] }) => userIds);
    const ids = members.map(({ user }) => user.id).toSorted((one, other) => one - other);
    expect(found.toSorted((one, other) => one - other)).toEqual(ids);
    expect(Math.max(...ofUsers.map(({ userIds = [] }) => userIds.length))).toBeLessThan(1001);
    expect(most).toBeLessThan(1002);
    expect(largest).toBe(2_147_483_646);
  });
});

/** Creates members with equal accounts; their ids continue from `first`, if given. */
async function numerous(count: number, first?: number) {
  const { id: like } = await seedUser(db);
  const { id: _, ...account } = (await db('users').where({ id: like }).first()) ?? {};
  const members: { user: { id: number }; level: 30 }[] = [];
  while (members.length < count) {
    const accounts = Array.from({ length: 100 }, (_, index) => {
      const name = unique('member');
      const id = first === undefined ? {} : { id: first + members.length + index };
      return {
        ...account,
        ...id,
        username: name,
        username_key: name,
        email: name,
        email_key: name,
      };
    });
    const made = await db('users').insert(accounts).returning<{ id: number }[]>('id');
    members.push(...made.map((user) => ({ user, level: 30 as const })));
  }
  return members;
}
