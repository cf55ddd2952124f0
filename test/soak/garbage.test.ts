import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { bytesLeftBy } from '#test/support/young-garbage.ts';
import { useDatabase } from '#test/database/setup.ts';

const setup = useDatabase();
const letters = 50_000;
const times = 100;

const longText = prepareStatement<{ number: number }, { text: string }>((db, { number }) =>
  db('samples')
    .whereNot('size', number)
    .select(db.raw('? as text', ['x'.repeat(letters)])),
);

const ways: readonly (readonly [string, (db: Database, number: number) => Promise<unknown>])[] = [
  ['a statement', (db, number) => longText.all(db, { number })],
  ['a query', async (db) => db('samples').select(db.raw('? as text', ['x'.repeat(letters)]))],
  [
    'a transaction',
    (db, number) =>
      db.transaction(async (db) => {
        const rows = await longText.all(db, { number });
        db.afterCommit(() => void rows.length);
      }),
  ],
];

describe('garbage after a deletion', () => {
  it.each(ways)('has no rest of %s', async (_, ask) => {
    await setup.db('samples').insert({ name: 'one', size: 1, active: true });
    const repeat = async () => {
      for (let number = 10; number < 10 + times; number += 1) await ask(setup.db, number);
    };
    await repeat();
    expect(await bytesLeftBy(repeat)).toBeLessThan((times * letters) / 4);
  });
});
