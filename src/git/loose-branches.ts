import { closeSync, constants, openSync, readSync, statfs } from 'node:fs';
import { join } from 'node:path';
import type { RepositoryPath } from './host/protocol.ts';
import { TimeBudget } from './time-budget.ts';

/** No symbolic link, which git reads in its own way; and no waiting, whatever the name turns out to be. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** File systems that may wait for another machine or process, by the type that statfs(2) tells. */
const remoteTypes = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB2
  0x65735546, // FUSE
  0x01021997, // 9P
  0x00c36400, // Ceph
  0x0bd00bd0, // Lustre
  0x5346414f, // AFS
]);

const plainRef = /^[0-9a-f]{40}\n$/;

/**
 * Branches as git keeps them after a push or commit: one small file each, replaced in one step. Reading such a file
 * takes microseconds, so it is done here and now, a trip to the thread pool costs twenty times as much. That holds for
 * local disks only: on others, and when reading has taken too much of the time lately, there is no answer.
 */
export class LooseBranches {
  private readonly root: string;
  private readonly budget = new TimeBudget({ share: 0.1, reserve: 50 });
  private readonly bytes = Buffer.alloc(64);
  private usable = false;
  private closed = false;

  /** `dataDir` exists; `root`, the store of the repositories, may not yet. */
  constructor(dataDir: string, root: string) {
    this.root = root;
    statfs(dataDir, (error, facts) => {
      this.usable = error === null && !remoteTypes.has(facts.type >>> 0);
    });
  }

  /**
   * The object id in the file of the branch, or null: then git is to be asked, because there is no such file (the
   * branch may be packed, or not exist) or it holds something else. `branch` passes `isRefName`.
   */
  read(repository: RepositoryPath, branch: string): string | null {
    if (!this.usable || this.closed || !this.budget.left()) return null;
    const started = performance.now();
    const text = this.textOf(join(this.root, repository, 'refs/heads', branch));
    this.budget.spend(performance.now() - started);
    return text !== null && plainRef.test(text) ? text.slice(0, 40) : null;
  }

  /** From now on there are no answers. */
  close(): void {
    this.closed = true;
  }

  private textOf(file: string): string | null {
    let descriptor: number;
    try {
      descriptor = openSync(file, flags);
    } catch {
      return null;
    }
    try {
      return this.bytes.toString('latin1', 0, readSync(descriptor, this.bytes, 0, 64, 0));
    } catch {
      // A directory, in which branches are that begin with this name.
      return null;
    } finally {
      closeSync(descriptor);
    }
  }
}
