import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that not every machine has: in the folder that `HEARTH_TEST_PROGRAMS` names, or on the path. Null where it is
 * missing; where the folder is named, it has to be there.
 */
export function findProgram(name: string): string | null {
  const { HEARTH_TEST_PROGRAMS: folder, PATH = '' } = process.env;
  const places = folder === undefined ? PATH.split(delimiter) : [folder];
  const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (found === undefined && folder !== undefined) throw new Error(`${folder} has no ${name}`);
  return found ?? null;
}
