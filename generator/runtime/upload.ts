/** A file part of a multipart request, on disk until the request ends. */
export class UploadedFile {
  /** Name given by the client; untrusted. */
  readonly filename: string;
  /** Media type given by the client; untrusted. */
  readonly mediaType: string;
  /** Path of the file on disk; the file is removed when the request ends. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;

  constructor(facts: { filename: string; mediaType: string; path: string; size: number }) {
    this.filename = facts.filename;
    this.mediaType = facts.mediaType;
    this.path = facts.path;
    this.size = facts.size;
  }
}
