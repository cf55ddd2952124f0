import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();

const pages = [
  '/-/profile',
  '/-/profile/emails',
  '/-/profile/personal_access_tokens',
  '/-/profile/applications',
  '/-/profile/active_sessions',
  '/-/profile/keys',
  '/-/profile/gpg_keys',
];

const forms = [
  '/-/profile',
  '/-/profile/emails',
  '/-/profile/emails/1/remove',
  '/-/profile/emails/1/primary',
  '/-/profile/emails/1/confirmation',
  '/-/profile/personal_access_tokens',
  '/-/profile/personal_access_tokens/1/revoke',
  '/-/profile/active_sessions/end_others',
  '/-/profile/active_sessions/1/end',
  '/-/profile/applications',
  '/-/profile/applications/1/renew_secret',
  '/-/profile/applications/1/delete',
  '/-/profile/keys',
  '/-/profile/keys/1/remove',
  '/-/profile/gpg_keys',
  '/-/profile/gpg_keys/1/remove',
];

describe.each(pages)('%s', (path) => {
  it('leads those who are not signed in to the sign-in and back', async () => {
    const answer = await new Visitor(app).get(`${path}?page=2`);
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: `/users/sign_in?return_to=${encodeURIComponent(`${path}?page=2`)}` },
    });
  });

  it('is marked in the menu', async () => {
    const visitor = await Visitor.signedIn(app, await seedUser(app.db));
    const html = expectPage(await visitor.get(path));
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain(`href="${path}" aria-current="page"`);
  });

  it.each(['0', '-1', 'x', '99999999999999999999', '1.5', ''])(
    'shows the first page for the page %j',
    async (page) => {
      const visitor = await Visitor.signedIn(app, await seedUser(app.db));
      expectPage(await visitor.get(`${path}?page=${page}&page=%00`));
      expectPage(await visitor.get(`${path}?page=${page}&done=__proto__`));
    },
  );
});

describe.each(forms)('a form sent to %s', (path) => {
  it('leads those who are not signed in to the sign-in', async () => {
    const visitor = new Visitor(app);
    expect(await visitor.post(path, { authenticity_token: '' })).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in' },
    });
  });

  it('has to come from a page of ours', async () => {
    const user = await seedUser(app.db);
    const visitor = await Visitor.signedIn(app, user);
    await visitor.get('/-/profile');
    expectPage(await visitor.post(path, { authenticity_token: '' }), 422);
    expectPage(await visitor.post(path, {}, { 'sec-fetch-site': 'cross-site' }), 422);
    const other = await Visitor.signedIn(app, user);
    await other.get('/-/profile');
    other.cookies.set('_service_session', visitor.cookies.get('_service_session') ?? '');
    expectPage(await other.post(path), 422);
  });
});

it.each(forms.filter((path) => path.includes('/1/')))(
  'there is nothing at %s for ids that are none',
  async (path) => {
    const visitor = await Visitor.signedIn(app, await seedUser(app.db));
    await visitor.get('/-/profile');
    for (const id of ['0', 'x', '99999999999999999999', '9007199254740991', '01', '1%2F2', '%00']) {
      expectPage(await visitor.post(path.replace('/1/', `/${id}/`)), 404);
    }
  },
);
