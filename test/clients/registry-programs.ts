import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'vitest';

/**
 * A program that not every machine has: in the folder that `HEARTH_TEST_PROGRAMS` names, or on the path. Null where it is
 * missing; where the folder is named, it has to be there.
 */
function findProgram(name: string): string | null {
  const { HEARTH_TEST_PROGRAMS: folder, PATH = '' } = process.env;
  const places = folder === undefined ? PATH.split(delimiter) : [folder];
  const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (found === undefined && folder !== undefined) throw new Error(`${folder} has no ${name}`);
  return found ?? null;
}

/**
 * Tests that need programs. Where one is missing a test that is passed over says so: what a skipped suite begins with
 * would run all the same.
 */
export function describeWith<const Names extends readonly string[]>(
  programs: Names,
  name: string,
  work: (paths: { readonly [Key in keyof Names]: string }) => Promise<void>,
): void {
  const paths = programs.map(findProgram);
  const missing = programs.filter((_, index) => paths[index] === null);
  if (missing.length > 0) it.skip(`${name} (passed over: ${missing.join(' and ')} not installed)`);
  else describe(name, () => work(paths as { readonly [Key in keyof Names]: string }));
}
