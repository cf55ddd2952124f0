import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryPath } from './host/protocol.ts';
import { LocalDisk } from './local-disk.ts';

/** No symbolic link, which git reads in its own way; and no waiting, whatever the name turns out to be. */
export const refFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

const plainRef = /^[0-9a-f]{40}\n$/;

/** The object id in the text of a ref's file; null for other text. */
export function parseLooseRef(text: string): string | null {
  return plainRef.test(text) ? text.slice(0, 40) : null;
}

/**
 * Branches as git keeps them after a push or commit: one small file each, replaced in one step. They are read here and
 * now from a local disk; where that cannot be done there is no answer.
 */
export class LooseBranches {
  readonly #root: string;
  readonly #disk: LocalDisk;
  readonly #bytes = Buffer.alloc(64);
  #closed = false;

  /** `dataDir` exists; `root`, the store of the repositories, may not yet. */
  constructor(dataDir: string, root: string) {
    this.#root = root;
    this.#disk = new LocalDisk(dataDir, { share: 0.1, reserve: 50 });
  }

  /**
   * Object id in the file of the branch. Null leaves the answer to git: there is no such file (the branch may be
   * packed, or not exist) or it contains something else. `branch` passes `isRefName`.
   */
  read(repository: RepositoryPath, branch: string): string | null {
    if (this.#closed || !this.#disk.ready) return null;
    const file = join(this.#root, repository, 'refs/heads', branch);
    const text = this.#disk.do(() => this.#textOf(file));
    return text === null ? null : parseLooseRef(text);
  }

  /** Stops answering lookups. */
  close(): void {
    this.#closed = true;
  }

  #textOf(file: string): string | null {
    let descriptor: number;
    try {
      descriptor = openSync(file, refFlags);
    } catch {
      return null;
    }
    try {
      return this.#bytes.toString('latin1', 0, readSync(descriptor, this.#bytes, 0, 64, 0));
    } catch {
      // A directory of branches with this prefix.
      return null;
    } finally {
      closeSync(descriptor);
    }
  }
}
