import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure, systemReason } from './start-failure.ts';

/** Makes the data directory, for its owner alone, and proves that it can be written. */
export async function prepareDataDirectory(folder: string): Promise<void> {
  const probe = path.join(folder, `.write-test-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: cannot write to ${folder} (${systemReason(error)})`);
  }
}
