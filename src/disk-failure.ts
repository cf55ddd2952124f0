/** No room, no quota, a file larger than permitted, read-only, broken, or too many open files. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Whether an error of the system says that the disk cannot be used now, whatever was asked of it. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

/** Whether a program that could not write said so. */
export function tellsDiskFailure(output: string): boolean {
  return /No space left on device|Disk quota exceeded|File too large|Read-only file system|Input\/output error/.test(
    output,
  );
}
