import { importPKCS8, SignJWT } from 'jose';
import type { RequestContext } from '#src/context.ts';
import type { UserRow } from '#src/records/user.ts';
import { isProven } from '#src/domains/core/users/account/addresses.ts';
import { loadDirectGroups, computeLegacySubject } from './user-info.ts';
import { idTokenSeconds, ensureSigningKey } from './signing-keys.ts';

interface Facts {
  readonly user: UserRow;
  /** The `client_id` of the application. */
  readonly client: string;
  readonly scopes: readonly string[];
  readonly nonce: string | null;
  readonly signedInAt: string | null;
}

const toSeconds = (iso: string) => Math.floor(Date.parse(iso) / 1_000);

/** Signs an id token about the user for an application. */
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
  const { kid, pkcs8 } = await ensureSigningKey(db, clock());
  const claims = {
    sub_legacy: computeLegacySubject(db, user),
    groups_direct: await loadDirectGroups(db, user.id, today),
    ...(nonce !== null && { nonce }),
    ...(signedInAt !== null && { auth_time: toSeconds(signedInAt) }),
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
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(now) + idTokenSeconds)
    .sign(await importPKCS8(pkcs8, 'RS256'));
}
