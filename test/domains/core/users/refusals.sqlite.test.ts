import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  conflict,
  expectRefused,
  forbidden,
  hostilePaths,
  invalid,
  notFound,
  type Refusal,
  refused,
} from '#test/support/refusals.ts';
import { addMember, seedGroup, seedUser, unique } from '#test/support/seed.ts';

const app = await startApp();
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const user = await seedUser(db);
const other = await seedUser(db);
const group = await seedGroup(db);
const blocked = await seedUser(db, { state: 'blocked' });
const banned = await seedUser(db, { state: 'banned' });
const byDirectory = await seedUser(db, { state: 'ldap_blocked' });
const deactivated = await seedUser(db, { state: 'deactivated' });
const busy = await seedUser(db, { last_activity_on: new Date().toISOString().slice(0, 10) });
const bot = await seedUser(db, { user_type: 'alert_bot' });
const soleOwner = await seedUser(db);
await addMember(db, { group, user: soleOwner, level: 50 });
const admin = api.as(administrator);
await admin.put(`/users/${other.id}`, { provider: 'saml', extern_uid: 'kiln-1' });
await admin.post(`/users/${other.id}/emails`, {
  email: 'second@example.com',
  skip_confirmation: true,
});
await api.as(user).get('/user');

const MISSING = 4_000_000_000;
const more = expect.arrayContaining([expect.any(String)]);
const UNPAIRED = 'extern_uid, provider provide all or none of parameters';

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

/** Complete but for what is wrong: a new account has all that it needs. */
function account(changes: object): object {
  const username = unique('newcomer');
  const email = `${username}@example.com`;
  return { username, name: 'Kiln', email, password: 'warm-and-slow', ...changes };
}
const creating = (what: string, changes: object, wanted: Refusal): Line => [
  what,
  'POST',
  '/users',
  account(changes),
  wanted,
];

/** Wrong in a new account and in one that is changed. */
const common: readonly (readonly [what: string, changes: object, wanted: Refusal])[] = [
  ...hostilePaths.map(
    (text) =>
      [
        `the username ${JSON.stringify(text)}`,
        { username: text },
        refused({ username: more }),
      ] as const,
  ),
  ...['api', 'Admin', 'users', '-', 'robots.txt', '.git', 'p'.repeat(300)].map(
    (text) =>
      [
        `the username ${text.slice(0, 12)}`,
        { username: text },
        refused({ username: more }),
      ] as const,
  ),
  ['NUL in a name', { name: 'a\0b' }, invalid('name is invalid')],
  ['a long name', { name: 'n'.repeat(300) }, refused({ name: more })],
  ['a blank name', { name: ' ' }, refused({ name: ["can't be blank"] })],
  ['a list for a name', { name: ['a'] }, invalid('name is invalid')],
  ['no address', { email: 'kiln' }, refused({ email: ['is invalid'] })],
  ['two addresses', { email: 'a@example.com, b@example.com' }, refused({ email: ['is invalid'] })],
  ['markup in an address', { email: '"<b>"@example.com' }, refused({ email: ['is invalid'] })],
  [
    'an address of another',
    { email: other.email.toUpperCase() },
    conflict('Email has already been taken'),
  ],
  [
    'a second address of another',
    { email: 'Second@Example.com' },
    conflict('Email has already been taken'),
  ],
  [
    'a username of another',
    { username: other.username.toUpperCase() },
    conflict('Username has already been taken'),
  ],
  [
    'a username that is a group',
    { username: group.path },
    refused({ username: ['has already been taken'] }),
  ],
  ['a short password', { password: 'short' }, refused({ password: more })],
  ['a long password', { password: 'p'.repeat(129) }, refused({ password: more })],
  ['a long biography', { bio: 'b'.repeat(256) }, refused({ bio: more })],
  ['a theme of none', { theme_id: 99 }, refused({ theme_id: ['is not included in the list'] })],
  ['a text for a theme', { theme_id: 'dark' }, invalid('theme_id is invalid')],
  ['a negative limit', { projects_limit: -1 }, refused({ projects_limit: more })],
  ['a limit beyond columns', { projects_limit: 2 ** 40 }, refused({ projects_limit: more })],
  [
    'a script for a web site',
    { website_url: 'javascript:alert(1)' },
    refused({ website_url: more }),
  ],
  [
    "somebody else's address to show",
    { public_email: other.email },
    refused({ public_email: ['is not one of the confirmed addresses'] }),
  ],
  ['half an identity', { provider: 'saml' }, invalid(UNPAIRED)],
  ['the other half', { extern_uid: 'kiln-2' }, invalid(UNPAIRED)],
  [
    'an identity of another',
    { provider: 'saml', extern_uid: 'kiln-1' },
    refused({ 'identities.extern_uid': ['has already been taken'] }),
  ],
  ['text for a picture', { avatar: 'x' }, invalid('avatar is invalid')],
  ['perhaps an administrator', { admin: 'perhaps' }, invalid('admin is invalid')],
];

const NEEDED =
  'password, reset_password, force_random_password are missing, at least one parameter must be provided';
const created: readonly Line[] = [
  ...common.map(([what, changes, wanted]) => creating(what, changes, wanted)),
  creating('no password of any kind', { password: undefined }, invalid(NEEDED)),
  creating(
    'none at all, twice said',
    { password: undefined, reset_password: false, force_random_password: false },
    refused({ password: ["can't be blank"] }),
  ),
  [
    'nothing',
    'POST',
    '/users',
    {},
    invalid(expect.stringContaining('email is missing, name is missing, username is missing')),
  ],
];

const changed: readonly Line[] = [
  ...common.map(([what, changes, wanted]): Line => [
    what,
    'PUT',
    `/users/${user.id}`,
    // A refused request also discards its valid changes.
    { note: 'new', external: true, ...changes },
    wanted,
  ]),
  ['nobody', 'PUT', `/users/${MISSING}`, { name: 'New' }, notFound('User')],
];

const at = (id: number, action: string) => `/users/${id}/${action}`;
const states: readonly Line[] = [
  ...['block', 'unblock', 'deactivate', 'activate', 'ban', 'unban', 'approve', 'reject'].map(
    (action): Line => [`${action} of nobody`, 'POST', at(MISSING, action), {}, notFound('User')],
  ),
  [
    'a block of oneself',
    'POST',
    at(administrator.id, 'block'),
    {},
    forbidden('The API initiating user cannot be blocked by the API'),
  ],
  [
    'a block of a bot',
    'POST',
    at(bot.id, 'block'),
    {},
    forbidden('An internal user cannot be blocked'),
  ],
  [
    'a block by directory, blocked',
    'POST',
    at(byDirectory.id, 'block'),
    {},
    forbidden('LDAP blocked users cannot be modified by the API'),
  ],
  [
    'a block by directory, lifted',
    'POST',
    at(byDirectory.id, 'unblock'),
    {},
    forbidden('LDAP blocked users cannot be unblocked by the API'),
  ],
  ['a second block', 'POST', at(blocked.id, 'block'), {}, { status: 201, body: null }],
  [
    'a dormant account unblocked',
    'POST',
    at(deactivated.id, 'unblock'),
    {},
    forbidden('Deactivated users cannot be unblocked by the API'),
  ],
  [
    'a blocked account activated',
    'POST',
    at(blocked.id, 'activate'),
    {},
    forbidden('A blocked user must be unblocked to be activated'),
  ],
  [
    'a blocked account deactivated',
    'POST',
    at(blocked.id, 'deactivate'),
    {},
    forbidden('A blocked user cannot be deactivated by the API'),
  ],
  [
    'an account in use deactivated',
    'POST',
    at(busy.id, 'deactivate'),
    {},
    forbidden(
      'The user you are trying to deactivate has been active in the past 90 days and cannot be deactivated',
    ),
  ],
  [
    'a ban of who is blocked',
    'POST',
    at(blocked.id, 'ban'),
    {},
    forbidden('You cannot ban blocked users.'),
  ],
  ['a second ban', 'POST', at(banned.id, 'ban'), {}, forbidden('You cannot ban banned users.')],
  [
    'an unban of who was not',
    'POST',
    at(user.id, 'unban'),
    {},
    forbidden('You cannot unban active users.'),
  ],
  [
    'an approval of who did not wait',
    'POST',
    at(user.id, 'approve'),
    {},
    conflict('The user you are trying to approve is not pending approval'),
  ],
  [
    'a rejection of who did not wait',
    'POST',
    at(user.id, 'reject'),
    {},
    conflict(expect.stringContaining('not')),
  ],
  ['the end of nobody', 'DELETE', `/users/${MISSING}`, {}, notFound('User')],
  [
    'the end of a sole owner',
    'DELETE',
    `/users/${soleOwner.id}`,
    {},
    conflict(expect.stringContaining('User cannot be removed while is the sole-owner of a group')),
  ],
  [
    'the end of an identity that is none',
    'DELETE',
    `/users/${user.id}/identities/saml`,
    {},
    notFound('Identity'),
  ],
];

describe.each([
  ['a new account is refused', created],
  ['a change of an account is refused', changed],
  ['a change of state is refused', states],
] as const)('%s and leaves all as it was', (_, lines) => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    'for %s',
    async (_, [method, url, body, wanted]) => {
      await expectRefused(app, () => admin.send(method, url, body), wanted);
    },
  );
});

describe('a refused change of an account has no effect:', () => {
  const me = `/users/${user.id}`;
  const lines: readonly (readonly [string, string, object, Refusal])[] = [
    ['POST', '/users', account({}), forbidden()],
    ['PUT', me, { admin: true }, forbidden()],
    ['DELETE', `/users/${other.id}`, {}, forbidden()],
    ['POST', at(other.id, 'block'), {}, forbidden()],
    ['POST', at(other.id, 'approve'), {}, forbidden('You are not allowed to approve a user')],
    ['POST', at(other.id, 'reject'), {}, forbidden('You are not allowed to reject a user')],
    ['POST', at(user.id, 'follow'), {}, { status: 400, body: expect.anything() }],
    ['POST', at(MISSING, 'follow'), {}, notFound('User')],
    ['POST', at(other.id, 'unfollow'), {}, { status: 304, body: null }],
    ['PUT', '/user/status', { emoji: 'no_such_picture' }, refused({ emoji: more })],
    ['PUT', '/user/status', { message: 'm'.repeat(101) }, refused({ message: more })],
    [
      'PUT',
      '/user/status',
      { availability: 'asleep' },
      invalid('availability does not have a valid value'),
    ],
    [
      'PUT',
      '/user/status',
      { clear_status_after: '9_days' },
      invalid('clear_status_after does not have a valid value'),
    ],
    ['PUT', '/user/preferences', {}, invalid(expect.stringContaining('at least one parameter'))],
    [
      'PUT',
      '/user/preferences',
      { view_diffs_file_by_file: 'sometimes' },
      invalid('view_diffs_file_by_file is invalid'),
    ],
  ];
  it.each(lines)('%s %s %o', async (method, url, body, wanted) => {
    await expectRefused(app, () => api.as(user).send(method, url, body), wanted);
  });
});

describe('addresses that name nobody', () => {
  it.each(['..', user.username, 'x'.repeat(300), '1.5', '-1', `${user.id}.atom`, '😀'])(
    '/users/%s',
    async (id) => {
      const answer = await admin.get(`/users/${encodeURIComponent(id)}`);
      expect([400, 404, 406]).toContain(answer.status);
    },
  );
});
