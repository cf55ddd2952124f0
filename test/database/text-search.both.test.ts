import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';
import { findContaining } from '#src/database/text-search.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { seedUser, unique } from '#test/support/seed.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const find = async (text: string) => (await findContaining(db, 'users', text))?.toSorted();

describe('findContaining', () => {
  it('knows new rows, changed ones and those that are gone', async () => {
    const [word, other] = [unique('aalto'), unique('berg')];
    const user = await seedUser(db, { name: `x ${word} y` });
    expect(await find(word)).toEqual([user.id]);
    expect(await find(word.slice(1, 4))).toContain(user.id);

    await db('users').where({ id: user.id }).update({ name_key: other });
    expect(await find(word)).toEqual([]);
    expect(await find(other)).toEqual([user.id]);

    await db('namespaces').where({ owner_id: user.id }).delete();
    await db('users').where({ id: user.id }).delete();
    expect(await find(other)).toEqual([]);
  });

  it('forgets what a transaction took back', async () => {
    const word = unique('carr');
    const taken = db.transaction(async (db) => {
      await seedUser(db, { name: word });
      expect(await findContaining(db, 'users', word)).toHaveLength(1);
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await find(word)).toEqual([]);
  });

  it('is of no help for short texts, nor for common ones', async () => {
    expect(await findContaining(db, 'users', 'ab')).toBeNull();
    expect(await findContaining(db, 'users', 'äö')).toBeNull();
    const word = unique('dusk');
    const now = new Date().toISOString();
    const rows = Array.from({ length: 10_002 }, (_, index) => ({
      name: `${word}-${index}`,
      name_key: `${word}-${index}`,
      created_at: now,
      updated_at: now,
    }));
    await db.transaction(async (db) => {
      for (let start = 0; start < rows.length; start += 400) {
        await db('topics').insert(rows.slice(start, start + 400));
      }
    });
    expect(await findContaining(db, 'topics', word)).toBeNull();
    expect(await findContaining(db, 'topics', `${word}-999`)).toHaveLength(11);
  });

  it('reads an index, not the rows', async () => {
    const plan = await chooseByDialect(db, {
      sqlite: () =>
        db.raw(
          'explain query plan select rowid from users_text_search where users_text_search match \'"abc"\'',
        ),
      postgres: async () => {
        return db.transaction(async (db) => {
          // Postgres reads so few rows faster without an index.
          for (const way of ['seqscan', 'indexscan', 'indexonlyscan']) {
            await db.raw(`set local enable_${way} = off`);
          }
          return db.raw("explain select id from users where name_key like '%abcd%'");
        });
      },
    });
    expect(JSON.stringify(plan)).toMatch(/users_text_search/);
    expect(JSON.stringify(plan)).toMatch(/VIRTUAL TABLE INDEX|Bitmap Index Scan/);
  });
});
