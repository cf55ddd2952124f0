import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { findFew, maxCandidates } from '#src/database/candidates.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import type { ProjectFilters } from '#src/domains/core/projects/list/parameters.ts';
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

const parts = { full: false, statistics: false };
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
let actor: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  actor = createActor(user, { administrator: true });
  const group = await seedGroup(db);
  await addMember(db, { group, user, level: 30 });
  for (let index = 1; index <= 12; index += 1) {
    await seedProject(db, {
      namespace: index % 4 === 0 ? await seedGroup(db) : group,
      visibility: index % 3 === 0 ? 'public' : 'private',
      name: index % 2 === 0 ? `Clay 100%_ ${index}` : `Glass ${index}`,
      last_activity_at: day(index),
    });
  }
});

describe('the result of a filter over many rows', () => {
  const filters: [string, ProjectFilters, key: string][] = [
    ['search', { search: 'CLAY' }, 'projects: clay'],
    ['a search with signs', { search: '100%_' }, 'projects: 100%_'],
    ['a search for nothing that is there', { search: 'clay_100' }, 'projects: clay_100'],
    [
      'last_activity_after',
      { last_activity_after: day(7) },
      `projects last_activity_after: ${day(7)} undefined`,
    ],
    [
      'last_activity_before',
      { last_activity_before: day(7) },
      `projects last_activity_before: undefined ${day(7)}`,
    ],
  ];
  const orders = ['id', 'name', 'last_activity_at'] as const;

  it.each(filters)('is the same as of few, of projects by %s', async (_, filter, key) => {
    const idsOf = async (order_by: (typeof orders)[number]) => {
      const query = { ...filter, order_by, sort: 'desc', page: 1, per_page: 20 } as const;
      return (await findProjects(db, actor, query, parts)).rows.map(({ id }) => id);
    };
    const few = await Promise.all(orders.map(idsOf));
    // The list is known to be long from now on.
    const ids = Array.from({ length: maxCandidates + 1 }, (_, id) => id);
    expect(await findFew(db, key, async () => ids)).toBe(null);
    const sent = await statementsOf(db, async () => {
      expect(await Promise.all(orders.map(idsOf))).toEqual(few);
    });
    expect(sent.map(({ sql }) => sql).join()).not.toMatch(/json_each|= any/);
    expect(few[0]?.length === 0).toBe(filter.search === 'clay_100');
    expect(few[0]?.length).toBeLessThan(9);
  });

  it('is the same as of few, of runners with a tag', async () => {
    const now = new Date().toISOString();
    const count = maxCandidates + 4;
    const numbers = `with recursive series(n) as
      (select 1 union all select n + 1 from series where n < ${count}) select`;
    await db.raw(
      `insert into runners (id, runner_type, token_digest, active, locked, run_untagged, access_level, tag_list,
         created_at, updated_at)
       ${numbers} n, 'instance_type', 'digest ' || n, true, false, true, 'not_protected', '[]', '${now}', '${now}'
       from series`,
    );
    // Not the first, but the second and so on.
    await db.raw(
      `insert into runner_tags (runner_id, name) ${numbers} n, 'common' from series where n > 1`,
    );
    await db.raw(
      `insert into runner_tags (runner_id, name) ${numbers} n, 'rare' from series where n in (1, 3)`,
    );
    const idsWith = async (...tags: string[]) => {
      const query = { page: 1, per_page: 20, tag_list: tags };
      return (await listRunners(db, { of: 'instance' }, query, new Date())).rows.map(
        ({ id }) => id,
      );
    };
    const key = 'runners tag_list: common';
    expect((await idsWith('common')).slice(0, 3)).toEqual([2, 3, 4]);
    expect(await findFew(db, key, async () => [])).toBe(null);
    expect(await idsWith('rare')).toEqual([1, 3]);
    expect(await idsWith('common', 'rare')).toEqual([3]);
  });
});
