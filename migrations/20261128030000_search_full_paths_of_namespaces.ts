import type { Knex } from 'knex';

/** A search of groups finds those below a group by its path, too: the index has full paths, which end with the paths. */
export async function up(knex: Knex): Promise<void> {
  await replaceIndex(knex, 'full_path');
}

export async function down(knex: Knex): Promise<void> {
  await replaceIndex(knex, 'path');
}

async function replaceIndex(knex: Knex, path: 'path' | 'full_path'): Promise<void> {
  if (isPostgres(knex)) await createOnPostgres(knex, path);
  else await createOnSqlite(knex, path);
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function createOnPostgres(knex: Knex, path: string): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select 1 from pg_extension where extname = 'pg_trgm'`,
  );
  // A server without the extension reads every row, and finds the same.
  if (rows.length === 0) return;
  await knex.raw('drop index if exists namespaces_text_search');
  await knex.raw(
    `create index namespaces_text_search on namespaces using gin (name_key gin_trgm_ops, lower(${path}) gin_trgm_ops)`,
  );
}

async function createOnSqlite(knex: Knex, path: string): Promise<void> {
  const search = 'namespaces_text_search';
  for (const event of ['insert', 'update', 'delete']) {
    await knex.raw(`drop trigger ${search}_${event}`);
  }
  await knex.raw(`drop table ${search}`);
  const add = `insert into ${search} (rowid, name_key, ${path}) values (new.id, new.name_key, new.${path})`;
  const remove = `insert into ${search} (${search}, rowid, name_key, ${path}) values ('delete', old.id, old.name_key, old.${path})`;
  await knex.raw(
    `create virtual table ${search} using fts5 (name_key, ${path}, content = 'namespaces', content_rowid = 'id', tokenize = 'trigram')`,
  );
  await knex.raw(`insert into ${search} (${search}) values ('rebuild')`);
  await knex.raw(`create trigger ${search}_insert after insert on namespaces begin ${add}; end`);
  await knex.raw(`create trigger ${search}_delete after delete on namespaces begin ${remove}; end`);
  await knex.raw(
    `create trigger ${search}_update after update of name_key, ${path} on namespaces
     when old.name_key is not new.name_key or old.${path} is not new.${path} begin ${remove}; ${add}; end`,
  );
}
