import { expect, it } from 'vitest';
import { createAccessRevision } from '../../src/database/access-revision.ts';
import { databaseKind } from '../support/databases.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();

it('shows every committed change at once, from any connection', async () => {
  const own = createAccessRevision(setup.db);
  const elsewhere = createAccessRevision(await setup.connectAgain());
  for (let round = 0; round < 20; round += 1) {
    const before = await own.current();
    const changed = round % 2 === 0 ? setup.db : await setup.connectAgain();
    await changed.transaction((db) => own.bump(db));
    expect(await Promise.all([own.current(), elsewhere.current()])).toEqual([
      before + 1,
      before + 1,
    ]);
  }
});

it('stands while nothing has changed, or a change was taken back', async () => {
  const revision = createAccessRevision(setup.db);
  const before = await revision.current();
  await setup.db('samples').insert({ name: 'unrelated' });
  const failing = setup.db.transaction(async (db) => {
    await revision.bump(db);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await revision.current()).toBe(before);
});

it('never answers with what was true before the question', async () => {
  const revision = createAccessRevision(setup.db);
  const start = await revision.current();
  const waiting: Promise<void>[] = [];
  for (let bumps = 1; bumps <= 30; bumps += 1) {
    void revision.current();
    await revision.bump(setup.db);
    waiting.push(
      revision.current().then((seen) => expect(seen).toBeGreaterThanOrEqual(start + bumps)),
    );
  }
  await Promise.all(waiting);
});

it('goes on when the server ends its connections', async () => {
  const db = await setup.connectAgain();
  const revision = createAccessRevision(db);
  const before = await revision.current();
  if (databaseKind() === 'postgres') {
    await setup.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like '%access_revision%' and pid <> pg_backend_pid()`,
    );
  }
  for (let bumps = 1; bumps <= 3; bumps += 1) {
    await revision.bump(setup.db);
    expect(await revision.current()).toBe(before + bumps);
  }
});

it('is one for all who watch it through the same database', () => {
  expect(createAccessRevision(setup.db)).toBe(createAccessRevision(setup.db));
});

it('cannot be asked once the database is closed', async () => {
  const db = await setup.connectAgain();
  const revision = createAccessRevision(db);
  await revision.current();
  await db.close();
  await expect(revision.current()).rejects.toThrow('the database is closed');
});
