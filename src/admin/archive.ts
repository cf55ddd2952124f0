import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { StartFailure, describeSystemError } from '#src/start/start-failure.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { endOfTar, formatTarHead, formatTarTail } from '#src/disk/tar.ts';

/** A tar archive that is being written; it has its name only once it is whole. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #output: FileHandle;
  readonly #modified = Math.floor(Date.now() / 1000);

  private constructor(path: string, output: FileHandle) {
    this.#path = path;
    this.#output = output;
  }

  static async create(path: string): Promise<ArchiveWriter> {
    try {
      // Secrets are in it.
      return new ArchiveWriter(path, await open(`${path}.part`, 'wx', 0o600));
    } catch (error) {
      throw new StartFailure(`cannot write ${path}.part (${describeSystemError(error)})`);
    }
  }

  async add(name: string, content: string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#output.writeFile(
      Buffer.concat([this.#head(name, bytes.length), bytes, formatTarTail(bytes.length)]),
    );
  }

  /** Adds the current content of a file, without later additions. */
  async addFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.#output.writeFile(this.#head(name, size));
    let left = size;
    for await (const chunk of size === 0 ? [] : readFileBytes(path, { end: size - 1 })) {
      left -= chunk.length;
      await this.#output.writeFile(chunk);
    }
    if (left > 0) throw new Error(`${path} changed its size during the backup`);
    await this.#output.writeFile(formatTarTail(size));
  }

  async close(): Promise<void> {
    await this.#output.writeFile(endOfTar);
    await this.#output.sync();
    await this.#output.close();
    await rename(`${this.#path}.part`, this.#path);
  }

  async abandon(): Promise<void> {
    await this.#output.close().catch(() => undefined);
    await rm(`${this.#path}.part`, { force: true });
  }

  #head(name: string, size: number): Buffer {
    return formatTarHead({ name, size, modified: this.#modified });
  }
}

/** Writes a stream to a new file. */
export async function spool(source: AsyncIterable<Buffer>, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
