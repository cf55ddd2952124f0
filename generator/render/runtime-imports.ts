import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const GENERATOR = resolve(import.meta.dirname, '..');

/** The name of the package, under which others have it among theirs. */
const PACKAGE = 'hearth-generator';

const PRINTED = /(?<=from ')(?:\.\.\/)+generator\/((?:[\w-]+\/)+[\w-]+)\.ts(?=')/g;

/**
 * The files with imports that reach the run time from `out`: printed they name a folder `generator` beside it, which is
 * there for Hearth alone. Whoever installed the package imports the run time by the package's name.
 */
export function withReachableRuntime(
  files: ReadonlyMap<string, string>,
  out: string,
): ReadonlyMap<string, string> {
  if (existsSync(resolve(out, '../generator/runtime'))) return files;
  const isInstalled = GENERATOR.split(sep).includes('node_modules');
  return new Map(
    [...files].map(([path, text]) => {
      const folder = dirname(join(resolve(out), path));
      const reached = relative(folder, GENERATOR).split(sep).join('/');
      const named = (_: string, module: string) =>
        isInstalled ? `${PACKAGE}/${module}` : `${reached}/${module}.ts`;
      return [path, text.replace(PRINTED, named)];
    }),
  );
}
