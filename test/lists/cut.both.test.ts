import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { computeCutDepth } from '#src/lists/cut.ts';
import { paginate } from '#src/lists/offset.ts';
import { eventList } from '#src/domains/activity/events/list.ts';
import { findGroups } from '#src/domains/core/groups/finder.ts';
import { listRunners } from '#src/domains/ci/runners/list.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = new Date();
const groups = {
  order_by: 'name',
  sort: 'asc',
  statistics: false,
  owned: false,
  top_level_only: false,
} as const;
const events = (query: Parameters<typeof eventList.pageFor>[1]) =>
  eventList.pageFor({ db, actor, clock: () => now }, query);
let actor: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  actor = createActor(user, { administrator: true });
  const group = await seedGroup(db);
  await addMember(db, { group, user, level: 50 });
  await seedProject(db, { namespace: group });
});

type Window = { readonly page: number; readonly per_page: number };

const lists: [string, (window: Window) => Promise<unknown>][] = [
  [
    'groups',
    (window) => {
      const query = { ...groups, with_custom_attributes: false, ...window };
      return findGroups(db, actor, { ...query, all_available: true }, now);
    },
  ],
  ['all runners', (window) => listRunners(db, { of: 'instance' }, window, now)],
  ['own runners', (window) => listRunners(db, { of: 'user', id: actor.user.id }, window, now)],
  [
    'events of a user',
    (window) => events({ ...window, of: { kind: 'author', id: actor.user.id } }),
  ],
  ['events', (window) => events({ ...window, of: { kind: 'memberships' } })],
  ['anything', (window) => paginate(db, db('users').select('id').orderBy('id'), window)],
];

// Postgres plans a statement for each request if it does not know from its text how far it is read.
it.each(lists)('writes the usual lengths of pages of %s into the statement', async (_, list) => {
  for (const per_page of [1, 10, 20, 25, 30, 50, 100]) {
    const sent = await statementsOf(db, () => list({ page: 1, per_page }));
    const pages = sent.filter(({ sql }) => sql.includes(`limit ${per_page + 1}`));
    expect(pages).not.toEqual([]);
    for (const { sql, values } of pages) {
      expect(sql).not.toContain('offset');
      expect(values).not.toContain(per_page + 1);
    }
  }
});

it.each(lists)('binds other lengths of pages of %s, and where they begin', async (_, list) => {
  const sent = await statementsOf(db, () => list({ page: 3, per_page: 7 }));
  expect(sent.flatMap(({ values }) => values)).toContain(8);
  expect(sent.flatMap(({ values }) => values)).toContain(14);
});

it('goes as far as a number can', () => {
  expect(computeCutDepth({ limit: 21, offset: 40 })).toBe(61);
  expect(computeCutDepth({ limit: 21, offset: Number.MAX_SAFE_INTEGER })).toBe(
    Number.MAX_SAFE_INTEGER,
  );
});
