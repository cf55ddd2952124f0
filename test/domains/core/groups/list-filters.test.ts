import { describe, expect, it } from 'vitest';
import type { GroupRow } from '#src/records/group.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type GroupSeed,
  type HasId,
  seedGroup,
  seedUser,
  unique,
} from '#test/support/seed.ts';

/** Every filter and every order of every list of groups, held against the groups themselves. */
const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const reader = await seedUser(db);
const word = unique('glaze');
const names = ['fig', 'ash', 'elm', 'box', 'cob', 'dog', 'gum', 'yew'];
const groups: GroupRow[] = [];

async function grow(visibility: GroupSeed['visibility'], parent?: GroupRow): Promise<GroupRow> {
  const index = groups.length;
  const group = await seedGroup(db, {
    ...(visibility && { visibility }),
    ...(parent && { parent }),
    name: `${names[index]} ${word}`,
    path: `${names.at(-index - 1)}-${word}`,
  });
  groups.push(group);
  return group;
}

const top = await grow('public');
const owned = await grow('public', top);
const maintained = await grow('internal', top);
const open = await grow('public', top);
const closed = await grow('private', top);
const visited = await grow('private', top);
const belowOwned = await grow('private', owned);
const belowMaintained = await grow('internal', maintained);
await addMember(db, { group: owned, user: reader, level: 50 });
await addMember(db, { group: maintained, user: reader, level: 40 });
await addMember(db, { group: visited, user: reader, level: 10 });
const pair = { key: 'shelf', value: 'top', created_at: top.created_at, updated_at: top.created_at };
await db('group_custom_attributes').insert({ ...pair, group_id: closed.id });

const belonging = [top, owned, maintained, visited, belowOwned, belowMaintained];

const lists: readonly (readonly [string, readonly GroupRow[]])[] = [
  [`/groups?search=${word}`, groups],
  [`/groups/${top.id}/subgroups?x=`, groups.filter(({ parent_id }) => parent_id === top.id)],
  [`/groups/${top.id}/descendant_groups?x=`, groups.filter(({ parent_id }) => parent_id !== null)],
];

type Line = readonly [query: string, who: HasId | null, rows: readonly GroupRow[]];

const lines: readonly Line[] = [
  ['', reader, belonging],
  ['', administrator, groups],
  ['', null, [top, owned, open]],
  ['all_available=true', reader, groups.filter((group) => group !== closed)],
  ['all_available=false', reader, belonging],
  ['all_available=false', administrator, []],
  ['owned=true', reader, [owned]],
  ['owned=true&all_available=true', reader, [owned]],
  ['owned=true', administrator, []],
  ['owned=true', null, []],
  ['min_access_level=50', reader, [owned, belowOwned]],
  ['min_access_level=40', reader, [owned, maintained, belowOwned, belowMaintained]],
  [
    'min_access_level=10&all_available=true',
    reader,
    [owned, maintained, visited, belowOwned, belowMaintained],
  ],
  [`skip_groups=${owned.id},${visited.id}`, reader, [top, maintained, belowOwned, belowMaintained]],
  [`skip_groups[]=${top.id}&skip_groups[]=${owned.id}`, null, [open]],
  ['custom_attributes[shelf]=top', administrator, [closed]],
  ['custom_attributes[shelf]=low', administrator, []],
  ['custom_attributes[shelf]=low', reader, belonging],
];

const idsOf = ({ body }: { body: readonly HasId[] }) => body.map(({ id }) => id);
const ascending = (rows: readonly GroupRow[]) =>
  rows.map(({ id }) => id).toSorted((one, other) => one - other);

describe.each(lists)('%s', (path, listed) => {
  it.each(lines)('filters by %s', async (query, who, rows) => {
    const answer = await api.as(who).get(`${path}&per_page=50&order_by=id&${query}`);
    const expected = ascending(rows.filter((row) => listed.includes(row)));
    expect(idsOf(answer)).toEqual(expected);
    expect(answer.headers['x-total']).toBe(String(expected.length));
  });

  it.each(['id', 'name', 'path'] as const)('orders by %s, both ways', async (order) => {
    const upwards = listed.toSorted((a, b) => (a[order] < b[order] ? -1 : 1));
    for (const [sort, rows] of [
      ['asc', upwards],
      ['desc', upwards.toReversed()],
    ] as const) {
      const query = `${path}&order_by=${order}&sort=${sort}`;
      const whole = await api.as(administrator).get(`${query}&per_page=50`);
      const ids = rows.map(({ id }) => id);
      expect(idsOf(whole)).toEqual(ids);
      const second = await api.as(administrator).get(`${query}&per_page=2&page=2`);
      expect(idsOf(second)).toEqual(ids.slice(2, 4));
    }
  });
});

it('leaves out below the top what has a parent, in the whole list only', async () => {
  const all = await api.as(reader).get(`/groups?search=${word}&top_level_only=true`);
  expect(idsOf(all)).toEqual([top.id]);
  const below = await api.as(reader).get(`/groups/${top.id}/subgroups?top_level_only=true`);
  expect(idsOf(below)).toHaveLength(3);
});

it('searches short paths only below a group', async () => {
  const search = `${names.at(-5)}-${word}`;
  const named = `${names[4]} ${word}`;
  for (const list of ['subgroups', 'descendant_groups']) {
    const path = `/groups/${top.id}/${list}?search=`;
    expect(idsOf(await api.as(administrator).get(path + search))).toEqual([closed.id]);
    expect(idsOf(await api.as(administrator).get(path + encodeURIComponent(named)))).toEqual([]);
    expect(idsOf(await api.as(administrator).get(path + top.path))).toEqual([]);
  }
});
