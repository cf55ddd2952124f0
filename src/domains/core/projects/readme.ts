import { readFileEntry } from '#src/git/reading/files.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectRow } from '#src/records/project.ts';

/** Names of README files, by precedence. */
const names = [
  'README.md',
  'readme.md',
  'Readme.md',
  'README.markdown',
  'README.adoc',
  'README.rst',
  'README.org',
  'README.txt',
  'README',
  'readme.txt',
  'readme',
];

/** The path of the README of a commit. */
export async function findReadme(repository: Repository, commit: string): Promise<string | null> {
  const found = await Promise.all(names.map((name) => readFileEntry(repository, commit, name)));
  return names.find((_, index) => found[index] !== null) ?? null;
}

/** The message of the first commit of a project, where the server makes it. */
export function writeFirstReadme({
  name,
  description,
}: Pick<ProjectRow, 'name' | 'description'>): Buffer {
  const text = [`# ${name}`, ...(description ? ['', description] : [])];
  return Buffer.from(`${text.join('\n')}\n`);
}

export const firstMessage = 'Initial commit';
