import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import {
  askToken,
  bearer,
  callback,
  named,
  seedApplication,
  seedCode,
  seedOauthToken,
  sendForm,
} from '#test/support/oauth.ts';
import { addMember, seedGroup, seedToken, seedUser } from '#test/support/seed.ts';

holdDate();
const { api, db, environment } = await startApp();
const user = await seedUser(db);
const scopes = ['api', 'openid', 'profile', 'email'];
const application = await seedApplication(db, { scopes });
const other = await seedApplication(db);

async function newPair(by = application, granted: readonly string[] = ['api']) {
  const { body } = await askToken(api, {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code: await seedCode(db, by, user, { scopes: granted }),
    ...named(by),
  });
  return body as { access_token: string; refresh_token: string };
}

const use = async (token: string) => (await api.get('/user', bearer(token))).status;
const about = (token: string | undefined, fields: object = named(application), headers = {}) =>
  sendForm(api, '/oauth/introspect', { token, ...fields }, headers);
const revoke = (token: string | undefined, fields: object = named(application)) =>
  sendForm(api, '/oauth/revoke', { token, ...fields });

const invalidClient = { status: 401, body: { error: 'invalid_client' } };

describe('POST /oauth/revoke', () => {
  it.each(['access_token', 'refresh_token'] as const)('ends the pair by its %s', async (name) => {
    const pair = await newPair();
    expect(await use(pair.access_token)).toBe(200);
    // The hint is one, and may be wrong.
    const hint = { ...named(application), token_type_hint: 'refresh_token' };
    expect(await revoke(pair[name], hint)).toMatchObject({ status: 200, body: {} });
    expect(await use(pair.access_token)).toBe(401);
    const { refresh_token } = pair;
    const again = { grant_type: 'refresh_token', refresh_token, ...named(application) };
    expect(await askToken(api, again)).toMatchObject({ status: 400 });
    expect(await revoke(pair[name])).toMatchObject({ status: 200, body: {} });
  });

  it('says nothing of tokens that do not exist', async () => {
    expect(await revoke('f'.repeat(64))).toMatchObject({ status: 200, body: {} });
  });

  it('refuses another application, and one that does not name itself', async () => {
    const { access_token: token } = await newPair();
    expect(await revoke(token, named(other))).toMatchObject({
      status: 403,
      body: { error: 'unauthorized_client' },
    });
    expect(await revoke(token, { client_id: application.uid })).toMatchObject(invalidClient);
    expect(await revoke(token, {})).toMatchObject(invalidClient);
    expect(await revoke(undefined)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect(await use(token)).toBe(200);
  });

  it('takes a token without application from whoever has it', async () => {
    const token = await seedOauthToken(db, user);
    expect((await revoke(token, {})).status).toBe(200);
    expect(await use(token)).toBe(401);
  });
});

describe('POST /oauth/introspect', () => {
  it('tells an application of its tokens', async () => {
    const pair = await newPair();
    const answer = await about(pair.access_token);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        active: true,
        scope: 'api',
        client_id: application.uid,
        token_type: 'Bearer',
        exp: answer.body.iat + 7200,
      },
    });
    expect(await about(pair.refresh_token)).toMatchObject({ body: { active: true, exp: null } });
  });

  it('tells whoever holds another token of the application', async () => {
    const pair = await newPair();
    const { access_token } = await newPair();
    const asked = await about(pair.access_token, {}, bearer(access_token));
    expect(asked).toMatchObject({ status: 200, body: { active: true } });
    const foreign = await seedOauthToken(db, user, { application: other });
    expect((await about(pair.access_token, {}, bearer(foreign))).body).toEqual({ active: false });
    for (const token of [pair.access_token, 'f'.repeat(64)]) {
      expect(await about(pair.access_token, {}, bearer(token))).toMatchObject({
        status: 401,
        body: { error: 'invalid_token' },
      });
    }
  });

  it('says no more of a token that cannot be used than that', async () => {
    const pair = await newPair();
    expect((await about(pair.access_token, named(other))).body).toEqual({ active: false });
    expect((await about('f'.repeat(64))).body).toEqual({ active: false });
    await revoke(pair.access_token);
    expect((await about(pair.access_token)).body).toEqual({ active: false });
    expect((await about(pair.refresh_token)).body).toEqual({ active: false });
    const blocked = await seedUser(db, { state: 'blocked' });
    const token = await seedOauthToken(db, blocked, { application });
    expect((await about(token)).body).toEqual({ active: false });
    const created_at = new Date(Date.now() - 8_000_000).toISOString();
    const expired = await seedOauthToken(db, user, { application, created_at });
    expect((await about(expired)).body).toEqual({ active: false });
  });

  it('refuses whoever does not name themselves', async () => {
    const { access_token } = await newPair();
    expect(await about(access_token, {})).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect(await about(access_token, { client_id: application.uid })).toMatchObject(invalidClient);
    const wrong = { client_id: application.uid, client_secret: 'x' };
    expect(await about(access_token, wrong)).toMatchObject(invalidClient);
    expect(await about(undefined)).toMatchObject({ status: 400 });
  });
});

const invalidToken = {
  status: 401,
  headers: { 'www-authenticate': expect.stringContaining('error="invalid_token"') },
  body: { error: 'invalid_token', error_description: expect.any(String) },
};

describe('GET /oauth/token/info', () => {
  it('tells about the token in use, whatever its scopes', async () => {
    for (const scope of ['api', 'openid', 'read_repository']) {
      const token = await seedOauthToken(db, user, { application, scopes: [scope] });
      const answer = await api.sendTo('GET', '/oauth/token/info', undefined, bearer(token));
      expect(answer).toMatchObject({
        status: 200,
        body: {
          resource_owner_id: user.id,
          scope: [scope],
          scopes: [scope],
          expires_in: 7_200,
          expires_in_seconds: 7_200,
          application: { uid: application.uid },
          created_at: expect.any(Number),
        },
      });
      const query = `/oauth/token/info?access_token=${token}`;
      expect((await api.sendTo('GET', query)).status).toBe(200);
    }
    const alone = await seedOauthToken(db, user);
    expect(await api.sendTo('GET', '/oauth/token/info', undefined, bearer(alone))).toMatchObject({
      body: { application: { uid: null } },
    });
  });

  it('refuses all others in the words of OAuth', async () => {
    const { token } = await seedToken(db, user, { scopes: ['api'] });
    const revoked_at = new Date().toISOString();
    const revoked = await seedOauthToken(db, user, { application, revoked_at });
    for (const headers of [{}, bearer('f'.repeat(64)), bearer(token), bearer(revoked)]) {
      const answer = await api.sendTo('GET', '/oauth/token/info', undefined, headers);
      expect(answer).toMatchObject(invalidToken);
    }
  });
});

describe('/oauth/userinfo', () => {
  it('tells the claims about the user, the primary address with its scope only', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    await addMember(db, { group, user, level: 20 });
    const below = await seedGroup(db, { visibility: 'private', parent: group });
    const claims = {
      sub: String(user.id),
      sub_legacy: expect.stringMatching(/^[0-9a-f]{64}$/),
      name: user.name,
      nickname: user.username,
      preferred_username: user.username,
      website: null,
      profile: environment.url.web(user.username),
      picture: expect.stringMatching(/^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{64}\?/),
      groups: [group.full_path, below.full_path],
    };
    for (const method of ['GET', 'POST']) {
      const ask = async (granted: readonly string[]) => {
        const token = await seedOauthToken(db, user, { application, scopes: granted });
        return api.sendTo(method, '/oauth/userinfo', undefined, bearer(token));
      };
      expect(await ask(['openid'])).toMatchObject({ status: 200, body: claims });
      expect((await ask(['openid'])).body).not.toHaveProperty('email');
      expect((await ask(['openid', 'email'])).body).toEqual({
        ...claims,
        email: user.email,
        email_verified: true,
      });
      expect(await ask(['api'])).toMatchObject({
        status: 403,
        body: { error: 'insufficient_scope', scope: 'openid' },
      });
    }
    await db('users').where('id', user.id).update({ public_email: user.email });
    const token = await seedOauthToken(db, user, { application, scopes: ['openid'] });
    expect(await api.sendTo('GET', `/oauth/userinfo?access_token=${token}`)).toMatchObject({
      body: { email: user.email },
    });
  });

  it('refuses whoever has no token of an application', async () => {
    for (const method of ['GET', 'POST']) {
      expect(await api.sendTo(method, '/oauth/userinfo')).toMatchObject(invalidToken);
    }
    const { token } = await seedToken(db, user, { scopes: ['openid'] });
    expect(await api.sendTo('GET', '/oauth/userinfo', undefined, bearer(token))).toMatchObject(
      invalidToken,
    );
  });
});
