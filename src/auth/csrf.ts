import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 16 random bytes and the 32 of their signature, in base64url. */
const nonceBytes = 16;
const tokenPattern = /^[\w-]{64}$/;

/**
 * A token that shows that a page of ours sent the request, not another site by means of the browser's cookie. It
 * belongs to the session, whose identifier signs it. Each call makes another one: a compressed page that holds it
 * gives nothing away by its length.
 */
export function createCsrfToken(sessionId: string): string {
  const nonce = randomBytes(nonceBytes);
  return Buffer.concat([nonce, computeSignature(nonce, sessionId)]).toString('base64url');
}

/** Checks that the token belongs to the session, in constant time. */
export function isCsrfToken(token: string, sessionId: string): boolean {
  if (!tokenPattern.test(token)) return false;
  const bytes = Buffer.from(token, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  return timingSafeEqual(bytes.subarray(nonceBytes), computeSignature(nonce, sessionId));
}

function computeSignature(nonce: Buffer, sessionId: string): Buffer {
  return createHmac('sha256', sessionId).update('csrf').update(nonce).digest();
}
