import { describe, expect, it } from 'vitest';
import { type Database, DatabaseBusy } from '#src/database/database.ts';
import { databaseKind } from '#test/support/databases.ts';
import { othersWait } from '#test/support/others-wait.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();

/** Two rows, and a function that lets two come to the same point. */
async function rows() {
  const [one, other] = await setup
    .db('samples')
    .insert([{ name: 'one' }, { name: 'other' }])
    .returning<{ id: number }[]>('id');
  let arrived = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => (open = resolve));
  const meet = () => {
    arrived += 1;
    if (arrived === 2) open();
    return both;
  };
  const rename = (db: Database, id: number | undefined, name: string) =>
    db('samples').where({ id }).update({ name });
  return { one: one?.id, other: other?.id, meet, rename };
}

describe.runIf(databaseKind() === 'postgres')('transactions in the way of each other', () => {
  it('are run again, whatever their functions make of the failure', async () => {
    const { one, other, meet, rename } = await rows();
    const { db } = setup;
    const crossing = (first: number | undefined, second: number | undefined, name: string) =>
      db.transaction(async (db) => {
        await rename(db, first, name);
        await meet();
        // Services do this: they recognize taken names by the error of an index.
        await rename(db, second, name).catch(() => {
          throw new Error('The name is taken.');
        });
      });
    await Promise.all([crossing(one, other, 'first'), crossing(other, one, 'second')]);
    const names = await db('samples')
      .whereIn('id', [one ?? 0, other ?? 0])
      .pluck<string[]>('name');
    expect(new Set(names).size).toBe(1);
  });

  it('are run again together with statements that are alone', async () => {
    const { one, other, rename } = await rows();
    const { db } = setup;
    await db.raw('create sequence taken');
    const taken = async () =>
      Number((await db.raw('select last_value from taken'))[0]?.['last_value']);
    const gate = 7;
    // Takes the rows one after the other, and between them waits for the gate. What a sequence gave is not taken back.
    const alone = async () => {
      await db.raw(
        `update samples set name = 'alone' from
           (select id, nextval('taken'), pg_advisory_xact_lock_shared(${gate}) from
             (select id from samples where id in (?, ?) order by id desc for update) as held) as held
         where samples.id = held.id`,
        [one ?? 0, other ?? 0],
      );
    };
    const changes: Promise<unknown>[] = [];
    let runs = 0;
    await db.transaction(async (own) => {
      await own.raw(`select pg_advisory_xact_lock(${gate})`);
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      changes.push(
        db.transaction(async (db) => {
          runs += 1;
          await rename(db, one, 'together');
          begin();
          if (runs === 1) await othersWait(setup.db, 1);
          await rename(db, other, 'together');
        }),
      );
      await begun;
      changes.push(alone());
      await othersWait(db, 2);
    });
    await Promise.all(changes);
    // The one began again, or the other came to its first row twice.
    expect(runs + (await taken())).toBe(4);
  });

  it('are given up after a while, as a database that is busy', async () => {
    let runs = 0;
    const colliding = setup.db.transaction(async () => {
      runs += 1;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(colliding).rejects.toThrow(DatabaseBusy);
    expect(runs).toBeGreaterThan(1);
  });
});
