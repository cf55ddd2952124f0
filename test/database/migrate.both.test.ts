import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadDatabase } from '#src/database/backup.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { migrate, revertMigration } from '#src/database/migrate.ts';
import { listMigrations } from '#src/database/migration-files.ts';
import { databaseKind, emptyDatabase } from '#test/support/databases.ts';
import type { FreshDatabase } from '#test/support/databases.ts';

let fresh: FreshDatabase;
let db: Database;

beforeEach(async () => {
  fresh = await emptyDatabase();
  db = await connect(fresh.url);
});
afterEach(async () => {
  await db.close();
  await fresh.drop();
});

it('runs every migration once, even when several processes start together', async () => {
  const others = await Promise.all([connect(fresh.url), connect(fresh.url)]);
  await Promise.all([db, ...others].map((each) => migrate(each)));
  await Promise.all(others.map((each) => each.close()));

  const names = await listMigrations();
  expect(await db('knex_migrations').orderBy('name').pluck('name')).toEqual(names);
  expect(names.every((name) => /^\d{14}_[a-z_]+$/.test(name))).toBe(true);
  await migrate(db);
});

it('has a way back for all of them', async () => {
  await migrate(db);
  await revertMigration(db);
  expect(await db('knex_migrations').pluck('name')).toEqual([]);
  await expect(db('internal_counters').first()).rejects.toThrow('internal_counters');
  await migrate(db);
  expect(await db('internal_counters').first()).toBeUndefined();
});

it('refuses a database of before the first release, and says what to do', async () => {
  await migrate(db);
  const names = ['20261121000000_create_internal_counters', '20261128030000_search_full_paths'];
  await db('knex_migrations').delete();
  await db('knex_migrations').insert(names.map((name) => ({ name, batch: 1 })));
  await expect(migrate(db)).rejects.toThrow(
    /older than the first release.*start with an empty database/,
  );
  expect(await db('knex_migrations').orderBy('name').pluck('name')).toEqual(names);
});

it('refuses a backup of before the first release, and one of a newer version', async () => {
  const load = (...migrations: string[]) =>
    loadDatabase(fresh.url, '/nowhere', { kind: databaseKind(), migrations, files: [] }, () => {});
  await expect(load('20261121000000_create_internal_counters')).rejects.toThrow(
    /older than the first release.*hearth admin export/,
  );
  await expect(load('29990101000000_create_future')).rejects.toThrow('newer version');
});

it('refuses a database that a newer version has migrated', async () => {
  await migrate(db);
  await db('knex_migrations').insert({ name: '29990101000000_create_future', batch: 9 });
  await expect(migrate(db)).rejects.toThrow(/newer version.*29990101000000_create_future$/);
});
