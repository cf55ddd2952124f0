import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findReached, readImports } from './import-graph.ts';

/** The words that `vitest.config.ts` reads in a name: the other form that a test has, and where it runs. */
const words = /^[a-z\d-]+(?:\.(long|part|short))?(?:\.(unit|sqlite|both|postgres))?\.test\.ts$/;

const tests = globSync('test/**/*.test.ts')
  .toSorted()
  .map((file) => {
    const [, form, where] = words.exec(path.basename(file)) ?? [];
    const [, folder] = /^test\/(soak|start|browser)\//.exec(file) ?? [];
    const text = readFileSync(file, 'utf8');
    // A test that judges by time has its long form alone, see `test/support/growth.ts`.
    const readsLong = /from '(?:\.+|#test)\/support\/(?:long|growth)\.ts'/.test(text);
    const readsPart = /from '(?:\.+|#test)\/support\/part\.ts'/.test(text);
    return { file, form, where, folder, readsLong, readsPart, text };
  });
type Test = (typeof tests)[number];
const imports = readImports('test');
const which = (is: (test: Test) => boolean) => tests.filter(is).map(({ file }) => file);

describe('the name of a test', () => {
  it('has no words but those that say where it runs', () => {
    expect(tests.length).toBeGreaterThan(800);
    expect(which(({ file }) => !words.test(path.basename(file)))).toEqual([]);
  });

  it('has no words that its folder knows nothing of', () => {
    const strange = ({ folder, form, where }: Test) => {
      if (folder === undefined) return form === 'short';
      if (folder !== 'soak') return where !== undefined || form === 'part' || form === 'short';
      return form === 'short' ? where === 'unit' : form !== undefined || where !== undefined;
    };
    expect(which(strange)).toEqual([]);
  });

  it('says that there is a long form, where there is one', () => {
    expect(
      which((test) => test.folder !== 'soak' && (test.form === 'long') !== test.readsLong),
    ).toEqual([]);
    // Tests of the soak folder alone are long.
    expect(
      which((test) => test.folder === 'soak' && test.readsLong && test.form !== 'short'),
    ).toEqual([]);
  });

  it('says that Postgres is asked for a part, where it is', () => {
    expect(which((test) => (test.form === 'part') !== test.readsPart)).toEqual([]);
  });

  /** Imports of tests of plans, of races and of the database itself. */
  const ofDatabase = /\bracing\b|from '(?:\.+|#test)\/support\/(?:databases|plans)\.ts'/;
  const databaseFolders =
    /^test\/(?:database|domain-events|lists|domains\/activity\/search|workers)\//;
  /** Races between requests that need no further connections. */
  const ofTitles = /\b(?:it|race|describe)\(\s*'[^\n]*\bat once\b/;

  it('says that the database decides what happens, where it does', () => {
    const depends = ({ file, text }: Test) => databaseFolders.test(file) || ofDatabase.test(text);
    const unsaid = (test: Test) =>
      test.folder === undefined && test.where === undefined && depends(test);
    expect(which(unsaid)).toEqual([]);
    const idle = (test: Test) =>
      test.where === 'both' && !depends(test) && !ofTitles.test(test.text);
    expect(which(idle)).toEqual([]);
  });

  it('says so where races are marked, and all races of the file are', () => {
    const marked = tests.filter(({ text }) =>
      /from '(?:\.+|#test)\/support\/races\.ts'/.test(text),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ where }) => where !== 'both').map(({ file }) => file)).toEqual([]);
    const unmarked = /\bit(?:\.each\([^;]*?\))?\(\s*'[^\n]*\bat once\b/;
    expect(marked.filter(({ text }) => unmarked.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('says that no database is asked, where none is', () => {
    const importers = new Map<string, string[]>();
    for (const [file, others] of imports) {
      for (const other of others) importers.set(other, [...(importers.get(other) ?? []), file]);
    }
    const asking = findReached(importers, 'test/support/databases.ts');
    const silent = ({ file, folder, where }: Test) =>
      folder === undefined && where !== 'unit' && !asking.has(file);
    expect(which(silent)).toEqual([]);
  });
});

it('the long form of a test is chosen in its own file', () => {
  const helpers = [...imports]
    .filter(([file]) => !file.endsWith('.test.ts'))
    .filter(([, others]) =>
      others.some((other) => /support\/(?:long|part|growth)\.ts$/.test(other)),
    );
  expect(helpers.map(([file]) => file)).toEqual(['test/support/growth.ts', 'test/support/part.ts']);
});

it('tests that are named somewhere are there', () => {
  const texts = globSync([
    '*.md',
    '.ci/{quick,run,on-line}',
    '{docs,generator,migrations,src,test}/**/*.{md,ts,tsx,txt}',
  ]);
  const gone = texts
    .filter((file) => file !== 'test/generator/new/new.unit.test.ts')
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/\btest\/[\w./-]+\.test\.ts\b/g) ?? [])
        .filter((named) => !existsSync(named) && !named.includes('glaze-batches'))
        .map((named) => `${file} names ${named}`),
    );
  expect(gone).toEqual([]);
});
