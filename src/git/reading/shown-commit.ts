import { LaterText, type Text, TextChanged } from '#runtime/later-text.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { type CommitInfo, parseTitle } from '../formats/commit-object.ts';
import type { Repository } from '../repository.ts';
import { readCommitInfo } from './commits.ts';

/** A commit for display: long message texts are read when the response is written. */
export interface ShownCommit extends Omit<CommitInfo, 'message'> {
  readonly title: Text;
  readonly message: Text;
}

/** Characters. The shorter texts of a page take a few megabytes together. */
const shortTextChars = 32_768;
/** Commits and tags may have megabytes each. */
const readBatchSize = 8;

/** Presents each of these in order; limits the number of long texts in memory. */
export async function readShown<From, Shown>(
  those: readonly From[],
  read: (one: From) => Promise<Shown>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const some of splitIntoBatches(those, readBatchSize)) {
    shown.push(...(await Promise.all(some.map((one) => read(one)))));
  }
  return shown;
}

/** Null when `id` is no commit of the repository. */
export async function loadShownCommit(
  repository: Repository,
  id: string,
): Promise<ShownCommit | null> {
  const commit = await readCommitInfo(repository, id);
  if (commit === null) return null;
  const title = parseTitle(commit.message);
  if (commit.message.length <= shortTextChars) return { ...commit, title };
  const createLateText = (text: string, textOf: (commit: CommitInfo) => string) =>
    makeShownText(text, async () => {
      const found = await readCommitInfo(repository, id);
      return found === null ? null : textOf(found);
    });
  return {
    ...commit,
    title: createLateText(title, ({ message }) => parseTitle(message)),
    message: createLateText(commit.message, ({ message }) => message),
  };
}

/** The text itself, or one that is read again when the answer is written. */
export function makeShownText(text: string, read: () => Promise<string | null>): Text {
  // A copy: a part of a long text would keep all of it in memory.
  if (text.length <= shortTextChars) return Buffer.from(text, 'utf16le').toString('utf16le');
  return new LaterText(text.length, async (begun) => {
    const found = await read();
    if (begun && found === null) throw new TextChanged();
    return found;
  });
}
