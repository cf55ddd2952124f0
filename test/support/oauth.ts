import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import { digestToken } from '#src/auth/tokens.ts';
import {
  type ApplicationAttributes,
  createApplication,
} from '#src/domains/accounts/applications/table.ts';
import { insertGrant } from '#src/domains/accounts/oauth/table.ts';
import type { Api } from './app.ts';
import type { Answer } from './http-client.ts';
import { type HasId, unique } from './seed.ts';

export const callback = 'https://app.example.com/callback';

const now = () => new Date().toISOString();

/** An application of the instance, or of `owner`, that may ask for `api` and `read_user`. */
export async function seedApplication(
  db: Database,
  { owner, ...attributes }: Partial<ApplicationAttributes> & { readonly owner?: HasId } = {},
): Promise<OauthApplicationRow & { readonly secret: string }> {
  const { row, secret } = await createApplication(
    db,
    {
      name: unique('application'),
      redirect_uri: callback,
      scopes: ['api', 'read_user'],
      confidential: true,
      trusted: false,
      ...attributes,
    },
    owner?.id ?? null,
    { actor: null, now: now() },
  );
  return { ...row, secret };
}

interface TokenSeed {
  readonly application?: HasId;
  readonly scopes?: readonly string[];
  readonly created_at?: string;
  readonly revoked_at?: string;
}

/** An access token of the user without refresh token, with the scope `api` unless said otherwise. */
export async function seedOauthToken(
  db: Database,
  user: HasId,
  { application, scopes = ['api'], created_at = now(), revoked_at }: TokenSeed = {},
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  await db('oauth_access_tokens').insert({
    application_id: application?.id ?? null,
    user_id: user.id,
    token_digest: digestToken(token),
    family: randomBytes(16).toString('hex'),
    scopes,
    scope_key: scopes.toSorted().join(' '),
    expires_in: 7_200,
    created_at,
    revoked_at: revoked_at ?? null,
  });
  return token;
}

export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

interface GrantSeed {
  readonly scopes?: readonly string[];
  readonly redirect_uri?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
  readonly nonce?: string;
  /** Time of the user's consent. */
  readonly at?: string;
}

/** The code that the browser brings back when the user has agreed. */
export function seedCode(
  db: Database,
  application: HasId,
  user: HasId,
  { at = now(), ...grant }: GrantSeed = {},
): Promise<string> {
  return insertGrant(
    db,
    {
      application_id: application.id,
      user_id: user.id,
      redirect_uri: callback,
      scopes: ['api'],
      code_challenge: null,
      code_challenge_method: null,
      nonce: null,
      signed_in_at: at,
      ...grant,
    },
    at,
  );
}

type Fields = Readonly<Record<string, string | undefined>>;

/** Sends a form to an address of the provider, as programs do. */
export function sendForm(
  api: Api,
  path: string,
  fields: Fields,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value);
  }
  return api.sendTo('POST', path, body.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
}

export const askToken = (api: Api, fields: Fields, headers?: Readonly<Record<string, string>>) =>
  sendForm(api, '/oauth/token', fields, headers);

/** How an application names itself in a form. */
export const named = ({ uid, secret }: { readonly uid: string; readonly secret: string }) => ({
  client_id: uid,
  client_secret: secret,
});

export const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
