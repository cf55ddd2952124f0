import type { Authenticate, Proof } from '#src/auth/authenticate.ts';
import type { Received } from '#src/text/client-address.ts';
import type { Database } from '#src/database/database.ts';
import { openOnce, seal } from '#src/database/sealing.ts';
import { Unauthorized } from '#src/errors.ts';
import { findUsableDeployTokenById } from '#src/domains/projects/deploy-tokens/table.ts';
import type { RegistryAction, RegistryCaller } from './access.ts';

/** The actions that a token is for, in one repository. */
export interface RegistryAccess {
  readonly type: 'repository' | 'registry';
  readonly name: string;
  readonly actions: readonly RegistryAction[];
}

/**
 * The content of a token for the registry. The token names its caller; each request checks the caller's permissions.
 */
export interface RegistryToken {
  readonly proof: Proof | { readonly kind: 'deploy_token'; readonly id: number } | null;
  readonly access: readonly RegistryAccess[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const place = 'registry token';
/** Characters of the rights in a token, as JSON: with others it has to fit into the headers of a request. */
export const maxAccessChars = 8_000;
/** A longer text is no token. */
const maxTokenChars = 12_000;

/** The token is encrypted: only this instance can read or create one. */
export function writeToken(db: Database, token: RegistryToken): string {
  return seal(db, JSON.stringify(token), place);
}

/** Null for an invalid or expired token. */
export function readToken(db: Database, text: string, now: number): RegistryToken | null {
  if (text.length > maxTokenChars) return null;
  let token: RegistryToken;
  try {
    token = JSON.parse(openOnce(db, text, place)) as RegistryToken;
  } catch {
    return null;
  }
  return now < token.expiresAt ? token : null;
}

interface Deps {
  readonly db: Database;
  readonly authenticate: Pick<Authenticate, 'again'>;
  readonly clock: () => Date;
}

/**
 * The caller of a token, if the caller's credential is still valid.
 * @throws Unauthorized, Forbidden for an invalid credential
 */
export async function findCallerOfToken(
  { db, authenticate, clock }: Deps,
  { proof }: RegistryToken,
  http: Received,
): Promise<RegistryCaller> {
  if (proof === null) return null;
  if (proof.kind !== 'deploy_token') {
    return { kind: 'actor', actor: await authenticate.again(proof, http) };
  }
  const token = await findUsableDeployTokenById(db, proof.id, clock().toISOString());
  if (token === undefined) throw new Unauthorized();
  return { kind: 'deploy_token', token };
}

/** Returns a text per caller, as a key for counting. */
export function describeRegistryCaller(caller: RegistryCaller): string {
  if (caller === null) return 'nobody';
  return caller.kind === 'actor'
    ? `user ${caller.actor.user.id}`
    : `deploy token ${caller.token.id}`;
}
