import { statfs } from 'node:fs';
import { TimeBudget, type TimeBudgetBounds } from './time-budget.ts';

/** File systems that may depend on another machine or process, by the type of statfs(2). */
const remoteTypes = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB2
  0x65735546, // FUSE
  0x01021997, // 9P
  0x00c36400, // Ceph
  0x01161970, // GFS2
  0x7461636f, // OCFS2
  0x0bd00bd0, // Lustre
  0x5346414f, // AFS
]);

/**
 * Runs file operations that take microseconds on a local disk on the calling thread: a trip to the thread pool costs
 * twenty times as much. It is not `ready` on other disks, and when this has taken too much of the time lately.
 */
export class LocalDisk {
  readonly #budget: TimeBudget;
  #local = false;

  /** `directory` exists, and is on the disk. */
  constructor(directory: string, bounds: TimeBudgetBounds) {
    this.#budget = new TimeBudget(bounds);
    statfs(directory, (error, facts) => {
      this.#local = error === null && !remoteTypes.has(facts.type >>> 0);
    });
  }

  get ready(): boolean {
    return this.#local && this.#budget.left();
  }

  /** Runs a short operation, and measures its time. */
  do<Result>(work: () => Result): Result {
    const started = performance.now();
    try {
      return work();
    } finally {
      this.#budget.spend(performance.now() - started);
    }
  }
}
