import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedApplication, seedOauthToken } from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db } = app;
const path = '/-/profile/applications';
const authorizations = '/oauth/authorized_applications';

async function visit(name = '<script>alert("kiln")</script>') {
  const user = await seedUser(db);
  const application = await seedApplication(db, { name });
  const token = await seedOauthToken(db, user, { application, scopes: ['api', 'openid'] });
  const visitor = await Visitor.signedIn(app, user);
  const html = expectPage(await visitor.get(path));
  const works = async () =>
    (await api.sendTo('GET', '/api/v4/user', undefined, { authorization: `Bearer ${token}` }))
      .status === 200;
  return { user, application, visitor, html, works };
}

describe('an application that was let in', () => {
  it('is listed with its scopes, and revoked', async () => {
    const { application, visitor, html, works } = await visit();
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('api, openid');
    expect(await works()).toBe(true);
    const at = `${authorizations}/${application.id}`;
    expect(html).toContain(`action="${at}"`);
    expect(await visitor.post(at, { _method: 'delete' })).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=revoked` },
    });
    expect(await works()).toBe(false);
    expect(expectPage(await visitor.get(path))).toContain('You have let in no applications.');
    expectPage(await visitor.post(at, { _method: 'delete' }), 404);
  });

  it('is revoked by programs, too', async () => {
    const { application, visitor, html, works } = await visit();
    const token = /name="authenticity_token" value="([\w-]+)"/.exec(html)?.[1] ?? '';
    const remove = (body: string) =>
      api.sendTo('DELETE', `${authorizations}/${application.id}`, body, {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `_service_session=${visitor.cookies.get('_service_session')}`,
      });
    expectPage(await remove(''), 422);
    expect(await works()).toBe(true);
    const body = new URLSearchParams({ authenticity_token: token }).toString();
    expect(await remove(body)).toMatchObject({ status: 303 });
    expect(await works()).toBe(false);
  });

  it('is revoked by forms of ours alone that say so', async () => {
    const { application, visitor, works } = await visit();
    const at = `${authorizations}/${application.id}`;
    expectPage(await visitor.post(at), 404);
    expectPage(await visitor.post(at, { _method: 'delete', authenticity_token: '' }), 422);
    expect(await new Visitor(app).post(at, { _method: 'delete' })).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in' },
    });
    expect(await works()).toBe(true);
  });

  it('is nobody else’s to revoke', async () => {
    const { application, works } = await visit('Kiln');
    const other = await visit('Oven');
    expect(other.html).not.toContain('Kiln');
    const at = `${authorizations}/${application.id}`;
    expectPage(await other.visitor.post(at, { _method: 'delete' }), 404);
    expectPage(await other.visitor.post(`${authorizations}/x`, { _method: 'delete' }), 404);
    expect(await works()).toBe(true);
  });
});

it('lists twenty on a page', async () => {
  const { user, visitor } = await visit('The first.');
  for (let number = 0; number < 20; number += 1) {
    await seedOauthToken(db, user, { application: await seedApplication(db) });
  }
  const html = expectPage(await visitor.get(path));
  expect(html.match(/aria-label="Revoke /g)).toHaveLength(20);
  expect(html).not.toContain('The first.');
  expect(html).toContain(`rel="next" href="${path}?authorized_page=2"`);
  expect(expectPage(await visitor.get(`${path}?authorized_page=2`))).toContain('The first.');
});
