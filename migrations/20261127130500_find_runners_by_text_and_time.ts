import type { Knex } from 'knex';

/** Later than all times: what was never set comes last. */
const never = '9999-12-31T23:59:59.999Z';
const rowsAtOnce = 500;

/**
 * The searched text of runners with its index over every three letters in a row, and indexes in the orders of the times
 * that may be missing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('runners', (t) => {
    t.text('search_text');
  });
  await foldTexts(knex);
  for (const column of ['contacted_at', 'token_expires_at']) {
    await knex.raw(
      `create index runners_by_${column} on runners (coalesce(${column}, '${never}'), id)`,
    );
  }
  await knex.raw(
    'create index runners_by_short_text on runners (search_text) where length(search_text) < 3',
  );
  if (isPostgres(knex)) await createOnPostgres(knex);
  else await createOnSqlite(knex);
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw('drop index if exists runners_text_search');
  } else {
    for (const event of ['insert', 'update', 'delete']) {
      await knex.raw(`drop trigger runners_text_search_${event}`);
    }
    await knex.raw('drop table runners_text_search');
  }
  await knex.raw('drop index runners_by_short_text');
  for (const column of ['contacted_at', 'token_expires_at']) {
    await knex.raw(`drop index runners_by_${column}`);
  }
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table runners drop column search_text');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

async function foldTexts(knex: Knex): Promise<void> {
  for (let last = 0; ;) {
    const rows = await knex('runners')
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .select<{ id: number; description: string | null }[]>('id', 'description');
    for (const { id, description } of rows) {
      if (description === null) continue;
      const search_text = description.normalize('NFKC').toLowerCase().normalize('NFKC');
      await knex('runners').where({ id }).update({ search_text });
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = Number(end.id);
  }
}

async function createOnPostgres(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select 1 from pg_extension where extname = 'pg_trgm'`,
  );
  // A server without the extension reads every row, and finds the same.
  if (rows.length === 0) return;
  await knex.raw(
    'create index runners_text_search on runners using gin (search_text gin_trgm_ops)',
  );
}

async function createOnSqlite(knex: Knex): Promise<void> {
  const search = 'runners_text_search';
  const add = `insert into ${search} (rowid, search_text) values (new.id, new.search_text)`;
  const remove = `insert into ${search} (${search}, rowid, search_text) values ('delete', old.id, old.search_text)`;
  await knex.raw(
    `create virtual table ${search} using fts5 (search_text, content = 'runners', content_rowid = 'id', tokenize = 'trigram')`,
  );
  await knex.raw(`insert into ${search} (${search}) values ('rebuild')`);
  await knex.raw(`create trigger ${search}_insert after insert on runners begin ${add}; end`);
  await knex.raw(`create trigger ${search}_delete after delete on runners begin ${remove}; end`);
  await knex.raw(
    `create trigger ${search}_update after update of search_text on runners when old.search_text is not new.search_text begin ${remove}; ${add}; end`,
  );
}
