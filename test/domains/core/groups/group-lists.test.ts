import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { leaveReport, licensesOf, scanOf } from '#test/support/reports.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const app = await startApp();

const { Guest, Developer, Owner } = AccessLevel;
const ids = (rows: readonly HasId[]) => rows.map(({ id }) => id);

describe.each(['subgroups', 'descendant_groups'])('GET /groups/:id/%s', (list) => {
  const deep = list === 'descendant_groups';

  /** A public group with subgroups of every visibility, one of which holds another. */
  async function family() {
    const { db } = app;
    const group = await seedGroup(db, { name: unique('Kiln') });
    const below = async (visibility: 'public' | 'internal' | 'private', parent = group) =>
      seedGroup(db, { parent, visibility });
    const open = await below('public');
    const inner = await below('internal');
    const closed = await below('private');
    const deeper = await below('public', open);
    return { group, open, inner, closed, deeper, path: `/groups/${group.id}/${list}` };
  }

  it('answers each caller what they may see', async () => {
    const { api, db } = app;
    const { group, open, inner, closed, deeper, path } = await family();
    const get = async (who: HasId | null, query = '') =>
      ids((await api.as(who).get(`${path}?order_by=id${query}`)).body);
    const withDeeper = (...rows: HasId[]) => ids(deep ? [...rows, deeper] : rows);
    const stranger = await seedUser(db);
    const external = await seedUser(db, { external: true });
    const member = await seedUser(db);
    await addMember(db, { group: closed, user: member, level: Guest });
    const owner = await seedUser(db);
    await addMember(db, { group, user: owner, level: Owner });
    const admin = await seedUser(db, { admin: true });

    expect(await get(null)).toEqual(withDeeper(open));
    expect(await get(stranger)).toEqual([]);
    expect(await get(stranger, '&all_available=true')).toEqual(withDeeper(open, inner));
    expect(await get(external, '&all_available=true')).toEqual(withDeeper(open));
    expect(await get(member)).toEqual([closed.id]);
    expect(await get(member, '&all_available=true')).toEqual(withDeeper(open, inner, closed));
    expect(await get(owner)).toEqual(withDeeper(open, inner, closed));
    expect(await get(owner, '&owned=true')).toEqual([]);
    expect(await get(owner, '&min_access_level=50')).toEqual(withDeeper(open, inner, closed));
    expect(await get(member, '&min_access_level=20')).toEqual([]);
    expect(await get(admin)).toEqual(withDeeper(open, inner, closed));
  });

  it('searches paths only, orders and pages', async () => {
    const { api, db } = app;
    const group = await seedGroup(db);
    const make = (name: string, path: string) => seedGroup(db, { parent: group, name, path });
    const [ash, clay] = [await make('Zinc', 'ash-one'), await make('Ash', 'clay')];
    const path = `/groups/${group.id}/${list}`;
    const get = async (query: string) => ids((await api.get(`${path}?${query}`)).body);
    expect(await get('')).toEqual([clay.id, ash.id]);
    expect(await get('order_by=path&sort=desc')).toEqual([clay.id, ash.id]);
    expect(await get('search=ASH')).toEqual([ash.id]);
    expect(await get('search=as')).toEqual([]);
    expect(await get(`skip_groups=${ash.id}`)).toEqual([clay.id]);
    const page = await api.get(`${path}?per_page=1`);
    expect(page.headers).toMatchObject({ 'x-total': '2', 'x-next-page': '2' });
    const refused = await api.get(`${path}?order_by=similarity`);
    expect(refused.body).toEqual({ error: 'order_by does not have a valid value' });
  });

  it('shows administrators more', async () => {
    const { api, db } = app;
    const { open, path } = await family();
    await seedProject(db, { namespace: open });
    const now = new Date().toISOString();
    const attribute = { key: 'site', value: 'north' };
    const row = { group_id: open.id, ...attribute, created_at: now, updated_at: now };
    await db('group_custom_attributes').insert(row);
    const query = '?statistics=true&with_custom_attributes=true&custom_attributes[site]=north';
    const admin = api.as(await seedUser(db, { admin: true }));
    expect((await admin.get(path + query)).body).toMatchObject([
      { id: open.id, custom_attributes: [attribute], statistics: { storage_size: 0 } },
    ]);
    const [seen] = (await api.get(`${path}${query}&order_by=id`)).body;
    expect(seen).not.toHaveProperty('statistics');
    expect(seen).not.toHaveProperty('custom_attributes');
  });

  it('answers 404 below a group that is hidden', async () => {
    const { api, db } = app;
    const hidden = await seedGroup(db, { visibility: 'private' });
    expect(await api.get(`/groups/${hidden.id}/${list}`)).toMatchObject({
      status: 404,
      body: { message: '404 Group Not Found' },
    });
  });
});

describe('GET /groups/:id/projects', () => {
  async function family() {
    const { db } = app;
    const group = await seedGroup(db);
    const subgroup = await seedGroup(db, { parent: group });
    const open = await seedProject(db, { namespace: group, name: 'Zinc', path: unique('zinc') });
    const closed = await seedProject(db, { namespace: group, visibility: 'private' });
    const below = await seedProject(db, { namespace: subgroup });
    const shared = await seedProject(db);
    const secret = await seedProject(db, { visibility: 'private' });
    const ended = await seedProject(db);
    await shareProject(db, shared, { with: group, level: Developer });
    await shareProject(db, secret, { with: group, level: Developer });
    await shareProject(db, ended, { with: group, level: Developer, expires_at: '2001-01-01' });
    const member = await seedUser(db);
    await addMember(db, { group, user: member, level: Developer });
    const get = async (who: HasId | null, query = '') =>
      ids((await app.api.as(who).get(`/groups/${group.id}/projects${query}`)).body);
    return { group, subgroup, open, closed, below, shared, secret, member, get };
  }

  it('lists own and shared projects, newest first, as far as the caller sees them', async () => {
    const { db } = app;
    const { open, closed, below, shared, secret, member, get } = await family();
    expect(await get(null)).toEqual(ids([shared, open]));
    expect(await get(await seedUser(db))).toEqual(ids([shared, open]));
    expect(await get(member)).toEqual(ids([secret, shared, closed, open]));
    expect(await get(member, '?with_shared=false')).toEqual(ids([closed, open]));
    expect(await get(member, '?include_subgroups=true&with_shared=false&sort=asc')).toEqual(
      ids([open, closed, below]),
    );
    expect(await get(null, '?include_subgroups=true')).toEqual(ids([shared, below, open]));
    expect(await get(await seedUser(db, { admin: true }))).toEqual(
      ids([secret, shared, closed, open]),
    );
    expect(await get(member, '/shared')).toEqual(ids([secret, shared]));
    expect(await get(null, '/shared')).toEqual(ids([shared]));
  });

  it('filters, orders and counts', async () => {
    const { api, db } = app;
    const { group, open, closed, shared, secret, member, get } = await family();
    expect(await get(member, '?visibility=private')).toEqual(ids([secret, closed]));
    expect(await get(member, '?min_access_level=30')).toEqual(ids([secret, shared, closed, open]));
    expect(await get(member, '?min_access_level=40')).toEqual([]);
    expect(await get(member, '?owned=true')).toEqual([]);
    expect(await get(member, '?starred=true')).toEqual([]);
    expect(await get(null, '?starred=true')).toEqual([]);
    expect(await get(member, '?search=zinc')).toEqual([open.id]);
    expect(await get(null, '?search=zinc&order_by=similarity')).toEqual([open.id]);
    expect(await get(member, '?order_by=name&sort=desc&with_shared=false')).toEqual(
      ids([open, closed]),
    );
    expect(await get(member, '?order_by=similarity&sort=desc&with_shared=false')).toEqual(
      ids([open, closed]),
    );
    expect(await get(member, '?with_issues_enabled=true&with_shared=false')).toHaveLength(2);
    await db('projects').where({ id: open.id }).update({ issues_access_level: 'disabled' });
    expect(await get(member, '?with_issues_enabled=true&with_shared=false')).toEqual([closed.id]);
    expect(await get(member, '?archived=true')).toEqual([]);
    expect(await get(member, '?archived=false')).toHaveLength(4);
    expect(await get(member, '?with_security_reports=true')).toEqual([]);
    const page = await api.as(member).get(`/groups/${group.id}/projects?per_page=1`);
    expect(page.headers).toMatchObject({ 'x-total': '4', 'x-total-pages': '4' });
    expect(await get(member, '?per_page=2&page=2')).toEqual(ids([closed, open]));
  });

  it('finds projects with security reports for those who may read about their security', async () => {
    const { db } = app;
    const { group, open, closed, member, get } = await family();
    const reporter = await seedUser(db);
    await addMember(db, { group, user: reporter, level: AccessLevel.Reporter });
    const leave = async ({ id: project_id }: HasId, type: string, content: string) => {
      const pipeline = await seedPipeline(db, { project_id, status: 'running' });
      const job = await seedJob(db, pipeline, { status: 'running' });
      await leaveReport(app, job, content, { type });
    };
    const asked = '?with_security_reports=true';
    await leave(open, 'license_scanning', licensesOf('MIT'));
    await leave(open, 'junit', '<testsuite/>');
    expect(await get(member, asked)).toEqual([]);
    await leave(open, 'dast', scanOf());
    await leave(closed, 'sast', scanOf({}));
    await leave(closed, 'secret_detection', 'broken');
    expect(await get(member, asked)).toEqual(ids([closed, open]));
    expect(await get(member, `${asked}&order_by=name&sort=asc&per_page=1`)).toHaveLength(1);
    expect(await get(await seedUser(db, { admin: true }), asked)).toEqual(ids([closed, open]));
    for (const who of [reporter, await seedUser(db), null]) {
      expect(await get(who, asked)).toEqual([]);
    }
    expect(await get(reporter, '?with_security_reports=false&with_shared=false')).toHaveLength(2);
  });

  it('shows the simple form to those who ask, and to callers without credentials', async () => {
    const { api } = app;
    const { group, member } = await family();
    const path = `/groups/${group.id}/projects`;
    for (const answer of [await api.get(path), await api.as(member).get(`${path}?simple=true`)]) {
      expect(answer.body[0]).not.toHaveProperty('merge_method');
    }
    expect((await api.as(member).get(path)).body[0]).toHaveProperty('merge_method');
    expect((await api.as(member).get(`${path}/shared`)).body[0]).toHaveProperty('merge_method');
  });
});

describe('GET /groups/:id/provisioned_users', () => {
  it('lists the accounts of the single sign-on of the group', async () => {
    const { api, db } = app;
    const group = await seedGroup(db);
    const owner = await seedUser(db);
    await addMember(db, { group, user: owner, level: Owner });
    const provisioned = { provisioned_by_group_id: group.id };
    const first = await seedUser(db, provisioned);
    const blocked = await seedUser(db, { ...provisioned, state: 'blocked' });
    await seedUser(db);
    const path = `/groups/${group.id}/provisioned_users`;
    const get = async (query = '') => ids((await api.as(owner).get(path + query)).body);
    expect(await get()).toEqual([blocked.id, first.id]);
    expect(await get('?active=true')).toEqual([first.id]);
    expect(await get('?blocked=true')).toEqual([blocked.id]);
    expect(await get(`?username=${first.username.toUpperCase()}`)).toEqual([first.id]);
    expect(await get(`?search=${first.username}`)).toEqual([first.id]);
    expect(await get('?created_before=2001-01-01')).toEqual([]);
    expect(await get('?created_after=2001-01-01')).toHaveLength(2);
    expect((await api.as(first).get(path)).status).toBe(403);
  });
});

describe('POST /groups/:id/ldap_sync', () => {
  it('is left to administrators where the instance says so', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const path = `/groups/${group.id}/ldap_sync`;
    const admin = api.as(await seedUser(db, { admin: true }));
    const leaveTo = (owners: boolean) =>
      admin.put('/application/settings', { allow_group_owners_to_manage_ldap: owners });
    const accepted = { status: 202, body: { message: '202 Accepted' } };
    expect(await api.as(owner).post(path)).toMatchObject(accepted);
    expect((await leaveTo(false)).status).toBe(200);
    expect((await api.as(owner).post(path)).status).toBe(403);
    expect(await admin.post(path)).toMatchObject(accepted);
    await leaveTo(true);
  });
});
