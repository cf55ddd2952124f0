import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import type { Position } from '#src/lists/slices.ts';
import { createActor } from '#src/records/actor.ts';
import { groupList } from '#src/domains/core/groups/list.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { seedGroup, seedUser } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** More groups of one name than a page has, among others. */
for (const name of ['Ash', 'Kiln', 'Kiln', 'Kiln', 'Kiln', 'Kiln', 'Oak', 'Oak', 'Pot']) {
  for (const visibility of ['public', 'internal'] as const) {
    // Siblings have different names.
    const parent = await seedGroup(db, { visibility: 'private' });
    const { id } = await seedGroup(db, { parent, visibility });
    await db('namespaces').where({ id }).update({ name });
  }
}
const actor = createActor(await seedUser(db), { administrator: true });
if (databaseKind() === 'postgres') await db.raw('analyze');

const asked = (sort: 'asc' | 'desc') => ({
  ...{ actor, now: new Date(), admin: false },
  query: { order_by: 'name', sort, all_available: true } as const,
});
const all = { limit: 50, backwards: false, after: null, before: null };
const limit = 3;

type Row = Awaited<ReturnType<typeof groupList.slice>>['rows'][number];
const positionOf = ({ id, list_position }: Row): Position => ({
  ...{ id, rank: 0 },
  position: list_position ?? '',
});

/** Both directions of the name; among equals the lower id comes first in both. */
describe.each(['asc', 'desc'] as const)('slices by name, %s', (sort) => {
  it.each([false, true])('have each row once (from the end: %s)', async (backwards) => {
    const { rows: whole } = await groupList.slice(db, asked(sort), all);
    expect(whole).toHaveLength(18);
    const met: Row[] = [];
    for (let end: Position | null = null; ;) {
      const ends = backwards ? { after: null, before: end } : { after: end, before: null };
      const { rows, more } = await groupList.slice(db, asked(sort), { limit, backwards, ...ends });
      if (backwards) met.unshift(...rows);
      else met.push(...rows);
      const last = backwards ? rows[0] : rows.at(-1);
      if (!more || last === undefined) break;
      end = positionOf(last);
    }
    expect(met.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });

  it('are those between two rows of one name', async () => {
    const { rows: whole } = await groupList.slice(db, asked(sort), all);
    const kilns = whole.filter(({ name }) => name === 'Kiln');
    const [first, ...others] = kilns;
    const last = others.pop();
    if (first === undefined || last === undefined) throw new Error('there are no kilns');
    for (const backwards of [false, true]) {
      const window = { ...all, backwards, after: positionOf(first), before: positionOf(last) };
      const { rows } = await groupList.slice(db, asked(sort), window);
      expect(rows.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    }
  });

  it('begin at their row in the index', async () => {
    const { rows: whole } = await groupList.slice(db, asked(sort), all);
    const row = whole.find(({ name }) => name === 'Kiln');
    if (row === undefined) throw new Error('there are no kilns');
    const window = { ...all, limit, after: positionOf(row) };
    const sent = await statementsOf(db, (db) => groupList.slice(db, asked(sort), window));
    const plans = [];
    for (const each of sent) plans.push(await planOf(db, each));
    // Postgres converts a text to compare it in some indexes.
    const plan = plans.join('\n').replaceAll(/\((\w+)\)::text/g, '$1');
    if (databaseKind() === 'postgres' && sort === 'asc') {
      expect(plan).toMatch(/Index Cond: .*ROW\((namespaces\.)?name, (namespaces\.)?id\) > ROW/);
      return;
    }
    const sign = { asc: '>', desc: '<' }[sort];
    const conditions = {
      sqlite: ['name=? AND id>?', `name${sign}?`],
      postgres: ["(name = 'Kiln'::text) AND (id > '", `(name ${sign} 'Kiln'::text))`],
    }[databaseKind()];
    for (const condition of conditions) expect(plan).toContain(condition);
  });
});
