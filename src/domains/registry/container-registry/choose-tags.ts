import type { PatternSearch } from '#src/patterns/pattern-search.ts';
import { readAgeSeconds } from './age.ts';

/** Rules that select tags for deletion in bulk. */
export interface TagRules {
  readonly nameRegexDelete: string;
  /** Null without a pattern. */
  readonly nameRegexKeep: string | null;
  readonly keepN: number | null;
  readonly olderThan: string | null;
}

export interface TagCandidate {
  readonly name: string;
  /** Build time of the image; null if unknown. */
  readonly createdAt: string | null;
}

const anchorPattern = (pattern: string) => `\\A(?:${pattern})\\z`;

/** Tells whether the rules apply to a tag of this name. The tag `latest` is always kept. */
export async function isMeant(
  name: string,
  { nameRegexDelete, nameRegexKeep }: Pick<TagRules, 'nameRegexDelete' | 'nameRegexKeep'>,
  search: PatternSearch,
): Promise<boolean> {
  if (name === 'latest') return false;
  if ((await search.finds(anchorPattern(nameRegexDelete), name)) !== true) return false;
  // A tag is kept if matching its name times out.
  return (
    nameRegexKeep === null || (await search.finds(anchorPattern(nameRegexKeep), name)) === false
  );
}

/** Chooses the matching tags to delete: all except the newest and the young ones. */
export function chooseTags(
  meant: readonly TagCandidate[],
  { keepN, olderThan }: Pick<TagRules, 'keepN' | 'olderThan'>,
  now: Date,
): TagCandidate[] {
  const getTime = ({ createdAt }: TagCandidate) =>
    createdAt === null ? now.getTime() : Date.parse(createdAt);
  let chosen = [...meant];
  if (keepN !== null) {
    chosen = chosen.sort((one, other) => getTime(other) - getTime(one)).slice(keepN);
  }
  if (olderThan === null) return chosen;
  const seconds = readAgeSeconds(olderThan);
  // An age that cannot be read is one that nothing has.
  if (seconds === null) return [];
  const before = now.getTime() - seconds * 1000;
  return chosen.filter((tag) => tag.createdAt !== null && getTime(tag) < before);
}
