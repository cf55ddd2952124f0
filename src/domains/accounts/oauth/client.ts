import type { RequestContext } from '#src/context.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import { findWithSecret } from '#src/domains/accounts/applications/finder.ts';
import { OauthRefusal } from './refusal.ts';

/** An application as it names itself. */
interface Claim {
  readonly uid: string;
  readonly secret: string | null;
}

interface Fields {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * How the application names itself: by HTTP Basic or in the body. Null when it does not.
 * @throws OauthRefusal when it names two
 */
function readClaim(fields: Fields, basic: RequestContext['request']['basic']): Claim | null {
  const { client_id: uid = '', client_secret: secret = '' } = fields;
  if (basic === null) return uid === '' ? null : { uid, secret: secret === '' ? null : secret };
  const named = { uid: decodeFormText(basic.username), secret: decodeFormText(basic.password) };
  const isDifferent = (value: string, name: string) => value !== '' && value !== name;
  if (isDifferent(uid, named.uid) || isDifferent(secret, named.secret)) {
    throw new OauthRefusal(
      'invalid_request',
      'The application authenticates in two ways; use one.',
    );
  }
  return { uid: named.uid, secret: named.secret === '' ? null : named.secret };
}

/** RFC 6749 has both encoded as in a form. */
function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

interface Client {
  readonly application: OauthApplicationRow;
  /** True if the client authenticated with its secret, or has none. */
  readonly proven: boolean;
}

/** The parts of a request that identify its application. */
interface Asking extends Pick<RequestContext, 'db'> {
  readonly request: Pick<RequestContext['request'], 'basic'>;
}

/**
 * The application that sends a request; null when none is named.
 * @throws OauthRefusal for an unknown one, and for a wrong secret
 */
export async function findRequestClient(
  { db, request }: Asking,
  fields: Fields,
): Promise<Client | null> {
  const claim = readClaim(fields, request.basic);
  if (claim === null) return null;
  const found = await findWithSecret(db, claim.uid);
  if (found === undefined) throw createInvalidClient();
  if (claim.secret !== null && !found.hasSecret(claim.secret)) throw createInvalidClient();
  const { application } = found;
  return { application, proven: claim.secret !== null || !application.confidential };
}

/**
 * Finds the application of a request that requires one. With `verified`, a code verifier replaces the secret: the
 * caller checks it.
 * @throws OauthRefusal also when none is named, and without the secret of one that can keep it
 */
export async function requireClient(
  context: Pick<RequestContext, 'db' | 'request'>,
  fields: Fields,
  { verified = false }: { readonly verified?: boolean } = {},
): Promise<OauthApplicationRow> {
  const client = await findRequestClient(context, fields);
  if (client === null || !(client.proven || verified)) throw createInvalidClient();
  return client.application;
}

export const createInvalidClient = () =>
  new OauthRefusal('invalid_client', 'The application is unknown, or its secret is wrong.');
