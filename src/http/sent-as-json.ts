import { CREDENTIALS } from '#runtime/links.ts';
import type { RawTree } from '#runtime/raw.ts';
import { UploadedFile } from '#runtime/upload.ts';

/** Serializes all sent parameters, declared or not, without files, credentials, and the parameter of the given name. */
export function toSentJson(sent: RawTree | null, left: string): string {
  const told = Object.entries(sent ?? {}).filter(
    ([name]) => name !== left && !CREDENTIALS.has(name),
  );
  // Omits files, whose properties contain the path on disk.
  const omitFile = (_: string, value: unknown) =>
    value instanceof UploadedFile ? undefined : value;
  return JSON.stringify(Object.fromEntries(told), omitFile);
}
