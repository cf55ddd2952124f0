import { describe, expect, it } from 'vitest';
import { pictureOf } from '#test/support/pictures.ts';
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

const { api, db, origin } = await startApp({ config: { plan: 'free' } });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const ids = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);

describe('GET /namespaces', () => {
  it('lists the own namespace and the groups of direct membership, by id', async () => {
    const user = await seedUser(db);
    const me = api.as(user);
    const own = await personalNamespace(db, user);
    const guestIn = await seedGroup(db, { visibility: 'private' });
    const ownerIn = await seedGroup(db);
    const below = await seedGroup(db, { parent: ownerIn });
    const invited = await seedGroup(db);
    await seedGroup(db);
    await addMember(db, { group: ownerIn, user, level: 50 });
    await addMember(db, { group: guestIn, user, level: 10 });
    await addMember(db, { group: below, user: await seedUser(db), level: 20 });
    await shareGroup(db, invited, { with: ownerIn, level: 50 });

    const listed = await me.get('/namespaces');
    expect(ids(listed)).toEqual([own.id, guestIn.id, ownerIn.id]);
    expect(listed.headers['x-total']).toBe('3');
    expect(listed.body[0]).toEqual({
      id: own.id,
      name: user.name,
      path: user.username,
      kind: 'user',
      full_path: user.username,
      parent_id: null,
      avatar_url: pictureOf(user),
      web_url: `${origin}/${user.username}`,
    });
    expect(listed.body[1]).not.toHaveProperty('members_count_with_descendants');
    expect(listed.body[2]).toEqual({
      id: ownerIn.id,
      name: ownerIn.name,
      path: ownerIn.path,
      kind: 'group',
      full_path: ownerIn.full_path,
      parent_id: null,
      avatar_url: null,
      web_url: `${origin}/groups/${ownerIn.full_path}`,
      members_count_with_descendants: 2,
    });
    expect(ids(await me.get('/namespaces?owned_only=true'))).toEqual([own.id, ownerIn.id]);
    await addMember(db, { group: below, user, level: 30 });
    expect(ids(await me.get('/namespaces'))).toEqual([own.id, guestIn.id, ownerIn.id, below.id]);
    expect(ids(await me.get('/namespaces?top_level_only=true'))).toEqual([
      own.id,
      guestIn.id,
      ownerIn.id,
    ]);
    expect(ids(await me.get('/namespaces?per_page=1&page=2'))).toEqual([guestIn.id]);
  });

  it('leaves out memberships that ended, and requests', async () => {
    const user = await seedUser(db);
    const [ended, asked] = [await seedGroup(db), await seedGroup(db)];
    await addMember(db, { group: ended, user, level: 50, expires_at: '2020-01-01' });
    const requested_at = new Date().toISOString();
    await addMember(db, { group: asked, user, level: 50, requested_at });
    expect(ids(await api.as(user).get('/namespaces'))).toHaveLength(1);
    expect((await api.as(user).get(`/namespaces/${ended.id}`)).status).toBe(404);
  });

  it('finds parts of names and paths, in any case', async () => {
    const word = unique('Töpfer');
    const user = await seedUser(db);
    const named = await seedGroup(db, { name: `Die ${word}` });
    const placed = await seedGroup(db, { path: unique('X-Pottery-') });
    for (const group of [named, placed]) await addMember(db, { group, user, level: 10 });
    const hidden = await seedGroup(db, { name: `Mehr ${word}` });
    const find = async (caller: typeof api, text: string) =>
      ids(await caller.get(`/namespaces?search=${encodeURIComponent(text)}`));
    expect(await find(api.as(user), word.toUpperCase())).toEqual([named.id]);
    expect(await find(api.as(user), placed.path.slice(2).toLowerCase())).toEqual([placed.id]);
    expect(await find(api.as(user), 'x-')).toEqual([placed.id]);
    expect(await find(api.as(user), '%')).toEqual([]);
    expect(await find(admin, word)).toEqual([named.id, hidden.id]);
  });

  it('lists everything for administrators, unless they ask for what they own', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const own = await personalNamespace(db, administrator);
    const all = ids(await admin.get('/namespaces?per_page=100'));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(ids(await admin.get(`/namespaces?search=${group.path}`))).toEqual([group.id]);
    expect(ids(await admin.get('/namespaces?owned_only=true'))).toEqual([own.id]);
  });

  it('needs credentials', async () => {
    for (const path of ['/namespaces', '/namespaces/1', '/namespaces/x/exists']) {
      expect(await api.get(path)).toMatchObject({ status: 401 });
    }
  });
});

describe('GET /namespaces/:id', () => {
  it('answers members by id and by path in any case, others 404', async () => {
    const parent = await seedGroup(db, { visibility: 'public' });
    const group = await seedGroup(db, { parent });
    const guests = await seedGroup(db);
    await shareGroup(db, parent, { with: guests, level: 20 });
    const people = {
      stranger: await seedUser(db),
      inherited: await seedUser(db),
      shared: await seedUser(db),
      inside: await seedUser(db),
      owner: await seedUser(db),
    };
    await addMember(db, { group: parent, user: people.inherited, level: 10 });
    await addMember(db, { group: guests, user: people.shared, level: 30 });
    const project = await seedProject(db, { namespace: group });
    await addMember(db, { project, user: people.inside, level: 30 });
    await addMember(db, { group: parent, user: people.owner, level: 50 });

    const path = encodeURIComponent(group.full_path.toUpperCase());
    for (const [who, status] of [
      ['stranger', 404],
      ['inside', 404],
      ['inherited', 200],
      ['shared', 200],
      ['owner', 200],
    ] as const) {
      for (const id of [group.id, path]) {
        const answer = await api.as(people[who]).get(`/namespaces/${id}`);
        expect(answer.status).toBe(status);
        if (status === 404) expect(answer.body).toEqual({ message: '404 Namespace Not Found' });
        else expect(answer.body).toMatchObject({ id: group.id, parent_id: parent.id });
        expect('members_count_with_descendants' in answer.body).toBe(who === 'owner');
      }
    }
    expect((await admin.get(`/namespaces/${group.id}`)).body).toMatchObject({
      members_count_with_descendants: 0,
    });
  });

  it('shows a personal namespace to its user and to administrators', async () => {
    const user = await seedUser(db);
    const { id } = await personalNamespace(db, user);
    expect(await api.as(user).get(`/namespaces/${user.username}`)).toMatchObject({
      status: 200,
      body: { id, kind: 'user' },
    });
    expect((await admin.get(`/namespaces/${id}`)).status).toBe(200);
    expect((await api.as(await seedUser(db)).get(`/namespaces/${id}`)).status).toBe(404);
  });

  it.each(['999999', 'no-such', 'no%2Fsuch', '9223372036854775808', '%C4%B0'])(
    'answers 404 for %s',
    async (id) => {
      expect(await admin.get(`/namespaces/${id}`)).toMatchObject({
        status: 404,
        body: { message: '404 Namespace Not Found' },
      });
    },
  );
});

describe('GET /namespaces/:id/exists', () => {
  const exists = async (path: string, query = '') =>
    (await api.as(administrator).get(`/namespaces/${path}/exists${query}`)).body;

  it('tells of groups and users, with a path that is free', async () => {
    const group = await seedGroup(db, { path: unique('Taken-') });
    expect(await exists(group.path.toLowerCase())).toEqual({
      exists: true,
      suggests: [`${group.path.toLowerCase()}1`],
    });
    await seedGroup(db, { path: `${group.path}1` });
    await seedUser(db, { username: `${group.path}2` });
    expect(await exists(group.path)).toEqual({ exists: true, suggests: [`${group.path}3`] });
    expect(await exists(`${group.path}2`)).toMatchObject({ exists: true });
    expect(await exists(unique('free-'))).toEqual({ exists: false, suggests: [] });
  });

  it('looks below a group that the caller may see', async () => {
    const parent = await seedGroup(db, { visibility: 'private' });
    const child = await seedGroup(db, { parent, visibility: 'private' });
    await seedProject(db, { namespace: parent, path: `${child.path}1`, visibility: 'private' });
    expect(await exists(child.path)).toEqual({ exists: false, suggests: [] });
    expect(await exists(child.path, `?parent_id=${parent.id}`)).toEqual({
      exists: true,
      suggests: [`${child.path}2`],
    });
    expect(await exists(`${child.path}1`, `?parent_id=${parent.id}`)).toMatchObject({
      exists: false,
    });
    const stranger = api.as(await seedUser(db));
    const path = `/namespaces/${child.path}/exists?parent_id=${parent.id}`;
    expect(await stranger.get(path)).toMatchObject({ status: 404 });
  });

  it.each(['%20', '..', 'a%2Fb', '%F0%9F%94%A5', '%C4%B0', 'x'.repeat(3_000)])(
    'calls free what cannot be a path: %s',
    async (path) => {
      expect(await exists(path)).toEqual({ exists: false, suggests: [] });
    },
  );
});
