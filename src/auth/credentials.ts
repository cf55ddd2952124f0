import type { Received } from '../client-address.ts';

/** Where credentials are looked for; header names in lower case. */
export interface CredentialSource {
  /** Of the request, as the log has it. */
  readonly id?: string;
  header(name: string): string | undefined;
  query(name: string): string | undefined;
  readonly http: Received & {
    readonly method?: string | undefined;
  };
}

/**
 * The token that a request presents, or null. When several are sent the first of this order counts, and decides
 * alone: a request with a wrong one is refused even if another would do.
 */
export function presentedToken(source: CredentialSource): string | null {
  return (
    bearerToken(source.header('authorization')) ??
    present(source.query('access_token')) ??
    present(source.query('bearer_token')) ??
    present(source.query('private_token')) ??
    present(source.header('private-token'))
  );
}

/** The token of a running job, for operations that take one: it counts after all other tokens. */
export function presentedJobToken(source: CredentialSource): string | null {
  return present(source.query('job_token')) ?? present(source.header('job-token'));
}

/** User name and password (`Basic`) are no credentials of the API, and so count as none. */
export function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const match = /^bearer[ \t]+/i.exec(authorization);
  return match === null ? null : present(authorization.slice(match[0].length));
}

/** The user to act as: the parameter wins over the header. */
export function presentedSudo(source: CredentialSource): string | null {
  return present(source.query('sudo')) ?? present(source.header('sudo'));
}

function present(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
