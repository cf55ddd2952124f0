import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { callback, seedApplication, seedOauthToken } from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const admin = api.as(await seedUser(db, { admin: true }));
const user = await seedUser(db);

const kiln = { name: 'Kiln', redirect_uri: callback, scopes: 'read_user read_api' };

describe('POST /applications', () => {
  it('registers an application and tells its secret this once', async () => {
    const made = await admin.post('/applications', kiln);
    expect(made).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        application_id: expect.stringMatching(/^[0-9a-f]{64}$/),
        application_name: 'Kiln',
        callback_url: callback,
        confidential: true,
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    const row = await db('oauth_applications').where('id', made.body.id).first();
    expect(row).toMatchObject({
      trusted: false,
      owner_id: null,
      scopes: ['read_user', 'read_api'],
    });
    expect(JSON.stringify(row)).not.toContain(made.body.secret);
    const { body } = await admin.get('/applications?per_page=100');
    const { secret: _, ...shown } = made.body;
    expect(body).toContainEqual(shown);
  });

  it('takes several addresses, in lines of their own, and schemes of programs', async () => {
    const redirect_uri = `${callback}\nhttp://localhost:3000/cb\r\ncom.example.kiln:/done\nurn:ietf:wg:oauth:2.0:oob`;
    const made = await admin.post('/applications', { ...kiln, redirect_uri, confidential: false });
    expect(made).toMatchObject({
      status: 201,
      body: { callback_url: redirect_uri.replace('\r', ''), confidential: false },
    });
  });

  it.each([
    [{ name: undefined }, { error: 'name is missing, name is empty' }],
    [{ redirect_uri: undefined }, { error: 'redirect_uri is missing, redirect_uri is empty' }],
    [{ scopes: undefined }, { error: 'scopes is missing, scopes is empty' }],
    [{ scopes: '' }, { error: 'scopes is empty' }],
    [{ scopes: ' ' }, { error: 'scopes is empty' }],
    [{ scopes: 'api kiln' }, { message: { scopes: ["doesn't match configured on the server."] } }],
    [
      { redirect_uri: 'app.example.com/callback' },
      { message: { redirect_uri: ['must be an absolute URI.'] } },
    ],
    [
      { redirect_uri: 'https://a;sandbox/x' },
      { message: { redirect_uri: ['must be an absolute URI.'] } },
    ],
    [{ redirect_uri: '//x.example' }, { message: { redirect_uri: ['must be an absolute URI.'] } }],
    [
      { redirect_uri: 'https:x.example' },
      { message: { redirect_uri: ['must be an absolute URI.'] } },
    ],
    [{ redirect_uri: 'https://' }, { message: { redirect_uri: ['must be an absolute URI.'] } }],
    [
      { redirect_uri: 'https://x.example/ü' },
      { message: { redirect_uri: ['must be an absolute URI.'] } },
    ],
    [
      { redirect_uri: `${callback}\nJavaScript:alert(1)` },
      { message: { redirect_uri: ['is forbidden by the server.'] } },
    ],
    [
      { redirect_uri: 'data:text/html,x' },
      { message: { redirect_uri: ['is forbidden by the server.'] } },
    ],
    [
      { redirect_uri: 'vbscript:x' },
      { message: { redirect_uri: ['is forbidden by the server.'] } },
    ],
    [
      { redirect_uri: `${callback}#x` },
      { message: { redirect_uri: ['cannot contain a fragment.'] } },
    ],
    [{ redirect_uri: ' ' }, { message: { redirect_uri: ["can't be blank"] } }],
    [{ name: 'x'.repeat(256) }, { message: { name: ['is too long (maximum is 255 characters)'] } }],
  ])('refuses %j', async (changes, body) => {
    expect(await admin.post('/applications', { ...kiln, ...changes })).toMatchObject({
      status: 400,
      body,
    });
  });
});

describe('DELETE /applications/:id', () => {
  it('deletes the application with its tokens', async () => {
    const application = await seedApplication(db);
    const token = await seedOauthToken(db, user, { application });
    expect(await api.withToken(token).get('/user')).toMatchObject({ status: 200 });
    expect(await admin.delete(`/applications/${application.id}`)).toMatchObject({ status: 204 });
    expect(await api.withToken(token).get('/user')).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
    expect(await admin.delete(`/applications/${application.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Application Not Found' },
    });
  });

  it('does not know the applications of users', async () => {
    const { id } = await seedApplication(db, { owner: user });
    expect(await admin.delete(`/applications/${id}`)).toMatchObject({ status: 404 });
    const { body } = await admin.get('/applications?per_page=100');
    expect(body).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe.each([
  ['a user', user, 403],
  ['nobody', null, 401],
] as const)('%s', (_, who, status) => {
  it(`is answered ${status}`, async () => {
    const { id } = await seedApplication(db);
    const as = api.as(who);
    expect(await as.get('/applications')).toMatchObject({ status });
    expect(await as.post('/applications', {})).toMatchObject({ status });
    expect(await as.delete(`/applications/${id}`)).toMatchObject({ status });
  });
});
