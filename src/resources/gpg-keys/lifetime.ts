import type { PgpSignature } from './signature.ts';

/** When what a key signed is taken, in seconds since 1970: from the first of these until before the second. */
export interface Lifetime {
  readonly from: number;
  /** Infinite for keys that neither expire nor were revoked, minus infinity for those that vouch for nothing. */
  readonly until: number;
}

/**
 * Tells whether a signature of this time counts. It is judged by the time at which it was made, not by that at which somebody
 * looks: what was signed in time stays verified when the key expires, or is taken out of use, long after. The time is
 * told by whoever signed, so that a key which somebody else may have in their hands vouches for nothing at all.
 */
export function covers({ from, until }: Lifetime, at: number | null): boolean {
  return at !== null && from <= at && at < until;
}

/**
 * The lifetime of a key made at `createdAt`. `self` is the newest signature by which its owner says for how long it is
 * used, null where nobody does; all the revocations are by its owner.
 */
export function computeKeyLifetime(
  createdAt: number,
  self: PgpSignature | null,
  revocations: readonly PgpSignature[],
): Lifetime {
  const { keyLifetime = null } = self ?? {};
  const expiresAt = keyLifetime === null ? Infinity : createdAt + keyLifetime;
  return {
    from: createdAt,
    until: Math.min(self === null ? -Infinity : expiresAt, ...revocations.map(revokedAt)),
  };
}

/** The time that both lifetimes cover: a subkey is of no use without its primary key. */
export function intersectLifetimes(one: Lifetime, other: Lifetime): Lifetime {
  return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** Replaced by another key, and no longer used: nobody else has it. Any other reason may mean that somebody does. */
const harmlessReasons: ReadonlySet<number | null> = new Set([1, 3]);

function revokedAt({ revocationReason, createdAt }: PgpSignature): number {
  return harmlessReasons.has(revocationReason) ? (createdAt ?? -Infinity) : -Infinity;
}
