/** No room, no quota, a file larger than permitted, read-only, broken, or too many open files. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Tells whether a system error means that the disk is unusable for all operations. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** Disk full, or quota of the user exceeded. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Tells whether an error, or its cause, means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && fullCodes.has(String(error.code))) || isDiskFull(error.cause);
}

/** Tells whether the output of a program reports a failed write. */
export function tellsDiskFailure(output: string): boolean {
  return /No space left on device|Disk quota exceeded|File too large|Read-only file system|Input\/output error/.test(
    output,
  );
}
