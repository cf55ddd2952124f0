import { describe, expect } from 'vitest';
import { readConfig } from '#src/config.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { prepare } from '#src/domain-events/publish.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { insertIdentity } from '#src/domains/core/users/table.ts';
import { type Api, racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { newSamlProvider } from '#test/support/saml.ts';
import { seedGroup } from '#test/support/seed.ts';

const { api, db, environment } = await startApp({ connections: racing });
const switchedOff = await startApp({ config: { groupSso: false } });

const pathOf = (group: { readonly id: number }) => `/groups/${group.id}/saml_provider`;

const missing = { status: 404, body: { message: '404 SAML Provider Not Found' } };

async function withProvider() {
  const world = await projectWorld(db);
  const owner = api.as(world.people.owner);
  const path = pathOf(world.group);
  const set = await owner.put(path, newSamlProvider);
  return { ...world, owner, path, set };
}

const auditOf = async (group: { readonly id: number }) =>
  (await db('audit_events').where('entity_id', group.id).orderBy('id').select('details')).map(
    ({ details }) => details as object,
  );

describe('the single sign-on of a group', () => {
  it('is set up, read, changed and removed', async () => {
    const { group, owner, path, set } = await withProvider();
    expect(set).toMatchObject({
      status: 200,
      body: {
        group_id: group.id,
        enabled: true,
        sso_url: newSamlProvider.sso_url,
        certificate_fingerprint: '2F:F4:D9:4F:77:4E:9B:6A:1F:2A:15:7C:32:4E:9B:56:7C:AA:1B:3D',
        default_membership_role: 10,
        scim_url: environment.url.web(`api/scim/v2/groups/${group.path}`),
        scim_token_created_at: null,
      },
    });
    const changed = await owner.put(path, { enabled: false, default_membership_role: 30 });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: set.body.id, enabled: false, default_membership_role: 30 },
    });
    expect((await owner.get(path)).body).toEqual(changed.body);
    expect((await owner.delete(path)).status).toBe(204);
    expect(await owner.get(path)).toMatchObject(missing);
    expect(await owner.delete(path)).toMatchObject(missing);
    expect(await auditOf(group)).toMatchObject([
      { add: 'saml_provider' },
      { change: 'saml_enabled', from: true, to: false },
      { change: 'saml_default_membership_role', from: 10, to: 30 },
      { remove: 'saml_provider' },
    ]);
  });

  race('is set up once by several who ask at the same time', async () => {
    const { group, people } = await projectWorld(db);
    const set = () => api.as(people.owner).put(pathOf(group), newSamlProvider);
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id as number)).size).toBe(1);
  });

  it('is for top-level groups', async () => {
    const { group, people } = await projectWorld(db);
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    expect(await api.as(people.owner).put(pathOf(below), newSamlProvider)).toMatchObject({
      status: 400,
      body: { message: { base: ['Single sign-on is for top-level groups only'] } },
    });
  });

  const invalid = 'is invalid';
  const wrong: [string, object, object][] = [
    ['nothing', {}, { sso_url: ["can't be blank"], certificate_fingerprint: ["can't be blank"] }],
    ['an address without https', { sso_url: 'http://id.example.com' }, { sso_url: [invalid] }],
    ['a script', { sso_url: 'javascript:alert(1)' }, { sso_url: [invalid] }],
    ['an address with a password', { sso_url: 'https://a:b@id.example' }, { sso_url: [invalid] }],
    ['a header line', { sso_url: 'https://id.example/\r\nx: y' }, { sso_url: [invalid] }],
    [
      'a short fingerprint',
      { certificate_fingerprint: '2F:F4' },
      { certificate_fingerprint: [invalid] },
    ],
    [
      'a fingerprint of other letters',
      { certificate_fingerprint: 'g'.repeat(40) },
      { certificate_fingerprint: [invalid] },
    ],
  ];
  it.each(wrong)('is refused with %s', async (what, changes, message) => {
    const { group, people } = await projectWorld(db);
    const body = what === 'nothing' ? { enabled: true } : { ...newSamlProvider, ...changes };
    const answer = await api.as(people.owner).put(pathOf(group), body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('never makes owners', async () => {
    const { owner, path } = await withProvider();
    const answer = await owner.put(path, { default_membership_role: 50 });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'default_membership_role does not have a valid value' },
    });
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 403],
    ['owner', 200],
    ['administrator', 200],
  ];
  it.each(callers)('answers a %s with %i', async (who, status) => {
    const { path, people } = await withProvider();
    const by = api.as(people[who]);
    const token = await by.post(`${path}/scim_token`);
    expect(token.status).toBe(status === 200 ? 201 : status);
    expect((await by.get(path)).status).toBe(status);
    expect((await by.put(path, { enabled: true })).status).toBe(status);
    expect((await by.delete(`${path}/scim_token`)).status).toBe(status === 200 ? 204 : status);
    expect((await by.delete(path)).status).toBe(status === 200 ? 204 : status);
  });

  const ends: [string, (group: { readonly id: number }, owner: Api) => Promise<unknown>][] = [
    ['when it is removed', (group, owner) => owner.delete(pathOf(group))],
    ['when its group is', ({ id }) => prepare(db, containerRemoved({ kind: 'group', id }))],
  ];
  it.each(ends)('forgets who its members are there %s', async (_, end) => {
    const { group, owner, people, set } = await withProvider();
    const identity = {
      user_id: people.guest.id,
      provider: 'group_saml',
      extern_uid: 'a',
      saml_provider_id: set.body.id as number,
    };
    await insertIdentity(db, identity, new Date().toISOString());
    const known = () =>
      db('identities')
        .where('saml_provider_id', set.body.id as number)
        .first();
    expect(await known()).toBeDefined();
    await end(group, owner);
    expect(await known()).toBeUndefined();
    expect((await db('members').where('source_id', group.id)).length).toBeGreaterThan(0);
  });
});

describe('the SCIM token of a group', () => {
  it('is shown once, stored as a digest, and replaced by the next', async () => {
    const { group, owner, path } = await withProvider();
    const made = await owner.post(`${path}/scim_token`);
    expect(made.status).toBe(201);
    const token = made.body.token as string;
    expect(token).toMatch(/^scim-[\w-]{20}$/);
    const digest = async () => {
      const row = await db('saml_providers')
        .where('group_id', group.id)
        .first<{ scim_token_digest: string | null }>('scim_token_digest');
      return row.scim_token_digest;
    };
    expect(await digest()).toBe(digestToken(token));
    const shown = await owner.get(path);
    expect(shown.body.scim_token_created_at).toBe(made.body.created_at);
    expect(JSON.stringify(shown.body)).not.toContain(token);

    const next = await owner.post(`${path}/scim_token`);
    expect(next.body.token).not.toBe(token);
    expect(await digest()).toBe(digestToken(next.body.token as string));
    expect((await owner.delete(`${path}/scim_token`)).status).toBe(204);
    expect(await digest()).toBeNull();
    expect(await owner.delete(`${path}/scim_token`)).toMatchObject({
      status: 404,
      body: { message: '404 SCIM Token Not Found' },
    });
    expect(await auditOf(group)).toMatchObject([
      { add: 'saml_provider' },
      { add: 'scim_token' },
      { add: 'scim_token' },
      { remove: 'scim_token' },
    ]);
  });

  it('is not made without single sign-on, nor by a bot', async () => {
    const { group, people } = await projectWorld(db);
    const owner = api.as(people.owner);
    expect(await owner.post(`${pathOf(group)}/scim_token`)).toMatchObject(missing);
    expect(await owner.delete(`${pathOf(group)}/scim_token`)).toMatchObject(missing);
    await owner.put(pathOf(group), newSamlProvider);
    const bot = await owner.post(`/groups/${group.id}/access_tokens`, {
      name: 'bot',
      scopes: ['api'],
      access_level: 50,
      expires_at: '2099-01-01',
    });
    const asBot = api.withToken(bot.body.token as string);
    expect((await asBot.get(pathOf(group))).status).toBe(200);
    expect((await asBot.post(`${pathOf(group)}/scim_token`)).status).toBe(403);
  });
});

describe('single sign-on of groups, unless the operator enables it,', () => {
  it('is absent, and so is an identity provider', async () => {
    const { api, db } = switchedOff;
    const { group, people } = await projectWorld(db);
    const owner = api.as(people.owner);
    const answers = [
      await owner.put(pathOf(group), newSamlProvider),
      await owner.get(pathOf(group)),
      await owner.post(`${pathOf(group)}/scim_token`),
      await owner.get(`/groups/${group.id}/scim/identities`),
      await api.sendTo('GET', `/api/scim/v2/groups/${group.path}/Users`, undefined, {
        authorization: 'Bearer glscim-anything',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('is switched on by GROUP_SSO=on alone', () => {
    expect(readConfig({}).groupSso).toBe(false);
    expect(readConfig({ GROUP_SSO: 'on' }).groupSso).toBe(true);
  });
});
