import { InsufficientScope } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';

/** Scopes a personal or impersonation token may be given. */
export const personalTokenScopes = [
  'api',
  'read_user',
  'read_api',
  'read_repository',
  'write_repository',
  'read_registry',
  'write_registry',
  'sudo',
] as const;

/** Scopes that an application may be given. */
export const applicationScopes = [...personalTokenScopes, 'openid', 'profile', 'email'] as const;

/** Tells whether an operation accepts one of the scopes of the token (`x-scopes`). */
export function hasSufficientScope(
  tokenScopes: readonly string[],
  acceptedScopes: readonly string[],
): boolean {
  return tokenScopes.some((scope) => acceptedScopes.includes(scope));
}

/** Throws `InsufficientScope` when the actor's token does not cover an operation that accepts these scopes. */
export function requireScope(actor: Actor, acceptedScopes: readonly string[]): void {
  // The scope `sudo` was checked when the actor was impersonated; it covers every operation.
  if (actor.token === null || actor.impersonator !== null) return;
  if (!hasSufficientScope(actor.token.scopes, acceptedScopes))
    throw new InsufficientScope(acceptedScopes);
}
