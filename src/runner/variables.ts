import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobPayload } from '#generated/job-execution/types.ts';
import { listAuthorityVariables } from './authority.ts';

const name = /^[A-Za-z_][A-Za-z0-9_]{0,254}$/;
/** References in references are followed so deep. */
const maxDepth = 8;
/** Characters of a value, with all that was put in. */
const maxValueChars = 1_048_576;

const references = /\$\$|\$\{([A-Za-z_]\w*)\}|\$([A-Za-z_]\w*)/g;

/** A text with the values of the variables that it names, `$NAME` or `${NAME}`; `$$` stays. */
export const putIn = (text: string, valueOf: (name: string) => string): string =>
  text
    .replaceAll(references, (whole, braced?: string, bare?: string) => {
      const name = braced ?? bare;
      return name === undefined ? whole : valueOf(name);
    })
    .slice(0, maxValueChars);

interface Folders {
  readonly project: string;
  /** Folder for variables that are files. */
  readonly files: string;
  /** A file of certificate authorities for the programs of the job; null for the usual ones. */
  readonly authorities: string | null;
}

/**
 * The environment of a job: its variables with references expanded, and only `PATH` from the runner's own environment.
 */
export async function createJobEnvironment(
  { variables }: JobPayload,
  { project, files, authorities }: Folders,
): Promise<Record<string, string>> {
  await mkdir(files, { recursive: true, mode: 0o700 });
  const byKey = new Map(
    variables.filter(({ key }) => name.test(key)).map((each) => [each.key, each]),
  );
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
    HOME: project,
    LANG: process.env['LANG'] ?? 'C.UTF-8',
    GIT_TERMINAL_PROMPT: '0',
    ...(authorities !== null && listAuthorityVariables(authorities)),
  };
  const expandVariable = (key: string, depth = 0): string => {
    if (key === 'CI_PROJECT_DIR') return project;
    const variable = byKey.get(key);
    if (variable === undefined) return '';
    if (variable.file) return join(files, key);
    if (variable.raw || depth >= maxDepth) return variable.value;
    return putIn(variable.value, (other) =>
      other === key ? '' : expandVariable(other, depth + 1),
    );
  };
  for (const [key, { file, value }] of byKey) {
    if (file) await writeFile(join(files, key), value, { mode: 0o600 });
    const text = expandVariable(key);
    if (!text.includes('\0')) env[key] = text;
  }
  return { ...env, CI_PROJECT_DIR: project, CI_SERVER: 'yes' };
}
