import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The folder of this name below the run's own temporary folder, with what `make` writes into it. The first test of a run
 * that asks has it made; the others wait for it, in whatever process they run.
 */
export async function makeOnce(
  name: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = path.join(tmpdir(), name);
  const draft = `${folder}.draft`;
  while (!existsSync(folder)) {
    if (await isMine(draft)) {
      try {
        // Another process may have finished it between the two looks.
        if (existsSync(folder)) {
          await rm(draft, { recursive: true });
          break;
        }
        const modules = path.resolve(import.meta.dirname, '../../node_modules');
        await symlink(modules, path.join(draft, 'node_modules'));
        await make(draft);
        await rename(draft, folder);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    } else await delay(50);
  }
  return folder;
}

/** Makes the folder; false when it was there already. */
async function isMine(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
