import { expect, it } from 'vitest';
import { longTextColumns } from '#src/database/long-text-search.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { group, people } = await projectWorld(db);

const onPostgres = databaseKind() === 'postgres';

it.runIf(onPostgres && process.env['HEARTH_TEST_POSTGRES_URL'] === undefined)(
  'is not how the Postgres of the tests compares by itself',
  async () => {
    const [read] = await db.raw<{ inOrder: boolean }>(
      `select 'a_b' < 'B' collate "default" as "inOrder"`,
    );
    expect(read?.inOrder).toBe(true);
  },
);

it.runIf(onPostgres)('is how every column of texts compares', async () => {
  const others = await db.raw<{ column: string }>(
    `select c.relname || '.' || a.attname as "column"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attcollation not in (0, 'pg_catalog."C"'::regcollation)`,
  );
  expect(others.map(({ column }) => column).filter((each) => !longTextColumns.has(each))).toEqual(
    [],
  );
});

it('is the order of lists, and of pages that follow each other', async () => {
  const paths = ['B1', 'Z1', 'a-b', 'a.b', 'aC', 'a_b', 'ab1', 'ab_'];
  for (const path of paths.toReversed()) await seedProject(db, { namespace: group, path });
  const owner = api.as(people.owner);
  const list = `/groups/${group.id}/projects?order_by=path&sort=asc&per_page=3`;
  const found: string[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await owner.get(`${list}&page=${page}`);
    found.push(...(body as { path: string }[]).map(({ path }) => path));
  }
  expect(found.filter((path) => paths.includes(path))).toEqual(paths.toSorted());
});
