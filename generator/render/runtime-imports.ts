import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const RUNTIME = resolve(import.meta.dirname, '../runtime');

/**
 * The files with imports that reach the run time from `out`: printed they name a folder `generator` beside it, which is
 * there for Hearth alone.
 */
export function withReachableRuntime(
  files: ReadonlyMap<string, string>,
  out: string,
): ReadonlyMap<string, string> {
  if (existsSync(resolve(out, '../generator/runtime'))) return files;
  return new Map(
    [...files].map(([path, text]) => {
      const folder = dirname(join(resolve(out), path));
      const reached = relative(folder, RUNTIME).split(sep).join('/');
      return [path, text.replace(/(?<=from ')(?:\.\.\/)+generator\/runtime(?=\/)/g, () => reached)];
    }),
  );
}
