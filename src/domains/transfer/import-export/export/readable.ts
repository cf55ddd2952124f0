import type { LargeRecord } from './lines.ts';

/** Limits of an archive that an import reads: names of files stay in memory, and groups are shown all at once. */
export const readableArchive = { members: 200_000, names: 16_777_216, groups: 5000 } as const;

/** Kind of record of which an archive has too many for an import. */
export type TooMany = 'files' | 'groups';

/** Reasons why an archive, or a part of it, cannot be imported again. */
export interface UnreadableParts {
  /** The first large records. */
  readonly large: LargeRecord[];
  readonly tooMany: Set<TooMany>;
}

export const createUnreadable = (): UnreadableParts => ({ large: [], tooMany: new Set() });

/** Warnings for the recipient of the archive. */
export function listWarnings({ large, tooMany }: UnreadableParts): string[] {
  const warnings = [...tooMany].map((what) => tooManyWarnings[what]);
  if (large.length === 0) return warnings;
  const named = large.map(({ relation, line }) => `${relation}, line ${line + 1}`).join('; ');
  return [...warnings, `Some records are too large to be imported again: ${named}.`];
}

const formatCount = (count: number) => count.toLocaleString('en-US');

const tooManyWarnings: Readonly<Record<TooMany, string>> = {
  files: `The archive cannot be imported again: it has more than ${formatCount(readableArchive.members)} files, or their names are too long.`,
  groups: `The archive cannot be imported again: it has more than ${formatCount(readableArchive.groups)} groups. Export those below one by one.`,
};
