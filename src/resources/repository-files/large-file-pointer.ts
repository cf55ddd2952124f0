/** Pointers are shorter than this; what is longer is the file itself. */
export const MAXIMUM_POINTER_BYTES = 1024;

const pointer =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:[a-z0-9.-]+ [^\n]*\n)*oid sha256:[0-9a-f]{64}\nsize (?:0|[1-9]\d{0,15})\n/;

/** Tells whether a file stands for an object of the large-file store. Its text is never used as a path. */
export function isLargeFilePointer(content: Buffer): boolean {
  return content.length < MAXIMUM_POINTER_BYTES && pointer.test(content.toString('latin1'));
}
