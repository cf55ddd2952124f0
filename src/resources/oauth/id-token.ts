import { importPKCS8, SignJWT } from 'jose';
import type { RequestContext } from '../../context.ts';
import type { UserRow } from '../../records/user.ts';
import { isProven } from '../users/account/addresses.ts';
import { directGroupsOf, legacySubject } from './user-info.ts';
import { idTokenSeconds, signingKey } from './signing-keys.ts';

interface Facts {
  readonly user: UserRow;
  /** The `client_id` of the application. */
  readonly client: string;
  readonly scopes: readonly string[];
  readonly nonce: string | null;
  readonly signedInAt: string | null;
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1_000);

/** Says to an application, signed, who its user is. */
export async function signIdToken(
  {
    db,
    config,
    now,
    clock,
    today,
  }: Pick<RequestContext, 'db' | 'config' | 'now' | 'clock' | 'today'>,
  { user, client, scopes, nonce, signedInAt }: Facts,
): Promise<string> {
  const { kid, pkcs8 } = await signingKey(db, clock());
  const claims = {
    sub_legacy: legacySubject(db, user),
    groups_direct: await directGroupsOf(db, user.id, today),
    ...(nonce !== null && { nonce }),
    ...(signedInAt !== null && { auth_time: seconds(signedInAt) }),
    ...(scopes.includes('profile') && {
      name: user.name,
      nickname: user.username,
      preferred_username: user.username,
    }),
    ...(scopes.includes('email') && {
      email: user.email,
      email_verified: await isProven(db, user, user.email),
    }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(config.baseUrl)
    .setSubject(String(user.id))
    .setAudience(client)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + idTokenSeconds)
    .sign(await importPKCS8(pkcs8, 'RS256'));
}
