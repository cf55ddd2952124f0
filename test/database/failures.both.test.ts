import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { connect, type Database, DatabaseUnavailable } from '#src/database/database.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { takeTurns } from '#test/support/waiting.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();

describe('a database that cannot be used', () => {
  it('is reported when connecting', async () => {
    await expect(connect('mysql://localhost/x')).rejects.toThrow('sqlite: or postgres://');
    await expect(connect('sqlite:/no/such/folder/file')).rejects.toThrow(DatabaseUnavailable);
    await expect(connect('postgres://nobody@127.0.0.1:1/x')).rejects.toThrow(DatabaseUnavailable);
  });

  it('refuses everything once it is closed', async () => {
    const db = await setup.connectAgain();
    await db.close();
    await db.close();
    await expect(db('samples').first()).rejects.toThrow(DatabaseUnavailable);
    await expect(db('samples').insert({ name: 'x' })).rejects.toThrow(DatabaseUnavailable);
    await expect(db.transaction(() => Promise.resolve())).rejects.toThrow(DatabaseUnavailable);
  });

  it('waits for transactions under way before it closes', async () => {
    const db = await setup.connectAgain();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let close = () => {};
    const closing = new Promise<void>((resolve) => (close = resolve));
    const working = db.transaction(async (db) => {
      begin();
      await closing;
      await takeTurns();
      await db('samples').insert({ name: 'last' });
    });
    await begun;
    const closed = db.close();
    close();
    await Promise.all([closed, working]);
    expect(await setup.db('samples').where('name', 'last').pluck('name')).toEqual(['last']);
  });

  it('lets the process end after it is closed', async () => {
    const fresh = await freshDatabase();
    const script = `
      const { connect } = await import('${new URL('../../src/database/database.ts', import.meta.url).href}');
      const db = await connect('${fresh.url}');
      await db.transaction(async (db) => { await db('access_revision').update({ revision: 7 }); });
      await db.close();
      console.log('closed');`;
    const run = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        timeout: 120_000,
      },
    );
    await expect(run).resolves.toMatchObject({ stdout: 'closed\n' });
    await fresh.drop();
  });
});

describe.runIf(databaseKind() === 'postgres')('a server that ends connections', () => {
  /** Waits until they have ended: what is asked of one that is about to end fails. */
  const endOthers = () =>
    setup.db.raw(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('fails the transactions under way, and is used again afterwards', async () => {
    const db = await setup.connectAgain();
    const cut = db.transaction(async (db) => {
      await db('samples').insert({ name: 'cut' });
      await endOthers();
      await db('samples').insert({ name: 'cut again' });
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect(await db('samples').where('name', 'like', 'cut%').pluck('name')).toEqual([]);
  });

  it('is not noticed by connections that were idle', async () => {
    const db = await setup.connectAgain();
    await Promise.all([1, 2, 3].map((n) => db.raw('select ?::int', [n])));
    await endOthers();
    await takeTurns();
    expect(await db.raw('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('or changes a table under a prepared statement is not noticed either', async () => {
    const all = () =>
      setup.db.transaction((db) =>
        db('changing')
          .select('*')
          .then((rows) => rows),
      );
    await setup.db.raw('create table changing (a integer)');
    await setup.db.raw('insert into changing values (1)');
    expect(await setup.db('changing')).toEqual([{ a: 1 }]);
    expect(await all()).toEqual([{ a: 1 }]);
    await setup.db.raw('alter table changing add column b integer default 2');
    expect(await setup.db('changing')).toEqual([{ a: 1, b: 2 }]);
    expect(await all()).toEqual([{ a: 1, b: 2 }]);
  });
});

it.runIf(databaseKind() === 'sqlite')(
  'a changed table is noticed by its prepared statements',
  async () => {
    const other = await setup.connectAgain();
    await setup.db.raw('create table changing (a integer)');
    await setup.db.raw('insert into changing values (1)');
    expect(await setup.db('changing')).toEqual([{ a: 1 }]);
    await other.raw('alter table changing add column b boolean default true');
    expect(await setup.db('changing')).toEqual([{ a: 1, b: true }]);
  },
);

describe('a database without room', () => {
  const names = () => setup.db('samples').where('name', 'like', 'room%').pluck('name');
  const addTwo = (db: Database) =>
    db.transaction(async (db) => {
      await db('samples').insert({ name: 'room one' });
      await db('samples').insert({ name: `room two ${'x'.repeat(1_000_000)}` });
    });

  it.runIf(databaseKind() === 'sqlite')(
    'refuses the whole transaction, and takes it once there is some',
    async () => {
      const db = await setup.connectAgain();
      const pages = async (most: number) =>
        db.transaction(async (db) => db.raw(`pragma max_page_count = ${most}`));
      // No fewer than there are.
      await pages(1);
      await expect(addTwo(db)).rejects.toThrow(DatabaseUnavailable);
      await expect(db('samples').insert({ name: `room ${'x'.repeat(1_000_000)}` })).rejects.toThrow(
        DatabaseUnavailable,
      );
      expect(await names()).toEqual([]);
      await pages(1_000_000);
      await addTwo(db);
      expect(await names()).toHaveLength(2);
    },
  );

  it.runIf(databaseKind() === 'postgres').each(['53100', '53200', '58030'])(
    'is known by the code %s',
    async (code) => {
      const fails = setup.db.raw(
        `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
      );
      await expect(fails).rejects.toThrow(DatabaseUnavailable);
      expect(await setup.db.raw('select 1 as one')).toEqual([{ one: 1 }]);
    },
  );
});
