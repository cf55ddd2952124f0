import { randomBytes } from 'node:crypto';

export const keyPattern = /^[0-9a-f]{32}$/;

export const createBlobKey = (): string => randomBytes(16).toString('hex');

/** Keys come from rows; a path must not. */
export function requireKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('the text is no key of a blob');
}
