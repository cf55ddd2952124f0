import type { PgpSignature } from './signature.ts';

/** Period of validity of signatures of a key, in seconds since 1970: from `from` until before `until`. */
export interface Lifetime {
  readonly from: number;
  /** Infinite for keys without an expiry or revocation, minus infinity for keys that vouch for nothing. */
  readonly until: number;
}

/**
 * Tells whether a signature made at this time counts. The time of the signature decides: it stays verified after the
 * key expires or is retired. The signer states that time, so a compromised key vouches for nothing at all.
 */
export function covers({ from, until }: Lifetime, at: number | null): boolean {
  return at !== null && from <= at && at < until;
}

/**
 * Lifetime of a key created at `createdAt`. `self` is its newest self-signature, null without one; all revocations are
 * by its owner.
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
    until: Math.min(self === null ? -Infinity : expiresAt, ...revocations.map(getRevocationTime)),
  };
}

/** The time that both lifetimes cover: a subkey is of no use without its primary key. */
export function intersectLifetimes(one: Lifetime, other: Lifetime): Lifetime {
  return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** The key was replaced or retired, so no other person has it. Any other reason may mean a compromised key. */
const harmlessReasons: ReadonlySet<number | null> = new Set([1, 3]);

function getRevocationTime({ revocationReason, createdAt }: PgpSignature): number {
  return harmlessReasons.has(revocationReason) ? (createdAt ?? -Infinity) : -Infinity;
}
