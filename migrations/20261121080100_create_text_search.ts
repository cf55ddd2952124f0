import type { Knex } from 'knex';

/** What is searched for parts of its texts: the table, and the columns that the index covers. */
const indexes = [
  { table: 'projects', columns: ['search_text'] },
  { table: 'namespaces', columns: ['name_key', 'path'] },
  { table: 'users', columns: ['name_key', 'username_key'] },
  { table: 'topics', columns: ['name_key'] },
] as const;

type Index = (typeof indexes)[number];

/**
 * Indexes over every three letters in a row. SQLite has them as tables beside the searched ones, kept by triggers;
 * Postgres as an index, with the extension pg_trgm. A server that has or allows no extensions does without:
 * searches then read every row, and find the same.
 */
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await createOnPostgres(knex);
  else for (const index of indexes) await createOnSqlite(knex, index);
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    // The extension may have been there before, and be used by others.
    for (const { table } of indexes) await knex.raw(`drop index if exists ${table}_text_search`);
    return;
  }
  for (const { table } of indexes) {
    for (const event of ['insert', 'update', 'delete']) {
      await knex.raw(`drop trigger ${table}_text_search_${event}`);
    }
    await knex.raw(`drop table ${table}_text_search`);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function createOnPostgres(knex: Knex): Promise<void> {
  try {
    // A savepoint: what is refused would otherwise undo the other migrations.
    await knex.transaction((trx) => trx.raw('create extension if not exists pg_trgm'));
  } catch (error) {
    process.emitWarning(
      `Postgres refuses the extension pg_trgm (${error instanceof Error ? error.message : String(error)}). Searches ` +
        'will read every row. To speed them up, have an administrator of the database run: ' +
        ['create extension pg_trgm', ...indexes.map(indexOnPostgres)].join('; '),
    );
    return;
  }
  for (const index of indexes) await knex.raw(indexOnPostgres(index));
}

function indexOnPostgres({ table, columns }: Index): string {
  const covered = columns.map((column) =>
    // Paths keep their case, and are searched in any.
    column === 'path' ? 'lower(path) gin_trgm_ops' : `${column} gin_trgm_ops`,
  );
  return `create index ${table}_text_search on ${table} using gin (${covered.join(', ')})`;
}

async function createOnSqlite(knex: Knex, { table, columns }: Index): Promise<void> {
  const search = `${table}_text_search`;
  const list = columns.join(', ');
  const of = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  const add = `insert into ${search} (rowid, ${list}) values (new.id, ${of('new')})`;
  const remove = `insert into ${search} (${search}, rowid, ${list}) values ('delete', old.id, ${of('old')})`;
  const changed = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');

  await knex.raw(
    `create virtual table ${search} using fts5 (${list}, content = '${table}', content_rowid = 'id', tokenize = 'trigram')`,
  );
  await knex.raw(`insert into ${search} (${search}) values ('rebuild')`);
  await knex.raw(`create trigger ${search}_insert after insert on ${table} begin ${add}; end`);
  await knex.raw(`create trigger ${search}_delete after delete on ${table} begin ${remove}; end`);
  await knex.raw(
    `create trigger ${search}_update after update of ${list} on ${table} when ${changed} begin ${remove}; ${add}; end`,
  );
}
