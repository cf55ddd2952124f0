import { createHash } from 'node:crypto';

/** Maximum characters of a key that is stored without hashing. */
const maxPlainChars = 200;

/** A list is remembered by a digest of all that it depends on, which may be the SQL and thousands of ids. */
export function shortenListKey(everything: string): string {
  if (everything.length <= maxPlainChars) return everything;
  return createHash('sha256').update(everything).digest('base64');
}
