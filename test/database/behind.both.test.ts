import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkRows } from '#src/database/behind.ts';
import { connect } from '#src/database/database.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';

const database = await freshDatabase();
const db = await connect(database.url);
afterAll(async () => {
  await db.close();
  await database.drop();
});

interface Piece {
  readonly id: number;
  readonly owner: number;
  readonly kiln: string;
  readonly shelf: number;
}

const atOnce = 40;
/** Pages end within pieces of one shelf, with the last of them, and behind it. */
const counts = [1, 39, 41, 1, 90, 5];

beforeAll(async () => {
  const id = { sqlite: 'integer primary key', postgres: 'bigserial primary key' };
  await db.raw(
    `create table pieces (
       id ${id[databaseKind()]}, owner bigint not null, kiln text not null, shelf bigint not null
     )`,
  );
  for (const columns of ['shelf, id', 'kiln, shelf, id']) {
    await db.raw(`create index on_${columns.replaceAll(', ', '_')} on pieces (owner, ${columns})`);
  }
  for (const owner of [1, 2]) {
    const pieces = counts.flatMap((count, shelf) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ owner, shelf },
        kiln: index % 3 === 0 ? 'gas' : 'wood',
      })),
    );
    // Things made later stand on a lower shelf.
    await db('pieces').insert(pieces.toReversed());
  }
  if (databaseKind() === 'postgres') await db.raw('analyze pieces');
});

const pieces = () => db('pieces').where({ owner: 2 }).select('pieces.*');

async function walked(along: Omit<Parameters<typeof walkRows<Piece>>[1], 'of' | 'atOnce'>) {
  const pages: number[][] = [];
  for await (const page of walkRows<Piece>(pieces, { ...along, of: 'pieces', atOnce })) {
    pages.push(page.map(({ id }) => id));
  }
  return pages;
}

/** The columns of the index in the order of which the walk goes, as plans tell them. */
const orders = [
  {
    by: ['shelf', 'id'],
    sqlite: ['shelf=? AND id>?', 'shelf>?'],
    postgres: ['ROW(shelf, id) > ROW'],
  },
  {
    by: ['kiln', 'shelf', 'id'],
    sqlite: ['kiln=? AND shelf=? AND id>?', 'kiln=? AND shelf>?', 'kiln>?'],
    postgres: ['ROW(kiln, shelf, id) > ROW'],
  },
] as const;

describe.each(orders)('a walk by $by', ({ by, ...conditions }) => {
  it('meets each row once and in order, however many share the first values', async () => {
    const inOrder = db<Piece>('pieces')
      .where({ owner: 2 })
      .orderBy([...by]);
    const all = (await inOrder.select('id')).map(({ id }) => id);
    const pages = await walked({ by });
    expect(pages.flat()).toEqual(all);
    expect(pages.map(({ length }) => length)).toEqual([40, 40, 40, 40, 17]);
  });

  it('begins each page at its row in the index', async () => {
    const plans: string[] = [];
    const sent = await statementsOf(db, () => walked({ by }));
    for (const each of sent) plans.push(await planOf(db, each));
    const [, ...behind] = plans;
    expect(behind.length).toBeGreaterThanOrEqual(4);
    const beginnings = conditions[databaseKind()];
    for (const plan of behind) {
      expect(plan).toMatch(/index/i);
      expect(beginnings.some((condition) => plan.includes(condition)) ? '' : plan).toBe('');
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Filter/);
    }
    for (const condition of beginnings) expect(behind.join('\n')).toContain(condition);
  });
});

it('a walk begins behind given values', async () => {
  const pages = await walked({ by: ['shelf', 'id'], behind: { shelf: 4, id: 0 } });
  const [count] = await pieces().clearSelect().where('shelf', '>=', 4).count({ count: '*' });
  expect(pages.flat()).toHaveLength(Number(count?.['count']));
});

it('a walk of nothing has no page', async () => {
  expect(await walked({ by: ['shelf', 'id'], behind: { shelf: 9, id: 0 } })).toEqual([]);
});
