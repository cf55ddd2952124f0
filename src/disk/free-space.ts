import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { mebibyteBytes } from '#src/units.ts';

/** Bytes of a file system: its size, and the free space for unprivileged processes. */
export interface DiskSpace {
  readonly sizeBytes: number;
  readonly freeBytes: number;
}

/** Free bytes below which a push or an upload of ordinary size fails. */
const minFreeBytes = 16 * mebibyteBytes;

/** The space of the file system that holds a folder. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { sizeBytes: blocks * bsize, freeBytes: bavail * bsize };
}

/**
 * Checks that a folder can be written to.
 * @throws the error of the system, or an error with the free bytes of a full disk
 */
export async function checkDisk(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.W_OK);
  const { freeBytes } = await readDiskSpace(folder);
  if (freeBytes < minFreeBytes) throw new Error(`the disk is full: ${freeBytes} bytes are free`);
}
