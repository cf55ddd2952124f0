import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holders } from '#src/domains/platform/application/blob-holders.ts';

const schema = new URL('../../migrations/schema.sqlite.sql', import.meta.url);

it('knows every table that points to blobs', () => {
  const tables = [...readFileSync(schema, 'utf8').matchAll(/^create table (\w+) \(([^]*?)^\);/gm)]
    .filter(([, , body]) => /^ {2}storage_key /m.test(body ?? ''))
    .map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(5);
  expect([...holders].sort()).toEqual(tables.sort());
});
