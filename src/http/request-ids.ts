import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Ids that sort by time and never repeat: the start time of the process in milliseconds, 40 random bits, and a counter;
 * 26 characters of base 36. A valid id of the client is kept.
 */
export function createRequestIds(): (requestId: string | undefined) => string {
  const start = Date.now().toString(36).padStart(9, '0');
  const random = randomBytes(5).readUIntBE(0, 5).toString(36).padStart(8, '0');
  let count = 0;
  let common = '';
  return (requestId) => {
    if (requestId !== undefined && /^[\w-]{1,128}$/.test(requestId)) return requestId;
    // All but the last digit stay for a while.
    if (count % 36 === 0) common = start + random + (count / 36).toString(36).padStart(8, '0');
    const id = common + DIGITS.charAt(count % 36);
    count += 1;
    return id;
  };
}
