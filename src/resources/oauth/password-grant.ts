import type { OauthTokenRequest } from '../../../generated/oauth/types.ts';
import type { RequestContext } from '../../context.ts';
import { Forbidden, Unauthorized } from '../../errors.ts';
import type { UserRow } from '../../records/user.ts';
import { currentSettings } from '../../settings/current.ts';
import { findClientOf, invalidClient } from './client.ts';
import type { Issued } from './issued.ts';
import { OauthRefusal, required } from './refusal.ts';
import { grantedScopes } from './scopes.ts';
import { insertToken, newFamily, randomText } from './table.ts';

/**
 * Exchanges a user name and a password for an access token, which cannot be refreshed. The application need not be told.
 * @throws OauthRefusal, with the same words whatever is wrong with name, password and account
 */
export async function exchangePassword(
  context: RequestContext,
  body: OauthTokenRequest,
): Promise<Issued> {
  const { db, now } = context;
  const username = required('username', body.username);
  const password = required('password', body.password);
  const client = await findClientOf(context, body);
  if (client?.proven === false) throw invalidClient();
  const application = client?.application ?? null;
  const scopes = grantedScopes(body.scope, application?.scopes);
  const user = await userOf(context, username, password);
  const pair = { access: randomText(), refresh: null };
  const facts = { application_id: application?.id ?? null, user_id: user.id, scopes };
  const token = await insertToken(db, { ...facts, family: newFamily() }, pair, now);
  return { token, pair, user, application, nonce: null, signedInAt: now };
}

async function userOf(
  { db, request }: RequestContext,
  username: string,
  password: string,
): Promise<UserRow> {
  const settings = await currentSettings(db);
  if (!settings.password_authentication_enabled_for_git) throw wrong();
  try {
    return await request.userByPassword(username, password);
  } catch (error) {
    throw error instanceof Unauthorized || error instanceof Forbidden ? wrong() : error;
  }
}

const wrong = () =>
  new OauthRefusal('invalid_grant', 'The user name or password is wrong, or may not be used here.');
