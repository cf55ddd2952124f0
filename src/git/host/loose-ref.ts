import fs from 'node:fs';
import type { LocalDisk } from '../local-disk.ts';
import { parseLooseRef, refFlags } from '../loose-branches.ts';
import type { RefLock } from './journal.ts';

/** A ref as its file has it. */
export interface RefFile {
  /** Null for a file in another format than git's. */
  readonly id: string | null;
  /** Milliseconds since 1970; the time differs when the ref returns to the same id. */
  readonly since: number;
}

let made = 0;

/** The names that the next lock of a ref by this process is going to have: a lock outlives a process that is killed. */
export function planLock(path: string): RefLock {
  return { path: `${path}.lock`, temporary: `${path}.lock.${process.pid}-${(made += 1)}.lock` };
}

/** A ref in a separate small file, locked with git's lock file: no other process can move it. */
export class LockedRef {
  readonly #disk: LocalDisk;
  readonly #path: string;
  readonly #temporary: string;
  readonly #descriptor: number;
  #taken = true;

  private constructor(disk: LocalDisk, path: string, temporary: string, descriptor: number) {
    this.#disk = disk;
    this.#path = path;
    this.#temporary = temporary;
    this.#descriptor = descriptor;
  }

  /**
   * `path` is the file of the ref. Null when another process has locked it, and when it cannot be locked, which git
   * then explains.
   */
  static take(disk: LocalDisk, path: string, lock = planLock(path)): LockedRef | null {
    const { temporary } = lock;
    return disk.do(() => {
      let descriptor: number;
      try {
        descriptor = fs.openSync(temporary, 'wx', 0o666);
      } catch {
        return null;
      }
      try {
        // Unlike opening the file, a hard link shows the owner of the lock.
        fs.linkSync(temporary, lock.path);
        return new LockedRef(disk, path, temporary, descriptor);
      } catch {
        fs.closeSync(descriptor);
        fs.rmSync(temporary, { force: true });
        return null;
      }
    });
  }

  /** The content of the file, and the time of its last write; null for a ref without its own file. */
  read(): RefFile | null {
    return this.#disk.do(() => {
      let descriptor: number;
      try {
        descriptor = fs.openSync(this.#path, refFlags);
      } catch {
        return null;
      }
      try {
        const id = parseLooseRef(fs.readFileSync(descriptor, 'latin1'));
        return { id, since: Math.floor(fs.fstatSync(descriptor).mtimeMs) };
      } catch {
        return null;
      } finally {
        fs.closeSync(descriptor);
      }
    });
  }

  /** Writes where the ref is to go. */
  prepare(id: string): void {
    this.#disk.do(() => fs.writeSync(this.#descriptor, `${id}\n`));
  }

  sync(): void {
    this.#disk.do(() => fs.fsyncSync(this.#descriptor));
  }

  /** Moves the ref there, in one step. */
  move(): void {
    this.#disk.do(() => {
      fs.renameSync(`${this.#path}.lock`, this.#path);
      this.#taken = false;
      fs.closeSync(this.#descriptor);
      fs.rmSync(this.#temporary, { force: true });
    });
  }

  /** Gives it back, whether or not it was moved. */
  release(): void {
    if (!this.#taken) return;
    this.#taken = false;
    this.#disk.do(() => {
      fs.closeSync(this.#descriptor);
      fs.rmSync(`${this.#path}.lock`, { force: true });
      fs.rmSync(this.#temporary, { force: true });
    });
  }
}
