import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf, type Actor } from '../../src/records/actor.ts';
import { connect } from '../../src/database/database.ts';
import { findFew, mostFew } from '../../src/database/few-rows.ts';
import { findProjects } from '../../src/resources/projects/finder.ts';
import { databaseKind, freshDatabase } from '../support/databases.ts';
import { planOf, statementsOf } from '../support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '../support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const parts = { full: false, statistics: false };
let actor: Actor;

beforeAll(async () => {
  const user = await seedUser(db);
  actor = actorOf(user);
  // By name and by path, whole, as the beginning, in the middle, and in the description only.
  const kinds = [
    { name: 'Clay', path: 'a' },
    { name: 'B', path: 'Clay' },
    { name: 'Clay pots', path: 'c' },
    { name: 'D', path: 'clay-d' },
    { name: 'Red clay', path: 'e' },
    { name: 'F', path: 'red-clay' },
    { name: 'G', path: 'g', description: 'Clay\nand more clay' },
    { name: 'Glass', path: 'h' },
  ];
  for (let round = 0; round < 4; round += 1) {
    const group = await seedGroup(db, { visibility: 'private' });
    if (round !== 2) await addMember(db, { group, user, level: round === 3 ? 10 : 30 });
    for (const [index, kind] of kinds.entries()) {
      if ((index + round) % 4 !== 3) await seedProject(db, { namespace: group, ...kind });
    }
  }
});

/** All pages of the search, and what was sent for them. */
async function search(filter: { readonly min_access_level?: number } = {}) {
  const pages: number[][] = [];
  const sent = await statementsOf(db, async () => {
    for (let page = 1; page <= 6; page += 1) {
      const order = { order_by: 'similarity', sort: 'asc', page, per_page: 4 } as const;
      const found = await findProjects(db, actor, { search: 'CLAY', ...order, ...filter }, parts);
      pages.push(found.rows.map(({ id }) => id));
    }
  });
  return {
    pages,
    walks: sent.filter(({ sql }) => /^select .granted.\..project_id. as .id/.test(sql)),
  };
}

/** Has it known that very many rows are found. */
const tellMany = (key: string) =>
  findFew(db, key, async () => Array.from({ length: mostFew + 1 }, (_, id) => ({ id })));

it('puts the same first whatever is known of how many contain the text', async () => {
  const few = await search();
  const ofDevelopers = await search({ min_access_level: 30 });
  expect(few.walks).toEqual([]);
  expect(few.pages[0]).toHaveLength(4);
  expect(few.pages.flat().length).toBeGreaterThan(ofDevelopers.pages.flat().length);

  for (const key of ['projects: clay', 'projects begun: clay', 'projects named: clay']) {
    await tellMany(key);
    const many = await search();
    expect(many.pages).toEqual(few.pages);
    expect((await search({ min_access_level: 30 })).pages).toEqual(ofDevelopers.pages);
    expect(many.walks.length).toBeGreaterThan(6);
    for (const walk of many.walks) {
      const plan = await planOf(db, walk, ['bitmapscan', 'hashjoin', 'mergejoin']);
      // The newest first, with nothing to be sorted.
      expect(plan).toMatch(/project_authorizations/);
      if (databaseKind() === 'sqlite') expect(plan).not.toMatch(/TEMP B-TREE/);
    }
  }
});
