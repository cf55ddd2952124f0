/** Thrown when the blob store cannot be read or written: full, unavailable, or not permitted. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the storage is unavailable', { cause });
    this.name = 'StorageUnavailable';
  }
}
