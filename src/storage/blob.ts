import { Readable } from 'node:stream';

/** The part of a row that describes a blob: its key, and the size and the digest of what was written. */
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

/** Lets a stream fail before anybody reads it; reading then tells. Answers how to end it. */
export function createSourceEnd(source: Pieces): () => void {
  if (!(source instanceof Readable)) return () => {};
  source.on('error', () => {});
  return () => void source.destroy();
}

/**
 * Files that belong to rows of the database: pictures, uploads, artifacts. A blob is written once, whole, before the
 * row that points to it; what no row points to is swept away.
 */
export interface Storage {
  /**
   * Writes the bytes of a file, or of a stream, and resolves when they would survive a loss of power.
   * @throws StorageUnavailable, and nothing is left
   */
  store(source: string | Pieces): Promise<StoredBlob>;
  /** Stores the bytes under a key that is known already, as a backup has it. A blob of that key is replaced. */
  restore(key: string, source: Readable): Promise<void>;
  /** The bytes as a stream, or some of them; null when there is no such blob. */
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
  /** Removes what writers that died left behind before this time. */
  removeUnfinished(before: Date): Promise<void>;
}
