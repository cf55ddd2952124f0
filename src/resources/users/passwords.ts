/** Longer ones cost time to digest and add nothing. */
export const maximumPasswordLength = 128;

/** Argon2id with the library's parameters (19 MiB, 2 passes), run outside the event loop.
   The library is loaded with the first password: few requests have one, and each start would pay for it. */
export async function digestPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password.normalize('NFKC'));
}

/** False for accounts without a password, for which no password is right. */
export async function passwordMatches(password: string, digest: string | null): Promise<boolean> {
  if (digest === null || password.length > maximumPasswordLength) return false;
  const { verify } = await import('@node-rs/argon2');
  return verify(digest, password.normalize('NFKC'));
}
