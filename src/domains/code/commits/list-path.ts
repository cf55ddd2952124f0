import { InvalidParameters } from '#src/errors.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';

/** The file or directory to which a list is narrowed; undefined for the whole repository. */
export function checkListPath(path: string | undefined): string | undefined {
  const plain = path?.replace(/^\/+|\/+$/g, '') ?? '';
  if (plain === '') return undefined;
  if (findFilePathFault(plain) !== null)
    throw new InvalidParameters('path should be a valid file path');
  return plain;
}
