import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Letter, encodeLetter } from './smtp.ts';

/** Maximum number of kept files; the oldest are deleted. */
const maxFiles = 1_000;

export const findMailFolder = (dataDir: string) => path.join(dataDir, 'mail');

/**
 * Writes a mail to a folder that only the operator can read, under a name that sorts by time. The same mail is one
 * file.
 */
export async function storeMailFile(
  dataDir: string,
  letter: Letter,
  keep = maxFiles,
): Promise<void> {
  const folder = findMailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${letter.date.toISOString().replaceAll(':', '-')}-${letter.id}`;
  const unfinished = path.join(folder, `.${name}.unfinished`);
  await writeFile(unfinished, await encodeLetter(letter), { mode: 0o600 });
  await rename(unfinished, path.join(folder, `${name}.eml`));
  const names = (await readdir(folder)).filter((each) => each.endsWith('.eml')).sort();
  for (const old of names.slice(0, Math.max(0, names.length - keep))) {
    await rm(path.join(folder, old), { force: true });
  }
}
