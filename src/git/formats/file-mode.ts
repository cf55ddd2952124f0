export type FileMode = '100644' | '100755' | '120000';

/**
 * File mode of the mode of a tree entry; null when the entry is no file. Old histories have modes such as 100664, of
 * which git has long read only whether the owner may execute the file.
 */
export function parseFileMode(mode: string): FileMode | null {
  if (mode === '120000') return mode;
  const [, owner] = /^100([0-7])[0-7]{2}$/.exec(mode) ?? [];
  if (owner === undefined) return null;
  return Number(owner) % 2 === 1 ? '100755' : '100644';
}
