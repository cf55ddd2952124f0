import type { OauthTokenRequest } from '#generated/oauth/types.ts';
import type { SigningIn } from '#src/auth/password-login.ts';
import type { RequestContext } from '#src/context.ts';
import { Forbidden, Unauthorized } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { lockWithPassword } from '#src/domains/core/users/account/sign-in.ts';
import { findRequestClient, createInvalidClient } from './client.ts';
import type { Issued } from './issued.ts';
import { OauthRefusal } from './refusal.ts';
import { chooseGrantedScopes } from './scopes.ts';
import { insertToken, createTokenFamily, createRandomText } from './table.ts';

interface PasswordContext extends Pick<RequestContext, 'db' | 'now'> {
  readonly request: Pick<RequestContext['request'], 'basic' | 'byPassword'>;
}

/**
 * Exchanges a username and a password for an access token, which cannot be refreshed. The application need not be told.
 * @throws OauthRefusal, with the same words whatever is wrong with name, password and account
 */
export async function exchangePassword(
  context: PasswordContext,
  body: OauthTokenRequest,
): Promise<Issued> {
  const { db, now } = context;
  const { username = '', password = '' } = body;
  const client = await findRequestClient(context, body);
  if (client?.proven === false) throw createInvalidClient();
  if (username === '' || password === '') throw createWrongPasswordError();
  const application = client?.application ?? null;
  const scopes = chooseGrantedScopes(body.scope, application?.scopes);
  const { user, digest } = await findSigningIn(context, username, password);
  const pair = { access: createRandomText(), refresh: null };
  const facts = { application_id: application?.id ?? null, user_id: user.id, scopes };
  const token = await db.transaction(async (db) => {
    // A new password ends the tokens of the old one: this token would otherwise be issued after that.
    await lockWithPassword(db, { user, digest }).catch(refuse);
    return insertToken(db, { ...facts, family: createTokenFamily() }, pair, now);
  });
  return { token, pair, user, application, nonce: null, signedInAt: now };
}

async function findSigningIn(
  { db, request }: PasswordContext,
  username: string,
  password: string,
): Promise<SigningIn> {
  const settings = await loadCurrentSettings(db);
  if (!settings.password_authentication_enabled_for_git) throw createWrongPasswordError();
  return request.byPassword(username, password).catch(refuse);
}

function refuse(error: unknown): never {
  throw error instanceof Unauthorized || error instanceof Forbidden
    ? createWrongPasswordError()
    : error;
}

const createWrongPasswordError = () =>
  new OauthRefusal(
    'invalid_grant',
    'The username or password is wrong, or this grant is disabled.',
  );
