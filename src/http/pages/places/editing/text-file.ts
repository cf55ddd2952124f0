import { Conflict } from '#src/errors.ts';
import { isLargeFilePointer } from '#src/domains/code/repository-files/large-file-pointer.ts';
import { readShownFile, type ShownFile } from '../code/files.ts';
import type { RefPath } from '../code/refs.ts';
import type { ProjectVisit } from '../visits.ts';

/** Longer files are edited in a clone. */
const maxEditedBytes = 512 * 1024;

/** A file that a form can hold without changing it. */
export interface TextFile {
  readonly text: string;
  readonly lineEnd: '\n' | '\r\n';
}

/**
 * The text of a file for a form; null for one that a form would change by itself: browsers know one kind of line break,
 * and UTF-8 alone.
 */
export function toTextFile({ text, size }: Pick<ShownFile, 'text' | 'size'>): TextFile | null {
  if (text === null || size > maxEditedBytes || text.includes('\uFFFD')) return null;
  if (isLargeFilePointer(Buffer.from(text))) return null;
  const pairs = text.split('\r\n').length - 1;
  const returns = text.split('\r').length - 1;
  const feeds = text.split('\n').length - 1;
  if (returns !== pairs || (pairs > 0 && feeds !== pairs)) return null;
  return { text: text.replaceAll('\r\n', '\n'), lineEnd: pairs > 0 ? '\r\n' : '\n' };
}

/** The file that a form shows. @throws Conflict for one that no form can hold */
export async function readTextFile(visit: ProjectVisit, place: RefPath): Promise<TextFile> {
  const file = toTextFile(await readShownFile(visit, place));
  if (file === null) throw new Conflict('409 Conflict - This file cannot be edited in a browser.');
  return file;
}

/** The last commit that changed a file, as the operations compare it. */
export async function findLastFileCommit(
  { api, project }: ProjectVisit,
  { ref, path }: RefPath,
): Promise<string> {
  const [commit] = await api.call('listCommits', {
    params: { id: project.id },
    query: { ref_name: ref, path, per_page: 1 },
  });
  return commit?.id ?? '';
}
