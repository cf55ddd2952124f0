import { applicationScopes } from '#src/auth/scopes.ts';
import { OauthRefusal } from './refusal.ts';

/** The scopes of an application that names none. */
const standard = ['api'];

/** The scopes of a request, each once, in its order; null when it names none. */
export function readRequestedScopes(text: string | undefined): readonly string[] | null {
  const scopes = (text ?? '').split(/\s+/).filter((scope) => scope !== '');
  return scopes.length === 0 ? null : [...new Set(scopes)];
}

/**
 * The scopes that a token gets.
 * @throws OauthRefusal for an unknown scope, and for one beyond `allowed`
 */
export function chooseGrantedScopes(
  text: string | undefined,
  allowed: readonly string[] = applicationScopes,
): readonly string[] {
  const known: readonly string[] = applicationScopes;
  const scopes = readRequestedScopes(text) ?? standard;
  if (!scopes.every((scope) => known.includes(scope) && allowed.includes(scope))) {
    throw new OauthRefusal(
      'invalid_scope',
      'A scope is unknown or not granted to the application.',
    );
  }
  return scopes;
}

/**
 * Remaining scopes of those that a user agreed to: an application may have lost some since.
 * @throws OauthRefusal without any
 */
export function findScopesLeft(
  agreed: readonly string[],
  { scopes }: { readonly scopes: readonly string[] },
): readonly string[] {
  const left = agreed.filter((scope) => scopes.includes(scope));
  if (left.length > 0) return left;
  throw new OauthRefusal('invalid_scope', 'The application has none of the scopes any more.');
}

/** A key for a set of scopes, in any order. */
export const formatScopeKey = (scopes: readonly string[]): string => scopes.toSorted().join(' ');
