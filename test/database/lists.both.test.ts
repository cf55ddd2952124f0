import { beforeAll, describe, expect, it } from 'vitest';
import { filterByChoice, filterByColumn, contains, elsewhere, filter } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import type { Sample } from './samples.ts';
import { useDatabase } from './setup.ts';

interface Parameters {
  readonly size?: number;
  readonly active?: boolean;
  readonly search?: string;
  readonly shown?: string;
  readonly order_by?: 'id' | 'size';
  readonly sort?: 'asc' | 'desc';
}

const samples = list<Parameters, null, Sample>()({
  name: 'samples',
  table: 'samples',
  filters: {
    size: filterByColumn('samples.size'),
    active: filterByChoice<boolean>({
      true: (query) => void query.where('samples.active', true),
      false: (query) => void query.where('samples.active', false),
    }),
    search: contains('samples.name', 'samples.note'),
    shown: elsewhere,
  },
  orders: { size: { by: 'samples.size' } },
});

const setup = useDatabase();
const names = ['apple', 'Apple pie', '50 %', '50 x', 'Élan', 'a_b', 'axb'];

beforeAll(async () => {
  const rows = names.map((name, index) => ({ name, size: index % 3, active: index < 5 }));
  await setup.db('samples').insert(rows);
});

async function namesOf(query: Parameters, per_page = 20) {
  const caller = { db: setup.db, actor: null, clock: () => new Date() };
  const { rows, page } = await samples.pageFor(caller, { ...query, page: 1, per_page });
  return { names: rows.map(({ name }) => name), page };
}

describe('a list that is declared', () => {
  it('has all rows of its table in the order of their ids', async () => {
    const first = await namesOf({}, 2);
    expect(first.names).toEqual(['apple', 'Apple pie']);
    expect(first.page).toEqual({ kind: 'offset', page: 1, perPage: 2, hasNext: true, total: 7 });
  });

  it('has the order that is asked for, ended by the ids', async () => {
    const sorted = await namesOf({ order_by: 'size', sort: 'desc' });
    expect(sorted.names).toEqual(['a_b', '50 %', 'Élan', 'Apple pie', 'axb', '50 x', 'apple']);
  });

  it.each([
    [{ search: 'APPLE' }, ['apple', 'Apple pie']],
    [{ search: '50 %' }, ['50 %']],
    [{ search: 'a_b' }, ['a_b']],
    [{ search: 'éLAN' }, ['Élan']],
    [{ search: '' }, names],
    [{ search: 'none' }, []],
    [{ size: 1, active: true }, ['Apple pie', 'Élan']],
    [{ active: false, shown: 'whatever' }, ['a_b', 'axb']],
  ])('is narrowed by %j', async (query: Parameters, expected) => {
    expect((await namesOf(query)).names).toEqual(expected);
  });

  it('takes slots for values that it has, and for no other', async () => {
    const misspelt = list<Pick<Parameters, 'size'>, null, Sample>()({
      name: 'misspelt samples',
      table: 'samples',
      values: () => ({ most: 1 }),
      shows(query, _, slots) {
        query.where('samples.size', '<=', slots.most);
        // @ts-expect-error no value has this name
        query.where('samples.size', '>=', slots.mots);
      },
      filters: {
        size: filter({
          shapeOf: () => true,
          boundOf: (size) => ({ size }),
          narrow(query, slots) {
            query.where('samples.size', slots.size);
            // @ts-expect-error no value has this name
            query.where('samples.size', slots.sise);
          },
        }),
      },
    });
    const caller = { db: setup.db, actor: null, clock: () => new Date() };
    const page = { page: 1, per_page: 20 };
    await expect(misspelt.pageFor(caller, page)).rejects.toThrow('"mots" of the statement');
    const narrowed = misspelt.pageFor(caller, { ...page, size: 1 });
    await expect(narrowed).rejects.toThrow('"size.sise" of the statement');
  });
});
