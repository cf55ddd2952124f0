import { HttpError } from '#src/errors.ts';

/** Error codes of the distribution specification, and common additional ones. */
export type RegistryErrorCode =
  | 'BLOB_UNKNOWN'
  | 'BLOB_UPLOAD_INVALID'
  | 'BLOB_UPLOAD_UNKNOWN'
  | 'DENIED'
  | 'DIGEST_INVALID'
  | 'MANIFEST_BLOB_UNKNOWN'
  | 'MANIFEST_INVALID'
  | 'MANIFEST_UNKNOWN'
  | 'NAME_INVALID'
  | 'NAME_UNKNOWN'
  | 'SIZE_INVALID'
  | 'TAG_INVALID'
  | 'TOOMANYREQUESTS'
  | 'UNAUTHORIZED'
  | 'UNAVAILABLE'
  | 'UNKNOWN'
  | 'UNSUPPORTED';

/** The body of an error as clients of registries read it. */
export function createErrorBody(code: RegistryErrorCode, message: string, detail?: unknown) {
  return { errors: [{ code, message, ...(detail !== undefined && { detail }) }] };
}

/** A refusal in the form of the protocol. */
export class RegistryRefusal extends HttpError {
  constructor(
    status: number,
    code: RegistryErrorCode,
    message: string,
    more: { readonly detail?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(status, createErrorBody(code, message, more.detail), more.headers);
  }
}
