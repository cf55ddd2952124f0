import { describe, expect, it } from 'vitest';
import {
  listApplications,
  renewSecret,
  updateApplication,
} from '#src/domains/accounts/applications/table.ts';
import {
  listAuthorizations,
  revokeAuthorization,
} from '#src/domains/accounts/oauth/authorizations.ts';
import { tidyOauth } from '#src/domains/accounts/oauth/workers.ts';
import { startApp } from '#test/support/app.ts';
import { failureLog } from '#test/support/failure-log.ts';
import {
  askToken,
  bearer,
  callback,
  named,
  seedApplication,
  seedCode,
  seedOauthToken,
} from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const now = () => new Date();

const exchange = async (application: { uid: string; secret: string }, code: string) =>
  askToken(api, {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    code,
    ...named(application),
  });

describe('the authorizations of a user', () => {
  it('are the applications that hold tokens, and end for all of them at once', async () => {
    const user = await seedUser(db);
    const [first, second] = [await seedApplication(db), await seedApplication(db)];
    await seedOauthToken(db, user, { application: first, scopes: ['api'] });
    const token = await seedOauthToken(db, user, { application: first, scopes: ['read_user'] });
    const { body } = await exchange(second, await seedCode(db, second, user));
    await seedOauthToken(db, user);
    await seedOauthToken(db, await seedUser(db), { application: first });
    const list = () => listAuthorizations(db, user.id, now());
    expect(await list()).toEqual([
      {
        application: expect.objectContaining({ id: second.id }),
        scopes: ['api'],
        created_at: expect.any(String),
      },
      {
        application: expect.objectContaining({ id: first.id, name: first.name }),
        scopes: ['read_user', 'api'],
        created_at: expect.any(String),
      },
    ]);

    expect((await api.get('/user', bearer(token))).status).toBe(200);
    const waiting = await seedCode(db, first, user);
    await revokeAuthorization(db, user.id, first.id, now());
    expect((await api.get('/user', bearer(token))).status).toBe(401);
    expect((await exchange(first, waiting)).status).toBe(400);
    expect((await list()).map(({ application }) => application.id)).toEqual([second.id]);
    expect((await api.get('/user', bearer(body.access_token))).status).toBe(200);
  });
});

describe('the applications of a user', () => {
  it('are listed for their owner, changed, and given another secret', async () => {
    const owner = await seedUser(db);
    const application = await seedApplication(db, { owner });
    const page = { page: 1, per_page: 20 };
    const { rows } = await listApplications(db, owner.id, page);
    expect(rows.map(({ id }) => id)).toEqual([application.id]);
    const doing = { actor: null, now: now().toISOString() };
    const changed = await updateApplication(db, application.id, { name: 'Glaze' }, doing);
    expect(changed).toMatchObject({ id: application.id, name: 'Glaze', uid: application.uid });
    const secret = await renewSecret(db, application.id, doing);
    const code = () => seedCode(db, application, owner);
    expect((await exchange(application, await code())).status).toBe(401);
    expect((await exchange({ ...application, secret: secret ?? '' }, await code())).status).toBe(
      200,
    );
    expect(await renewSecret(db, 999_999_999, doing)).toBeNull();
    expect(await updateApplication(db, 999_999_999, {}, doing)).toBeUndefined();
  });

  it('go with their owner, and so do the tokens that others let them have', async () => {
    const owner = await seedUser(db);
    const application = await seedApplication(db, { owner });
    await seedOauthToken(db, await seedUser(db), { application });
    await db('namespaces').where('owner_id', owner.id).delete();
    await db('users').where('id', owner.id).delete();
    const held = await db('oauth_access_tokens').where('application_id', application.id);
    expect(held).toEqual([]);
  });
});

it('an unusable authorization is deleted after a month', async () => {
  const user = await seedUser(db);
  const application = await seedApplication(db);
  await exchange(application, await seedCode(db, application, user));
  const waiting = await seedCode(db, application, user);
  const revoked = await exchange(application, await seedCode(db, application, user));
  const { access_token: token } = revoked.body;
  await revokeAuthorization(db, user.id, application.id, now());
  const kept = await exchange(application, await seedCode(db, application, user));
  expect([waiting, token, kept.status]).toEqual([expect.any(String), expect.any(String), 200]);
  const count = async (table: string) =>
    (await db(table).where({ user_id: user.id }).select('id')).length;
  const run = (days: number) => {
    const clock = () => new Date(Date.now() + days * 86_400_000);
    const { config, storage, planning, limits, workers } = environment;
    const more = { planning, limits, workers, log: failureLog(), clock };
    const job = {
      id: '1',
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    return tidyOauth.run({}, { db, git, config, storage, ...more }, job);
  };
  await run(29);
  expect([await count('oauth_access_grants'), await count('oauth_access_tokens')]).toEqual([4, 3]);
  await run(31);
  expect([await count('oauth_access_grants'), await count('oauth_access_tokens')]).toEqual([0, 1]);
  const { refresh_token } = kept.body;
  const refreshed = { grant_type: 'refresh_token', refresh_token, ...named(application) };
  expect((await askToken(api, refreshed)).status).toBe(200);
  // The pairs that nobody refreshes go in the end, too.
  await run(179);
  expect(await count('oauth_access_tokens')).toBe(2);
  await run(181);
  expect(await count('oauth_access_tokens')).toBe(0);
});
