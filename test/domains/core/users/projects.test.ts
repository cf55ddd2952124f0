import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { ids } from './views.ts';

const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const stranger = await seedUser(db);
const external = await seedUser(db, { external: true });
const notFound = { status: 404, body: { message: '404 User Not Found' } };

async function star(user: HasId, project: HasId): Promise<void> {
  const row = { user_id: user.id, project_id: project.id, created_at: new Date().toISOString() };
  await db('project_stars').insert(row);
}

/** User with one listed project of each visibility, and one project elsewhere that is not listed. */
async function somebody(list: 'projects' | 'starred_projects') {
  const user = await seedUser(db);
  const guest = await seedUser(db);
  const namespace = list === 'projects' ? await personalNamespace(db, user) : await seedGroup(db);
  const made: Record<string, HasId> = {};
  for (const visibility of ['private', 'internal', 'public'] as const) {
    const project = await seedProject(db, { namespace, visibility });
    made[visibility] = project;
    if (list === 'starred_projects') {
      await star(user, project);
      if (visibility === 'private') await addMember(db, { project, user, level: 50 });
    }
    if (visibility === 'private') await addMember(db, { project, user: guest, level: 10 });
  }
  await seedProject(db);
  const path = `/users/${user.username}/${list}`;
  return { user, guest, path, made: made as Record<'private' | 'internal' | 'public', HasId> };
}

describe.each(['projects', 'starred_projects'] as const)('GET /users/:user_id/%s', (list) => {
  it('shows everybody what they may see, and counts no more', async () => {
    const { user, guest, path, made } = await somebody(list);
    const all = [made.public, made.internal, made.private];
    const seen = [
      [null, [made.public]],
      [external, [made.public]],
      [stranger, [made.public, made.internal]],
      [guest, all],
      [user, all],
      [administrator, all],
    ] as const;
    for (const [who, projects] of seen) {
      const { status, body, headers } = await api.as(who).get(path);
      expect(status).toBe(200);
      expect(ids(body)).toEqual(ids(projects));
      expect(headers['x-total']).toBe(String(projects.length));
    }
    expect(ids((await api.get(`/users/${user.id}/${list}`)).body)).toEqual([made.public.id]);
    // The anonymous get the simple form.
    expect((await api.get(path)).body[0]).not.toHaveProperty('visibility');
    expect((await api.as(user).get(path)).body[0]).toHaveProperty('visibility');
    expect((await api.as(user).get(`${path}?simple=true`)).body[0]).not.toHaveProperty(
      'visibility',
    );
  });

  it('filters and orders as other lists of projects do', async () => {
    const { user, guest, path, made } = await somebody(list);
    const word = unique('needle');
    await db('projects').where('id', made.internal.id).update({ search_text: word, name: 'a' });
    const answers = [
      [user, `search=${word}`, [made.internal]],
      [user, 'visibility=private', [made.private]],
      [null, 'visibility=private', []],
      [null, 'owned=true', []],
      [guest, 'membership=true', [made.private]],
      [guest, 'min_access_level=20', []],
      [user, 'archived=true', []],
      [user, 'order_by=id&sort=asc', [made.private, made.internal, made.public]],
      [user, `id_after=${made.private.id}&order_by=id&sort=asc`, [made.internal, made.public]],
      [administrator, 'order_by=storage_size&sort=asc', [made.private, made.internal, made.public]],
      [stranger, 'order_by=storage_size', [made.public, made.internal]],
      [stranger, `search=${word}&order_by=similarity`, []],
      [stranger, 'per_page=1&page=2', [made.internal]],
    ] as const;
    for (const [who, query, projects] of answers) {
      const { status, body } = await api.as(who).get(`${path}?${query}`);
      expect({ query, status, ids: ids(body) }).toEqual({ query, status: 200, ids: ids(projects) });
    }
  });

  it('can be walked by key', async () => {
    const { user, path, made } = await somebody(list);
    const caller = api.as(user);
    const found: number[] = [];
    let next = `${path}?pagination=keyset&order_by=id&sort=asc&per_page=2`;
    for (let pages = 0; pages < 4; pages += 1) {
      const { body, headers } = await caller.get(next);
      found.push(...ids(body));
      const link = /<[^>]*\/api\/v4([^>]*)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
      if (link === undefined) break;
      next = link;
    }
    expect(found).toEqual([made.private.id, made.internal.id, made.public.id]);
    expect((await caller.get(`${path}?pagination=keyset`)).status).toBe(405);
    expect((await caller.get(`${path}?page=501&per_page=100`)).status).toBe(405);
  });

  it('answers 404 for nobody', async () => {
    expect(await api.get(`/users/nobody-here/${list}`)).toMatchObject(notFound);
    expect(await api.as(stranger).get(`/users/999999999/${list}`)).toMatchObject(notFound);
  });

  it('is empty for a bot', async () => {
    const bot = await seedUser(db, { user_type: 'project_bot' });
    expect(await api.get(`/users/${bot.id}/${list}`)).toMatchObject({ status: 200, body: [] });
  });
});

it('GET /users/:user_id/starred_projects of a private profile is empty for others', async () => {
  const { user, path, made } = await somebody('starred_projects');
  await db('users').where('id', user.id).update({ private_profile: true });
  expect((await api.get(path)).body).toEqual([]);
  expect((await api.as(stranger).get(path)).body).toEqual([]);
  expect((await api.as(user).get(path)).body).toHaveLength(3);
  expect(ids((await api.as(administrator).get(path)).body)).toContain(made.public.id);
});
