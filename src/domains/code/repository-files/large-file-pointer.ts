/** Maximum length of a pointer; a longer file is the file itself. */
export const maxPointerBytes = 1024;

const pointer =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:[a-z0-9.-]+ [^\n]*\n)*oid sha256:([0-9a-f]{64})\nsize (0|[1-9]\d{0,15})\n/;

/** Object of the LFS store, with the attributes of its pointer: it may be missing. */
export interface LargeFile {
  /** SHA-256 of its bytes. */
  readonly oid: string;
  readonly size: number;
}

/** The LFS object of a pointer file; null for other files. Its text is never used as a path. */
export function parseLargeFilePointer(content: Buffer): LargeFile | null {
  if (content.length >= maxPointerBytes) return null;
  const [, oid, size] = pointer.exec(content.toString('latin1')) ?? [];
  return oid === undefined ? null : { oid, size: Number(size) };
}

/** Tells whether a file is an LFS pointer. */
export const isLargeFilePointer = (content: Buffer): boolean =>
  parseLargeFilePointer(content) !== null;
