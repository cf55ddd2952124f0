import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const GENERATOR = resolve(import.meta.dirname, '..');

/** The name of the package, under which printed modules mean its modules: `hearth-generator/runtime/page`. */
const PACKAGE = 'hearth-generator';

/** Names that a module may import from another one; its import lists the used ones. */
export interface Importable {
  readonly from: string;
  /** True for types alone. */
  readonly types: boolean;
  readonly names: readonly string[];
  /** True if the name stands for the whole module. */
  readonly whole: boolean;
}

const createImportable = (
  from: string,
  names: readonly string[],
  more: Partial<Importable> = {},
) => ({
  from,
  types: false,
  names,
  whole: false,
  ...more,
});

export const importValues = (from: string, ...names: readonly string[]): Importable =>
  createImportable(from, names);
export const importTypes = (from: string, ...names: readonly string[]): Importable =>
  createImportable(from, names, { types: true });
export const importModule = (from: string, name: string): Importable =>
  createImportable(from, [name], { whole: true });

/** A module of the package, as printed modules mean it. */
export const ofPackage = (module: string): string => `${PACKAGE}/${module}`;
export const ofRuntime = (module: string): string => ofPackage(`runtime/${module}`);

/** Module whose location is not known yet. */
export interface PrintedModule {
  /** Lines before the imports. */
  readonly head: string;
  readonly imports: readonly ImportLine[];
  readonly body: string;
}

interface ImportLine {
  /** Import statement without its source: `import type { Faults }`. */
  readonly clause: string;
  readonly from: string;
}

/** Imports of the used names, in the given order. */
export function listImports(
  given: readonly Importable[],
  used: ReadonlySet<string>,
): readonly ImportLine[] {
  return given.flatMap(({ from, types, names, whole }) => {
    const found = names.filter((name) => used.has(name));
    if (found.length === 0) return [];
    const named = whole ? `* as ${found[0]}` : `{ ${found.join(', ')} }`;
    return { clause: `import ${types ? 'type ' : ''}${named}`, from };
  });
}

/** Location of the package's modules, relative to the output folder. */
export interface Reach {
  /** The folder of the package, seen from the output; null where it is found by its name. */
  readonly folder: string | null;
}

/** Location of the package beside the output. */
export const BESIDE: Reach = { folder: '../generator' };

/** Import path of the package from modules in the folder `out`: an installed package is imported by its name. */
export function findReach(out: string): Reach {
  if (existsSync(resolve(out, BESIDE.folder ?? '', 'runtime'))) return BESIDE;
  const isInstalled = GENERATOR.split(sep).includes('node_modules');
  return { folder: isInstalled ? null : relative(resolve(out), GENERATOR).split(sep).join('/') };
}

/** Texts of files: modules are printed, others are texts already. */
export function written(
  files: ReadonlyMap<string, PrintedModule | string>,
  reach: Reach,
): ReadonlyMap<string, string> {
  return new Map(
    [...files].map(([path, file]) => [
      path,
      typeof file === 'string' ? file : printModule(file, path, reach),
    ]),
  );
}

/** Texts of modules, which are never changed: the next run of a watcher compares them. */
const texts = new WeakMap<PrintedModule, { readonly reach: Reach; readonly text: string }>();

function printModule(module: PrintedModule, path: string, reach: Reach): string {
  const known = texts.get(module);
  if (known?.reach.folder === reach.folder) return known.text;
  const lines = module.imports.map(
    ({ clause, from }) => `${clause} from '${toReachedPath(from, path, reach)}';\n`,
  );
  const text = `${module.head}${lines.join('')}${module.body}`;
  texts.set(module, { reach, text });
  return text;
}

function toReachedPath(from: string, path: string, { folder }: Reach): string {
  if (folder === null || !from.startsWith(`${PACKAGE}/`)) return from;
  const up = '../'.repeat(path.split('/').length - 1);
  return `${join(up, folder).split(sep).join('/')}${from.slice(PACKAGE.length)}.ts`;
}
