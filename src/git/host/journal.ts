import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalDisk } from '../local-disk.ts';
import { SharedFlush } from '#src/turns/shared-flush.ts';
import { syncFolder } from '#src/disk/sync-folder.ts';
import { skipMissing, type NewObject } from './loose-objects.ts';
import type { RefMove, RepositoryPath } from './protocol.ts';
import { isRunning, computeMachineName } from '../owners.ts';

const run = promisify(execFile);

/** A commit in the journal: the host recreates from it what a power failure lost. */
export interface JournaledCommit {
  readonly repository: RepositoryPath;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Process id of the server that publishes the move, and id of the user; null when the move is not published. */
  readonly server: number;
  readonly by: number | null;
  /** Null while no ref points to the commit, as in a merge. */
  readonly move: JournaledMove | null;
  /** Modification time of the ref file below the commit; see `RefFile`. */
  readonly since: number;
  readonly objects: readonly NewObject[];
}

export type JournaledMove = RefMove & { readonly from: string; readonly to: string };

/** Lock of a ref, which a killed process leaves behind. */
export interface RefLock {
  readonly path: string;
  /**
   * A second name of the lock file, which exists while the lock is held: a lock without it belongs to another process.
   */
  readonly temporary: string;
}

/** Journal entry of an operation under way. */
export interface Entry {
  /** Marks the entry as completed or abandoned. */
  settle(): void;
}

/** The journal of a process that ended. */
export interface LeftJournal {
  /** Owner name in the form of `generateOwnerName`. */
  readonly owner: string;
  readonly commits: readonly JournaledCommit[];
  /** The locks in the last note; those held at the end of the process may still exist. */
  readonly locks: readonly RefLock[];
  /** True after a restart of the machine, or for an unreadable journal: then unsynced data may be lost. */
  readonly lost: boolean;
  discard(): Promise<void>;
}

/** Folder below the store with one file for each host. */
const journalFolder = 'journal';
/** The largest size of a journal; beyond it, commits sync their own files until it is empty. */
const mostBytes = 16 * 1024 * 1024;
/** Milliseconds after which everything is synced for which there is a journal. */
const syncDelayMs = 1000;
/** Milliseconds that a host has to sync everything when it ends. */
const closeTimeoutMs = 3000;
/** Locks that may be held at once, many times over. */
const maxLocks = 1000;
/** Maximum bytes of each object in the journal, and of all objects of one commit. */
const objectBytes = 16 * 1024;
const commitBytes = 256 * 1024;

/** The objects of a commit that are synced with its entry in the journal, and not each for itself. */
export class JournaledObjects {
  readonly objects: NewObject[] = [];
  #bytes = 0;

  /** Adds the object; false for an object for which there is no room, which the caller has to sync. */
  take(object: NewObject): boolean {
    const { length } = object.bytes;
    if (length > objectBytes || this.#bytes + length > commitBytes) return false;
    this.#bytes += length;
    this.objects.push(object);
    return true;
  }
}

/**
 * Makes commits durable by one write: object files and ref of a small commit are not synced, but described in one
 * entry of a file, which is. A second later all of the file system is synced at once, and the file is emptied.
 */
export class Journal {
  readonly #root: string;
  readonly #disk: LocalDisk;
  readonly #owner: string;
  readonly #boot = readBoot();
  #state: 'unknown' | 'asking' | 'good' | 'none' = 'unknown';
  #file: { readonly descriptor: number; readonly flush: SharedFlush } | null = null;
  #bytes = 0;
  /** Number of pending entries: the file is not emptied while there are any. */
  #open = 0;
  #timer: NodeJS.Timeout | null = null;
  #syncing: Promise<void> = Promise.resolve();

  constructor(root: string, disk: LocalDisk, owner: string) {
    this.#root = root;
    this.#disk = disk;
    this.#owner = owner;
  }

  /** True when the journal takes entries now. */
  get ready(): boolean {
    if (!this.#disk.ready) return false;
    if (this.#state === 'unknown') void this.#prepare();
    return this.#state === 'good' && this.#bytes < mostBytes;
  }

  /**
   * Records that this process is about to take a lock, so that it can be removed if the process is killed. Null when
   * that cannot be recorded.
   */
  willHold(lock: RefLock): Entry | null {
    try {
      this.#write({ boot: this.#boot, lock } satisfies Line);
    } catch {
      return null;
    }
    this.#open += 1;
    return { settle: () => this.#settle() };
  }

  /** Resolves when the entry is on disk, and all before it. */
  async append(commit: JournaledCommit): Promise<Entry> {
    this.#open += 1;
    try {
      await this.#write({ boot: this.#boot, commit: pack(commit) } satisfies Line).flush();
    } catch (error) {
      this.#settle();
      throw error;
    }
    return { settle: () => this.#settle() };
  }

  /** Adds the entry, which is on disk with the next one that is, or with the next `flush`. */
  add(commit: JournaledCommit): void {
    this.#write({ boot: this.#boot, commit: pack(commit) } satisfies Line);
    this.#emptyLater();
  }

  /** Resolves when all entries are on disk. */
  async flush(): Promise<void> {
    if (this.#bytes > 0) await this.#file?.flush.flush();
  }

  /**
   * The journals of hosts that ended. A journal from before the last start of the machine counts under any machine
   * name, because the disk belongs to this machine.
   */
  async left(): Promise<LeftJournal[]> {
    const folder = join(this.#root, journalFolder);
    const found: LeftJournal[] = [];
    for (const owner of await readdir(folder).catch(() => [])) {
      if (owner === this.#owner) continue;
      const file = join(folder, owner);
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').map(parse);
      const known = lines.filter((line) => line !== null);
      const lost = known.length === 0 || known.some(({ boot }) => boot !== this.#boot);
      if ((!lost || known.length === 0) && mayBeAtWork(owner)) continue;
      // A ref may have moved to objects whose entry the ended host did not flush.
      if (!lost) await syncFile(file);
      const commits = known.flatMap(({ commit }) => (commit === undefined ? [] : [unpack(commit)]));
      const locks = known.flatMap(({ lock }) => lock ?? []).slice(-maxLocks);
      const discard = async () => {
        await syncFileSystem(this.#root);
        await unlink(file).catch(() => undefined);
      };
      found.push({ owner, commits, locks, lost, discard });
    }
    return found;
  }

  /** Syncs everything, and takes the file away. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#syncing;
    const file = this.#file;
    this.#state = 'none';
    this.#file = null;
    if (file === null) return;
    fs.closeSync(file.descriptor);
    try {
      if (this.#bytes > 0) await syncFileSystem(this.#root, closeTimeoutMs);
      await unlink(this.#path);
    } catch {
      // The next host recovers the entries of the journal.
    }
  }

  /** Writes the boot id of the machine: the entries are needed only after the next boot. */
  #begin(descriptor: number): void {
    fs.writeSync(descriptor, `${JSON.stringify({ boot: this.#boot } satisfies Line)}\n`);
  }

  #write(line: Line): SharedFlush {
    const file = this.#file;
    if (file === null) throw new Error('the journal is closed');
    // The first newline parts the entry from one that was cut off before it, on a full disk.
    const bytes = Buffer.from(`\n${JSON.stringify(line)}\n`);
    this.#disk.do(() => {
      for (let at = 0; at < bytes.length;) at += fs.writeSync(file.descriptor, bytes, at);
    });
    this.#bytes += bytes.length;
    return file.flush;
  }

  get #path(): string {
    return join(this.#root, journalFolder, this.#owner);
  }

  /**
   * The journal stays off where the file system cannot be synced at once, or the boot of the machine cannot be
   * identified.
   */
  async #prepare(): Promise<void> {
    this.#state = 'asking';
    try {
      if (this.#boot === null) throw new Error('the boot id of the machine is unknown');
      await mkdir(join(this.#root, journalFolder), { recursive: true });
      const descriptor = fs.openSync(this.#path, 'a', 0o600);
      this.#file = { descriptor, flush: new SharedFlush(descriptor) };
      this.#begin(descriptor);
      await syncFileSystem(this.#root);
      await syncFolder(join(this.#root, journalFolder));
      this.#state = 'good';
    } catch {
      this.#state = 'none';
    }
  }

  #settle(): void {
    this.#open -= 1;
    this.#emptyLater();
  }

  #emptyLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#syncing = this.#empty();
    }, syncDelayMs).unref();
  }

  async #empty(): Promise<void> {
    const file = this.#file;
    const bytes = this.#bytes;
    const waited = this.#open;
    try {
      await syncFileSystem(this.#root);
    } catch {
      // The entries stay in the file, so nothing is lost.
      this.#state = 'none';
      return;
    }
    if (file === null) return;
    // Entries that arrived during the wait may not be synced: then the file stays.
    if (waited === 0 && this.#open === 0 && this.#bytes === bytes) {
      this.#disk.do(() => {
        fs.ftruncateSync(file.descriptor);
        this.#begin(file.descriptor);
      });
      this.#bytes = 0;
    } else this.#emptyLater();
  }
}

/** Syncs a file; a missing one was removed by another host after it had synced everything. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch(skipMissing);
  if (file === null) return;
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Tells whether a host may still run, in this container or another one. Its child processes write no journal. */
function mayBeAtWork(owner: string): boolean {
  const [machine, processId] = owner.split('.');
  if (machine !== computeMachineName()) return true;
  return Number(processId) !== process.pid && isRunning(Number(processId));
}

/**
 * Syncs the whole file system that a folder is in. It runs a command, as Node has no call for it, and may take a while
 * when others write much.
 */
export async function syncFileSystem(folder: string, timeout = 60_000): Promise<void> {
  await run('sync', ['-f', folder], { timeout, cwd: '/' });
}

/** A name for the current boot of the machine; null if unknown. */
function readBoot(): string | null {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  } catch {
    return null;
  }
}

interface Line {
  readonly boot: string | null;
  readonly commit?: PackedCommit;
  readonly lock?: RefLock;
}

interface PackedCommit extends Omit<JournaledCommit, 'objects'> {
  /** Type, id and bytes in base64. */
  readonly objects: readonly (readonly [NewObject['type'], string, string])[];
}

function pack({ objects, ...rest }: JournaledCommit): PackedCommit {
  const packed = objects.map(
    ({ id, type, bytes }) => [type, id, bytes.toString('base64')] as const,
  );
  return { ...rest, objects: packed };
}

function unpack({ objects, ...rest }: PackedCommit): JournaledCommit {
  const unpacked = objects.map(([type, id, bytes]) => ({
    type,
    id,
    bytes: Buffer.from(bytes, 'base64'),
  }));
  return { ...rest, objects: unpacked };
}

/** Null for an entry that was being written when the machine stopped: its success was not reported. */
function parse(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
