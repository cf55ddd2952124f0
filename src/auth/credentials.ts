import type { Received } from '#src/text/client-address.ts';

/** The parts of a request that may hold credentials; header names in lower case. */
export interface CredentialSource {
  /** The id of the request, as the log has it. */
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
export function readPresentedToken(source: CredentialSource): string | null {
  return (
    readBearerToken(source.header('authorization')) ??
    present(source.query('access_token')) ??
    present(source.query('bearer_token')) ??
    present(source.query('private_token')) ??
    present(source.header('private-token'))
  );
}

/** The token of a running job, for operations that take one: it counts after all other tokens. */
export function readJobToken(source: CredentialSource): string | null {
  return present(source.query('job_token')) ?? present(source.header('job-token'));
}

/** Username and password (`Basic`) are no credentials of the API, and so count as none. */
export function readBearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const match = /^bearer[ \t]+/i.exec(authorization);
  return match === null ? null : present(authorization.slice(match[0].length));
}

/** The username and password of `Authorization: Basic`; null without them, and when they cannot be read. */
export function readBasicCredentials(header: string | undefined) {
  const encoded = /^basic[ \t]+([A-Za-z0-9+/]+={0,2})[ \t]*$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon === -1 || text.includes('\0')) return null;
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The user to act as: the parameter wins over the header. */
export function readSudo(source: CredentialSource): string | null {
  return present(source.query('sudo')) ?? present(source.header('sudo'));
}

function present(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
