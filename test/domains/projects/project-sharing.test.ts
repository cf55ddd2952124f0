import { describe, expect, it } from 'vitest';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, shareProject } from '#test/support/seed.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp();
// Not tomorrow: that may come while the tests run.
const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describe('POST /projects/:id/share', () => {
  it('gives the members of the group access at once, and takes it back', async () => {
    const { project, people } = await projectWorld(db);
    const invited = await seedGroup(db, { visibility: 'private' });
    const guest = await seedUser(db);
    await addMember(db, { group: invited, user: guest, level: 50 });
    await addMember(db, { group: invited, user: people.maintainer, level: 10 });
    const maintainer = api.as(people.maintainer);
    const path = `/projects/${project.id}`;
    const wanted = { group_id: invited.id, group_access: 30, expires_at: soon };
    const shared = await maintainer.post(`${path}/share`, wanted);
    expect(shared).toMatchObject({ status: 201, body: { project_id: project.id, ...wanted } });
    expect((await api.as(guest).get(path)).status).toBe(200);
    expect(idsOf(await api.as(guest).get('/projects?min_access_level=30'))).toEqual([project.id]);
    expect((await maintainer.get(path)).body.shared_with_groups).toMatchObject([
      { group_id: invited.id, group_access_level: 30, expires_at: soon },
    ]);
    expect((await api.as(people.reporter).get(path)).body.shared_with_groups).toEqual([]);
    expect(await maintainer.post(`${path}/share`, wanted)).toMatchObject({
      status: 409,
      body: { message: '409 Conflict' },
    });
    const link = `${path}/share/${invited.id}`;
    const since = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect((await maintainer.delete(link, undefined, since)).status).toBe(412);
    expect((await maintainer.delete(link)).status).toBe(204);
    expect((await api.as(guest).get(path)).status).toBe(404);
    expect(await maintainer.delete(link)).toMatchObject({
      status: 404,
      body: { message: '404 Group Link Not Found' },
    });
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 201],
    ['administrator', 201],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    const { project, people } = await projectWorld(db);
    const body = { group_id: (await seedGroup(db)).id, group_access: 30 };
    const caller = api.as(people[who]);
    expect((await caller.post(`/projects/${project.id}/share`, body)).status).toBe(status);
    const removed = await caller.delete(`/projects/${project.id}/share/${body.group_id}`);
    expect(removed.status).toBe(status === 201 ? 204 : status);
  });

  it('is refused for hidden groups, locked ones, its own, bad levels and days', async () => {
    const { project, group, people } = await projectWorld(db);
    const share = (body: object) =>
      api.as(people.maintainer).post(`/projects/${project.id}/share`, body);
    const other = await seedGroup(db);
    const hidden = await seedGroup(db, { visibility: 'private' });
    for (const group_id of [hidden.id, 99_999_999]) {
      expect(await share({ group_id, group_access: 30 })).toMatchObject({
        status: 404,
        body: { message: '404 Group Not Found' },
      });
    }
    expect((await share({ group_id: group.id, group_access: 30 })).status).toBe(409);
    for (const group_access of [50, 5, 31]) {
      expect(await share({ group_id: other.id, group_access })).toMatchObject({
        status: 400,
        body: { error: 'group_access does not have a valid value' },
      });
    }
    expect(
      await share({ group_id: other.id, group_access: 30, expires_at: yesterday }),
    ).toMatchObject({
      status: 400,
      body: { message: { expires_at: ['cannot be a date in the past'] } },
    });
    await db('groups').where({ namespace_id: group.id }).update({ share_with_group_lock: true });
    expect(await share({ group_id: other.id, group_access: 30 })).toMatchObject({
      status: 400,
      body: { message: 'The project sharing with group is disabled' },
    });
    expect(await db('project_group_links').where({ project_id: project.id })).toEqual([]);
  });

  it('replaces a share that has ended', async () => {
    const { project, people } = await projectWorld(db);
    const group = await seedGroup(db);
    await shareProject(db, project, { with: group, level: 20, expires_at: yesterday });
    const body = { group_id: group.id, group_access: 30 };
    const path = `/projects/${project.id}/share`;
    const answers = await Promise.all([1, 2].map(() => api.as(people.maintainer).post(path, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await db('project_group_links').where({ project_id: project.id })).toHaveLength(1);
  });
});

describe('GET /projects/:id/users', () => {
  it('lists everybody with access, and nobody more', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const { guest, reporter, developer, maintainer, owner } = people;
    const hidden = await seedGroup(db, { visibility: 'private' });
    const secret = await seedUser(db);
    await addMember(db, { group: hidden, user: secret, level: 30 });
    await shareProject(db, project, { with: hidden, level: 20 });
    const open = await seedGroup(db);
    const helper = await seedUser(db, { name: 'Kiln Helper' });
    await addMember(db, { group: open, user: helper, level: 30 });
    await shareProject(db, project, { with: open, level: 20 });
    const late = await seedUser(db);
    await addMember(db, { project, user: late, level: 30, expires_at: yesterday });
    const asking = await seedUser(db);
    const requested_at = new Date().toISOString();
    await addMember(db, { project, user: asking, level: 30, requested_at });

    const path = `/projects/${project.id}/users`;
    const members = [guest, reporter, developer, maintainer, owner].map(({ id }) => id);
    const ids = async (query: string, who: { id: number } | null) =>
      idsOf(await api.as(who).get(`${path}?${query}`));
    expect(await ids('', null)).toEqual([...members, helper.id]);
    expect(await ids('', people.stranger)).toEqual([...members, helper.id]);
    expect(await ids('', secret)).toEqual([...members, secret.id, helper.id]);
    expect(await ids('', maintainer)).toEqual([...members, secret.id, helper.id]);
    expect(await ids('search=KILN%20h', null)).toEqual([helper.id]);
    expect(await ids(`search=${secret.username}`, null)).toEqual([]);
    expect(await ids(`search=${encodeURIComponent(helper.email)}`, null)).toEqual([]);
    expect(await ids(`skip_users=${guest.id},${helper.id}`, null)).toEqual(members.slice(1));
    const answer = await api.get(`${path}?per_page=2`);
    expect(answer.headers).toMatchObject({ 'x-total': '6' });
    expect(answer.body[0]).toEqual({
      id: guest.id,
      username: guest.username,
      name: guest.name,
      state: 'active',
      avatar_url: expect.stringMatching(/^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{64}\?/),
      web_url: expect.stringMatching(guest.username),
    });
  });

  it('is hidden with the project', async () => {
    const { project, people } = await projectWorld(db);
    for (const who of [null, people.stranger]) {
      expect((await api.as(who).get(`/projects/${project.id}/users`)).status).toBe(404);
      expect((await api.as(who).get(`/projects/${project.id}/groups`)).status).toBe(404);
    }
  });
});

describe('GET /projects/:id/groups', () => {
  it('lists the groups above and, if asked, those it is shared with', async () => {
    const top = await seedGroup(db, { name: 'Upper kiln' });
    const group = await seedGroup(db, { parent: top });
    const project = await seedProject(db, { namespace: group });
    const open = await seedGroup(db);
    const hidden = await seedGroup(db, { visibility: 'private' });
    await shareProject(db, project, { with: open, level: 40 });
    await shareProject(db, project, { with: hidden, level: 20 });
    const ended = await seedGroup(db);
    await shareProject(db, project, { with: ended, level: 20, expires_at: yesterday });
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: 40 });
    const ids = async (query: string, who: { id: number } | null = null) =>
      idsOf(await api.as(who).get(`/projects/${project.id}/groups?${query}`));
    const above = [top.id, group.id];
    expect(await ids('')).toEqual(above);
    expect(await ids('with_shared=true')).toEqual([...above, open.id]);
    expect(await ids('with_shared=true', maintainer)).toEqual([...above, open.id, hidden.id]);
    const visible = 'with_shared=true&shared_visible_only=true';
    expect(await ids(visible, maintainer)).toEqual([...above, open.id]);
    const least = 'with_shared=true&shared_min_access_level=30';
    expect(await ids(least, maintainer)).toEqual([...above, open.id]);
    expect(await ids('search=upper')).toEqual([top.id]);
    expect(await ids(`search=${hidden.path}&with_shared=true`)).toEqual([]);
    expect(await ids(`skip_groups[]=${top.id}`)).toEqual([group.id]);
    const personal = await seedUser(db);
    const made = await api.as(personal).post('/projects', { name: 'Alone' });
    expect((await api.as(personal).get(`/projects/${made.body.id}/groups`)).body).toEqual([]);
  });
});

describe('POST /projects/:id/import_project_members/:project_id', () => {
  it('copies direct members with their roles, and leaves those who are there', async () => {
    const { project, people } = await projectWorld(db);
    const source = await seedProject(db, { visibility: 'private' });
    const [first, second, late] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    const again = await seedUser(db);
    await addMember(db, { project, user: again, level: 10, expires_at: yesterday });
    await addMember(db, { project: source, user: again, level: 30 });
    await addMember(db, { project: source, user: people.maintainer, level: 40 });
    await addMember(db, { project: source, user: first, level: 30, expires_at: soon });
    await addMember(db, { project: source, user: second, level: 30 });
    await addMember(db, { project: source, user: late, level: 30, expires_at: yesterday });
    await addMember(db, { project, user: second, level: 10 });
    const path = `/projects/${project.id}/import_project_members/${source.id}`;
    for (let time = 0; time < 2; time += 1) {
      expect(await api.as(people.maintainer).post(path)).toMatchObject({
        status: 201,
        body: { status: 'success', message: 'Successfully imported' },
      });
    }
    const members = await db('members')
      .where({ source_type: 'Project', source_id: project.id })
      .orderBy('user_id')
      .select('user_id', 'access_level', 'expires_at');
    expect(members).toEqual([
      { user_id: people.maintainer.id, access_level: 40, expires_at: null },
      { user_id: first.id, access_level: 30, expires_at: soon },
      { user_id: second.id, access_level: 10, expires_at: null },
      { user_id: again.id, access_level: 30, expires_at: null },
    ]);
    expect((await api.as(first).get(`/projects/${project.id}`)).status).toBe(200);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('asks for the rights of a maintainer in both', async () => {
    const { project, people } = await projectWorld(db);
    const hidden = await seedProject(db, { visibility: 'private' });
    const open = await seedProject(db);
    const copy = (source: { id: number }, who: Who = 'maintainer') =>
      api.as(people[who]).post(`/projects/${project.id}/import_project_members/${source.id}`);
    expect(await copy(hidden)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
    expect(await copy(open)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Project' },
    });
    await addMember(db, { project: open, user: people.developer, level: 40 });
    expect(await copy(open, 'developer')).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
    expect((await copy(open, 'stranger')).status).toBe(404);
    expect((await copy(open, 'anonymous')).status).toBe(401);
    const failed = { status: 422, body: { message: 'Import failed' } };
    expect(await copy(project)).toMatchObject(failed);
    await db('groups')
      .where({ namespace_id: project.namespace_id })
      .update({ membership_lock: true });
    expect(await copy(open, 'administrator')).toMatchObject(failed);
  });
});
