import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf, type Actor } from '../../src/records/actor.ts';
import { connect } from '../../src/database/database.ts';
import { findFew, mostFew } from '../../src/database/few-rows.ts';
import { findProjects, type ProjectListQuery } from '../../src/resources/projects/finder.ts';
import { planList, type ProjectFilters } from '../../src/resources/projects/list-shape.ts';
import { pageStatement } from '../../src/resources/projects/list-statements.ts';
import { listAllRunners } from '../../src/resources/runners/list.ts';
import { freshDatabase } from '../support/databases.ts';
import { addMember, seedGroup, seedProject, seedUser } from '../support/seed.ts';

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
  actor = actorOf(user);
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

describe('what a filter leaves of many rows', () => {
  const filters: [string, ProjectFilters][] = [
    ['search', { search: 'CLAY' }],
    ['a search with signs', { search: '100%_' }],
    ['a search for nothing that is there', { search: 'clay_100' }],
    ['last_activity_after', { last_activity_after: day(7) }],
    ['last_activity_before', { last_activity_before: day(7) }],
  ];
  const orders = ['id', 'name', 'last_activity_at'] as const;

  it.each(filters)('is the same as of few, of projects by %s', async (_, filter) => {
    for (const by of orders) {
      const order = { by, sort: 'desc' } as const;
      const query: ProjectListQuery = {
        ...filter,
        ...{ order_by: by, sort: 'desc', page: 1, per_page: 20 },
      };
      const few = await findProjects(db, actor, query, parts);
      // Without what indexes have found.
      const planned = planList(actor, filter, order);
      if (planned === null) throw new Error('the list cannot be planned');
      const cut = { rows: 20, first: true } as const;
      const list = planned.shape;
      const rows = { kind: 'list', list, walked: null, counted: false, cut } as const;
      const lengths = { limit: 20, offset: 0, depth: 20 };
      const many = await pageStatement.all(
        db,
        { rows, parts },
        { ...planned.parameters, ...lengths },
      );
      expect(many.map(({ id }) => id)).toEqual(few.rows.map(({ id }) => id));
      expect(many.length).toBe(filter.search === 'clay_100' ? 0 : few.rows.length);
      expect(many.length).toBeLessThan(9);
    }
  });

  it('is the same as of few, of runners with a tag', async () => {
    const now = new Date().toISOString();
    const count = mostFew + 4;
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
      return (await listAllRunners(db, query, new Date())).rows.map(({ id }) => id);
    };
    const key = 'runners with tag: common';
    expect((await idsWith('common')).slice(0, 3)).toEqual([2, 3, 4]);
    expect(await findFew(db, key, async () => [])).toBe(null);
    expect(await idsWith('rare')).toEqual([1, 3]);
    expect(await idsWith('common', 'rare')).toEqual([3]);
  });
});
