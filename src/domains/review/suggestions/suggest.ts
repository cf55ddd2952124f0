import type { NotePosition } from '#generated/common/types.ts';
import type { RequestContext } from '#src/context.ts';
import { ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import type { Repository } from '#src/git/repository.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { type Extent, FileLines, maxFileBytes, createReplacement, decodeLines } from './lines.ts';
import type { NewSuggestion } from './table.ts';
import { readSuggestions, type WrittenSuggestion } from './written.ts';

/** Characters of the lines that the suggestions of one note are about; further ones are code like other code. */
const maxContentChars = 400_000;
/** Most bytes of UTF-8 for one UTF-16 unit. */
const maxCharBytes = 3;

/**
 * The suggestions that a note about this place makes with its text. There are none about removed lines, images, symbolic
 * links, and what is no text.
 */
export async function findSuggestions(
  { git }: Pick<RequestContext, 'git'>,
  { container }: Pick<Issuable, 'container'>,
  position: NotePosition | null,
  text: string,
): Promise<readonly NewSuggestion[]> {
  const line = position?.new_line ?? null;
  const path = position?.new_path ?? null;
  if (position?.position_type !== 'text' || line === null || path === null) return [];
  const written = await readSuggestions(text);
  if (written.length === 0) return [];
  const file = await readFile(git.repository(container.id), position.head_sha, path);
  if (file === null) return [];
  const lines = new FileLines(file);
  const found: NewSuggestion[] = [];
  const pauses = new Pauses();
  let room = maxContentChars;
  for (const each of written) {
    await pauses.take();
    const extent = lines.extentOf(line - each.above, line + each.below);
    const bytes = extent === null ? 0 : extent.end - extent.start;
    if (bytes > room * maxCharBytes) break;
    const suggestion = createSuggestion(lines, extent, each);
    // Content that is not text gives no suggestion, but counts by its bytes: detecting that takes as long.
    room -= suggestion === null ? bytes : suggestion.from_content.length;
    if (room < 0) break;
    if (suggestion !== null) found.push(suggestion);
  }
  return found;
}

/** The bytes of a file whose lines may be others; null where there is no such file. */
export async function readFile(
  repository: Repository,
  commitId: string,
  path: string,
): Promise<Buffer | null> {
  try {
    const file = await readFileEntry(repository, commitId, path);
    if (file === null || file.mode === '120000' || file.size > maxFileBytes) return null;
    return await readBlob(repository, file.blobId, { maxBytes: maxFileBytes });
  } catch (error) {
    if (error instanceof RepositoryMissing || error instanceof ObjectMissing) return null;
    throw error;
  }
}

function createSuggestion(
  { file }: FileLines,
  extent: Extent | null,
  { above, below, content }: WrittenSuggestion,
): NewSuggestion | null {
  const around = { lines_above: above, lines_below: below };
  if (extent === null) {
    return { ...around, from_content: '', to_content: content, state: 'outside' };
  }
  const before = decodeLines(file.subarray(extent.start, extent.end));
  if (before === null) return null;
  const to_content = createReplacement(before, content);
  return { ...around, from_content: before, to_content, state: 'open' };
}
