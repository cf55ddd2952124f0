import { afterAll, describe, expect, it } from 'vitest';
import { readReferences } from '#src/database/references.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { FilledRows } from '#test/soak/filled-rows.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';

const { db } = await startApp();

/** References whose rows are never looked for, by table and column, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'terms_acceptances.digest': 'a version of the terms never leaves, and keeps its digest',
};

/** The first column of an index, and the condition of the rows that it has. */
interface Index {
  readonly table: string;
  readonly column: string;
  readonly condition: string | null;
}

const inSchema = {
  sqlite: `select t.name as "table", c.name as "column",
      case i.partial when 1 then substr(s.sql, instr(lower(s.sql), ' where ') + 7) end as condition
    from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    left join sqlite_master s on s.type = 'index' and s.name = i.name
    where t.type = 'table' and c.seqno = 0`,
  postgres: `select i.indrelid::regclass::text as "table", a.attname as "column",
      pg_get_expr(i.indpred, i.indrelid) as condition
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    join pg_class c on c.oid = i.indrelid
    where i.indisvalid and c.relnamespace = current_schema()::regnamespace`,
};

/** Rows without a value refer to nothing: an index that leaves them out has all that are looked for. */
const hasAllThatRefer = ({ column, condition }: Index) =>
  condition === null ||
  condition.replace(/^\((.*)\)$/, '$1').toLowerCase() === `${column} is not null`;

async function referencesWithoutIndex(): Promise<string[]> {
  const indexes = gatherRowsBy(await db.raw<Index>(inSchema[databaseKind()]), ({ table }) => table);
  return (await readReferences(db))
    .filter(({ table, column }) => {
      const ofTable = indexes.get(table) ?? [];
      return !ofTable.some((index) => index.column === column && hasAllThatRefer(index));
    })
    .map(({ table, column }) => `${table}.${column}`);
}

/** The database looks for the rows that refer to one which it deletes, and reads the whole table where no index has them. */
describe('every reference', () => {
  afterAll(() => db.raw('drop table seeded_rows'));

  it('has an index that begins with its column', async () => {
    expect((await referencesWithoutIndex()).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('is missed where no index begins with it, or the index leaves out rows that refer', async () => {
    await db.raw(`create table seeded_rows (
      user_id bigint references users (id) on delete cascade,
      author_id bigint references users (id) on delete cascade,
      project_id bigint references projects (id) on delete cascade,
      group_id bigint references namespaces (id) on delete cascade,
      state text)`);
    await db.raw(`create index seeded_rows_users on seeded_rows (state, user_id)`);
    await db.raw(
      `create index seeded_rows_authors on seeded_rows (author_id) where state = 'waiting'`,
    );
    await db.raw(
      'create index seeded_rows_projects on seeded_rows (project_id) where project_id is not null',
    );
    await db.raw('create index seeded_rows_groups on seeded_rows (group_id, state)');
    const missed = (await referencesWithoutIndex()).filter((name) =>
      name.startsWith('seeded_rows'),
    );
    expect(missed.toSorted()).toEqual(['seeded_rows.author_id', 'seeded_rows.user_id']);
  });

  it.runIf(databaseKind() === 'postgres')(
    'is looked for by its index though nearly all rows refer to one',
    async () => {
      const rows = new FilledRows(db);
      const project_id = (await seedProject(db)).id;
      const author_id = (await seedUser(db)).id;
      const issue_id = await rows.fill('issues', 1, { project_id, author_id });
      await rows.fill('notes', 3_000, { author_id, issue_id });
      await db.raw('analyze notes');
      // The statement matches that of a foreign key, with one plan for every value.
      const plan = await db.raw(
        'explain (generic_plan) delete from only notes where issue_id operator(pg_catalog.=) $1',
      );
      expect(JSON.stringify(plan)).toContain('Index Scan');
    },
  );
});
