import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations, recomputeAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
} from '#test/support/seed.ts';

const { api, db } = await startApp();

async function rootOf({ id }: { readonly id: number }): Promise<number | null> {
  const row = await db<{ id: number; root_id: number | null }>('projects').where({ id }).first();
  return row?.root_id ?? null;
}

/** A project two groups below the top, with its owner and a developer. */
async function nested() {
  const owner = await seedUser(db);
  const developer = await seedUser(db);
  const top = await seedGroup(db, { owner });
  const other = await seedGroup(db, { owner });
  const middle = await seedGroup(db, { parent: top });
  const group = await seedGroup(db, { parent: middle });
  const project = await seedProject(db, { namespace: group });
  await addMember(db, { group, user: developer, level: AccessLevel.Developer });
  const counted = async () =>
    db('project_authorization_totals')
      .where({ user_id: developer.id })
      .where('count', '<>', 0)
      .select('root_id', 'count');
  return { owner, top, other, middle, group, project, counted };
}

describe('the namespace at the top of a project', () => {
  it('is known from the start, of nested groups and of personal namespaces', async () => {
    const { owner, top, project, counted } = await nested();
    expect(await rootOf(project)).toBe(top.id);
    expect(await counted()).toEqual([{ root_id: top.id, count: 1 }]);
    const created = await api.as(owner).post('/projects', { name: 'Kiln' });
    const { id } = await personalNamespace(db, owner);
    expect(await rootOf(created.body as { id: number })).toBe(id);
  });

  it('follows a group that is moved, with the totals that count by it', async () => {
    const { owner, other, middle, project, counted } = await nested();
    const move = (body: object) => api.as(owner).post(`/groups/${middle.id}/transfer`, body);
    expect(await move({ group_id: other.id })).toMatchObject({ status: 201 });
    expect(await rootOf(project)).toBe(other.id);
    expect(await counted()).toEqual([{ root_id: other.id, count: 1 }]);
    expect(await move({})).toMatchObject({ status: 201 });
    expect(await rootOf(project)).toBe(middle.id);
    expect(await counted()).toEqual([{ root_id: middle.id, count: 1 }]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('follows a project that is moved', async () => {
    const { owner, other, project, counted } = await nested();
    const moved = await api
      .as(owner)
      .put(`/projects/${project.id}/transfer`, { namespace: other.id });
    expect(moved).toMatchObject({ status: 200 });
    expect(await rootOf(project)).toBe(other.id);
    // No authorization remains.
    expect(await counted()).toEqual([]);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('is found again with the authorizations where it was wrong', async () => {
    const { top, other, project, counted } = await nested();
    await db('projects').where({ id: project.id }).update({ root_id: other.id });
    await recomputeAuthorizations(db);
    expect(await rootOf(project)).toBe(top.id);
    expect(await counted()).toEqual([{ root_id: top.id, count: 1 }]);
  });
});
