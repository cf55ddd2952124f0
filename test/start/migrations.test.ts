import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMigrations } from '#src/database/migration-files.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { migratedDatabase } from '#test/support/migrated-database.ts';
import { runToEnd } from '#test/support/process.ts';

let main: string;
let folder: string;

beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `hearth admin migrate` in a folder of its own, where `prepare` may have put a database; what is in that afterwards. */
async function migrateIn(
  name: string,
  server: { main?: string },
  prepare: (file: string) => Promise<void> | void = () => {},
) {
  const dataDir = await mkdtemp(path.join(folder, `${name}-`));
  const file = path.join(dataDir, 'hearth.sqlite');
  await prepare(file);
  const { code, stderr } = await runToEnd({ ...server, dataDir, args: ['admin', 'migrate'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'the schema is that of this version\n' });
  return { file, content: contentOf(file) };
}

/** Content of a database: its schema, and its rows except times. */
function contentOf(file: string) {
  const connection = new Sqlite(file, { readonly: true });
  try {
    const schema = connection
      .prepare<[], { type: string; name: string; sql: string | null }>(
        'select type, name, sql from sqlite_master order by type, name',
      )
      .all();
    // Counters of tables without rows are there where a table was built anew, and mean nothing. Indexes of texts keep
    // their options in tables beside them.
    const tables = connection
      .prepare<[], { name: string }>(
        `select name from pragma_table_list
         where schema = 'main' and name not like 'sqlite%'
           and (type = 'table' or type = 'shadow' and name like '%_config')
         order by name`,
      )
      .all();
    const rows = tables.map(({ name }) => [
      name,
      connection
        .prepare<[], Record<string, unknown>>(`select * from "${name}"`)
        .all()
        .map(timeless),
    ]);
    return { schema, rows };
  } finally {
    connection.close();
  }
}

const isTime = (value: unknown) =>
  (typeof value === 'number' && value > 1e12) ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(value));

const timeless = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isTime(value) ? 'a time' : value]),
  );

it('make the same database one by one, and at once in the compiled server', async () => {
  const oneByOne = contentOf(await migratedDatabase());
  const atOnce = await migrateIn('at-once', { main });
  expect(atOnce.content).toEqual(oneByOne);
  const names = new Map(atOnce.content.rows.map(([table, rows]) => [table, rows])).get(
    'knex_migrations',
  );
  expect(names).toMatchObject((await listMigrations()).map((name) => ({ name, batch: 1 })));
});

it('are those of the compiled server for a database of the sources, and the other way round', async () => {
  const sources = await migratedDatabase();
  const before = contentOf(sources);
  const compiled = await migrateIn('of-sources', { main }, (file) => copyFile(sources, file));
  expect(compiled.content).toEqual(before);
  const { file } = await migrateIn('of-compiled', { main });
  const again = await migrateIn('by-sources', {}, (to) => copyFile(file, to));
  expect(again.content).toEqual(before);
});

it.each([['migrate', ['admin', 'migrate']] as const, ['start', []] as const])(
  'refuse, at %s, a database of before the first release in one line that says what to do',
  async (_, args) => {
    const dataDir = await mkdtemp(path.join(folder, 'before-'));
    const file = path.join(dataDir, 'hearth.sqlite');
    const connection = new Sqlite(file);
    connection.exec(`create table knex_migrations (name text);
      insert into knex_migrations values ('20261121000000_create_internal_counters')`);
    connection.close();
    const { code, stderr } = await runToEnd({ main, dataDir, args });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^DATABASE_URL: cannot migrate .*hearth\.sqlite \(the database is older than the first release.*start with an empty database.*\)\n$/,
      ),
    });
  },
);

it('run one by one in the compiled server where there is a database', async () => {
  const expected = contentOf(await migratedDatabase());
  const { content } = await migrateIn('one-by-one', { main }, (file) => {
    const connection = new Sqlite(file);
    connection.exec('create table of_somebody (id integer)');
    connection.close();
  });
  expect(content.rows).toEqual(expect.arrayContaining(expected.rows));
  expect(content.schema.map(({ name }) => name)).toContain('of_somebody');
  expect(content.schema).toHaveLength(expected.schema.length + 1);
});
