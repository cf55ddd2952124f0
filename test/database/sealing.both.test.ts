import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import { hasInstanceSecret, seal, unseal, useInstanceSecret } from '#src/database/sealing.ts';
import { emptyDatabase, type FreshDatabase } from '#test/support/databases.ts';

let fresh: FreshDatabase;
let db: Database;

beforeEach(async () => {
  fresh = await emptyDatabase();
  db = await connect(fresh.url);
});
afterEach(async () => {
  await db.close();
  await fresh.drop();
});

describe('a sealed text', () => {
  const secret = 'a secret of thirty-two characters';

  it('is opened by whoever has the secret, on every connection and in transactions', async () => {
    useInstanceSecret(db, secret);
    const sealed = await db.transaction(async (db) => seal(db, 'täxt unread', 'table.column:1'));
    expect(sealed).not.toContain('unread');
    const other = await connect(fresh.url);
    useInstanceSecret(other, secret);
    expect(unseal(other, sealed, 'table.column:1')).toBe('täxt unread');
    expect(unseal(other, sealed, 'table.column:1')).toBe('täxt unread');
    await other.close();
  });

  it('differs each time', () => {
    useInstanceSecret(db, secret);
    expect(seal(db, 'text', 'place')).not.toBe(seal(db, 'text', 'place'));
  });

  it('is not opened elsewhere, changed, cut, or with another secret', () => {
    useInstanceSecret(db, secret);
    const sealed = seal(db, 'text', 'table.column:1');
    const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
    expect(() => unseal(db, sealed, 'table.column:2')).toThrow('another secret');
    for (const text of [changed.replace(/.$/, 'Q'), sealed.slice(0, -4), sealed.slice(0, 10)]) {
      if (text !== sealed) expect(() => unseal(db, text, 'table.column:1')).toThrow('secret');
    }
    expect(() => unseal(db, 'text', 'table.column:1')).toThrow('is not sealed');
    useInstanceSecret(db, `${secret}2`);
    expect(() => unseal(db, sealed, 'table.column:1')).toThrow('another secret');
  });

  it('needs a secret first', () => {
    expect(hasInstanceSecret(db)).toBe(false);
    expect(() => seal(db, 'text', 'place')).toThrow('secret of the instance is missing');
  });
});
