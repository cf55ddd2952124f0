import { expect, it } from 'vitest';
import { execution } from '#src/database/execution.ts';
import { findContaining, mergeTextIndex } from '#src/database/text-search.ts';
import { mergeTextIndexes } from '#src/domains/activity/search/workers.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { BOUNDED, expectGrowth, itGrows } from '#test/support/growth.ts';

const { api, db, environment } = await startApp();

/** Number of segments in which SQLite keeps the index of users. */
async function placesOfUsers(): Promise<number> {
  const sql = 'select count(distinct segid) as places from users_text_search_idx';
  return Number((await db[execution].executor.first(sql, []))?.['places']);
}

const job = {
  id: '1',
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => {},
};

it('reads an index of texts in one place after the work of the night, and finds the same', async () => {
  const users = [];
  for (let index = 0; index < 5; index += 1) {
    users.push(await seedUser(db, { name: `Potter ${index}` }));
  }
  const found = async () =>
    (await findContaining(db, 'users', 'potter'))?.toSorted((a, b) => a - b);
  const ids = users.map(({ id }) => id);
  expect(await found()).toEqual(ids);
  if (databaseKind() === 'sqlite') expect(await placesOfUsers()).toBeGreaterThan(1);
  expect(await mergeTextIndex(db, 'users')).toBe(databaseKind() === 'sqlite');
  users.push(await seedUser(db, { name: 'Potter 5' }));
  ids.push(users.at(-1)?.id ?? 0);

  for (let run = 0; run < 2; run += 1) {
    await mergeTextIndexes.run({}, { ...environment, log: console as never }, job);
    if (databaseKind() === 'sqlite') expect(await placesOfUsers()).toBe(1);
    expect(await mergeTextIndex(db, 'users')).toBe(false);
    expect(await found()).toEqual(ids);
  }
});

it.runIf(databaseKind() === 'sqlite')('merges an index of texts in many short steps', async () => {
  for (let row = 1; row <= 200; row += 1) {
    const texts = `'kiln ' || hex(randomblob(1000))`;
    await db.raw(`insert into notes_text_search (rowid, text) values (${row}, ${texts})`);
  }
  const pagesOf = async () =>
    Number((await db('notes_text_search_data').count({ count: '*' }).first())?.['count']);
  const pages = await pagesOf();
  let steps = 0;
  while (await mergeTextIndex(db, 'notes')) steps += 1;
  expect(pages).toBeGreaterThan(100);
  expect(steps).toBeGreaterThan(pages / 50);
  await db.raw('delete from notes_text_search where rowid <= 200');
});

it('finds a long text that repeats itself, among texts that do, without comparing all places', async () => {
  const namespace = await seedGroup(db);
  const one = '1'.repeat(1_000);
  const ids = [];
  for (let index = 0; index < 40; index += 1) {
    const { id } = await seedProject(db, { namespace, description: '1'.repeat(2_000) });
    ids.push(id);
  }
  const { id: last } = await seedProject(db, { namespace, description: `${one}2` });
  const lists = [
    `/projects?per_page=100&search=`,
    `/projects?per_page=100&search_namespaces=true&search=`,
    `/groups/${namespace.id}/search?scope=projects&per_page=100&search=`,
  ];
  const user = api.as(await seedUser(db, { admin: true }));
  for (const list of lists) {
    const found = async (text: string) =>
      (await user.get(list + text)).body.map(({ id }: { id: number }) => id).toSorted();
    expect(await found(one)).toEqual([...ids, last].toSorted());
    expect(await found(`${one}2`)).toEqual([last]);
    expect(await found(`1${one}2`)).toEqual([]);
  }
});

itGrows('looks no more of a long text up than of a shorter one', async () => {
  // The time is that of this process, in which SQLite searches.
  await expectGrowth(
    BOUNDED,
    125,
    (letters) => () => findContaining(db, 'projects', '1'.repeat(letters)),
  );
});
