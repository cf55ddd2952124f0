import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
} from '#test/support/seed.ts';
import { register, type Registered } from './world.ts';

const day = 86_400_000;
const start = Date.parse('2026-05-04T09:30:00.000Z');
let time = start;
const { api, db } = await startApp({ clock: () => new Date(time) });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const top = await seedGroup(db, { visibility: 'private' });
const below = await seedGroup(db, { visibility: 'private', parent: top });
const elsewhere = await seedGroup(db, { visibility: 'private' });
const project = await seedProject(db, { namespace: below, visibility: 'private' });
const other = await seedProject(db, { namespace: elsewhere, visibility: 'private' });

const made: Record<string, Registered> = {};
/** Names of the runners that an answer lists, in its order. */
const namesIn = (body: HasId[]) =>
  body.map(({ id }) => Object.keys(made).find((name) => made[name]?.id === id) ?? 'unknown');

beforeAll(async () => {
  const places = {
    instance: '',
    top: `/groups/${top.id}`,
    below: `/groups/${below.id}`,
    elsewhere: `/groups/${elsewhere.id}`,
    project: `/projects/${project.id}`,
    other: `/projects/${other.id}`,
  } as const;
  for (const [name, place] of Object.entries(places)) {
    made[name] = await register(api, administrator, place, { description: name });
  }
});

async function member(of: 'top' | 'below' | 'project', level: 10 | 20 | 30 | 40 | 50) {
  const user = await seedUser(db);
  const target = { top: { group: top }, below: { group: below }, project: { project } }[of];
  await addMember(db, { ...target, user, level });
  return user;
}

const listedFor = async (user: HasId, path = '/runners') => {
  const { status, body } = await api.as(user).get(path);
  return status === 200 ? namesIn(body) : status;
};

describe('GET /runners', () => {
  it.each([
    ['top', 50, ['top', 'below', 'project']],
    ['top', 40, ['project']],
    ['below', 50, ['below', 'project']],
    ['below', 30, []],
    ['project', 40, ['project']],
    ['project', 30, []],
  ] as const)('lists what a member of %s with level %i looks after', async (of, level, names) => {
    expect(await listedFor(await member(of, level))).toEqual(names);
  });

  it('lists what owners look after by a share, and personal projects', async () => {
    const user = await seedUser(db);
    const invited = await seedGroup(db, { owner: user });
    const capped = await seedGroup(db);
    const shared = await seedGroup(db);
    await shareGroup(db, shared, { with: invited, level: 50 });
    await shareGroup(db, capped, { with: invited, level: 40 });
    const { id } = await register(api, administrator, `/groups/${shared.id}`);
    await register(api, administrator, `/groups/${capped.id}`);
    const personal = await api.as(user).post('/projects', { name: 'Own' });
    const own = await register(api, administrator, `/projects/${personal.body.id}`);
    const { body } = await api.as(user).get('/runners');
    expect(body.map((runner: HasId) => runner.id)).toEqual([id, own.id]);
    const maintainer = await seedUser(db);
    await addMember(db, { group: invited, user: maintainer, level: 40 });
    expect(await listedFor(maintainer)).toEqual([]);
  });

  it('lists nothing to others, and refuses anonymous callers', async () => {
    expect(await listedFor(await seedUser(db))).toEqual([]);
    expect((await api.get('/runners')).status).toBe(401);
    expect((await admin.get('/runners')).body).toEqual([]);
  });
});

describe('GET /runners/all', () => {
  it('lists everything, to administrators', async () => {
    const { body } = await admin.get('/runners/all?per_page=6');
    expect(namesIn(body)).toEqual(Object.keys(made));
    expect(body[0]).toEqual({
      id: made['instance']?.id,
      description: 'instance',
      ip_address: '127.0.0.1',
      active: true,
      paused: false,
      is_shared: true,
      runner_type: 'instance_type',
      name: null,
      online: null,
      status: 'not_connected',
    });
    expect(await listedFor(await member('top', 50), '/runners/all')).toBe(403);
    expect((await api.get('/runners/all')).status).toBe(401);
  });
});

describe('the runners of a project or group', () => {
  const ofProject = ['instance', 'top', 'below', 'project'];
  const ofGroup = ['instance', 'top', 'below'];
  it.each([
    ['top', 50, ofProject, ofGroup],
    ['top', 40, ofProject, 403],
    ['project', 40, ofProject, 403],
    ['below', 30, 403, 403],
    ['below', 10, 403, 403],
  ] as const)('are listed to a member of %s with level %i, or not', async (of, level, a, b) => {
    const user = await member(of, level);
    expect(await listedFor(user, `/projects/${project.id}/runners`)).toEqual(a);
    expect(await listedFor(user, `/groups/${below.id}/runners`)).toEqual(b);
  });

  it('are hidden with it', async () => {
    const stranger = await seedUser(db);
    for (const [path, name] of [
      [`/projects/${project.id}/runners`, 'Project'],
      [`/groups/${top.id}/runners`, 'Group'],
    ]) {
      expect(await api.as(stranger).get(`${path}?type=wrong`)).toMatchObject({
        status: 404,
        body: { message: `404 ${name} Not Found` },
      });
      expect((await api.get(`${path}`)).status).toBe(401);
    }
  });
});

describe('filters', () => {
  it('tell types and switches apart, and tags, together', async () => {
    const tagged = await register(api, administrator, `/groups/${top.id}`, {
      tag_list: ['one', 'two'],
      paused: true,
    });
    const half = await register(api, administrator, '', { tag_list: ['one'] });
    made['tagged'] = tagged;
    made['half'] = half;
    const all = async (query: string) => namesIn((await admin.get(`/runners/all?${query}`)).body);
    expect(await all('tag_list=one')).toEqual(['tagged', 'half']);
    expect(await all('tag_list[]=two&tag_list[]=one&tag_list[]=one')).toEqual(['tagged']);
    expect(await all('tag_list=one,three')).toEqual([]);
    expect(await all('tag_list=ONE')).toEqual([]);
    expect(await all('tag_list=%25')).toEqual([]);
    expect(await all('paused=true')).toContain('tagged');
    expect(await all('paused=true')).not.toContain('half');
    expect(await all('status=paused')).toEqual(await all('paused=true'));
    expect(await all('status=active')).toEqual(await all('paused=false'));
    expect(await all('scope=active&tag_list=one')).toEqual(['half']);
    expect(await all('type=instance_type&tag_list=one')).toEqual(['half']);
    expect(await all('scope=shared')).toEqual(await all('type=instance_type'));
    expect(await all('scope=specific')).not.toContain('instance');
    expect(await all('type=project_type&per_page=2')).toEqual(['project', 'other']);
    expect(namesIn((await admin.get(`/groups/${below.id}/runners?tag_list=two`)).body)).toEqual([
      'tagged',
    ]);
  });

  it.each(['status=wrong', 'type=wrong', 'scope=wrong', 'paused=wrong'])(
    'refuse %s',
    async (query) => {
      const answer = await admin.get(`/runners/all?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatch(/^\w+ (does not have a valid value|is invalid)$/);
    },
  );

  it('refuse kinds that only administrators may ask for', async () => {
    expect((await admin.get('/runners?scope=shared')).status).toBe(400);
  });
});

describe('the status', () => {
  it('follows the time of contact', async () => {
    time = start;
    const { id, token } = await register(api, administrator, `/groups/${elsewhere.id}`);
    const seen = async () => {
      const { body } = await admin.get(`/runners/${id}`);
      const filtered = [];
      for (const status of ['online', 'offline', 'never_contacted', 'not_connected', 'stale']) {
        const query = `status=${status}&type=group_type&per_page=100`;
        const list = (await admin.get(`/runners/all?${query}`)).body as HasId[];
        if (list.some((runner) => runner.id === id)) filtered.push(status);
      }
      return [body.status, body.online, filtered];
    };
    expect(await seen()).toEqual(['not_connected', null, ['never_contacted', 'not_connected']]);
    await api.post('/runners/verify', { token });
    expect(await seen()).toEqual(['online', true, ['online']]);
    time += 2 * 3_600_000 - 1;
    expect(await seen()).toEqual(['online', true, ['online']]);
    time += 1;
    expect(await seen()).toEqual(['offline', false, ['offline']]);
    time = start + 93 * day;
    expect(await seen()).toEqual(['stale', false, ['offline', 'stale']]);
    await api.post('/runners/verify', { token });
    expect(await seen()).toEqual(['online', true, ['online']]);
    time = start;
  });

  it('is stale for what never called in for three months', async () => {
    const { id } = await register(api, administrator, '');
    time = start + 93 * day;
    expect((await admin.get(`/runners/${id}`)).body).toMatchObject({
      status: 'stale',
      online: null,
    });
    time = start;
  });
});
