import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Model } from '../model/model.ts';
import { groupBy } from '../render/group-by.ts';
import { build } from './build.ts';
import { complain, Failed, type Options, say, getSourceFolder } from './command.ts';

/** A declared parameter that no code reads. */
export interface UnreadParameter {
  readonly operation: string;
  readonly name: string;
  /** True if its description states that it has no effect. */
  readonly told: boolean;
}

/** Lists the parameters that no code reads; fails for those whose description does not state it. */
export async function listUnread(options: Options): Promise<void> {
  const { model } = await build(options);
  const unread = findUnread(model, getSourceFolder(options));
  if (options.json) say(JSON.stringify(unread, null, 2));
  else for (const { operation, name } of unread) say(`${operation} ${name}`);
  const untold = unread.filter(({ told }) => !told);
  if (untold.length === 0) return;
  for (const { operation, name } of untold)
    complain(`${operation} ${name}: read it, or say in its description that it has no effect`);
  throw new Failed();
}

/**
 * Parameters whose names occur nowhere in the code of a resource or in its imports, at any depth.
 * @param sources the folder of the code; each resource has a folder with its name below it
 */
export function findUnread(model: Model, sources: string): UnreadParameter[] {
  const code = new Code();
  const folders = listFolders(resolve(sources));
  return model.resources.flatMap(({ operations }) => {
    const [first] = operations;
    if (first === undefined) return [];
    const reached = code.reachedFrom(folders.get(first.resource) ?? []);
    if (reached.length === 0) return [];
    const isRead = (name: string) =>
      reached.some(({ words }) => listWords(name).some((word) => words.has(word)));
    return operations.flatMap(({ id, query, body }) =>
      [...query, ...(body?.properties ?? [])]
        .filter(({ name }) => !isRead(name))
        .map(({ name, description }) => ({
          operation: id,
          name,
          told: /\bno effect\b/i.test(description),
        })),
    );
  });
}

/** The folders with a `service.ts`, by their names; a resource may have several. */
const listFolders = (top: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    groupBy(
      readdirSync(top, { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === 'service.ts')
        .map((file) => join(top, dirname(file))),
      (folder) => basename(folder),
    ),
  );

/** `filter[name]` is read by its last part, or under its whole name. */
const listWords = (name: string): readonly string[] => [
  name,
  name
    .replace(/\]$/, '')
    .split(/[[\]]+/)
    .at(-1) ?? name,
];

interface Module {
  readonly words: ReadonlySet<string>;
  readonly imports: readonly string[];
}

class Code {
  readonly #modules = new Map<string, Module>();

  /** Modules of folders, with all handwritten modules that they import. */
  reachedFrom(folders: readonly string[]): readonly Module[] {
    const seen = new Set(
      folders.flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts'))
          .map((file) => join(folder, file)),
      ),
    );
    // A set that grows while it is walked along is walked to its end.
    for (const file of seen) for (const imported of this.#module(file).imports) seen.add(imported);
    return [...seen].map((file) => this.#module(file));
  }

  #module(file: string): Module {
    let module = this.#modules.get(file);
    if (module === undefined) {
      module = existsSync(file) ? read(file) : { words: new Set(), imports: [] };
      this.#modules.set(file, module);
    }
    return module;
  }
}

function read(file: string): Module {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const imports = [...code.matchAll(/(?:from|import\()\s*'([.#][^']+\.ts)'/g)]
    .flatMap(([, specifier = '']) => findImportedFile(file, specifier) ?? [])
    .filter((path) => !/\/(?:generated|generator)\//.test(path));
  const quoted = [...code.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text);
  return { words: new Set([...(code.match(/[\w$]+/g) ?? []), ...quoted]), imports };
}

/** The file that a relative import or a subpath import (`imports` of the package, patterns with one `*`) names. */
function findImportedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  const { folder, imports } = readPackage(dirname(file));
  for (const [name, target] of Object.entries(imports)) {
    const [head = '', tail] = name.split('*');
    if (tail === undefined || !specifier.startsWith(head) || !specifier.endsWith(tail)) continue;
    const star = specifier.slice(head.length, specifier.length - tail.length);
    return resolve(folder, target.replace('*', star));
  }
  return undefined;
}

interface Package {
  readonly folder: string;
  readonly imports: Readonly<Record<string, string>>;
}

const packages = new Map<string, Package>();

/** The package of a folder's files; without a manifest, one without subpath imports. */
function readPackage(folder: string): Package {
  const known = packages.get(folder);
  if (known !== undefined) return known;
  const file = join(folder, 'package.json');
  let found: Package;
  if (existsSync(file)) {
    const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>;
    found = { folder, imports };
  } else if (dirname(folder) === folder) found = { folder, imports: {} };
  else found = readPackage(dirname(folder));
  packages.set(folder, found);
  return found;
}
