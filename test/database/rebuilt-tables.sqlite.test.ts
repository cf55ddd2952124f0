import createKnex, { type Knex } from 'knex';
import {
  parseCreateIndex,
  parseCreateTable,
} from 'knex/lib/dialects/sqlite3/schema/internal/parser.js';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { keepTriggersAndIndexes } from '#src/database/sqlite/rebuilt-tables.ts';
import { findContaining } from '#src/database/text-search.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { seedUser, unique } from '#test/support/seed.ts';

const onSqlite = databaseKind() === 'sqlite';
const database = await freshDatabase();
afterAll(() => database.drop());

/** Connection with the options of migrations, see `src/database/migrate.ts`. */
const knex = createKnex({
  client: 'better-sqlite3',
  connection: { filename: database.url.slice('sqlite:'.length) },
  useNullAsDefault: true,
  pool: {
    afterCreate(
      connection: { pragma(text: string): unknown },
      done: (error: Error | null) => void,
    ) {
      connection.pragma('foreign_keys = off');
      done(null);
    },
  },
});
afterAll(() => knex.destroy());

const change = (trx: Knex.Transaction, work: (trx: Knex.Transaction) => PromiseLike<unknown>) =>
  keepTriggersAndIndexes(trx, async () => void (await work(trx)));

/** Runs and takes everything back. */
async function trying<Result>(work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  const trx = await knex.transaction();
  try {
    return await work(trx);
  } finally {
    await trx.rollback();
  }
}

const partsOf = async (trx: Knex.Transaction) => {
  const parts = await trx<{ name: string; type: string; sql: string }>('sqlite_master')
    .whereIn('type', ['trigger', 'index'])
    .whereNotNull('sql')
    .select('name', 'sql');
  return new Map(parts.map(({ name, sql }) => [name, sql.replaceAll(/[\s"`]/g, '').toLowerCase()]));
};

const spare = 'spare_column';

const rebuilds: Readonly<Record<string, (t: Knex.AlterTableBuilder) => unknown>> = {
  'drops a column': (t) => t.dropColumn(spare),
  'changes a column': (t) => t.text(spare).alter(),
  'lets a column be null': (t) => t.setNullable(spare),
  'adds a foreign key': (t) => t.foreign(spare).references('users.id'),
};

async function rebuilt(table: string, how: (t: Knex.AlterTableBuilder) => unknown) {
  return trying(async (trx) => {
    await trx.schema.alterTable(table, (t) => t.bigInteger(spare));
    const before = await partsOf(trx);
    await change(trx, () => trx.schema.alterTable(table, how));
    return { before, after: await partsOf(trx) };
  });
}

describe.runIf(onSqlite)('a change that builds a table anew', () => {
  it.each(Object.entries(rebuilds))('keeps all triggers and indexes when it %s', async (_, how) => {
    const tables = await knex('sqlite_master')
      .where({ type: 'trigger' })
      .distinct()
      .pluck('tbl_name');
    expect(tables).toContain('topics');
    for (const table of tables) {
      const { before, after } = await rebuilt(table, how);
      expect(after, table).toEqual(before);
    }
  });

  it('can read every table and index', async () => {
    const sources = await knex<{ type: 'table' | 'index'; sql: string }>('sqlite_master')
      .whereIn('type', ['table', 'index'])
      .whereNotNull('sql')
      // Tables of the search are made and dropped as a whole.
      .whereNot('name', 'like', '%_text_search%')
      .whereNot('name', 'like', 'sqlite_%')
      .select('type', 'sql');
    expect(sources.length).toBeGreaterThan(400);
    const read = { table: parseCreateTable, index: parseCreateIndex };
    for (const { type, sql } of sources) expect(() => read[type](sql), sql).not.toThrow();
  });

  it('lets the search go on', async () => {
    await knex.transaction(async (trx) => {
      await trx.schema.alterTable('users', (t) => t.integer(spare));
      await change(trx, () => trx.schema.alterTable('users', (t) => t.dropColumn(spare)));
    });
    const db = await connect(database.url);
    const name = unique('kiln');
    const user = await seedUser(db, { name });
    expect(await findContaining(db, 'users', name)).toEqual([user.id]);
    await db.close();
  });

  it('drops an index with a column of it, as Postgres does, and keeps the others', async () => {
    const [before, after] = await trying(async (trx) => {
      const parts = await partsOf(trx);
      await trx.schema.alterTable('topics', (t) => {
        t.integer(spare);
        t.unique([spare, 'listed'], { indexName: 'spare_index' });
      });
      await change(trx, () => trx.schema.alterTable('topics', (t) => t.dropColumn(spare)));
      return [parts, await partsOf(trx)];
    });
    expect(after).toEqual(before);
  });

  it('brings nothing back that is dropped by name, nor what goes with its table', async () => {
    const gone = await trying(async (trx) => {
      const before = await partsOf(trx);
      await change(trx, async () => {
        await trx.raw('drop trigger topics_text_search_insert');
        await trx.schema.alterTable('topics', (t) => {
          t.dropUnique(['name_key']);
          t.dropColumn('avatar');
        });
        await trx.schema.dropTable('time_logs');
      });
      const after = await partsOf(trx);
      return [...before.keys()].filter((name) => !after.has(name));
    });
    expect(gone).toContain('topics_text_search_insert');
    expect(gone.filter((name) => name.startsWith('topics'))).toEqual([
      'topics_name_key_unique',
      'topics_text_search_insert',
    ]);
  });
});
