import fs from 'node:fs';
import { mkdir, open, rename, truncate, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { LocalDisk } from '../local-disk.ts';
import type { RefMove } from './protocol.ts';
import { isMissing } from './store.ts';
import { syncFolder } from '#src/disk/sync-folder.ts';

const synchronize = promisify(fs.fdatasync);

/** Folder below the store with one file for each repository in which this host recently moved refs. */
export const marksFolder = 'marks';

/** Milliseconds for which a mark counts as made just now. */
export const markGrainMs = 1000;

/** A line of a mark: refs that move together on behalf of a user. */
export interface NotedMoves {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Process id of the server that must announce the moves. */
  readonly server: number;
  /** Id of the user. */
  readonly by: number;
  readonly refs: readonly RefMove[];
}

/** Moves that subscribers wait for. */
export interface Note {
  /** Drops the note because no ref moved. */
  drop(): void;
  /** Only these moved. */
  narrow(refs: readonly RefMove[]): void;
}

interface Mark {
  readonly at: number;
  readonly made: Promise<void>;
}

interface OpenNote extends Omit<NotedMoves, 'refs'> {
  refs: readonly RefMove[];
}

/** The pending notes of one file, and the total bytes written to it. */
interface Page {
  readonly open: Set<OpenNote>;
  bytes: number;
  /** The last of the writes to the file, which take turns. */
  last: Promise<void>;
}

/** Size in bytes at which a file is rewritten without the published moves. */
const crowdedBytes = 256 * 1024;

/**
 * Notes on disk, before refs move, in which repositories they move and on whose behalf. A process killed between the
 * move and the rows that follow from it leaves a mark, and the server repairs the repository (`ref-watch.ts`). The
 * server removes the marks once a repository has come to rest.
 */
export class RefMarks {
  readonly #folder: string;
  readonly #disk: LocalDisk;
  readonly #owner: string;
  readonly #known = new Map<string, Mark>();
  readonly #pages = new Map<string, Page>();

  constructor(root: string, disk: LocalDisk, owner: string) {
    this.#folder = join(root, marksFolder);
    this.#disk = disk;
    this.#owner = owner;
  }

  /** Resolves when the repository is marked, whatever happens to the machine then. */
  mark(gitDirectory: string): Promise<void> {
    const name = this.#nameOf(gitDirectory);
    const known = this.#known.get(name);
    const now = Date.now();
    if (known !== undefined && now - known.at < markGrainMs) return known.made;
    this.#forgetOld(now);
    const made = this.#write(join(this.#folder, name));
    this.#known.set(name, { at: now, made });
    made.catch(() => this.#known.delete(name));
    return made;
  }

  /**
   * Marks the repository, and notes the coming moves until they are published. A `synced` note survives a crash of the
   * machine, any other one a crash of the processes. Moves without a user are not published.
   */
  async note(
    gitDirectory: string,
    by: number | null,
    refs: readonly RefMove[],
    { synced = true }: { readonly synced?: boolean } = {},
  ): Promise<Note> {
    await this.mark(gitDirectory);
    if (by === null) return nothingNoted;
    const name = this.#nameOf(gitDirectory);
    const page = this.#pages.get(name) ?? { open: new Set(), bytes: 0, last: Promise.resolve() };
    this.#pages.set(name, page);
    const note: OpenNote = { at: Date.now(), server: process.ppid, by, refs };
    page.open.add(note);
    const line = `${JSON.stringify(note)}\n`;
    page.bytes += Buffer.byteLength(line);
    const drop = () => this.#close(name, page, note);
    try {
      await this.#inTurn(page, () => this.#append(join(this.#folder, name), line, synced));
    } catch (error) {
      drop();
      throw error;
    }
    return {
      drop,
      narrow: (moved) => {
        note.refs = moved;
        if (moved.length === 0) drop();
      },
    };
  }

  /** Deletes the notes of these moves, whose consequences are complete. */
  told(gitDirectory: string, moves: readonly Pick<RefMove, 'ref' | 'to'>[]): void {
    const name = this.#nameOf(gitDirectory);
    const page = this.#pages.get(name);
    if (page === undefined) return;
    for (const { ref, to } of moves) {
      const isTold = (each: RefMove) => each.ref === ref && each.to === to;
      const note = [...page.open].find(({ refs }) => refs.some(isTold));
      if (note === undefined) continue;
      note.refs = note.refs.filter((each) => !isTold(each));
      if (note.refs.length === 0) this.#close(name, page, note);
    }
  }

  #nameOf(gitDirectory: string): string {
    return `${basename(gitDirectory, '.git')}.${this.#owner}`;
  }

  #close(name: string, page: Page, note: OpenNote): void {
    if (!page.open.delete(note)) return;
    if (page.open.size > 0 && page.bytes < crowdedBytes) return;
    // A published move counts as published, even if its note cannot be removed.
    this.#inTurn(page, () => this.#strikeOut(name, page)).catch(() => undefined);
  }

  /** Removes the published moves from the file. */
  async #strikeOut(name: string, page: Page): Promise<void> {
    const file = join(this.#folder, name);
    if (page.open.size > 0) {
      if (page.bytes < crowdedBytes) return;
      const lines = [...page.open].map((note) => `${JSON.stringify(note)}\n`).join('');
      page.bytes = Buffer.byteLength(lines);
      const fresh = await open(`${file}.new`, 'w');
      try {
        await fresh.writeFile(lines);
        await fresh.datasync();
      } finally {
        await fresh.close();
      }
      await rename(`${file}.new`, file);
      return;
    }
    page.bytes = 0;
    if (this.#disk.ready) this.#disk.do(() => fs.truncateSync(file));
    else await truncate(file);
    if (page.open.size === 0) this.#pages.delete(name);
  }

  /** Copies notes of another host, which a power failure may have lost. */
  async noteFor(owner: string, gitDirectory: string, noted: NotedMoves): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, `${basename(gitDirectory, '.git')}.${owner}`);
    // An incomplete line before this one must not corrupt it.
    await appendAndSync(file, `\n${JSON.stringify(noted)}\n`);
  }

  async #append(file: string, line: string, synced: boolean): Promise<void> {
    if (!this.#disk.ready) return appendAndSync(file, line);
    const descriptor = this.#disk.do(() => fs.openSync(file, 'a'));
    try {
      this.#disk.do(() => fs.appendFileSync(descriptor, line));
      if (synced) await synchronize(descriptor);
    } finally {
      this.#disk.do(() => fs.closeSync(descriptor));
    }
  }

  #inTurn(page: Page, work: () => Promise<void>): Promise<void> {
    const done = page.last.then(work);
    page.last = done.catch(() => undefined);
    return done;
  }

  async #write(file: string): Promise<void> {
    const now = new Date();
    try {
      await utimes(file, now, now);
      return;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await mkdir(this.#folder, { recursive: true });
    await (await open(file, 'a')).close();
    await syncFolder(this.#folder);
  }

  #forgetOld(now: number): void {
    for (const [name, { at }] of this.#known) {
      if (now - at < markGrainMs) return;
      this.#known.delete(name);
    }
  }
}

async function appendAndSync(file: string, line: string): Promise<void> {
  const opened = await open(file, 'a');
  try {
    await opened.appendFile(line);
    await opened.datasync();
  } finally {
    await opened.close();
  }
}

const nothingNoted: Note = { drop: () => undefined, narrow: () => undefined };
