import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { digestMigrations, noteMigrations, readLanded } from './landed.ts';

it('migrations that are noted in `migrations/landed.txt` stay as they are, and `npm run schema` notes new ones', () => {
  expect([...digestMigrations()]).toEqual([...readLanded()]);
});

it('migrations have a time each, so that all databases run them in one order', () => {
  const times = [...readLanded().keys()].map((name) => name.slice(0, 14));
  expect(times).toEqual([...new Set(times)]);
});

it('a migration may be edited until it is committed, and never after', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'hearth-migrations-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = pathToFileURL(`${place}${path.sep}`);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], {
      cwd: place,
    });
  const write = (name: string, code: string) => writeFileSync(path.join(place, `${name}.ts`), code);
  const names = () => [...readLanded(folder).keys()];
  git('init', '--quiet');
  writeFileSync(path.join(place, 'landed.txt'), '');
  write('20300101000000_create_kilns', 'export const kilns = 1;');
  noteMigrations(folder);
  git('add', '.');
  git('commit', '--quiet', '--message=Make kilns');

  write('20300102000000_create_glazes', 'export const glazes = 1;');
  noteMigrations(folder);
  const before = readLanded(folder);
  write('20300102000000_create_glazes', 'export const glazes = 2;');
  noteMigrations(folder);
  expect(names()).toEqual(['20300101000000_create_kilns', '20300102000000_create_glazes']);
  expect(readLanded(folder)).not.toEqual(before);

  rmSync(path.join(place, '20300102000000_create_glazes.ts'));
  noteMigrations(folder);
  expect(names()).toEqual(['20300101000000_create_kilns']);

  write('20300101000000_create_kilns', 'export const kilns = 2;');
  expect(() => noteMigrations(folder)).toThrow('a migration that landed is never edited');
  writeFileSync(path.join(place, 'landed.txt'), '');
  noteMigrations(folder);
  expect(names()).toEqual(['20300101000000_create_kilns']);
});
