import type { Knex } from 'knex';

/** The tables that are searched for parts of their texts, with the columns that the index covers. */
const indexes = [
  { table: 'projects', columns: ['search_text'] },
  // Full paths end with the paths.
  { table: 'namespaces', columns: ['name_key', 'full_path'] },
  { table: 'users', columns: ['name_key', 'username_key'] },
  { table: 'topics', columns: ['name_key'] },
  { table: 'runners', columns: ['search_text'] },
] as const;

type Index = (typeof indexes)[number];

/** The tables that are searched for words of texts that may be long, and their rows that are. */
const longIndexes = [
  { table: 'issues', columns: ['title', 'description'], condition: 'true' },
  { table: 'milestones', columns: ['title', 'description'], condition: 'true' },
  { table: 'notes', columns: ['body'], condition: 'not system' },
  { table: 'merge_requests', columns: ['title', 'description'], condition: null },
] as const;

type LongIndex = (typeof longIndexes)[number];

/** The part of a long text that is searched. */
const beginningOf = (column: string) => `substr(${column}, 1, 16384)`;

/**
 * Indexes over every three letters in a row. SQLite has them as tables beside the searched ones, kept by triggers;
 * Postgres as an index, with the extension pg_trgm. A server that has or allows no extensions does without:
 * searches then read every row, and find the same.
 */
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await createOnPostgres(knex);
    return;
  }
  for (const index of indexes) await createOnSqlite(knex, index);
  for (const index of longIndexes) await createLongOnSqlite(knex, index);
}

export async function down(knex: Knex): Promise<void> {
  const tables = [...indexes, ...longIndexes].map(({ table }) => table);
  if (isPostgres(knex)) {
    // The extension may have been there before, and be used by others.
    for (const table of tables) await knex.raw(`drop index if exists ${table}_text_search`);
    return;
  }
  for (const table of tables) {
    for (const event of ['insert', 'update', 'delete']) {
      await knex.raw(`drop trigger ${table}_text_search_${event}`);
    }
    await knex.raw(`drop table ${table}_text_search`);
  }
  for (const { table } of longIndexes) await knex.raw(`drop table ${table}_text_search_waiting`);
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function createOnPostgres(knex: Knex): Promise<void> {
  const commands = [...indexes.map(indexOnPostgres), ...longIndexes.map(longIndexOnPostgres)];
  try {
    // A savepoint: what is refused would otherwise undo the other migrations.
    await knex.transaction((trx) => trx.raw('create extension if not exists pg_trgm'));
  } catch (error) {
    process.emitWarning(
      `Postgres refuses the extension pg_trgm (${error instanceof Error ? error.message : String(error)}). Searches ` +
        'will read every row. To speed them up, have an administrator of the database run: ' +
        ['create extension pg_trgm', ...commands].join('; '),
    );
    return;
  }
  for (const command of commands) await knex.raw(command);
}

function indexOnPostgres({ table, columns }: Index): string {
  const covered = columns.map((column) =>
    // Paths keep their case, and are searched in any.
    column === 'full_path' ? 'lower(full_path) gin_trgm_ops' : `${column} gin_trgm_ops`,
  );
  return `create index ${table}_text_search on ${table} using gin (${covered.join(', ')})`;
}

function longIndexOnPostgres({ table, columns, condition }: LongIndex): string {
  const covered = columns.map((column) => `lower(${beginningOf(column)}) gin_trgm_ops`);
  const where = condition === null ? '' : ` where ${condition}`;
  return `create index ${table}_text_search on ${table} using gin (${covered.join(', ')})${where}`;
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
  await knex.raw(`create trigger ${search}_insert after insert on ${table} begin ${add}; end`);
  await knex.raw(`create trigger ${search}_delete after delete on ${table} begin ${remove}; end`);
  await knex.raw(
    `create trigger ${search}_update after update of ${list} on ${table} when ${changed} begin ${remove}; ${add}; end`,
  );
}

/** A worker brings these up to date: triggers note the rows that wait for it, since indexing takes longer than writing. */
async function createLongOnSqlite(
  knex: Knex,
  { table, columns, condition }: LongIndex,
): Promise<void> {
  const search = `${table}_text_search`;
  const waiting = `${search}_waiting`;
  // Not "or ignore": the statement that fires a trigger says what is done about conflicts.
  const wait = `insert into ${waiting} (id) select new.id where not exists (select 1 from ${waiting} where id = new.id)`;
  const searched = condition?.replace('system', 'new.system');
  const changed = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');
  const isNew = searched === undefined ? '' : `when ${searched}`;
  const isOther = searched === undefined ? changed : `${searched} and (${changed})`;

  await knex.raw(
    `create virtual table ${search} using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  );
  // With each transaction that deletes rows SQLite would write parts of the index anew, many times over, and hold everybody
  // up for as long as the index is large. The work of the night does that in steps.
  await knex.raw(`insert into ${search} (${search}, rank) values ('deletemerge', 0)`);
  await knex.raw(`create table ${waiting} (id integer primary key)`);
  await knex.raw(
    `create trigger ${search}_insert after insert on ${table} ${isNew} begin ${wait}; end`,
  );
  await knex.raw(
    `create trigger ${search}_update after update of ${columns.join(', ')} on ${table} when ${isOther} begin ${wait}; end`,
  );
  await knex.raw(
    `create trigger ${search}_delete after delete on ${table} begin
       delete from ${search} where rowid = old.id;
       delete from ${waiting} where id = old.id;
     end`,
  );
}
