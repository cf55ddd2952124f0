import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { newSamlProvider } from '#test/support/saml.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp({ config: { plan: 'premium' } });
const free = startApp({ config: { plan: 'free' } });
const { api, db } = app;
const script = '<script>alert("kiln")</script>';
const wanted = { ...newSamlProvider, enabled: '1', default_membership_role: '30' };
const actions = ['', '/remove', '/scim_token', '/scim_token/revoke'];

async function visit(facts: { readonly name?: string } = {}) {
  const user = await seedUser(db);
  const group = await seedGroup(db, { owner: user, ...facts });
  const path = `/groups/${group.full_path}/-/saml`;
  const visitor = await Visitor.signedIn(app, user);
  const html = expectPage(await visitor.get(path));
  return { user, group, path, visitor, html, owner: api.as(user) };
}

const tokenIn = (html: string) => /<pre class="secret">(scim-[^<]+)<\/pre>/.exec(html)?.[1];

describe('the single sign-on of a group', () => {
  it('is set up and changed by its owners', async () => {
    const { group, path, visitor, html, owner } = await visit({ name: script });
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('SCIM</h2>');
    expect(await visitor.post(path, wanted)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=saved` },
    });
    const { body } = await owner.get(`/groups/${group.id}/saml_provider`);
    expect(body).toMatchObject({
      enabled: true,
      sso_url: wanted.sso_url,
      default_membership_role: 30,
    });
    const page = expectPage(await visitor.get(path));
    expect(page).toContain(`value="${body.certificate_fingerprint}"`);
    expect(page).toMatch(/value="30" selected/);
    expect(page).toContain(body.scim_url);
    const { enabled: _, ...off } = wanted;
    expect((await visitor.post(path, off)).status).toBe(303);
    expect((await owner.get(`/groups/${group.id}/saml_provider`)).body.enabled).toBe(false);
  });

  it.each([
    ['no address', { sso_url: '' }, 'Sign-in address can&#39;t be blank.'],
    ['an address without https', { sso_url: 'http://id.example/' }, 'Sign-in address is invalid.'],
    ['a script', { sso_url: script }, 'Sign-in address is invalid.'],
    ['an address that is too long', { sso_url: `https://a/${'x'.repeat(3_000)}` }, 'is too long'],
    ['no fingerprint', { certificate_fingerprint: ' ' }, 'certificate can&#39;t be blank.'],
    ['a wrong fingerprint', { certificate_fingerprint: 'abc' }, 'certificate is invalid.'],
    ['the role of owners', { default_membership_role: '50' }, 'is not included in the list.'],
  ])('is not set up with %s, and what was typed stays', async (_, wrong, text) => {
    const { group, path, visitor, owner } = await visit();
    const html = expectPage(await visitor.post(path, { ...wanted, ...wrong }), 422);
    expect(html).toContain(text);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    if (!('certificate_fingerprint' in wrong))
      expect(html).toContain(`value="${wanted.certificate_fingerprint}"`);
    expect((await owner.get(`/groups/${group.id}/saml_provider`)).status).toBe(404);
  });

  it('is removed', async () => {
    const { group, path, visitor, owner } = await visit();
    await visitor.post(path, wanted);
    expect(await visitor.post(`${path}/remove`)).toMatchObject({ status: 303 });
    expect((await owner.get(`/groups/${group.id}/saml_provider`)).status).toBe(404);
    expectPage(await visitor.post(`${path}/remove`), 404);
  });
});

describe('the SCIM token', () => {
  it('is shown once, works, and is replaced', async () => {
    const { group, path, visitor } = await visit();
    await visitor.post(path, wanted);
    const users = `/api/scim/v2/groups/${group.full_path}/Users`;
    const status = async (token: string) =>
      (await api.sendTo('GET', users, undefined, { authorization: `Bearer ${token}` })).status;
    const token = tokenIn(expectPage(await visitor.post(`${path}/scim_token`))) ?? '';
    expect(await status(token)).toBe(200);
    expect(expectPage(await visitor.get(path))).not.toContain(token);
    const second = tokenIn(expectPage(await visitor.post(`${path}/scim_token`))) ?? '';
    expect(await status(token)).toBe(401);
    expect(await status(second)).toBe(200);
    expect(await visitor.post(`${path}/scim_token/revoke`)).toMatchObject({ status: 303 });
    expect(await status(second)).toBe(401);
    expectPage(await visitor.post(`${path}/scim_token/revoke`), 404);
  });

  it('needs a single sign-on', async () => {
    const { path, visitor } = await visit();
    expectPage(await visitor.post(`${path}/scim_token`), 404);
  });
});

describe('a visitor of the single sign-on page', () => {
  const levels = [
    ['guest', 10],
    ['maintainer', 40],
    ['stranger', null],
  ] as const;

  it.each(levels)('cannot be a %s', async (_, level) => {
    const { group, path, visitor, owner } = await visit();
    await visitor.post(path, wanted);
    const user = await seedUser(db);
    if (level !== null) await addMember(db, { group, user, level });
    const other = await Visitor.signedIn(app, user);
    expectPage(await other.get(path), 404);
    await other.get('/-/profile');
    for (const action of actions) expectPage(await other.post(path + action, wanted), 404);
    expect((await owner.get(`/groups/${group.id}/saml_provider`)).status).toBe(200);
  });

  it('cannot be an auditor, but an administrator', async () => {
    const { path } = await visit();
    const auditor = await Visitor.signedIn(app, await seedUser(db, { auditor: true }));
    expectPage(await auditor.get(path), 404);
    const admin = await Visitor.signedIn(app, await seedUser(db, { admin: true }));
    expectPage(await admin.get(path));
  });

  it('signs in first', async () => {
    const { path } = await visit();
    expect(await new Visitor(app).get(path)).toMatchObject({
      status: 302,
      headers: { location: `/users/sign_in?return_to=${encodeURIComponent(path)}` },
    });
    for (const action of actions) {
      expect((await new Visitor(app).post(path + action)).status).toBe(303);
    }
  });

  it('needs the token of the form', async () => {
    const { path, visitor } = await visit();
    for (const action of actions) {
      expectPage(await visitor.post(path + action, { ...wanted, authenticity_token: '' }), 422);
    }
  });

  it('owns a group at the top', async () => {
    const { user, group, visitor } = await visit();
    const below = await seedGroup(db, { parent: group, owner: user });
    for (const path of [below.full_path, user.username, 'nowhere', '%00', String(group.id), '..']) {
      expectPage(await visitor.get(`/groups/${path}/-/saml`), 404);
    }
  });

  it('has paid', async () => {
    const app = await free;
    const user = await seedUser(app.db);
    const group = await seedGroup(app.db, { owner: user });
    const visitor = await Visitor.signedIn(app, user);
    expectPage(await visitor.get(`/groups/${group.full_path}/-/saml`), 404);
  });
});
