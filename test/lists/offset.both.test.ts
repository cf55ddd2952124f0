import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { createOffsetPage, computeOffsetWindow, paginate } from '#src/lists/offset.ts';
import { freshDatabase } from '#test/support/databases.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

const now = '2022-04-22T10:15:30.123Z';

async function fill(rows: number): Promise<void> {
  await db('topics').delete();
  for (let start = 0; start < rows; start += 500) {
    await db('topics').insert(
      Array.from({ length: Math.min(500, rows - start) }, (_, index) => {
        const name = `topic ${String(start + index).padStart(6, '0')}`;
        return { name, name_key: name, created_at: now, updated_at: now };
      }),
    );
  }
}

const topics = () => db<{ name: string }>('topics').select('name').orderBy('name');

describe('paginate', () => {
  it('cuts the page and knows what lies around it', async () => {
    await fill(5);
    const { rows, page } = await paginate(db, topics(), { page: 2, per_page: 2 });
    expect(rows.map(({ name }) => name)).toEqual(['topic 000002', 'topic 000003']);
    expect(page).toEqual({ kind: 'offset', page: 2, perPage: 2, hasNext: true, total: 5 });
    expect((await paginate(db, topics(), { page: 3, per_page: 2 })).page).toMatchObject({
      hasNext: false,
      total: 5,
    });
  });

  it('counts for a page past the end, and cuts long pages to 100', async () => {
    await fill(120);
    const beyond = await paginate(db, topics(), { page: 7, per_page: 50 });
    expect(beyond).toMatchObject({ rows: [], page: { hasNext: false, total: 120 } });
    const long = await paginate(db, topics(), { page: 1, per_page: 5000 });
    expect(long.rows).toHaveLength(100);
    expect(long.page).toMatchObject({ perPage: 100, hasNext: true });
  });

  it('tells 10,000 rows, and no total from 10,001 on', async () => {
    await fill(10_000);
    expect((await paginate(db, topics(), { page: 1, per_page: 20 })).page).toMatchObject({
      total: 10_000,
    });
    await db('topics').insert({
      name: 'one more',
      name_key: 'one more',
      created_at: now,
      updated_at: now,
    });
    expect((await paginate(db, topics(), { page: 1, per_page: 20 })).page).toMatchObject({
      total: null,
    });
    expect((await paginate(db, topics(), { page: 501, per_page: 20 })).page).toMatchObject({
      hasNext: false,
      total: null,
    });
  });

  it('takes a list that was large to be large still, unless the page shows its end', async () => {
    await fill(40);
    const at = (page: number) => paginate(db, topics(), { page, per_page: 20 });
    expect((await at(1)).page).toMatchObject({ hasNext: true, total: null });
    expect((await at(2)).page).toMatchObject({ hasNext: false, total: 40 });
  });

  it('answers an empty list for pages beyond every integer', async () => {
    await fill(1);
    // Another list than the one that was large just now.
    const ids = db<{ id: number }>('topics').select('id').orderBy('id');
    const { rows, page } = await paginate(db, ids, {
      page: Number.MAX_SAFE_INTEGER,
      per_page: 100,
    });
    expect(rows).toEqual([]);
    expect(page).toMatchObject({ total: 1, hasNext: false });
  });
});

describe('computeOffsetWindow', () => {
  const ceiling = { rows: 50_000, type: 'Thing' };

  it('permits the ceiling and refuses what is beyond', () => {
    expect(computeOffsetWindow({ page: 2500, per_page: 20 }, ceiling)).toMatchObject({
      offset: 49_980,
      limit: 21,
    });
    const refused = () => computeOffsetWindow({ page: 2501, per_page: 20 }, ceiling);
    expect(refused).toThrow(
      expect.objectContaining({
        status: 405,
        body: { error: expect.stringContaining('objects of type Thing.') },
      }),
    );
  });

  it('looks at the page size after the cut', () => {
    expect(computeOffsetWindow({ page: 500, per_page: 1000 }, ceiling)).toMatchObject({
      perPage: 100,
    });
  });
});

describe('createOffsetPage', () => {
  it('does not count when the page shows the end', async () => {
    const never = () => {
      throw new Error('counted');
    };
    const window = computeOffsetWindow({ page: 2, per_page: 2 });
    expect((await createOffsetPage(window, ['c'], never)).page).toMatchObject({ total: 3 });
    expect(
      (await createOffsetPage(computeOffsetWindow({ page: 1, per_page: 2 }), [], never)).page,
    ).toMatchObject({ total: 0 });
    await expect(createOffsetPage(window, ['c', 'd', 'e'], never)).rejects.toThrow('counted');
  });
});
