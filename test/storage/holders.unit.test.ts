import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holders } from '../../src/resources/application/blob-holders.ts';

const migrations = new URL('../../migrations/', import.meta.url);

it('knows every table that points to blobs', () => {
  const tables = readdirSync(migrations).flatMap((name) => {
    const text = readFileSync(new URL(name, migrations), 'utf8');
    return [...text.matchAll(/createTable\('(\w+)'([^]*?)\n {2}\}\);/g)]
      .filter(([, , body]) => body?.includes("'storage_key'"))
      .map(([, table]) => table);
  });
  expect([...holders].sort()).toEqual(tables.sort());
});
