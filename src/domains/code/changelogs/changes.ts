import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import { readTrailers } from '#src/git/formats/trailers.ts';
import { readCommits } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { ChangelogNotMade } from './faults.ts';

/** A commit that belongs into a changelog. */
export interface ChangelogEntry {
  readonly id: string;
  readonly title: string;
  readonly authorEmail: string;
  /** The value of the requested trailer. */
  readonly category: string;
  readonly trailers: Readonly<Record<string, string>>;
}

const commitBatchSize = 25;
/** Characters of all titles and trailers together, which are held in memory. */
const maxChars = 4 * 1024 * 1024;

/** Maximum characters of a title, because rendering takes time; messages may be one line of a megabyte. */
const maxTitleChars = 1_000;

const revert = /^This reverts commit ([0-9a-f]{40})/im;

/**
 * Reads the commits with the trailer, in order, without those that a newer one among them reverts.
 * @throws ChangelogNotMade if their titles and trailers exceed `maxChars`
 */
export async function readChanges(
  repository: Repository,
  ids: readonly string[],
  trailer: string,
): Promise<ChangelogEntry[]> {
  const pauses = new Pauses();
  const reverted = new Set<string>();
  const changes: ChangelogEntry[] = [];
  let characters = 0;
  for (const some of splitIntoBatches(ids, commitBatchSize)) {
    for (const commit of await readCommits(repository, some)) {
      await pauses.take();
      // The reverting commit is newer, so it was read before.
      if (reverted.has(commit.id)) continue;
      const [, other] = revert.exec(commit.message) ?? [];
      if (other !== undefined) reverted.add(other.toLowerCase());
      const change = toEntry(commit, trailer);
      if (change === null) continue;
      characters += countChars(change);
      if (characters > maxChars) throw new ChangelogNotMade('The commit messages are too long');
      changes.push(change);
    }
  }
  return changes;
}

function toEntry({ id, message, author }: CommitInfo, trailer: string): ChangelogEntry | null {
  const trailers = readTrailers(message);
  const category = Object.hasOwn(trailers, trailer) ? trailers[trailer] : undefined;
  if (category === undefined) return null;
  return {
    id,
    title: shortenTitle(parseTitle(message)),
    authorEmail: author.email,
    category,
    trailers,
  };
}

const shortenTitle = (title: string) =>
  title.length > maxTitleChars ? `${title.slice(0, maxTitleChars)}…`.toWellFormed() : title;

function countChars({ title, authorEmail, trailers }: ChangelogEntry): number {
  const texts = [title, authorEmail, ...Object.entries(trailers).flat()];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
