import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate, inflateSync } from 'node:zlib';
import type { LocalDisk } from '../local-disk.ts';
import { writeObject, type NewObject, type ObjectPlace } from './loose-objects.ts';
import { isMissing } from './store.ts';

const inflateAside = promisify(inflate);
const smallBytes = 16 * 1024;

export interface ScratchObject {
  readonly type: 'blob' | 'tree' | 'commit';
  readonly content: Buffer;
}

/**
 * Temporary objects in a folder beside those of a repository. A caller that keeps an object moves it over, so the
 * repository gets no unreachable objects.
 */
export class ScratchObjects {
  /** The repository that they build upon. */
  readonly gitDirectory: string;
  /** The folder that git takes for an object store: it has the repository's objects, too. */
  readonly objects: string;
  readonly #folder: string;
  readonly #disk: LocalDisk;
  #made: Promise<void> | null = null;

  /** `incoming` is a folder of the store; its files older than an hour count as remains of a crash. */
  constructor({ gitDirectory, disk }: ObjectPlace, incoming: string) {
    this.gitDirectory = gitDirectory;
    this.#disk = disk;
    this.#folder = join(incoming, `merges.${randomBytes(8).toString('hex')}`);
    this.objects = join(this.#folder, 'objects');
  }

  /** Makes the folder, once. */
  make(): Promise<void> {
    this.#made ??= this.#make();
    return this.#made;
  }

  async write(object: NewObject): Promise<void> {
    await this.make();
    await writeObject({ gitDirectory: this.#folder, disk: this.#disk }, object, { synced: false });
  }

  /** Null for other objects. */
  async read(id: string): Promise<ScratchObject | null> {
    const packed = await this.#read(join(this.objects, id.slice(0, 2), id.slice(2)));
    if (packed === null) return null;
    const bytes = packed.length <= smallBytes ? inflateSync(packed) : await inflateAside(packed);
    const type = bytes.toString('latin1', 0, bytes.indexOf(0x20));
    if (type !== 'blob' && type !== 'tree' && type !== 'commit') return null;
    return { type, content: bytes.subarray(bytes.indexOf(0) + 1) };
  }

  async remove(): Promise<void> {
    await this.#made?.catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #make(): Promise<void> {
    await mkdir(join(this.objects, 'info'), { recursive: true });
    const alternates = `${join(this.gitDirectory, 'objects')}\n`;
    await writeFile(join(this.objects, 'info/alternates'), alternates);
  }

  async #read(file: string): Promise<Buffer | null> {
    try {
      return this.#disk.ready ? this.#disk.do(() => readFileSync(file)) : await readFile(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
