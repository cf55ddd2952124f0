import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database/database.ts';
import type { OauthApplicationRow } from '../../src/records/oauth.ts';
import { digestToken } from '../../src/auth/tokens.ts';
import {
  type ApplicationAttributes,
  createApplication,
} from '../../src/resources/applications/table.ts';
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
    now(),
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
