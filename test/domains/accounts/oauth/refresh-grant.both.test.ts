import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import type { Answer } from '#test/support/http-client.ts';
import {
  askToken,
  bearer,
  callback,
  challenge,
  named,
  seedApplication,
  seedCode,
  verifier,
} from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';

let ahead = 0;
const { api, db } = await startApp({
  connections: racing,
  clock: () => new Date(Date.now() + ahead),
});
const user = await seedUser(db);
const application = await seedApplication(db, { scopes: ['api', 'read_api', 'read_user'] });
const open = await seedApplication(db, { confidential: false });
const other = await seedApplication(db);
const administrator = await seedUser(db, { admin: true });

type Fields = Readonly<Record<string, string | undefined>>;

/** A new pair, made with a code. */
async function newPair(grant: Parameters<typeof seedCode>[3] = {}, fields: Fields = {}) {
  const { body } = await askToken(api, {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code: await seedCode(db, application, user, grant),
    ...named(application),
    ...fields,
  });
  return body as { access_token: string; refresh_token: string };
}

const refresh = (refresh_token: string | undefined, fields: Fields = named(application)) =>
  askToken(api, { grant_type: 'refresh_token', refresh_token, ...fields });

const use = async (token: string) => (await api.get('/user', bearer(token))).status;

const invalidGrant = { status: 400, body: { error: 'invalid_grant' } };

describe('POST /oauth/token with a refresh token', () => {
  race('gives a new pair and ends the old access token at once', async () => {
    const old = await newPair();
    expect(await use(old.access_token)).toBe(200);
    const made = await refresh(old.refresh_token);
    expect(made).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', pragma: 'no-cache' },
      body: { token_type: 'bearer', expires_in: 7200, scope: 'api' },
    });
    expect(made.body.access_token).not.toBe(old.access_token);
    expect(await api.get('/user', bearer(old.access_token))).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    expect(await use(made.body.access_token)).toBe(200);
  });

  it('answers with the same pair until that is used', async () => {
    const old = await newPair();
    const first = await refresh(old.refresh_token);
    const again = await refresh(old.refresh_token);
    expect(again.body).toEqual(first.body);
    expect(await use(first.body.access_token)).toBe(200);
  });

  it('ends all that came of the authorization when it comes again after that', async () => {
    const old = await newPair();
    const { body } = await refresh(old.refresh_token);
    expect(await use(body.access_token)).toBe(200);
    expect(await refresh(old.refresh_token)).toMatchObject(invalidGrant);
    expect(await use(body.access_token)).toBe(401);
    expect(await refresh(body.refresh_token)).toMatchObject(invalidGrant);
  });

  it('counts a refresh of the new pair as its use', async () => {
    const old = await newPair();
    const second = await refresh(old.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect(third.status).toBe(200);
    expect(await refresh(old.refresh_token)).toMatchObject(invalidGrant);
    expect(await use(third.body.access_token)).toBe(401);
  });

  race('leaves whoever asks fifty times at once with one pair that works', async () => {
    const old = await newPair();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(old.refresh_token)));
    for (const { status } of answers) expect(status).toBe(200);
    const pairs = new Set(
      answers.map(({ body }: Answer) => `${body.access_token} ${body.refresh_token}`),
    );
    expect(pairs.size).toBe(1);
    const { access_token, refresh_token } = answers[0]?.body ?? {};
    expect(await use(access_token)).toBe(200);
    const next = await refresh(refresh_token);
    expect(await use(next.body.access_token)).toBe(200);
    const rows = await db('oauth_access_tokens').where({ user_id: user.id }).whereNull('closed_at');
    expect(rows.filter(({ revoked_at }) => revoked_at === null).length).toBeGreaterThan(0);
  });

  it('works after the access token has expired, and makes another pair when that has, too', async () => {
    const old = await newPair();
    try {
      ahead = 8_000_000;
      const first = await refresh(old.refresh_token);
      expect(first).toMatchObject({ status: 200, body: { expires_in: 7200 } });
      ahead = 12_000_000;
      const later = await refresh(old.refresh_token);
      expect(later.body).toMatchObject({
        access_token: first.body.access_token,
        expires_in: expect.toSatisfy((left: number) => left < 3_300),
      });
      ahead = 16_000_000;
      const last = await refresh(old.refresh_token);
      expect(last.body.access_token).not.toBe(first.body.access_token);
      expect(await use(last.body.access_token)).toBe(200);
      expect(await refresh(first.body.refresh_token)).toMatchObject(invalidGrant);
    } finally {
      ahead = 0;
    }
  });

  it('narrows the scopes when asked to, and never widens them', async () => {
    const old = await newPair({ scopes: ['read_api', 'read_user'] });
    const narrow = await refresh(old.refresh_token, { ...named(application), scope: 'read_user' });
    expect(narrow).toMatchObject({ status: 200, body: { scope: 'read_user' } });
    expect((await api.get('/projects', bearer(narrow.body.access_token))).status).toBe(403);
    for (const scope of ['api', 'read_user read_api', 'kiln']) {
      const wide = await refresh(narrow.body.refresh_token, { ...named(application), scope });
      expect(wide).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    }
  });

  it('leaves out what the application lost since, also when the code is exchanged', async () => {
    const own = await seedApplication(db, { scopes: ['api', 'read_user'] });
    const scopes = ['api', 'read_user'];
    const exchange = async (code: string) =>
      askToken(api, {
        grant_type: 'authorization_code',
        redirect_uri: callback,
        code,
        ...named(own),
      });
    const old = await exchange(await seedCode(db, own, user, { scopes }));
    const waiting = await seedCode(db, own, user, { scopes });
    const lost = await seedCode(db, own, user, { scopes: ['api'] });
    expect(old.body.scope).toBe('api read_user');
    await db('oauth_applications')
      .where('id', own.id)
      .update({ scopes: JSON.stringify(['read_user']) });

    const next = await refresh(old.body.refresh_token, named(own));
    expect(next).toMatchObject({ status: 200, body: { scope: 'read_user' } });
    expect((await api.get('/projects', bearer(next.body.access_token))).status).toBe(403);
    const wide = await refresh(next.body.refresh_token, { ...named(own), scope: 'api' });
    expect(wide).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    expect((await exchange(waiting)).body.scope).toBe('read_user');
    expect(await exchange(lost)).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  });

  it('checks address and verifier when they are sent', async () => {
    const by = { client_id: application.uid };
    const old = await newPair(challenge, { code_verifier: verifier });
    const wrong: readonly Fields[] = [
      { ...named(application), redirect_uri: `${callback}/x` },
      { ...named(application), code_verifier: 'x'.repeat(43) },
      { ...by, code_verifier: 'x'.repeat(43) },
    ];
    for (const fields of wrong) {
      expect(await refresh(old.refresh_token, fields)).toMatchObject(invalidGrant);
    }
    expect(await refresh(old.refresh_token, by)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    const right = { ...by, code_verifier: verifier, redirect_uri: callback };
    const second = await refresh(old.refresh_token, right);
    expect(second.status).toBe(200);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
    const plain = await newPair();
    expect(
      await refresh(plain.refresh_token, { ...named(application), code_verifier: verifier }),
    ).toMatchObject(invalidGrant);
  });

  it('needs no secret of an application without', async () => {
    const { body } = await askToken(api, {
      grant_type: 'authorization_code',
      redirect_uri: callback,
      code: await seedCode(db, open, user, challenge),
      code_verifier: verifier,
      client_id: open.uid,
    });
    expect((await refresh(body.refresh_token, { client_id: open.uid })).status).toBe(200);
  });

  it('refuses the token of another application, an unknown one and none', async () => {
    const old = await newPair();
    expect(await refresh(old.refresh_token, named(other))).toMatchObject(invalidGrant);
    expect(await refresh(old.access_token)).toMatchObject(invalidGrant);
    expect(await refresh('f'.repeat(64))).toMatchObject(invalidGrant);
    expect(await refresh(undefined)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect((await refresh(old.refresh_token)).status).toBe(200);
  });

  it('refuses after the user was blocked, their password changed, or the application deleted', async () => {
    const person = await seedUser(db);
    const gone = await seedApplication(db);
    const pairOf = async (of: typeof application) => {
      const { body } = await askToken(api, {
        grant_type: 'authorization_code',
        redirect_uri: callback,
        code: await seedCode(db, of, person),
        ...named(of),
      });
      return body.refresh_token as string;
    };
    const admin = api.as(administrator);
    const [blocked, changed, deleted] = [
      await pairOf(application),
      await pairOf(application),
      await pairOf(gone),
    ];
    await admin.post(`/users/${person.id}/block`);
    expect(await refresh(blocked)).toMatchObject(invalidGrant);
    await admin.post(`/users/${person.id}/unblock`);
    expect((await refresh(blocked)).status).toBe(200);
    await admin.delete(`/applications/${gone.id}`);
    expect(await refresh(deleted, named(gone))).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    await admin.put(`/users/${person.id}`, { password: 'glaze-and-kiln-2903' });
    await db('users').where('id', person.id).update({ password_expires_at: null });
    expect(await refresh(changed)).toMatchObject(invalidGrant);
  });
});
