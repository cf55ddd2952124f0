import * as oidc from 'openid-client';
import { AuthorizationCode, ResourceOwnerPassword } from 'simple-oauth2';
import { describe, expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { startApp } from '#test/support/app.ts';
import { bearer, callback, seedApplication } from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db, environment } = app;
const password = 'glaze-and-kiln-2903';
const user = await seedUser(db, { password_digest: await digestPassword(password) });
const scopes = ['api', 'openid', 'profile', 'email'];

/** The address that the browser of the user is sent to when they agree. */
async function agree(address: string | URL): Promise<URL> {
  const { pathname, search, searchParams } = new URL(address);
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(pathname + search);
  const answer = await visitor.post('/oauth/authorize', Object.fromEntries(searchParams));
  return new URL(answer.headers['location'] ?? '');
}

describe('openid-client', () => {
  const clients: readonly (readonly [string, boolean])[] = [
    ['without a secret', false],
    ['with a secret', true],
  ];

  it.each(clients)('signs in, refreshes and revokes %s', async (_, confidential) => {
    const { uid, secret } = await seedApplication(db, { scopes, confidential });
    const config = await oidc.discovery(
      new URL(environment.config.baseUrl),
      uid,
      undefined,
      confidential ? oidc.ClientSecretBasic(secret) : oidc.None(),
      { execute: [oidc.allowInsecureRequests] },
    );
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: callback,
      scope: 'openid profile email api',
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: expectedState,
      nonce: expectedNonce,
    });

    const tokens = await oidc.authorizationCodeGrant(config, await agree(address), {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
    });
    expect(tokens.claims()).toMatchObject({
      sub: String(user.id),
      nonce: expectedNonce,
      email: user.email,
    });
    const claims = await oidc.fetchUserInfo(config, tokens.access_token, String(user.id));
    expect(claims).toMatchObject({ nickname: user.username, email: user.email });

    const next = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(next.access_token).not.toBe(tokens.access_token);
    expect(next.claims()).toMatchObject({ sub: String(user.id) });
    expect((await api.get('/user', bearer(next.access_token))).status).toBe(200);
    await oidc.tokenRevocation(config, next.access_token);
    expect((await api.get('/user', bearer(next.access_token))).status).toBe(401);
    if (confidential) {
      expect(await oidc.tokenIntrospection(config, next.access_token)).toEqual({ active: false });
    }
  });

  it('is told that the user refused', async () => {
    const { uid, secret } = await seedApplication(db, { scopes });
    const config = await oidc.discovery(
      new URL(environment.config.baseUrl),
      uid,
      secret,
      undefined,
      { execute: [oidc.allowInsecureRequests] },
    );
    const address = oidc.buildAuthorizationUrl(config, { redirect_uri: callback, scope: 'api' });
    address.searchParams.set('_method', 'delete');
    await expect(oidc.authorizationCodeGrant(config, await agree(address))).rejects.toMatchObject({
      error: 'access_denied',
    });
  });
});

describe('simple-oauth2', () => {
  const auth = { tokenHost: environment.config.baseUrl };

  it.each(['header', 'body'] as const)('gets tokens by code and refreshes them: %s', async (by) => {
    const { uid: id, secret } = await seedApplication(db);
    const options = { authorizationMethod: by };
    const client = new AuthorizationCode({ client: { id, secret }, auth, options });
    const target = { redirect_uri: callback, scope: 'api' };
    const back = await agree(client.authorizeURL({ ...target, state: 'x' }));
    const code = back.searchParams.get('code') ?? '';
    const made = await client.getToken({ code, redirect_uri: callback });
    expect(made.expired()).toBe(false);
    const next = await made.refresh();
    expect((await api.get('/user', bearer(String(next.token['access_token'])))).status).toBe(200);
    await next.revokeAll();
    expect((await api.get('/user', bearer(String(next.token['access_token'])))).status).toBe(401);
  });

  it('gets a token by password', async () => {
    const { uid: id, secret } = await seedApplication(db);
    const client = new ResourceOwnerPassword({ client: { id, secret }, auth });
    const { token } = await client.getToken({ username: user.username, password });
    expect(token).not.toHaveProperty('refresh_token');
    expect((await api.get('/user', bearer(String(token['access_token'])))).status).toBe(200);
    const wrong = client.getToken({ username: user.username, password: 'another-password' });
    await expect(wrong).rejects.toMatchObject({ data: { payload: { error: 'invalid_grant' } } });
  });
});
