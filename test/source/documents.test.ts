import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminCommands } from '../../src/admin/commands.ts';
import { settingNames } from './setting-names.ts';

const files = ['README.md', 'docs/operate.md'];

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that there are', () => {
    const names = new Set(adminCommands.map(({ name }) => name));
    const named = [...text.matchAll(/(?:hearth|npm run) admin (?:-- )?([a-z][a-z -]*[a-z])/g)]
      .map(([, words = '']) => words.split(' '))
      // Operands follow the one or two words of a command.
      .map(([first = '', second = '']) => (names.has(first) ? first : `${first} ${second}`));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names settings that there are', () => {
    const known = new Set([
      ...settingNames(),
      // Of compose.yaml, of Postgres, of Node, and a word for any of them.
      ...['POSTGRES_PASSWORD', 'PUBLISH', 'PGPASSWORD', 'NODE_ENV', 'NAME'],
    ]);
    const named = [...text.matchAll(/(?<![\w<-])([A-Z][A-Z]+(?:_[A-Z]+)*)=/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !known.has(name) && !name.startsWith('HEARTH_TEST'))).toEqual([]);
  });

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(path.dirname(file), link)));
    expect(missing).toEqual([]);
  });
});
