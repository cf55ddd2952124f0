import { randomBytes } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mebibyteBytes } from '#src/units.ts';
import { ReaderGone } from './errors.ts';
import { leastRate, ReadingRate, watchRate, type LeastRate } from '#runtime/reading-rate.ts';

export interface SpoolLimits {
  /** Maximum bytes in memory, of one answer and in total; further bytes go to a file. */
  readonly memory: number;
  readonly memoryInAll: number;
  /** Bytes of one answer that are taken before their reader does. */
  readonly each: number;
  /** Maximum bytes of files of one caller, at most a quarter of the free space, and in total. */
  readonly perCaller: number;
  readonly inAll: number;
  readonly rate: LeastRate;
}

export const spoolLimits: SpoolLimits = {
  memory: mebibyteBytes / 2,
  memoryInAll: 64 * mebibyteBytes,
  each: 8 * mebibyteBytes,
  perCaller: 128 * mebibyteBytes,
  inAll: 1024 * mebibyteBytes,
  rate: leastRate,
};

/** Buffer in which answers wait for slow readers, so that git does not wait. */
export class SpoolRoom {
  readonly limits: SpoolLimits;
  readonly #folder: string;
  readonly #heldBytes = new Map<string | null, number>();
  #total = 0;
  #inMemory = 0;

  /** Files are created in `folder` without names: the system removes them when they are closed, also after a crash. */
  constructor(folder: string, limits: SpoolLimits = spoolLimits) {
    this.#folder = folder;
    this.limits = limits;
  }

  /** Counts the bytes for a caller; false if the limit is exceeded. */
  reserve(caller: string | null, bytes: number): boolean {
    const heldBytes = this.#heldBytes.get(caller) ?? 0;
    const { perCaller, inAll } = this.limits;
    const left = inAll - this.#total;
    // The next caller finds room, however many have taken theirs.
    const share = caller === null ? left : Math.min(perCaller, left / 4);
    if (bytes > left || (caller !== null && heldBytes + bytes > share)) return false;
    this.#heldBytes.set(caller, heldBytes + bytes);
    this.#total += bytes;
    return true;
  }

  release(caller: string | null, bytes: number): void {
    const heldBytes = (this.#heldBytes.get(caller) ?? 0) - bytes;
    if (heldBytes > 0) this.#heldBytes.set(caller, heldBytes);
    else this.#heldBytes.delete(caller);
    this.#total -= bytes;
  }

  /** Counts bytes of one response, which holds `heldBytes`, in memory; false above the limit. */
  takeMemory(bytes: number, heldBytes: number): boolean {
    const { memory, memoryInAll } = this.limits;
    if (heldBytes + bytes > memory || this.#inMemory + bytes > memoryInAll) return false;
    this.#inMemory += bytes;
    return true;
  }

  releaseMemory(bytes: number): void {
    this.#inMemory -= bytes;
  }

  async newFile(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `spool.${randomBytes(9).toString('hex')}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  }
}

interface Piece {
  /** Null after the bytes were written to the file. */
  bytes: Buffer | null;
  readonly length: number;
  /** Place of the bytes that exceed the reader's requests; null for none. */
  readonly heldIn: 'memory' | 'file' | null;
  /** Offset in the file. */
  readonly at: number;
  readonly written: Promise<boolean> | null;
}

interface SpooledOptions {
  readonly room: SpoolRoom;
  readonly caller: string | null;
  /** Bytes that are taken ahead, where they differ from the usual ones. */
  readonly each?: number;
  /** False leaves readers alone who are too slow. */
  readonly watched?: boolean;
  /** Permits the other side to send further bytes. */
  readonly credit?: (bytes: number) => void;
  /** Called when the reader disconnects, before its end or after. */
  readonly closed?: () => void;
}

const creditStepBytes = 128 * 1024;

/**
 * An answer on its way from git to its reader. Its beginning is taken as fast as git gives it, so that a small answer
 * frees git as soon as it is whole, however slowly it is read. The rest comes no faster than it is read. A reader who
 * is slower than the least rate is cut off with `ReaderGone`.
 */
export class SpooledAnswer extends Readable {
  readonly #options: SpooledOptions;
  #unwatch: (() => void) | null = null;
  readonly #queue: Piece[] = [];
  #file: Promise<FileHandle> | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #fileBytes = 0;
  /** Bytes that were buffered ahead, and the waiting part of them. */
  #ahead = 0;
  #reserved = 0;
  #inMemory = 0;
  #delivered = 0;
  #uncredited = 0;
  #isWanted = false;
  #reading = false;
  #ended = false;
  #full = false;

  constructor(options: SpooledOptions) {
    super({ highWaterMark: creditStepBytes });
    this.#options = options;
  }

  #watch(): () => void {
    const { rate } = this.#options.room.limits;
    const kept = new ReadingRate(rate);
    return watchRate(rate, () => {
      const waiting = this.#queue.length > 0 || this.readableLength > 0;
      const taken = this.#delivered - this.readableLength;
      if (kept.isTooSlow(waiting, taken, Date.now()))
        this.destroy(new ReaderGone('read too slowly'));
    });
  }

  /** Buffers bytes from git. False above the limit: the credit then follows when the bytes are read. */
  hold(bytes: Buffer): boolean {
    if (this.destroyed) return false;
    const { watched = true } = this.#options;
    if (watched) this.#unwatch ??= this.#watch();
    const { length } = bytes;
    const heldIn = this.#reserve(length) ? this.#placeFor(length) : null;
    const at = this.#fileBytes;
    const written = heldIn === 'file' ? this.#append(bytes) : null;
    const piece: Piece = { bytes, length, heldIn, at, written };
    this.#queue.push(piece);
    if (written !== null) void written.then((done) => this.#written(piece, done));
    else if (heldIn !== null) this.#credit(length);
    this.#deliver();
    return heldIn !== null;
  }

  /** Resolves when the pending writes to the file are complete. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #placeFor(length: number): 'memory' | 'file' {
    if (!this.#options.room.takeMemory(length, this.#inMemory)) return 'file';
    this.#inMemory += length;
    return 'memory';
  }

  /** Marks the end of the input. */
  finish(): void {
    this.#ended = true;
    this.#deliver();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#deliver();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#unwatch?.();
    const { room, caller, closed } = this.#options;
    room.release(caller, this.#reserved);
    room.releaseMemory(this.#inMemory);
    this.#reserved = 0;
    this.#inMemory = 0;
    this.#queue.length = 0;
    const file = this.#file;
    if (file !== null) {
      this.#writing.then(async () => (await file).close()).catch(() => undefined);
    }
    closed?.();
    done(error);
  }

  #reserve(length: number): boolean {
    const { room, caller } = this.#options;
    const { each = room.limits.each } = this.#options;
    const fits = !this.#full && this.#ahead + length <= each;
    // The file gets all bytes after the reader has fallen behind once: bytes keep their order.
    if (!fits || !room.reserve(caller, length)) {
      this.#full = true;
      return false;
    }
    this.#ahead += length;
    this.#reserved += length;
    return true;
  }

  /** One after another at the end of the file; whether it could be written. */
  #append(bytes: Buffer): Promise<boolean> {
    const at = this.#fileBytes;
    this.#fileBytes += bytes.length;
    this.#file ??= this.#options.room.newFile();
    const file = this.#file;
    const written = this.#writing.then(async () => {
      if (this.destroyed) return false;
      return (await (await file).write(bytes, 0, bytes.length, at)).bytesWritten === bytes.length;
    });
    const settled = written.catch(() => false);
    this.#writing = settled;
    return settled;
  }

  #written(piece: Piece, done: boolean): void {
    if (done) piece.bytes = null;
    // On a write error, such as a full disk, the bytes stay in memory, and no more are buffered ahead.
    else this.#full = true;
    this.#credit(piece.length);
  }

  #credit(bytes: number): void {
    this.#uncredited += bytes;
    if (this.#uncredited < creditStepBytes || this.destroyed) return;
    this.#options.credit?.(this.#uncredited);
    this.#uncredited = 0;
  }

  #deliver(): void {
    while (this.#isWanted && !this.#reading && !this.destroyed) {
      const piece = this.#queue[0];
      if (piece === undefined) {
        if (this.#ended) this.#isWanted = this.push(null);
        return;
      }
      if (piece.bytes === null) {
        this.#reading = true;
        this.#readBack(piece).then(
          (bytes) => {
            this.#reading = false;
            this.#handOver(piece, bytes);
            this.#deliver();
          },
          (error: Error) => this.destroy(error),
        );
        return;
      }
      this.#handOver(piece, piece.bytes);
    }
  }

  #handOver({ length, heldIn }: Piece, bytes: Buffer): void {
    if (this.destroyed) return;
    this.#queue.shift();
    this.#delivered += length;
    const { room, caller } = this.#options;
    if (heldIn === 'memory') {
      room.release(caller, length);
      room.releaseMemory(length);
      this.#reserved -= length;
      this.#inMemory -= length;
    }
    // Bytes in the file stay there to the end, and are counted so long.
    if (heldIn === null) this.#credit(length);
    this.#isWanted = this.push(bytes);
  }

  async #readBack({ length, at }: Piece): Promise<Buffer> {
    const file = await this.#file;
    const bytes = Buffer.allocUnsafe(length);
    const { bytesRead } = (await file?.read(bytes, 0, length, at)) ?? { bytesRead: 0 };
    if (bytesRead !== length) throw new Error('the spooled file cannot be read');
    return bytes;
  }
}
