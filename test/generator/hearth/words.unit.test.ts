import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hearthConfig } from '#generator/config.ts';
import { collectFacts } from '#generator/dialect.ts';
import { ownWords } from '#generator/load/own-words.ts';

const generator = join(import.meta.dirname, '../../../generator');

const files = globSync('**/*.{ts,hbs}', { cwd: generator })
  .filter((file) => !/^(?:templates\/)?hearth\/|^dist\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(generator, file), 'utf8') }));

const { dialect } = hearthConfig;
const keys = dialect.words
  .filter((word) => !ownWords.includes(word))
  .map(({ key }) => key)
  .toSorted();

/** An operation that has each word. */
const operation = Object.fromEntries([
  ...keys.map((key) => [key, key === 'x-pagination' ? 'offset' : 'user']),
]);

/** Each use of what a pattern says outside the plugin. */
const usesOf = (pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([use]) => `${file}: ${use}`));

it("knows none of the keys of Hearth's document outside the plugin", () => {
  expect(keys).toHaveLength(11);
  expect(usesOf(new RegExp(`\\b(?:${keys.join('|')})\\b(?!-)`, 'g'))).toEqual([]);
});

/** The names of what they add to operations. */
const names = Object.keys(collectFacts(dialect, operation, 'get').host);

it('hands on what they add to operations without looking at it', () => {
  expect(names).toContain('access');
  expect(
    usesOf(new RegExp(`\\b(?:operation|facts|host)\\??\\.(?:${names.join('|')})\\b`, 'g')),
  ).toEqual([]);
});

it('has no name for it at run time', () => {
  // OpenAPI itself has some of these names.
  const own = names.filter((name) => name !== 'scopes' && name !== 'security');
  const pattern = new RegExp(`\\b(?:${own.join('|')})\\b`, 'g');
  const uses = files
    .filter(({ file }) => file.startsWith('runtime/'))
    .flatMap(({ file, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"|'[^'\n]*'/gm, '');
      return [...code.matchAll(pattern)].map(([use]) => `${file}: ${use}`);
    });
  expect(own).toHaveLength(5);
  expect(uses).toEqual([]);
});

it('names the plugin in one place', () => {
  const naming = files.filter(({ text }) => /from '[./]*\/hearth\//.test(text));
  expect(naming.map(({ file }) => file)).toEqual(['config.ts']);
});
