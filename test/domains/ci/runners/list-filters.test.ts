import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { register } from './world.ts';

/** Every filter of every list of runners, held against the runners themselves. */
const HOUR = 3_600_000;
const start = Date.parse('2026-05-04T09:30:00.000Z');
let time = start;
const { api, db } = await startApp({ clock: () => new Date(time) });
const administrator = await seedUser(db, { admin: true });
const owner = await seedUser(db);
const group = await seedGroup(db, { visibility: 'private' });
const project = await seedProject(db, { namespace: group, visibility: 'private' });
await addMember(db, { group, user: owner, level: 50 });

interface Facts extends HasId {
  readonly type: string;
  readonly paused: boolean;
  readonly tags: readonly string[];
  readonly contact: 'online' | 'offline' | 'never';
}

const runners: Facts[] = [];

beforeAll(async () => {
  for (const [type, place] of [
    ['instance_type', ''],
    ['group_type', `/groups/${group.id}`],
    ['project_type', `/projects/${project.id}`],
  ] as const) {
    for (const [paused, tags, contact] of [
      [false, ['clay', 'fire'], 'offline'],
      [true, ['clay'], 'offline'],
      [false, [], 'never'],
      [true, ['fire'], 'online'],
      [false, ['fire'], 'online'],
    ] as const) {
      const attributes = { paused, tag_list: tags };
      const { id, token } = await register(api, administrator, place, attributes);
      if (contact !== 'never') {
        time = contact === 'online' ? start : start - 3 * HOUR;
        await api.post('/runners/verify', { token });
        time = start;
      }
      runners.push({ id, type, paused, tags, contact });
    }
  }
});

type Passes = (runner: Facts) => boolean;

const common: readonly (readonly [string, Passes])[] = [
  ['type=instance_type', ({ type }) => type === 'instance_type'],
  ['type=group_type', ({ type }) => type === 'group_type'],
  ['type=project_type', ({ type }) => type === 'project_type'],
  ['paused=true', ({ paused }) => paused],
  ['paused=false', ({ paused }) => !paused],
  ['status=paused', ({ paused }) => paused],
  ['status=active', ({ paused }) => !paused],
  ['status=online', ({ contact }) => contact === 'online'],
  ['status=offline', ({ contact }) => contact === 'offline'],
  ['status=not_connected', ({ contact }) => contact === 'never'],
  ['tag_list=clay', ({ tags }) => tags.includes('clay')],
  ['tag_list=fire,clay', ({ tags }) => tags.length === 2],
  ['tag_list[]=fire', ({ tags }) => tags.includes('fire')],
];
const scopes: readonly (readonly [string, Passes])[] = [
  ['scope=active', ({ paused }) => !paused],
  ['scope=paused', ({ paused }) => paused],
  ['scope=online', ({ contact }) => contact === 'online'],
  ['scope=offline', ({ contact }) => contact === 'offline'],
];

const lists: readonly (readonly [string, HasId, Passes, typeof common])[] = [
  ['/runners', owner, ({ type }) => type !== 'instance_type', [...common, ...scopes]],
  ['/runners/all', administrator, () => true, [...common, ...scopes]],
  [`/projects/${project.id}/runners`, owner, () => true, [...common, ...scopes]],
  [`/groups/${group.id}/runners`, owner, ({ type }) => type !== 'project_type', common],
];

describe.each(lists)('%s', (path, who, listed, filters) => {
  const ask = async (query: string) => {
    const { status, body, headers } = await api.as(who).get(`${path}?per_page=50&${query}`);
    expect(status).toBe(200);
    expect(headers['x-total']).toBe(String(body.length));
    return body.map(({ id }: HasId) => id);
  };
  const ids = (passes: Passes) => runners.filter(passes).map(({ id }) => id);

  it.each(filters)('filters by %s', async (filter, passes) => {
    expect(await ask(filter)).toEqual(ids((runner) => listed(runner) && passes(runner)));
  });

  it('filters by several at a time', async () => {
    for (const [index, [first, passes]] of filters.entries()) {
      const [second, also] = filters[(index + 5) % filters.length] as (typeof filters)[number];
      if (first.split('=')[0] === second.split('=')[0]) continue;
      const expected = ids((runner) => listed(runner) && passes(runner) && also(runner));
      expect({ first, second, ids: await ask(`${first}&${second}`) }).toEqual({
        first,
        second,
        ids: expected,
      });
    }
  });
});
