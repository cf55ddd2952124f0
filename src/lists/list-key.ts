import { createHash } from 'node:crypto';

/** Up to so many characters a key is kept as it is. */
const short = 200;

/** What a list is remembered by: of all that it depends on, which may be the SQL and thousands of ids, a digest. */
export function listKey(everything: string): string {
  if (everything.length <= short) return everything;
  return createHash('sha256').update(everything).digest('base64');
}
