import { createHash } from 'node:crypto';
import { mkdir, open, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { isMissing } from './store.ts';

/** Below the store: one empty file for each repository in which this host moved refs lately. */
export const marksFolder = 'marks';

/** Milliseconds for which a mark counts as made just now. */
export const markGrain = 1000;

/** Tells machines that share a store apart. */
export function machineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
}

interface Mark {
  readonly at: number;
  readonly made: Promise<void>;
}

/**
 * Notes on disk in which repositories refs move, before they do: whoever is killed between a ref and the rows that
 * follow from it leaves a mark, and the server looks after the repository (`ref-watch.ts`). Marks are not taken away
 * here: the server does, once a repository has come to rest.
 */
export class RefMarks {
  private readonly folder: string;
  private readonly owner = `${machineName()}.${process.pid}`;
  private readonly known = new Map<string, Mark>();

  constructor(root: string) {
    this.folder = join(root, marksFolder);
  }

  /** Resolves when the repository is marked, whatever happens to the machine then. */
  mark(gitDirectory: string): Promise<void> {
    const name = `${basename(gitDirectory, '.git')}.${this.owner}`;
    const known = this.known.get(name);
    const now = Date.now();
    if (known !== undefined && now - known.at < markGrain) return known.made;
    this.forgetOld(now);
    const made = this.write(join(this.folder, name));
    this.known.set(name, { at: now, made });
    made.catch(() => this.known.delete(name));
    return made;
  }

  private async write(file: string): Promise<void> {
    const now = new Date();
    try {
      await utimes(file, now, now);
      return;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await mkdir(this.folder, { recursive: true });
    await (await open(file, 'a')).close();
    const folder = await open(this.folder, 'r');
    await folder.sync().finally(() => folder.close());
  }

  private forgetOld(now: number): void {
    for (const [name, { at }] of this.known) {
      if (now - at < markGrain) return;
      this.known.delete(name);
    }
  }
}
