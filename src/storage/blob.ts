import { Readable } from 'node:stream';

/** The columns of a row that describe a blob: its key, and size and digest of its content. */
export interface StoredBlob {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 digest in hexadecimal digits. */
  readonly sha256: string;
}

/** A part of a blob: bytes from `start` on, up to and without `end`. At least one. */
interface BlobRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Bytes of a blob to write. A stream ends with the write. The memory of a piece may be reused once the next but one is
 * requested.
 */
export type Pieces = Readable | AsyncGenerator<Buffer>;

/**
 * Handles errors of a stream before it is read; reading reports them later. Returns a function that ends the stream.
 */
export function createSourceEnd(source: Pieces): () => void {
  if (!(source instanceof Readable)) return () => {};
  source.on('error', () => {});
  return () => void source.destroy();
}

/**
 * Files that belong to database rows: pictures, uploads, artifacts. A blob is written once, completely, before the row
 * that refers to it; unreferenced blobs are deleted.
 */
export interface Storage {
  /**
   * Writes the bytes of a file, or of a stream, and resolves when they would survive a loss of power.
   * @throws StorageUnavailable, and nothing is left
   */
  store(source: string | Pieces): Promise<StoredBlob>;
  /** Stores the bytes under an existing key, as a backup contains it. A blob with the key is replaced. */
  restore(key: string, source: Readable): Promise<void>;
  /** The bytes as a stream, or a range of them; null for a missing blob. */
  read(key: string, range?: BlobRange): Promise<Readable | null>;
  /** Removes a blob, if it exists. Current readers can read it to the end. */
  remove(key: string): Promise<void>;
  /** The keys of all blobs, folder by folder, in lists of any length. */
  keys(): AsyncIterable<readonly string[]>;
  /** Time at which a blob was written; null when the blob does not exist. */
  writtenAt(key: string): Promise<Date | null>;
  /**
   * Resolves when blobs could be read and stored.
   * @throws StorageUnavailable
   */
  check(): Promise<void>;
  /** Removes unfinished files of writers that ended before this time. */
  removeUnfinished(before: Date): Promise<void>;
}
