import { fold } from '#src/database/folding.ts';
import { blank, findLengthErrors } from '#src/text/text-errors.ts';

/** Bytes that an index takes on both databases. */
const maxExternUidBytes = 1024;

/** Some letters are eighteen once they are folded: the column of the keys has no room for more. */
const maxKeyBytes = 2048;

/** Reason why a text cannot be the id of a user at an identity provider; null for a valid one. */
export function findExternUidError(text: string): string | null {
  if (text.trim() === '') return blank;
  // Postgres stores no NUL, and half of a pair of surrogates would be stored as something else.
  if (text.includes('\0') || !text.isWellFormed()) return 'is invalid';
  const [tooLong] = findLengthErrors(text, maxExternUidBytes);
  if (tooLong !== undefined) return tooLong;
  if (Buffer.byteLength(text) > maxExternUidBytes || Buffer.byteLength(fold(text)) > maxKeyBytes)
    return `is too long (maximum is ${maxExternUidBytes} bytes)`;
  return null;
}
