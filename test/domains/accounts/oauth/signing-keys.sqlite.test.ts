import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { rotateKeys } from '#src/domains/accounts/oauth/signing-keys.ts';
import { startApp } from '#test/support/app.ts';
import { askToken, callback, named, seedApplication, seedCode } from '#test/support/oauth.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';

const day = 86_400_000;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const { api, db, environment } = await startApp({ clock });
const user = await seedUser(db);
const scopes = ['openid', 'profile', 'email'];
const application = await seedApplication(db, { scopes });

async function idToken(granted: readonly string[], nonce?: string): Promise<string> {
  const at = clock().toISOString();
  const { body } = await askToken(api, {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code: await seedCode(db, application, user, { scopes: granted, at, ...(nonce && { nonce }) }),
    ...named(application),
  });
  return body.id_token as string;
}

const keys = async () => (await api.sendTo('GET', '/oauth/discovery/keys')).body;

const verify = async (token: string) =>
  jwtVerify(token, createLocalJWKSet(await keys()), {
    issuer: environment.config.baseUrl,
    audience: application.uid,
    currentDate: clock(),
  });

it('publishes public keys only, and the same in every process', async () => {
  const [first, second] = await Promise.all([keys(), keys()]);
  expect(first).toEqual(second);
  expect(first.keys).toEqual([
    {
      kty: 'RSA',
      use: 'sig',
      alg: 'RS256',
      kid: expect.any(String),
      n: expect.stringMatching(/^[\w-]{342}$/),
      e: 'AQAB',
    },
  ]);
  const row = JSON.stringify(await db('oauth_signing_keys').first());
  expect(row).not.toContain('PRIVATE KEY');
});

it('signs who the user is, as the scopes allow', async () => {
  const group = await seedGroup(db);
  await addMember(db, { group, user, level: 10 });
  await seedGroup(db, { parent: group });
  const { payload, protectedHeader } = await verify(await idToken(['openid'], 'n-0S6_WzA2Mj'));
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: (await keys()).keys[0].kid });
  expect(payload).toEqual({
    iss: environment.config.baseUrl,
    sub: String(user.id),
    sub_legacy: expect.stringMatching(/^[0-9a-f]{64}$/),
    groups_direct: [group.full_path],
    aud: application.uid,
    iat: expect.any(Number),
    exp: (payload.iat ?? 0) + 3_600,
    auth_time: expect.any(Number),
    nonce: 'n-0S6_WzA2Mj',
  });
  const wide = await verify(await idToken(scopes));
  expect(wide.payload).toMatchObject({
    name: user.name,
    nickname: user.username,
    preferred_username: user.username,
    email: user.email,
    email_verified: true,
  });
});

it('signs with a new key after it was published, and keeps the old one until the last token of a job expired', async () => {
  const old = await idToken(['openid']);
  const [first] = (await keys()).keys;
  await rotateKeys(db, clock());
  expect((await keys()).keys).toHaveLength(1);
  try {
    ahead = 89 * day;
    await rotateKeys(db, clock());
    await rotateKeys(db, clock());
    const [, second] = (await keys()).keys;
    const kidOf = async () => (await verify(await idToken(['openid']))).protectedHeader.kid;
    expect(await kidOf()).toBe(first.kid);
    ahead = 91 * day + 60_000;
    const last = await idToken(['openid']);
    expect((await verify(last)).protectedHeader.kid).toBe(second.kid);
    await rotateKeys(db, clock());
    expect((await keys()).keys).toHaveLength(2);
    ahead = 121 * day;
    await rotateKeys(db, clock());
    expect((await keys()).keys).toHaveLength(2);
    ahead = 123 * day;
    await rotateKeys(db, clock());
    expect((await keys()).keys).toEqual([second]);
    await expect(verify(old)).rejects.toThrow();
  } finally {
    ahead = 0;
  }
});

it('tells clients where everything is', async () => {
  const { status, body } = await api.sendTo('GET', '/.well-known/openid-configuration');
  const { baseUrl } = environment.config;
  expect(status).toBe(200);
  expect(body).toMatchObject({
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    token_endpoint: `${baseUrl}/oauth/token`,
    jwks_uri: `${baseUrl}/oauth/discovery/keys`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256', 'plain'],
  });
});
