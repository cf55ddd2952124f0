import { HttpError } from '#src/errors.ts';
import { formatAttachmentDisposition, rawHeaders } from '#src/text/header-text.ts';
import type { Storage } from '#src/storage/storage.ts';

interface ReadyFile {
  readonly filename: string;
  readonly size: number;
  readonly storage_key: string;
}

/**
 * The answer that is a file of an export.
 * @throws HttpError 404 saying `missing` where the storage does not have it
 */
export async function answerFile(storage: Storage, file: ReadyFile, missing: string) {
  const body = await storage.read(file.storage_key);
  if (body === null) throw new HttpError(404, { message: missing });
  const headers = {
    ...rawHeaders,
    'Content-Disposition': formatAttachmentDisposition(file.filename),
    'Content-Length': String(file.size),
  };
  return { status: 200, body, headers } as const;
}
