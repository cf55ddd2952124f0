import { lengthErrors, blank } from '../../text-errors.ts';

/** Bytes that an index takes on both databases. */
const longest = 1024;

/** Why a text cannot be the id of a user at an identity provider; null when it can. */
export function externUidError(text: string): string | null {
  if (text.trim() === '') return blank;
  const [tooLong] = lengthErrors(text, longest);
  if (tooLong !== undefined) return tooLong;
  return Buffer.byteLength(text) > longest ? `is too long (maximum is ${longest} bytes)` : null;
}
