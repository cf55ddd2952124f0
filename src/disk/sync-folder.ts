import { open } from 'node:fs/promises';

/** Makes the names in a folder outlive a power cut: a file's name is safe only once its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
