import { afterAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/database/database.ts';
import { findFew, intersectLists, maxCandidates } from '#src/database/candidates.ts';
import { countUnlessLarge } from '#src/lists/count-cache.ts';
import { freshDatabase } from '#test/support/databases.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('a count that goes as far as it may', () => {
  it('is not taken again, for the same list', async () => {
    const count = vi.fn(() => 11);
    const large = { cap: 11, key: () => 'large', count };
    expect(await countUnlessLarge(db, large)).toBe(11);
    expect(await countUnlessLarge(db, large)).toBe(11);
    expect(count).toHaveBeenCalledTimes(1);
    expect(await countUnlessLarge(db, { ...large, key: () => 'another' })).toBe(11);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('is taken each time where it ends before', async () => {
    let rows = 10;
    const small = { cap: 11, key: () => 'small', count: () => rows };
    expect(await countUnlessLarge(db, small)).toBe(10);
    rows = 3;
    expect(await countUnlessLarge(db, small)).toBe(3);
  });

  it('is taken again after a minute', async () => {
    let rows = 11;
    const shrinking = { cap: 11, key: () => 'shrinking', count: () => rows };
    const now = vi.spyOn(performance, 'now');
    try {
      now.mockReturnValue(1_000);
      expect(await countUnlessLarge(db, shrinking)).toBe(11);
      rows = 4;
      now.mockReturnValue(60_999);
      expect(await countUnlessLarge(db, shrinking)).toBe(11);
      now.mockReturnValue(61_000);
      expect(await countUnlessLarge(db, shrinking)).toBe(4);
    } finally {
      now.mockRestore();
    }
  });
});

describe('rows that a filter leaves', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

  it('are told when they are few, as of now', async () => {
    let left = rows(maxCandidates);
    const find = () => findFew(db, 'few', async (limit) => left.slice(0, limit));
    expect(await find()).toHaveLength(maxCandidates);
    left = rows(2);
    expect(await find()).toEqual([0, 1]);
  });

  it('are not looked for again when they were many', async () => {
    const query = vi.fn(async (limit: number) => rows(limit));
    expect(await findFew(db, 'many', query)).toBeNull();
    expect(await findFew(db, 'many', query)).toBeNull();
    expect(query).toHaveBeenCalledTimes(1);
    expect(query).toHaveBeenCalledWith(maxCandidates + 1);
  });

  it('are those that every filter leaves', () => {
    expect(intersectLists([])).toBeNull();
    expect(intersectLists([null, null])).toBeNull();
    expect(intersectLists([null, [3, 1, 2]])).toEqual([3, 1, 2]);
    expect(intersectLists([[3, 1, 2], null, [2, 3, 4], [2, 5, 3]])).toEqual([3, 2]);
    expect(intersectLists([[1], []])).toEqual([]);
  });
});
