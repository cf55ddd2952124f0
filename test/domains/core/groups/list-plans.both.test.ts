import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { findGroups, findSubgroups } from '#src/domains/core/groups/finder.ts';
import type { GroupListQuery } from '#src/domains/core/groups/list.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser, shareGroup } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Scans of whole tables; an index that is read in the order of the list stops at the end of the page. */
const scans =
  /SCAN (namespaces|namespace_ancestors|members|projects|project_\w+|group_\w+)\b(?! USING)|Seq Scan/;
const now = new Date();
const page = { page: 1, per_page: 2, order_by: 'name', sort: 'asc' } as const;
const every = { statistics: false, with_custom_attributes: false, owned: false } as const;

let callers: Record<'anonymous' | 'member' | 'admin', Actor | null>;
let parent: { id: number };

beforeAll(async () => {
  const user = await seedUser(db);
  const top = await seedGroup(db, { owner: user, visibility: 'private' });
  parent = top;
  for (let index = 0; index < 6; index += 1) {
    const visibility = (['private', 'internal', 'public'] as const)[index % 3] ?? 'public';
    const below = await seedGroup(db, { parent: top, visibility: 'private' });
    await seedProject(db, { namespace: below, visibility: 'private' });
    const other = await seedGroup(db, { visibility });
    await shareGroup(db, other, { with: top, level: 20 });
    const inside = await seedProject(db, { namespace: other, visibility });
    if (index % 2 === 0) await addMember(db, { project: inside, user, level: 30 });
  }
  callers = {
    anonymous: null,
    member: createActor(user, { administrator: true }),
    admin: createActor(await seedUser(db, { admin: true }), { administrator: true }),
  };
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

async function plansOf(work: Parameters<typeof statementsOf>[1]): Promise<string> {
  const plans = [];
  for (const sent of await statementsOf(db, work)) {
    // The index of texts is read by bitmaps only.
    const plan = await planOf(db, sent, ['hashjoin', 'mergejoin', 'hashagg']);
    expect(scans.test(plan) ? `${sent.sql}\n${plan}` : '').toBe('');
    plans.push(plan);
  }
  expect(plans.length).toBeLessThanOrEqual(4);
  return plans.join('\n');
}

const orders = [
  ['name', /namespaces_groups_by_(visibility_)?name/],
  ['path', /namespaces_groups_by_(visibility_)?path/],
  ['id', /namespaces_groups_by_(visibility_)?id|INTEGER PRIMARY KEY|namespaces_pkey/],
] as const;
const who = ['anonymous', 'member', 'admin'] as const;
const cases = orders.flatMap(([order, index]) =>
  who.map((caller) => [order, caller, index] as const),
);

describe('GET /groups', () => {
  it.each(cases)('in the order of %s for %s walks an index', async (order_by, caller, index) => {
    const query = { ...every, ...page, order_by, all_available: true } as GroupListQuery;
    expect(await plansOf((db) => findGroups(db, callers[caller], query, now))).toMatch(index);
  });

  const filters: [string, Partial<GroupListQuery>][] = [
    ['nothing', {}],
    ['search', { search: 'name' }],
    ['search of two letters', { search: 'xq' }],
    ['search by similarity', { search: 'name', order_by: 'similarity' }],
    ['top_level_only', { top_level_only: true }],
    ['owned', { owned: true }],
    ['min_access_level', { min_access_level: 30 }],
    ['owned and min_access_level', { owned: true, min_access_level: 30 }],
    ['skip_groups', { skip_groups: [1, 2, 3] }],
    ['custom_attributes', { custom_attributes: { floor: '3' } }],
  ];
  it.each(filters)('with %s reads along indexes', async (_, filter) => {
    for (const caller of who) {
      for (const all_available of [true, false]) {
        const query = { ...every, ...page, all_available, ...filter } as GroupListQuery;
        await plansOf((db) => findGroups(db, callers[caller], query, now));
      }
    }
  });

  it('by position walks the index of names', async () => {
    const keyset = { ...every, ...page, per_page: 1, pagination: 'keyset' } as GroupListQuery;
    const { page: first } = await findGroups(db, null, keyset, now);
    if (first.kind !== 'keyset' || first.next === null) throw new Error('there is one page only');
    const plans = await plansOf((db) => findGroups(db, null, { ...keyset, ...first.next }, now));
    expect(plans).toContain('namespaces_groups_by_visibility_name_id');
  });
});

it.each(['children', 'descendants'] as const)(
  '%s of a group are found by indexes',
  async (depth) => {
    for (const caller of who) {
      for (const filter of [{}, { search: 'name' }]) {
        const query = { ...every, ...page, all_available: true, ...filter } as GroupListQuery;
        await plansOf((db) =>
          findSubgroups(db, callers[caller], { id: parent.id, depth }, query, now),
        );
      }
    }
  },
);
