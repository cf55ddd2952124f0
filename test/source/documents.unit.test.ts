import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminCommands } from '#src/admin/commands.ts';
import { findFaultsOfGuide } from './guide-wording.ts';
import { settingNames } from './setting-names.ts';

const guides = readdirSync('docs').filter((name) => name.endsWith('.md'));
const files = ['README.md', ...guides.map((name) => `docs/${name}`)];

/** The anchor of a heading, as hosts of Markdown make it. */
const toAnchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that there are', () => {
    const names = new Set(adminCommands.map(({ name }) => name));
    const named = [...text.matchAll(/(?:hearth|npm run) admin (?:-- )?([a-z][a-z -]*[a-z])/g)]
      .map(([, words = '']) => words.split(' '))
      // Operands follow the one or two words of a command.
      .map(([first = '', second = '']) => (names.has(first) ? first : `${first} ${second}`));
    if (file === 'docs/operate.md') expect(named.length).toBeGreaterThan(9);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names settings that there are', () => {
    const known = new Set([
      ...settingNames(),
      // Variables of compose.yaml, Postgres and Node, and a placeholder.
      ...['POSTGRES_PASSWORD', 'PUBLISH', 'PGPASSWORD', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NAME'],
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

  it('leads to headings that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
    const missing = links.filter(([, link = '', anchor = '']) => {
      const target = link === '' ? file : path.join(path.dirname(file), link);
      const titles = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)];
      return !titles.some(([, title = '']) => toAnchor(title) === anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('names files and folders of the project that there are', () => {
    const named = [...text.matchAll(/`((?:src|generator|spec|test|docs|migrations)\/[^`<*{]*)`/g)];
    const missing = named.map(([, place = '']) => place).filter((place) => !existsSync(place));
    // The one that the example makes.
    expect(missing.filter((place) => !place.includes('glaze-batches'))).toEqual([]);
  });
});

it.each([...files, 'CHANGELOG.md', 'generator/README.md'])(
  '%s keeps the rules of wording',
  (file) => {
    expect(findFaultsOfGuide(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

it.each(adminCommands)('hearth admin $name describes itself by these rules', ({ does }) => {
  expect(findFaultsOfGuide(does)).toEqual([]);
});

it.each([
  ['Of these, two remain.', /begins with the preposition "of"/],
  ['The job ends. Whoever waits retries.', /begins without a subject: Whoever waits retries\./],
  [`The job ${'waits and '.repeat(15)}ends.`, /A sentence has 33 words/],
  [`| Name |\n| --- |\n| Cells ${'and cells '.repeat(13)}|`, /The cell has 27 words/],
  ['## Who may see it', /begins with the pronoun "who"/],
])('finds the fault of %j', (markdown, fault) => {
  expect(findFaultsOfGuide(markdown)).toEqual([expect.stringMatching(fault)]);
});

it('docs/architecture.md draws the floors that the linter holds', () => {
  const drawn =
    /^main · build\n[^`]*/m.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0] ?? '';
  const lines = drawn.trimEnd().split('\n').slice(0, -1);
  const held =
    /^const floors = \[\n([^]*?)^\];/m.exec(readFileSync('eslint.config.js', 'utf8'))?.[1] ?? '';
  expect(lines.map((line) => line.split(/ {2,}/)[0]?.split(' · '))).toEqual(
    held
      .trimEnd()
      .split('\n')
      .map((line) => [...line.matchAll(/'([^'.]+)(?:\.ts)?'/g)].map(([, name]) => name)),
  );
});
