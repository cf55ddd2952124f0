import { hash, verify } from '@node-rs/argon2';

export const minimumPasswordLength = 8;
/** Longer ones cost time to digest and add nothing. */
export const maximumPasswordLength = 128;

/** Argon2id with the library's parameters (19 MiB, 2 passes), run outside the event loop. */
export function digestPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** False for accounts without a password, for which no password is right. */
export async function passwordMatches(password: string, digest: string | null): Promise<boolean> {
  if (digest === null || password.length > maximumPasswordLength) return false;
  return verify(digest, password.normalize('NFKC'));
}
