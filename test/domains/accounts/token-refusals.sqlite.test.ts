import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  expectRefused,
  forbidden,
  invalid,
  notFound,
  type Refusal,
  refused,
} from '#test/support/refusals.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

/** Personal, impersonation, project and group tokens. */
const app = await startApp();
const { api, db } = app;
const [administrator, user, maintainer, owner] = [
  await seedUser(db, { admin: true }),
  await seedUser(db),
  await seedUser(db),
  await seedUser(db),
];
const group = await seedGroup(db, { visibility: 'private', owner });
const project = await seedProject(db, { visibility: 'private', namespace: group });
const hidden = await seedProject(db, { visibility: 'private' });
await addMember(db, { group, user: maintainer, level: 40 });
const admin = api.as(administrator);
const foreign = (await seedToken(db, administrator)).row;
for (const each of [administrator, user, maintainer, owner]) await api.as(each).get('/user');

const MISSING = 4_000_000_000;
const UNAUTHORIZED: Refusal = { status: 401, body: { message: '401 Unauthorized' } };
const wrongScope = invalid(expect.stringMatching(/^scopes.* does not have a valid value$/));
const token = (changes: object = {}) => ({ name: 'kiln', scopes: ['read_api'], ...changes });

type Line = readonly [what: string, path: string, body: object, wanted: Refusal];

const personal = `/users/${user.id}/personal_access_tokens`;
const impersonation = `/users/${user.id}/impersonation_tokens`;
const past = { expires_at: ['cannot be a date in the past'] };

const ofUsers: readonly Line[] = [
  ...[personal, impersonation].flatMap((path): Line[] => [
    ['no name', path, { scopes: ['api'] }, invalid('name is missing')],
    ['a blank name', path, token({ name: ' ' }), refused({ name: ["can't be blank"] })],
    [
      'a long name',
      path,
      token({ name: 'n'.repeat(300) }),
      refused({ name: [expect.any(String)] }),
    ],
    ['NUL', path, token({ name: 'a\0b' }), invalid('name is invalid')],
    ['no scopes', path, token({ scopes: [] }), refused({ scopes: ["can't be blank"] })],
    ['yesterday', path, token({ expires_at: '2001-01-01' }), refused(past)],
    ['no day', path, token({ expires_at: 'soon' }), invalid('expires_at is invalid')],
    ['no date', path, token({ expires_at: '2099-02-30' }), invalid('expires_at is invalid')],
  ]),
  ['a scope of none', personal, token({ scopes: ['root'] }), wrongScope],
  ['a scope of applications', personal, token({ scopes: ['api', 'openid'] }), wrongScope],
  [
    'a scope of none',
    impersonation,
    token({ scopes: ['root'] }),
    refused({ scopes: ['can only contain available scopes'] }),
  ],
  ['nobody', `/users/${MISSING}/personal_access_tokens`, token(), notFound('User')],
  ['nobody', `/users/${MISSING}/impersonation_tokens`, token(), notFound('User')],
];

describe('a token of a user is refused and leaves all as it was', () => {
  it.each(ofUsers)('for %s: %s %o', async (_, path, body, wanted) => {
    await expectRefused(app, () => admin.post(path, body), wanted);
  });

  it.each([personal, impersonation])('for everybody else: %s', async (path) => {
    await expectRefused(app, () => api.as(user).post(path, token()), forbidden());
    await expectRefused(app, () => api.post(path, token()), UNAUTHORIZED);
  });
});

const places = [
  ['project', `/projects/${project.id}/access_tokens`],
  ['group', `/groups/${group.id}/access_tokens`],
] as const;
const bad = (reason: string) => refused(`400 Bad request - ${reason}`);

const ofPlaces = places.flatMap(([kind, path]): Line[] => [
  [kind, path, { scopes: ['api'] }, invalid('name is missing')],
  [kind, path, { name: 'kiln' }, invalid('scopes is missing')],
  [kind, path, token({ name: '' }), bad("Name can't be blank")],
  [
    kind,
    path,
    token({ name: 'n'.repeat(300) }),
    bad('Name is too long (maximum is 255 characters)'),
  ],
  [kind, path, token({ scopes: ['read_user'] }), wrongScope],
  [kind, path, token({ access_level: 45 }), invalid('access_level does not have a valid value')],
  [kind, path, token({ expires_at: '2001-01-01' }), bad('Expires at cannot be a date in the past')],
]);

describe('a token of a project or group is refused and leaves all as it was', () => {
  it.each(ofPlaces)('%s: %s %o', async (_, path, body, wanted) => {
    await expectRefused(app, () => api.as(owner).post(path, body), wanted);
  });

  it('above what the caller holds', async () => {
    const [[, path]] = places;
    const ask = () => api.as(maintainer).post(path, token({ access_level: 50 }));
    const wanted = { status: 400, body: expect.anything() };
    await expectRefused(app, ask, wanted);
  });

  it('for a maintainer of the group, and for a stranger', async () => {
    const [, [, path]] = places;
    const reason = 'User does not have permission to create group access token';
    await expectRefused(app, () => api.as(maintainer).post(path, token()), bad(reason));
    await expectRefused(app, () => api.as(user).post(path, token()), notFound('Group'));
    const other = `/projects/${hidden.id}/access_tokens`;
    await expectRefused(app, () => api.as(owner).post(other, token()), notFound('Project'));
  });

  it('for the bot of a token itself', async () => {
    for (const [kind, path] of places) {
      const level = kind === 'group' ? 50 : 40;
      const made = await api
        .as(owner)
        .post(path, { ...token(), scopes: ['api'], access_level: level });
      const bot = api.withToken(made.body.token);
      await bot.get(path);
      const reason = `User does not have permission to create ${kind} access token`;
      await expectRefused(app, () => bot.post(path, token()), bad(reason));
    }
  });
});

describe('ending a token leaves all as it was', () => {
  it.each([
    ['of somebody else', user, `/personal_access_tokens/${foreign.id}`, refused('400 Bad request')],
    ['that is none', user, `/personal_access_tokens/${MISSING}`, notFoundPlain()],
    ['that is no number', user, '/personal_access_tokens/x', invalid('id is invalid')],
    [
      'of no impersonation',
      administrator,
      `${impersonation}/${foreign.id}`,
      notFound('Impersonation Token'),
    ],
    [
      'of no project',
      owner,
      `/projects/${project.id}/access_tokens/${foreign.id}`,
      {
        status: 404,
        body: { message: `404 Could not find project access token with token_id: ${foreign.id}` },
      },
    ],
    [
      'of a project, without the right',
      user,
      `/projects/${project.id}/access_tokens/${foreign.id}`,
      notFound('Project'),
    ],
  ] as const)('%s', async (_, who, path, wanted) => {
    await expectRefused(app, () => api.as(who).delete(path), wanted);
  });
});

function notFoundPlain(): Refusal {
  return { status: 404, body: { message: '404 Not Found' } };
}
