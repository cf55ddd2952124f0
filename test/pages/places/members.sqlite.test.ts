import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();

type World = Awaited<ReturnType<typeof projectWorld>>;
type Kind = 'project' | 'group';

interface Place {
  readonly world: World;
  /** Path of the page. */
  readonly path: string;
  /** Path of the members in the API. */
  readonly api: string;
}

const newPlace = async (kind: Kind, visibility: 'public' | 'private' = 'private') => {
  const world = await projectWorld(app.db, { visibility });
  const { group, project } = world;
  return kind === 'group'
    ? { world, path: `/groups/${group.full_path}/-/group_members`, api: `/groups/${group.id}` }
    : {
        world,
        path: `/${group.full_path}/${project.path}/-/project_members`,
        api: `/projects/${project.id}`,
      };
};

const listDirect = async ({ world, api }: Place) => {
  const { body } = await app.api.as(world.people.owner).get(`${api}/members?per_page=100`);
  return body as { id: number; access_level: number; expires_at: string | null }[];
};
const errorAt = (html: string, id: string) =>
  new RegExp(`<p class="error" id="${id}-error">([^<]*)</p>`).exec(html)?.[1];

describe.each(['project', 'group'] as const)('the page of the members of a %s', (kind) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace(kind);
  });

  const visit = (who: 'owner' | 'maintainer' | 'guest' | 'stranger') =>
    Visitor.signedIn(app, place.world.people[who]);

  it('adds members by their usernames', async () => {
    const [first, second] = [await seedUser(app.db), await seedUser(app.db)];
    const visitor = await visit('owner');
    expect(pageText(await visitor.get(place.path))).toContain('Add members');
    const names = `@${first.username}, ${second.username}`;
    const added = await visitor.post(place.path, { names, role: '30', expires: '2030-01-31' });
    expect(added).toMatchObject({
      status: 303,
      headers: { location: `${place.path}?done=added` },
    });
    const direct = await listDirect(place);
    for (const { id } of [first, second]) {
      const expected = { id, access_level: 30, expires_at: '2030-01-31' };
      expect(direct.find((each) => each.id === id)).toMatchObject(expected);
    }
    const shown = pageText(await visitor.get(`${place.path}?done=added`));
    expect(shown).toContain('The members were added.');
    expect(shown).toContain(`@${first.username}`);
    const again = await visitor.post(place.path, { names: first.username, role: '20' });
    expect(again.status).toBe(422);
    expect(pageText(again)).toContain('Member already exists');
  });

  it.each([
    ['names', 'nobody-has-this', 'names', 'has no user named nobody-has-this'],
    ['names', ' , ', 'names', 'Usernames are missing'],
    ['role', '7', 'role', 'Role'],
    ['role', 'x', 'role', 'Role'],
    ['expires', '2001-01-01', 'expires', 'Until'],
    ['expires', '<script>', 'expires', 'Until'],
  ])('says beside %s what is wrong with %j, and keeps the rest', async (name, value, id, text) => {
    const before = await listDirect(place);
    const { username } = await seedUser(app.db);
    const visitor = await visit('owner');
    await visitor.get(place.path);
    const fields = { names: username, role: '20', expires: '2030-01-31', [name]: value };
    const answer = await visitor.post(place.path, fields);
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(errorAt(html, id)).toContain(text);
    expect(html).not.toContain('<script');
    if (name !== 'names') expect(html).toContain(`value="${username}"`);
    if (name !== 'expires') expect(html).toContain('value="2030-01-31"');
    expect(await listDirect(place)).toEqual(before);
  });

  it('changes role and end of a membership, and ends it', async () => {
    const user = await seedUser(app.db);
    const visitor = await visit('owner');
    await visitor.get(place.path);
    await visitor.post(place.path, { names: user.username, role: '20', expires: '' });
    const html = pageText(await visitor.get(place.path));
    expect(html).toContain(`action="${place.path}/${user.id}"`);
    const own = `${place.path}/${user.id}`;
    const wrong = await visitor.post(own, { role: '30', expires: '2001-01-01' });
    expect(wrong.status).toBe(422);
    expect(errorAt(pageText(wrong), `expires-${user.id}`)).toContain('Until');
    const changed = await visitor.post(own, { role: '30', expires: '2031-01-31' });
    expect(changed.headers['location']).toBe(`${place.path}?done=changed`);
    const find = async () => (await listDirect(place)).find(({ id }) => id === user.id);
    expect(await find()).toMatchObject({ access_level: 30, expires_at: '2031-01-31' });
    await visitor.post(own, { role: '10', expires: '' });
    expect(await find()).toMatchObject({ access_level: 10, expires_at: null });
    const removed = await visitor.post(`${own}/remove`);
    expect(removed.headers['location']).toBe(`${place.path}?done=removed`);
    expect(await find()).toBeUndefined();
    expect((await visitor.post(`${own}/remove`)).status).toBe(404);
  });

  it('lets a member leave', async () => {
    const { guest } = place.world.people;
    if (kind === 'project') {
      const added = { user_id: guest.id, access_level: 20 };
      await app.api.as(place.world.people.owner).post(`${place.api}/members`, added);
    }
    const visitor = await visit('guest');
    expect(pageText(await visitor.get(place.path))).toContain(`action="${place.path}/leave"`);
    const left = await visitor.post(`${place.path}/leave`);
    expect(left).toMatchObject({ status: 303, headers: { location: '/' } });
    expect((await listDirect(place)).map(({ id }) => id)).not.toContain(guest.id);
  });

  it('does not let the last owner leave', async () => {
    const only = await seedUser(app.db);
    const group = { name: `Of ${only.username}`, path: `of-${only.username}` };
    const made = await app.api.as(only).post('/groups', group);
    const path = `/groups/${(made.body as { full_path: string }).full_path}/-/group_members`;
    const visitor = await Visitor.signedIn(app, only);
    await visitor.get(path);
    const answer = await visitor.post(`${path}/leave`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await visitor.get(path)).status).toBe(200);
  });

  it('offers guests nothing, whose sends change nothing', async () => {
    const before = await listDirect(place);
    const { developer, stranger } = place.world.people;
    const visitor = await visit('guest');
    const html = pageText(await visitor.get(place.path));
    expect(html).not.toContain('Add members');
    expect(html).not.toContain('/remove"');
    const sends = ['', `/${developer.id}`, `/${developer.id}/remove`, `/requests/1/approve`];
    for (const path of sends) {
      const fields = { names: stranger.username, role: '30' };
      const { status } = await visitor.post(place.path + path, fields);
      expect({ path, status: [403, 404].includes(status) }).toEqual({ path, status: true });
    }
    expect(await listDirect(place)).toEqual(before);
  });

  it('is absent for strangers', async () => {
    const visitor = await visit('stranger');
    await visitor.get('/projects/new');
    expect((await visitor.get(place.path)).status).toBe(404);
    for (const path of ['', '/1', '/1/remove', '/leave', '/request_access', '/withdraw']) {
      expect((await visitor.post(place.path + path, { names: 'x' })).status).toBe(404);
    }
  });

  it('takes requests for access, which are approved or denied', async () => {
    const open = await newPlace(kind, 'public');
    const [first, second] = [await seedUser(app.db), await seedUser(app.db)];
    for (const user of [first, second]) {
      const visitor = await Visitor.signedIn(app, user);
      expect(pageText(await visitor.get(open.path))).toContain('Request access');
      const asked = await visitor.post(`${open.path}/request_access`);
      expect(asked.headers['location']).toBe(`${open.path}?done=requested`);
      const again = await visitor.post(`${open.path}/request_access`);
      expect(again.status).toBe(422);
      await visitor.post(`${open.path}/withdraw`);
      await visitor.post(`${open.path}/request_access`);
    }
    const owner = await Visitor.signedIn(app, open.world.people.owner);
    const html = pageText(await owner.get(open.path));
    expect(html).toContain('Requests for access');
    expect(html).toContain(`Approve ${first.name}`);
    const requests = `${open.path}/requests`;
    const approved = await owner.post(`${requests}/${first.id}/approve`, { role: '20' });
    expect(approved.headers['location']).toBe(`${open.path}?done=approved`);
    await owner.post(`${requests}/${second.id}/deny`);
    const direct = await listDirect(open);
    expect(direct.find(({ id }) => id === first.id)).toMatchObject({ access_level: 20 });
    expect(direct.find(({ id }) => id === second.id)).toBeUndefined();
    expect(pageText(await owner.get(open.path))).not.toContain('Requests for access');
    const guest = await Visitor.signedIn(app, open.world.people.guest);
    expect(pageText(await guest.get(open.path))).not.toContain('Request access');
  });
});
