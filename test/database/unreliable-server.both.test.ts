import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessRevision } from '#src/database/access-revision.ts';
import { connect, type Database, DatabaseUnavailable } from '#src/database/database.ts';
import { ServerReadOnly } from '#src/database/errors.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { type PostgresServer, startPostgres } from '#test/support/postgres-server.ts';
import { startTcpProxy, type TcpProxy } from '#test/support/tcp-proxy.ts';

const onPostgres = databaseKind() === 'postgres';
const soon = { connectMs: 3_000, answerMs: 2_000, revisionMs: 1_000 };

/** The processes of the server that have served a database, by their numbers. */
async function servedBy(db: Database): Promise<number> {
  const [row] = await db.raw<{ pid: number }>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

/** The access revision; null while it is not known. */
const currentOf = (db: Database) =>
  createAccessRevision(db)
    .current()
    .catch(() => null);

const poisons = [
  ['several statements as one text fail', 'begin; select 1/0; commit'],
  ['a transaction is begun and not ended', 'begin'],
] as const;

describe.runIf(onPostgres).each(poisons)('a connection on which %s', (_what, sql) => {
  it('is used by nobody else', async () => {
    const fresh = await freshDatabase();
    const db = await connect(fresh.url, { poolSize: 1 });
    await db.raw(sql).then(
      () => {},
      () => {},
    );
    expect(await db.raw('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await db.transaction(async (db) => db.raw('select 2 as two'))).toEqual([{ two: 2 }]);
    await db.close();
    await fresh.drop();
  });
});

describe.runIf(onPostgres)('a server that falls silent', () => {
  let drop: () => Promise<void>;
  let proxy: TcpProxy;
  let db: Database;
  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    proxy = await startTcpProxy(fresh.url);
    db = await connect(proxy.url, { poolSize: 3, limits: soon });
  });
  afterAll(async () => {
    await db.close();
    await proxy.close();
    await drop();
  });

  it('fails statements, transactions and the access revision, and is used again on new connections', async () => {
    const revision = createAccessRevision(db);
    const before = await revision.current();
    await Promise.all([1, 2, 3].map(() => db.raw('select pg_sleep(0.05)')));
    proxy.freeze();
    const asked = [
      db.raw('select 1'),
      db.transaction((db) => db.raw('select 1').then((rows) => rows)),
      revision.current(),
      revision.current(),
    ];
    for (const each of await Promise.allSettled(asked)) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
    proxy.thaw();
    await expect.poll(() => currentOf(db)).toBe(before);
    expect(await Promise.all([1, 2, 3].map((n) => db.raw('select ?::int as n', [n])))).toEqual([
      [{ n: 1 }],
      [{ n: 2 }],
      [{ n: 3 }],
    ]);
  });

  it('does not keep the database from being closed', async () => {
    const other = await connect(proxy.url, { limits: soon });
    await createAccessRevision(other).current();
    proxy.freeze();
    await other.close();
    proxy.thaw();
  });

  it('or cuts its connections off is used again as well', async () => {
    await createAccessRevision(db).current();
    proxy.cut();
    await expect
      .poll(() =>
        createAccessRevision(db)
          .current()
          .then(Number.isInteger, () => false),
      )
      .toBe(true);
  });
});

it.runIf(onPostgres)('connections are made anew when they are old', async () => {
  const fresh = await freshDatabase();
  const db = await connect(fresh.url, { poolSize: 1, limits: { ageMs: 200 } });
  const observer = await connect(fresh.url, { poolSize: 1 });
  const processes = async () => {
    await createAccessRevision(db).current();
    await servedBy(db);
    const rows = await observer.raw<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  };
  const first = await processes();
  await expect.poll(async () => (await processes()).some((pid) => first.includes(pid))).toBe(false);
  await db.close();
  await observer.close();
  await fresh.drop();
});

describe.runIf(onPostgres)('a server that takes no writes any more', () => {
  let server: PostgresServer;
  let db: Database;
  let administrator: Database;
  const turn = async (readOnly: 'on' | 'off') => {
    await administrator.raw(`alter system set default_transaction_read_only = ${readOnly}`);
    await administrator.raw('select pg_reload_conf()');
    await expect
      .poll(async () => (await administrator.raw('show default_transaction_read_only'))[0])
      .toEqual({ default_transaction_read_only: readOnly });
  };
  beforeAll(async () => {
    server = await startPostgres();
    db = await connect(server.url, { limits: soon });
    administrator = await connect(server.url, { poolSize: 1 });
    await db.raw('create table access_revision (id integer, revision integer)');
    await db.raw('insert into access_revision values (1, 7)');
  });
  afterAll(async () => {
    await db.close();
    await administrator.close();
    await server.stop();
  });

  it('is left, not believed, and used again once it takes them', async () => {
    const revision = createAccessRevision(db);
    const write = () => db('access_revision').update({ revision: 8 });
    expect(await revision.current()).toBe(7);
    await turn('on');
    await expect(write()).rejects.toThrow(ServerReadOnly);
    await expect(revision.current()).rejects.toThrow(ServerReadOnly);
    await expect(db.raw('select 1')).rejects.toThrow(ServerReadOnly);
    await expect(db.transaction(async (db) => db.raw('select 1'))).rejects.toThrow(ServerReadOnly);
    await expect(connect(server.url)).rejects.toThrow(ServerReadOnly);
    await turn('off');
    await write();
    await expect.poll(() => currentOf(db)).toBe(8);
  });

  it('is noticed within a transaction, too', async () => {
    await turn('on');
    const failing = db.transaction(async (db) => db('access_revision').update({ revision: 9 }));
    await expect(failing).rejects.toThrow(ServerReadOnly);
    await turn('off');
    await expect.poll(() => currentOf(db)).toBe(8);
  });
});
