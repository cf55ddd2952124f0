import { afterAll, describe, expect, it } from 'vitest';
import { contributions } from '#src/domains/core/users/deletion/ghost.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';

const { db } = await startApp();

/** The fate of a row when the user is removed to whom its column refers. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly action: 'cascade' | 'set null' | 'no action';
}

const bySchema = {
  sqlite: `select m.name as "table", f."from" as "column", lower(f.on_delete) as action
    from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" = 'users'`,
  postgres: `select c.conrelid::regclass::text as "table", a.attname as "column",
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`,
};

const ofGhost: ReadonlySet<string> = new Set(contributions.map((names) => names.join('.')));

/** Removed, with all that is in it, before its user is. */
const goneBefore: ReadonlySet<string> = new Set(['namespaces.owner_id']);

/** The author of something may go; it stays. */
const saysWhoMadeIt = /^(?:author|creator|created_by|uploader|updated_by|resolved_by)_id$/;

function faultOf({ table, column, action }: Reference): string | null {
  const name = `${table}.${column}`;
  if (ofGhost.has(name) || goneBefore.has(name)) return null;
  if (action === 'no action')
    return `${name} keeps its user from being removed: say onDelete('CASCADE') or onDelete('SET NULL')`;
  if (action === 'cascade' && saysWhoMadeIt.test(column))
    return `${name} goes with whoever made it: say onDelete('SET NULL'), or give it to the ghost in users/ghost.ts`;
  return null;
}

const references = () => db.raw<Reference>(bySchema[databaseKind()]);
const faults = async () => (await references()).map(faultOf).filter((fault) => fault !== null);

describe('every reference to a user', () => {
  afterAll(() => db.raw('drop table seeded_rows'));

  it('says what becomes of the row when the user is removed', async () => {
    expect(await faults()).toEqual([]);
  });

  it('that the ghost takes over is there', async () => {
    const names = (await references()).map(({ table, column }) => `${table}.${column}`);
    expect(names).toEqual(expect.arrayContaining([...ofGhost, ...goneBefore]));
  });

  it('is missed where it says nothing, or takes what somebody made with them', async () => {
    await db.raw(`create table seeded_rows (
      assignee_id bigint references users (id),
      author_id bigint references users (id) on delete cascade,
      user_id bigint references users (id) on delete cascade)`);
    expect((await faults()).toSorted()).toEqual([
      expect.stringMatching(/^seeded_rows\.assignee_id keeps its user/),
      expect.stringMatching(/^seeded_rows\.author_id goes with whoever made it/),
    ]);
  });
});
