import { expect, it } from 'vitest';
import { digestMigrations, readLanded } from './landed.ts';

it('migrations that are noted in `migrations/landed.txt` stay as they are, and `npm run schema` notes new ones', () => {
  expect([...digestMigrations()]).toEqual([...readLanded()]);
});

it('migrations have a time each, so that all databases run them in one order', () => {
  const times = [...readLanded().keys()].map((name) => name.slice(0, 14));
  expect(times).toEqual([...new Set(times)]);
});
