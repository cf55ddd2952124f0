import type { Knex } from 'knex';

/** The part of a long text that is searched; the columns, and which rows are. */
const beginningOf = (column: string) => `substr(${column}, 1, 16384)`;
const indexes = [
  { table: 'issues', columns: ['title', 'description'], condition: 'true' },
  { table: 'milestones', columns: ['title', 'description'], condition: 'true' },
  { table: 'notes', columns: ['body'], condition: 'not system' },
] as const;

type Index = (typeof indexes)[number];

/**
 * Indexes over every three letters in a row of texts that may be long. SQLite has them as tables beside the searched
 * ones, which a worker brings up to date: triggers note the rows that wait for it, since indexing takes longer than
 * writing. Postgres has them as indexes, which wait by themselves; without the extension pg_trgm it does without.
 */
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await createOnPostgres(knex);
  else for (const index of indexes) await createOnSqlite(knex, index);
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    for (const { table } of indexes) await knex.raw(`drop index if exists ${table}_text_search`);
    return;
  }
  for (const { table } of indexes) {
    for (const event of ['insert', 'update', 'delete']) {
      await knex.raw(`drop trigger ${table}_text_search_${event}`);
    }
    await knex.raw(`drop table ${table}_text_search`);
    await knex.raw(`drop table ${table}_text_search_waiting`);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function createOnPostgres(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "select 1 from pg_extension where extname = 'pg_trgm'",
  );
  if (rows.length === 0) {
    const commands = ['create extension pg_trgm', ...indexes.map(indexOnPostgres)].join('; ');
    process.emitWarning(
      `Postgres has no extension pg_trgm. Searches will read every row; to speed them up: ${commands}`,
    );
    return;
  }
  for (const index of indexes) await knex.raw(indexOnPostgres(index));
}

function indexOnPostgres({ table, columns, condition }: Index): string {
  const covered = columns.map((column) => `lower(${beginningOf(column)}) gin_trgm_ops`);
  return `create index ${table}_text_search on ${table} using gin (${covered.join(', ')}) where ${condition}`;
}

async function createOnSqlite(knex: Knex, { table, columns, condition }: Index): Promise<void> {
  const search = `${table}_text_search`;
  const waiting = `${search}_waiting`;
  // Not "or ignore": the statement that fires a trigger says what is done about conflicts.
  const wait = `insert into ${waiting} (id) select new.id where not exists (select 1 from ${waiting} where id = new.id)`;
  const searched = condition === 'true' ? 'true' : condition.replace('system', 'new.system');
  const changed = columns.map((column) => `old.${column} is not new.${column}`).join(' or ');

  await knex.raw(
    `create virtual table ${search} using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  );
  await knex.raw(`create table ${waiting} (id integer primary key)`);
  await knex.raw(`insert into ${waiting} (id) select id from ${table} where ${condition}`);
  await knex.raw(
    `create trigger ${search}_insert after insert on ${table} when ${searched} begin ${wait}; end`,
  );
  await knex.raw(
    `create trigger ${search}_update after update of ${columns.join(', ')} on ${table} when ${searched} and (${changed}) begin ${wait}; end`,
  );
  await knex.raw(
    `create trigger ${search}_delete after delete on ${table} begin
       delete from ${search} where rowid = old.id;
       delete from ${waiting} where id = old.id;
     end`,
  );
}
