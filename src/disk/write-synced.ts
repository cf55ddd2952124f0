import { open } from 'node:fs/promises';

/** Writes a new file that is on disk when this resolves. Its name is safe only after `syncFolder`. */
export async function writeSynced(
  path: string,
  content: string | Buffer,
  mode = 0o644,
): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
