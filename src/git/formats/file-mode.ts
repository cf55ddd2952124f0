export type FileMode = '100644' | '100755' | '120000';

/**
 * What an entry of a tree is as a file, null when it is none. Old histories have modes such as 100664, in which git has
 * long looked for nothing but whether the owner may execute the file.
 */
export function fileModeOf(mode: string): FileMode | null {
  if (mode === '120000') return mode;
  const [, owner] = /^100([0-7])[0-7]{2}$/.exec(mode) ?? [];
  if (owner === undefined) return null;
  return Number(owner) % 2 === 1 ? '100755' : '100644';
}
