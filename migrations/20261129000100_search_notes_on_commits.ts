import type { Knex } from 'knex';

const table = 'commit_notes';
const search = `${table}_text_search`;
const waiting = `${search}_waiting`;

/** The same index over every three letters in a row as that of other notes, and the notes of a project in their order. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable(table, (t) => {
    t.index(['project_id', 'id']);
  });
  if (isPostgres(knex)) await createOnPostgres(knex);
  else await createOnSqlite(knex);
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw(`drop index if exists ${search}`);
  else {
    for (const event of ['insert', 'update', 'delete']) {
      await knex.raw(`drop trigger ${search}_${event}`);
    }
    await knex.raw(`drop table ${search}`);
    await knex.raw(`drop table ${waiting}`);
  }
  await knex.schema.alterTable(table, (t) => {
    t.dropIndex(['project_id', 'id']);
  });
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function createOnPostgres(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "select 1 from pg_extension where extname = 'pg_trgm'",
  );
  const covered = 'lower(substr(note, 1, 16384)) gin_trgm_ops';
  const command = `create index ${search} on ${table} using gin (${covered})`;
  if (rows.length > 0) await knex.raw(command);
  else {
    process.emitWarning(
      `Postgres has no extension pg_trgm. Searches of notes on commits will read every row; with it: ${command}`,
    );
  }
}

async function createOnSqlite(knex: Knex): Promise<void> {
  // Not "or ignore": the statement that fires a trigger says what is done about conflicts.
  const wait = `insert into ${waiting} (id) select new.id where not exists (select 1 from ${waiting} where id = new.id)`;

  await knex.raw(
    `create virtual table ${search} using fts5 (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`,
  );
  // The work of the night writes parts anew from which much was deleted.
  await knex.raw(`insert into ${search} (${search}, rank) values ('deletemerge', 0)`);
  await knex.raw(`create table ${waiting} (id integer primary key)`);
  await knex.raw(`insert into ${waiting} (id) select id from ${table}`);
  await knex.raw(`create trigger ${search}_insert after insert on ${table} begin ${wait}; end`);
  await knex.raw(
    `create trigger ${search}_update after update of note on ${table} when old.note is not new.note begin ${wait}; end`,
  );
  await knex.raw(
    `create trigger ${search}_delete after delete on ${table} begin
       delete from ${search} where rowid = old.id;
       delete from ${waiting} where id = old.id;
     end`,
  );
}
