/** The place where blobs are kept cannot be written or read: full, away, or not permitted. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the storage is unavailable', { cause });
    this.name = 'StorageUnavailable';
  }
}
