import { Turns } from '#src/turns/turns.ts';

/** Longer ones cost time to digest and add nothing. */
export const maxPasswordChars = 128;

/** Argon2id with the library's parameters (19 MiB, 2 passes), run outside the event loop.
   The library is loaded with the first password: few requests have one, and each start would pay for it. */
export async function digestPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return turns.run('', () => hash(password.normalize('NFKC')));
}

/**
 * Returns false for null, the digest of unknown accounts and of accounts without a password. The check takes the same
 * time as for others.
 */
export async function matchesPassword(password: string, digest: string | null): Promise<boolean> {
  if (password.length > maxPasswordChars) return false;
  const { verify } = await import('@node-rs/argon2');
  const right = await turns.run('', () =>
    verify(digest ?? digestOfNothing, password.normalize('NFKC')),
  );
  return right && digest !== null;
}

/** Files are read by the same four threads that digest: some stay free. */
const turns = new Turns({ atOnce: 2, waiting: 200 });

/** Digest of discarded random bytes, made with the same parameters as all others. */
export const digestOfNothing =
  '$argon2id$v=19$m=19456,t=2,p=1$zl+6OLy0GAG4x8+4PmCpHA$Mx1FpM6HDFt4yHp3aAd0hoG/b/dw6OcmL/Mvkgn55Cc';
