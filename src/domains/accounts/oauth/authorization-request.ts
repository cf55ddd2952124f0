import { applicationScopes } from '#src/auth/scopes.ts';
import type { Database } from '#src/database/database.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import { findClient } from '#src/domains/accounts/applications/finder.ts';
import { outOfBand, mayReturnTo } from '#src/domains/accounts/applications/redirect-addresses.ts';
import { readRequestedScopes } from './scopes.ts';

/** Unvalidated parameters of an authorization request. */
export interface AuthorizationRequest {
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly response_type?: string | undefined;
  readonly state?: string | undefined;
  readonly scope?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
  readonly nonce?: string | undefined;
  /** Prompts for the user, regardless of earlier consent. */
  readonly prompt?: string | undefined;
  /** Maximum seconds since the sign-in of the user. */
  readonly max_age?: number | undefined;
}

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'nonce',
] as const satisfies readonly (keyof AuthorizationRequest)[];

/** The parameters that were sent, for the form of the page and the way back from signing in. */
export const listRequestParameters = (
  request: AuthorizationRequest,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])),
  );

/** The reason why the browser is not redirected to the application. */
interface Doubt {
  readonly status: 400 | 401;
  readonly error: 'invalid_request' | 'invalid_client' | 'invalid_redirect_uri';
  readonly text: string;
}

/** A verified target of the final redirect. */
export interface AuthorizationTarget {
  readonly application: OauthApplicationRow;
  /** Redirect URI as requested. */
  readonly redirectUri: string;
}

/** Verifies the application and the redirect URI. The browser is not redirected unless both are valid. */
export async function findAuthorizationTarget(
  db: Database,
  { client_id: uid = '', redirect_uri: redirectUri = '' }: AuthorizationRequest,
): Promise<AuthorizationTarget | Doubt> {
  if (uid === '') {
    return createDoubt(400, 'invalid_request', 'The address does not say which application asks.');
  }
  const application = await findClient(db, uid);
  if (application === undefined) {
    return createDoubt(401, 'invalid_client', 'There is no application with this id.');
  }
  if (!mayReturnTo(application, redirectUri)) {
    const text = 'The application did not register the address to send you back to.';
    return createDoubt(400, 'invalid_redirect_uri', text);
  }
  return { application, redirectUri };
}

const createDoubt = (status: Doubt['status'], error: Doubt['error'], text: string): Doubt => ({
  status,
  error,
  text,
});

/** Validated authorization request for the consent page. */
export interface AuthorizationWish {
  readonly scopes: readonly string[];
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly nonce: string | null;
}

/** The error in the redirect to the application, in place of a code. */
export interface Fault {
  readonly error: string;
  readonly error_description: string;
}

const knownPrompts = ['none', 'login', 'consent', 'select_account'] as const;
export type Prompt = (typeof knownPrompts)[number];

/** The questions for the user; empty with `none`. */
export function readPrompts({ prompt = '' }: AuthorizationRequest): ReadonlySet<Prompt> | Fault {
  const words = prompt.split(' ').filter((word) => word !== '');
  const prompts = new Set(knownPrompts.filter((known) => words.includes(known)));
  if (prompts.size < new Set(words).size) {
    return createFault('invalid_request', 'The prompt is none, login, consent or select_account.');
  }
  if (prompts.has('none') && prompts.size > 1) {
    return createFault('invalid_request', 'The prompt none goes with no other.');
  }
  return prompts;
}

/** The rest of a request, of an application that is known. */
export function readRequest(
  request: AuthorizationRequest,
  application: OauthApplicationRow,
): AuthorizationWish | Fault {
  const { response_type: type = '', nonce = null } = request;
  if (type === '') return createFault('invalid_request', 'The parameter response_type is missing.');
  if (type !== 'code') {
    return createFault('unsupported_response_type', 'The only response_type is code.');
  }
  const scopes = readRequestedScopes(request.scope) ?? ['api'];
  const known: readonly string[] = applicationScopes;
  if (!scopes.every((scope) => known.includes(scope) && application.scopes.includes(scope))) {
    const text = 'A scope is unknown or not granted to the application.';
    return createFault('invalid_scope', text);
  }
  const challenge = readChallenge(request, application);
  return 'error' in challenge ? challenge : { ...challenge, scopes, nonce };
}

function readChallenge(
  { code_challenge: challenge = '', code_challenge_method: method = '' }: AuthorizationRequest,
  { confidential }: OauthApplicationRow,
) {
  if (challenge === '') {
    // An intercepted code of an application without a secret could otherwise be redeemed.
    return confidential
      ? { code_challenge: null, code_challenge_method: null }
      : createFault(
          'invalid_request',
          'Applications without a secret have to send a code_challenge.',
        );
  }
  if (method !== 'S256' && method !== 'plain') {
    return createFault(
      'invalid_code_challenge_method',
      'The code_challenge_method is S256 or plain.',
    );
  }
  return /^[\w.~-]{43,128}$/.test(challenge)
    ? { code_challenge: challenge, code_challenge_method: method }
    : createFault('invalid_request', 'The code_challenge is not valid.');
}

const createFault = (error: string, error_description: string): Fault => ({
  error,
  error_description,
});

/** Adds parameters to the query of the URL; existing ones remain unchanged. */
export function addQuery(
  address: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const more = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) more.append(name, value);
  }
  const sign = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${sign}${more.toString()}`;
}

/**
 * The origins that a page has to name whose form may lead to the address in the end: browsers follow forms to no others,
 * not through redirects either.
 */
export function listFormTargets(redirectUri: string): readonly string[] {
  if (redirectUri === outOfBand) return [];
  const { protocol, host } = new URL(redirectUri);
  if (/[;,]/.test(host)) return [];
  return [/^https?:$/.test(protocol) ? `${protocol}//${host}` : protocol];
}
