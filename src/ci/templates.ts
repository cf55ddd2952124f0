import { readFile } from 'node:fs/promises';
import type { ConfigurationSource, IncludedFile } from './plan.ts';

/** The compiled module may be in any folder beside that of the templates. */
const folder = new URL('../ci/templates/', import.meta.url);
const ending = '.gitlab-ci.yml';

/** The automatic configuration for projects without their own. */
export const autoDevops = `Auto-DevOps${ending}`;

/** Configuration that is part of the server; `within` reads its includes. */
export async function readTemplate(
  name: string,
  within: ConfigurationSource,
): Promise<IncludedFile> {
  if (!name.endsWith(ending))
    return { error: `Template file \`${name}\` is not a valid location!` };
  // Overlong names are invalid.
  const isName = /^(?:[\w-]{1,100}\/)?[\w-]{1,100}(?:\.gitlab-ci\.yml)$/.test(name);
  const text = isName ? await read(name) : null;
  return text === null
    ? { error: `Included file \`${name}\` is empty or does not exist!` }
    : { text, location: `template:${name}`, within };
}

async function read(name: string): Promise<string | null> {
  try {
    return await readFile(new URL(name, folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
