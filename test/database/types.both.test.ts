import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { databaseKind, emptyDatabase } from '#test/support/databases.ts';
import type { FreshDatabase } from '#test/support/databases.ts';
import { createSamples } from './samples.ts';
import type { Sample } from './samples.ts';

let fresh: FreshDatabase;
let db: Database;

beforeAll(async () => {
  fresh = await emptyDatabase();
  db = await connect(fresh.url);
  await createSamples(db);
});
afterAll(async () => {
  await db.close();
  await fresh.drop();
});

describe('values', () => {
  const everything = {
    name: 'types',
    active: true,
    size: 9_007_199_254_740_991,
    data: { list: [1, { deep: null }], text: 'é' },
    stored_at: '2022-04-22T10:15:30.123Z',
    due_on: '2024-02-29',
    score: 0.5,
    bytes: Buffer.from([0, 1, 255]),
  };

  it('come back as the same types on both databases', async () => {
    const stored = await insertReturning<Sample>(db, 'samples', everything);
    expect(stored).toStrictEqual({ id: expect.any(Number), note: null, ...everything });
    expect(await db<Sample>('samples').where('id', stored.id).first()).toStrictEqual(stored);

    const find = prepareStatement<{ id: number }, Sample>((db, { id }) =>
      db('samples').where('id', id),
    );
    expect(await find.first(db, { id: stored.id })).toStrictEqual(stored);
    expect(await find.all(db, { id: stored.id })).toStrictEqual([stored]);
  });

  it('may all be null', async () => {
    const stored = await insertReturning<Sample>(db, 'samples', { name: 'empty' });
    const { id, name, ...rest } = stored;
    expect([id, name]).toEqual([expect.any(Number), 'empty']);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('are taken as dates and arrays too', async () => {
    const given = { name: 'given', stored_at: new Date(1_650_622_530_007), data: [1, 'two'] };
    const stored = await insertReturning<Sample>(db, 'samples', given);
    expect(stored).toMatchObject({ stored_at: '2022-04-22T10:15:30.007Z', data: [1, 'two'] });
  });

  it('are numbers when counted, summed and averaged', async () => {
    await db('samples').insert({ name: 'sums', size: 3 });
    const query = db('samples').where('name', 'sums').count({ count: '*' }).sum({ sum: 'size' });
    expect(await query.avg({ mean: 'size' }).first()).toEqual({ count: 1, sum: 3, mean: 3 });
  });

  it('are refused when they cannot be held exactly', async () => {
    await expect(db('samples').insert({ size: 2 ** 53 })).rejects.toThrow('2^53');
    await expect(db('samples').insert({ size: 10n ** 18n })).rejects.toThrow('2^53');
    await expect(db('samples').insert({ score: NaN })).rejects.toThrow('NaN');
    expect(await insertReturning<Sample>(db, 'samples', { size: 5n })).toMatchObject({ size: 5 });
  });

  it('beyond 2^53 that are in the database already fail loudly', async () => {
    await db.raw("insert into samples (name, size) values ('beyond', 9007199254740993)");
    await expect(db('samples').where('name', 'beyond').first()).rejects.toThrow('2^53');
    await db('samples').where('name', 'beyond').del();
  });
});

describe('results', () => {
  it('are what Knex promises for each kind of query', async () => {
    const [created] = await db('samples').insert({ name: 'kinds' }).returning('name');
    expect(created).toEqual({ name: 'kinds' });
    expect(await db('samples').insert({ name: 'kinds' })).toEqual([]);
    expect(await db('samples').where('name', 'kinds').pluck('name')).toEqual(['kinds', 'kinds']);
    expect(await db('samples').where('name', 'kinds').update({ note: 'x' })).toBe(2);
    expect(
      await db('samples')
        .where('name', 'kinds')
        .update({ active: false })
        .returning(['active', 'note']),
    ).toEqual([
      { active: false, note: 'x' },
      { active: false, note: 'x' },
    ]);
    expect(await db('samples').where('name', 'kinds').del().returning('name')).toHaveLength(2);
    expect(await db('samples').where('name', 'kinds').del()).toBe(0);
    expect(await db('samples').where('name', 'kinds').first()).toBeUndefined();
    expect(await db.raw('select ? as text', ['a'])).toEqual([{ text: 'a' }]);
    expect(
      await db('samples')
        .where(db.raw('name = ?', ['none']))
        .select('id'),
    ).toEqual([]);
    expect(Object.keys(await db('samples').columnInfo())).toContain('stored_at');
  });

  it('survive more distinct statements than are kept prepared', async () => {
    for (let index = 0; index < 1200; index += 1) {
      expect(await db.raw(`select ${index} as n`)).toEqual([{ n: index }]);
    }
    expect(await db.raw('select 0 as n')).toEqual([{ n: 0 }]);
  });

  it.runIf(databaseKind() === 'postgres')(
    'keep a bounded number of statements on the server',
    async () => {
      const [row] = await db.raw<{ count: number }>('select count(*) from pg_prepared_statements');
      expect(row?.count).toBeGreaterThan(100);
      expect(row?.count).toBeLessThanOrEqual(1001);
    },
  );
});
