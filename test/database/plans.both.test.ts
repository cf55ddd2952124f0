import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';
import { databaseKind } from '#test/support/databases.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();
const once = [{ mode: 'force_generic_plan' }];
const eachTime = [{ mode: 'force_custom_plan' }];
const inSql = { skipBinding: true };

/** How the statement that asks for it is planned, in each of two rows. */
const rows = (db: Database) =>
  db('samples').select<{ mode: string }[]>(db.raw("current_setting('plan_cache_mode') as mode"));
/** The same in the last row alone. */
const lastRow = (db: Database) => rows(db).offset(1);

describe.runIf(databaseKind() === 'postgres')('a statement on Postgres', () => {
  beforeAll(async () => {
    const sample = { size: 1, active: true };
    await setup.db('samples').insert([
      { ...sample, name: 'kiln' },
      { ...sample, name: 'oven' },
    ]);
  });

  it('is planned once', async () => {
    const { db } = setup;
    expect(await rows(db).where({ name: 'kiln' })).toEqual(once);
    expect(await rows(db).limit(1, inSql)).toEqual(once);
    expect(await rows(db).where({ name: 'kiln' }).first()).toEqual(once[0]);
    await db.transaction(async (db) => {
      expect(await rows(db).where({ name: 'oven' }).first().forUpdate()).toEqual(once[0]);
    });
  });

  it('is planned with its values if how far it is read is one of them', async () => {
    const { db } = setup;
    expect(await rows(db).where({ name: 'kiln' }).limit(7)).toEqual(eachTime);
    expect(await lastRow(db).limit(7, inSql)).toEqual(eachTime);
    const both = [rows(db).where({ name: 'kiln' }).limit(7), rows(db).limit(1, inSql)];
    expect(await Promise.all(both)).toEqual([eachTime, once]);
  });

  it('leaves nothing set behind, in transactions and after failures too', async () => {
    const { db } = setup;
    await db.transaction(async (db) => {
      const sent = [
        rows(db).where({ name: 'kiln' }).limit(7),
        rows(db).limit(1, inSql),
        lastRow(db),
      ];
      expect(await Promise.all(sent)).toEqual([eachTime, once, eachTime]);
    });
    const failing = (db: Database) => rows(db).whereRaw('size / ? > 1', [0]).limit(7);
    await expect(failing(db)).rejects.toThrow('division by zero');
    await expect(db.transaction(failing)).rejects.toThrow('division by zero');
    await expect(
      db.transaction((db) =>
        Promise.allSettled([failing(db), rows(db).where({ name: 'kiln' }).limit(7)]),
      ),
    ).rejects.toThrow();
    // The queries use as many connections as there are.
    const all = await Promise.all(Array.from({ length: 20 }, () => rows(db).limit(1, inSql)));
    expect(all).toEqual(all.map(() => once));
  });

  it('is planned so after the schema has changed, too', async () => {
    const { db } = setup;
    db[execution].forgetStatements();
    expect(await rows(db).where({ name: 'kiln' }).limit(7)).toEqual(eachTime);
    expect(await rows(db).limit(1, inSql)).toEqual(once);
  });
});
