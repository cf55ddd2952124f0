import { beforeAll, describe, expect, it } from 'vitest';
import { countUpTo, containsText, whereInList, whereNotInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import type { Sample } from './samples.ts';
import { useDatabase } from './setup.ts';

const setup = useDatabase();
type Named = Pick<Sample, 'name'>;

beforeAll(async () => {
  await setup.db('samples').insert(
    ['apple', 'Banana', 'cherry', '100%', 'a_b', 'axb', 'Élan', 'back\\slash'].map(
      (name, index) => ({
        name,
        size: index,
        active: index % 2 === 0,
      }),
    ),
  );
});

describe('a statement', () => {
  it('is built once and takes its values from slots', async () => {
    let built = 0;
    const page = prepareStatement<
      { least: number; limit: number; offset: number; tag: string },
      Named & { tag: string }
    >((db, { least, limit, offset, tag }) => {
      built += 1;
      return db('samples')
        .where('size', '>=', least)
        .where('active', true)
        .orderBy('size')
        .limit(limit)
        .offset(offset)
        .select('name', db.raw("coalesce(?, '') as tag", [tag]));
    });
    const values = { least: 0, limit: 2, offset: 0, tag: 'x' };
    expect(await page.all(setup.db, values)).toEqual([
      { name: 'apple', tag: 'x' },
      { name: 'cherry', tag: 'x' },
    ]);
    expect(await page.all(setup.db, { ...values, limit: 1, offset: 1, tag: 'y' })).toEqual([
      { name: 'cherry', tag: 'y' },
    ]);
    expect(await page.first(setup.db, { ...values, least: 4 })).toEqual({ name: 'a_b', tag: 'x' });
    expect(await page.first(setup.db, { ...values, least: 99 })).toBeUndefined();
    expect(built).toBe(1);
  });

  it('may be under way several times before its first answer, in a transaction too', async () => {
    const bySize = prepareStatement<{ size: number }, Named>((db, { size }) =>
      db('samples').where({ size }).select('name').limit(1),
    );
    const names = await setup.db.transaction((db) =>
      Promise.all([0, 1, 2, 99].map(async (size) => (await bySize.first(db, { size }))?.name)),
    );
    expect(names).toEqual(['apple', 'Banana', 'cherry', undefined]);
  });

  it('takes lists of texts that hold quotes, commas, braces and backslashes', async () => {
    const texts = ['a"b', "it's", 'x,y', '{z}', 'back\\slash', 'null', ''];
    const echoed = prepareStatement<{ texts: string[] }, Named>((db, { texts }) =>
      whereInList(db('samples').select('name'), 'name', texts),
    );
    expect(await echoed.all(setup.db, { texts })).toEqual([{ name: 'back\\slash' }]);
    expect(await echoed.all(setup.db, { texts: [] })).toEqual([]);
  });

  it('writes, inside the transaction that it is given', async () => {
    const add = prepareStatement<{ name: string; note: string | null }, Pick<Sample, 'id'>>(
      (db, { name, note }) => db('samples').insert({ name, note }).returning('id'),
    );
    const rename = prepareStatement<{ from: string; to: string; note: string | null }, object>(
      (db, { from, to, note }) => db('samples').where('name', from).update({ name: to, note }),
    );
    const failing = setup.db.transaction(async (db) => {
      expect(await add.first(db, { name: 'new', note: null })).toEqual({ id: expect.any(Number) });
      expect(await rename.run(db, { from: 'new', to: 'newer', note: null })).toBe(1);
      expect(await rename.run(db, { from: 'new', to: 'newer', note: 'n' })).toBe(0);
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    expect(await setup.db('samples').where('name', 'newer')).toEqual([]);
  });

  it('takes lists of any length', async () => {
    const find = prepareStatement<{ names: string[] }, Named>((db, { names }) =>
      whereInList(db('samples').orderBy('name').select('name'), 'name', names),
    );
    expect(await find.all(setup.db, { names: [] })).toEqual([]);
    expect(await find.all(setup.db, { names: ['apple'] })).toEqual([{ name: 'apple' }]);
    expect(await find.all(setup.db, { names: ['cherry', "o'", 'apple', '"q"'] })).toHaveLength(2);
  });

  it('refuses what would silently be wrong', async () => {
    const find = prepareStatement<{ name: string | null }, Named>((db, { name }) =>
      db('samples').where('name', name),
    );
    await expect(find.all(setup.db, { name: null })).rejects.toThrow('"name" is null');
    // @ts-expect-error a parameter is missing
    await expect(find.all(setup.db, {})).rejects.toThrow('"name" of the statement is missing');

    const listed = prepareStatement<{ ids: number[] }, Named>((db, { ids }) =>
      db('samples').whereIn('id', ids),
    );
    await expect(listed.all(setup.db, { ids: [1] })).rejects.toThrow('whereInList');

    const spelled = prepareStatement<{ id: number }, Named>((db, { id }) =>
      db.raw(`select * from samples where id = ${id}`),
    );
    await expect(spelled.all(setup.db, { id: 1 })).rejects.toThrow('binding');

    const computed = prepareStatement<{ page: number }, Named>((db, { page }) =>
      db('samples').offset(page * 20),
    );
    await expect(computed.all(setup.db, { page: 1 })).rejects.toThrow('compute');
  });
});

describe('a shaped statement', () => {
  it('is built once for each shape', async () => {
    const built: string[] = [];
    const list = prepareShapedStatement<
      { active?: boolean; order: 'asc' | 'desc' },
      { active?: boolean; limit: number },
      Named
    >((db, slots, shape) => {
      built.push(JSON.stringify(shape));
      const query = db('samples').orderBy('size', shape.order).limit(slots.limit).select('name');
      return shape.active === undefined ? query : query.where('active', slots.active);
    });
    for (const limit of [1, 2]) {
      expect(await list.all(setup.db, { order: 'asc' }, { limit })).toHaveLength(limit);
      const shape = { active: true, order: 'desc' } as const;
      expect(await list.first(setup.db, shape, { active: false, limit })).toEqual({
        name: 'back\\slash',
      });
    }
    expect(built).toHaveLength(2);
  });
});

describe('differences between the databases', () => {
  const search = (text: string) =>
    containsText(setup.db<Sample>('samples'), ['name', 'note'], text).orderBy('size').pluck('name');

  it('are not seen in a search', async () => {
    expect(await search('AN')).toEqual(['Banana', 'Élan']);
    expect(await search('%')).toEqual(['100%']);
    expect(await search('a_')).toEqual(['a_b']);
    expect(await search('k\\s')).toEqual(['back\\slash']);
    expect(await search('éL')).toEqual(['Élan']);
  });

  it('are not seen in the time that a search of one letter takes', async () => {
    const note = 'a'.repeat(8_000_000);
    const long = () =>
      setup
        .db(setup.db.raw('(select cast(? as text) as letters) as long', [note]))
        .select('letters');
    // Letter by letter it takes longer than a test may.
    for (const text of [`${'a'.repeat(1000)}b`, `b${'a'.repeat(1000)}`]) {
      expect(await containsText(long(), 'letters', text)).toEqual([]);
    }
  });

  it('are not seen in lists', async () => {
    const sizes = whereInList(setup.db<Sample>('samples'), 'samples.size', [0, 2, 77])
      .orderBy('size')
      .pluck('name');
    expect(await sizes).toEqual(['apple', 'cherry']);
    expect(
      await whereNotInList(setup.db('samples'), 'size', [0, 1, 2, 3, 4]).count({ n: '*' }),
    ).toEqual([{ n: 3 }]);
    expect(await whereNotInList(setup.db('samples'), 'size', []).count({ n: '*' })).toEqual([
      { n: 8 },
    ]);
  });

  it('are as many as there are, also more than a statement binds', async () => {
    const many = Array.from({ length: 70_000 }, (_, index) => index);
    const sized = () => setup.db<Sample>('samples').orderBy('name');
    expect(await sized().whereIn('size', many).where('name', 'apple').pluck('name')).toEqual([
      'apple',
    ]);
    expect(await sized().whereNotIn('size', many)).toEqual([]);
    const either = await sized().where('name', 'Banana').orWhereIn('size', many.slice(0, 200));
    expect(either).toEqual(await sized());
    const names = many.map(String);
    expect(
      await sized()
        .whereIn('name', [...names, 'cherry'])
        .pluck('name'),
    ).toEqual(['cherry']);
    const below = setup.db('samples').select('id').whereIn('size', many);
    expect(await sized().whereIn('id', below)).toEqual(await sized());
    expect(await sized().where((part) => void part.whereIn('size', many))).toEqual(await sized());
  });

  it('are inserted however many they are', async () => {
    await setup.db.transaction(async (db) => {
      const rows = Array.from({ length: 35_000 }, (_, size) => ({ name: 'of many', size }));
      const added = await db<Sample>('samples').insert(rows).returning<Sample[]>('size');
      expect(added.map(({ size }) => size)).toEqual(rows.map(({ size }) => size));
      const [counted] = await db('samples').where('name', 'of many').count({ n: '*' });
      expect(counted).toEqual({ n: 35_000 });
      await db('samples').where('name', 'of many').delete();
    });
  });

  it('are not seen in counts, which stop at the cap', async () => {
    const query = setup.db('samples').orderBy('name').select('name').limit(2).offset(1);
    expect(await countUpTo(setup.db, query, 100)).toBe(8);
    expect(await countUpTo(setup.db, query, 3)).toBe(3);
    expect(await query).toHaveLength(2);
  });
});
