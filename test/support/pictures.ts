import { createHash } from 'node:crypto';

/** The address of the picture that somebody without a file has, as clients compute it. */
export function pictureOf({ email }: { readonly email: string }): string {
  const digest = createHash('sha256').update(email).digest('hex');
  return `https://www.gravatar.com/avatar/${digest}?s=80&d=identicon`;
}
