import { afterAll, beforeAll, expect, it } from 'vitest';
import { createActor, type Actor } from '#src/records/actor.ts';
import { connect } from '#src/database/database.ts';
import { findFew, maxCandidates } from '#src/database/candidates.ts';
import { findProjects } from '#src/domains/core/projects/finder.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

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
  actor = createActor(user, { administrator: true });
  // The word occurs in the name or the path, as the whole, at the beginning or in the middle, or only in the
  // description.
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

/** All pages of the search. */
async function search(filter: { readonly min_access_level?: 30 } = {}) {
  const pages: number[][] = [];
  for (let page = 1; page <= 6; page += 1) {
    const order = { order_by: 'similarity', sort: 'asc', page, per_page: 4 } as const;
    const found = await findProjects(db, actor, { search: 'CLAY', ...order, ...filter }, parts);
    pages.push(found.rows.map(({ id }) => id));
  }
  return pages;
}

it('puts the same first whatever is known of how many contain the text', async () => {
  const few = await search();
  const ofDevelopers = await search({ min_access_level: 30 });
  expect(few[0]).toHaveLength(4);
  expect(few.flat().length).toBeGreaterThan(ofDevelopers.flat().length);

  const ids = Array.from({ length: maxCandidates + 1 }, (_, id) => id);
  await findFew(db, 'projects: clay', async () => ids);
  expect(await search()).toEqual(few);
  expect(await search({ min_access_level: 30 })).toEqual(ofDevelopers);
});
