import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  conflict,
  expectRefused,
  forbidden,
  invalid,
  notFound,
  type Refusal,
  refused,
  rowNotFound,
} from '#test/support/refusals.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const app = await startApp();
const { api, db } = app;
const [owner, above, member, asking, newcomer, maintainer, bot] = [
  await seedUser(db),
  await seedUser(db),
  await seedUser(db),
  await seedUser(db),
  await seedUser(db),
  await seedUser(db),
  await seedUser(db, { user_type: 'project_bot' }),
];
const top = await seedGroup(db, { visibility: 'private', owner });
const group = await seedGroup(db, { visibility: 'private', parent: top });
const project = await seedProject(db, { visibility: 'private', namespace: group });
const closed = await seedGroup(db, { owner, request_access_enabled: false });
const locked = await seedGroup(db, { owner, membership_lock: true });
const inLocked = await seedProject(db, { namespace: locked });
const hidden = await seedGroup(db, { visibility: 'private' });
await addMember(db, { group: top, user: above, level: 30 });
for (const source of [{ group }, { project }]) {
  await addMember(db, { ...source, user: member, level: 20 });
  await addMember(db, { ...source, user: maintainer, level: 40 });
  const requested_at = '2022-04-22T10:15:30.123Z';
  await addMember(db, { ...source, user: asking, level: 30, requested_at });
}
const as = api.as(owner);
for (const { id } of [group, top]) {
  await as.post(`/groups/${id}/invitations`, { email: 'kiln@example.com', access_level: 10 });
}
await as.post(`/projects/${project.id}/invitations`, {
  email: 'kiln@example.com',
  access_level: 10,
});
for (const user of [newcomer, maintainer, member]) await api.as(user).get('/user');

const MISSING = 4_000_000_000;
const inGroup = `/groups/${group.id}`;
const inProject = `/projects/${project.id}`;
const notListed = refused({ access_level: ['is not included in the list'] });
const inherited = refused({
  access_level: [
    `should be greater than or equal to Developer inherited membership from group ${top.name}`,
  ],
});
const past = refused({ expires_at: ['cannot be a date in the past'] });

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

const places = [
  ['group', inGroup],
  ['project', inProject],
] as const;
const wanted = (user_id: unknown, changes: object = {}) => ({
  user_id,
  access_level: 30,
  ...changes,
});

const inBoth: readonly Line[] = places.flatMap(([kind, path]) => {
  const members = `${path}/members`;
  const one = `${members}/${member.id}`;
  const lines: readonly Line[] = [
    ['no such user', 'POST', members, wanted(MISSING), notFound('User')],
    ['a user by a path', 'POST', members, wanted('../1'), notFound('User')],
    ['a member', 'POST', members, wanted(member.id), conflict('Member already exists')],
    ['less than is inherited', 'POST', members, wanted(above.id, { access_level: 20 }), inherited],
    ['a level of nothing', 'POST', members, wanted(newcomer.id, { access_level: 1234 }), notListed],
    [
      'minimal access below the top',
      'POST',
      members,
      wanted(newcomer.id, { access_level: 5 }),
      notListed,
    ],
    ['no access', 'POST', members, wanted(newcomer.id, { access_level: 0 }), notListed],
    ['yesterday', 'POST', members, wanted(newcomer.id, { expires_at: '2001-01-01' }), past],
    [
      'no day',
      'POST',
      members,
      wanted(newcomer.id, { expires_at: 'soon' }),
      invalid('expires_at is invalid'),
    ],
    ['no level', 'POST', members, { user_id: newcomer.id }, invalid('access_level is missing')],
    ['nobody', 'POST', members, { access_level: 30 }, invalid('user_id is missing')],
    [
      'an account of a token',
      'POST',
      members,
      wanted(bot.id),
      refused({ user: ['project bots cannot be added to other groups / projects'] }),
    ],
    [
      'a list of none',
      'POST',
      members,
      wanted(`${MISSING},${MISSING + 1}`),
      {
        status: 201,
        body: {
          status: 'error',
          message: { [MISSING]: 'User not found', [MISSING + 1]: 'User not found' },
        },
      },
    ],
    ['a change of nobody', 'PUT', `${members}/${MISSING}`, { access_level: 30 }, rowNotFound],
    [
      'a change of who only asks',
      'PUT',
      `${members}/${asking.id}`,
      { access_level: 30 },
      rowNotFound,
    ],
    [
      'a change of who is above',
      'PUT',
      `${members}/${above.id}`,
      { access_level: 30 },
      rowNotFound,
    ],
    ['a change to nothing', 'PUT', one, { access_level: 1234 }, notListed],
    ['a change to yesterday', 'PUT', one, { access_level: 30, expires_at: '2001-01-01' }, past],
    [
      'a username in the address',
      'PUT',
      `${members}/kiln`,
      { access_level: 30 },
      invalid('user_id is invalid'),
    ],
    ['the end of nobody', 'DELETE', `${members}/${MISSING}`, {}, rowNotFound],
    ['the end of who is above', 'DELETE', `${members}/${above.id}`, {}, rowNotFound],
    ['the end of who only asks', 'DELETE', `${members}/${asking.id}`, {}, rowNotFound],

    [
      'an invitation of nobody',
      'POST',
      `${path}/invitations`,
      { access_level: 30 },
      {
        status: 400,
        body: { message: '400 Bad request - Must provide either email or user_id as a parameter' },
      },
    ],
    [
      'an invitation without address',
      'POST',
      `${path}/invitations`,
      { email: '', access_level: 30 },
      invalid('email is empty'),
    ],
    [
      'an invitation to no address',
      'POST',
      `${path}/invitations`,
      { email: '../kiln', access_level: 30 },
      {
        status: 201,
        body: { status: 'error', message: { '../kiln': 'Invite email is invalid' } },
      },
    ],
    [
      'a second invitation',
      'POST',
      `${path}/invitations`,
      { email: 'KILN@example.com', access_level: 30 },
      {
        status: 201,
        body: {
          status: 'error',
          message: { 'KILN@example.com': 'Invite email has already been taken' },
        },
      },
    ],
    [
      'an invitation to a level of nothing',
      'POST',
      `${path}/invitations`,
      { email: 'new@example.com', access_level: 25 },
      notListed,
    ],
    [
      'a change of an invitation to nothing',
      'PUT',
      `${path}/invitations/kiln%40example.com`,
      {},
      invalid('access_level, expires_at are missing, at least one parameter must be provided'),
    ],
    [
      'a change of an invitation to yesterday',
      'PUT',
      `${path}/invitations/kiln%40example.com`,
      { expires_at: '2001-01-01' },
      past,
    ],
    [
      'no such invitation',
      'PUT',
      `${path}/invitations/x%40example.com`,
      { access_level: 30 },
      rowNotFound,
    ],
    ['the end of no invitation', 'DELETE', `${path}/invitations/x%40example.com`, {}, rowNotFound],

    ['an approval of nobody', 'PUT', `${path}/access_requests/${MISSING}/approve`, {}, rowNotFound],
    [
      'an approval to nothing',
      'PUT',
      `${path}/access_requests/${asking.id}/approve`,
      { access_level: 1234 },
      notListed,
    ],
    [
      'an approval of a member',
      'PUT',
      `${path}/access_requests/${member.id}/approve`,
      {},
      rowNotFound,
    ],
    ['a denial of nobody', 'DELETE', `${path}/access_requests/${MISSING}`, {}, rowNotFound],
  ];
  return lines.map(([what, ...line]): Line => [`${what} in a ${kind}`, ...line]);
});

const ofOne: readonly Line[] = [
  [
    'an owner of a project',
    'POST',
    `${inProject}/members`,
    wanted(newcomer.id, { access_level: 50 }),
    notListed,
  ],
  [
    'a member made owner of a project',
    'PUT',
    `${inProject}/members/${member.id}`,
    { access_level: 50 },
    notListed,
  ],
  [
    'the last owner demoted',
    'PUT',
    `/groups/${top.id}/members/${owner.id}`,
    { access_level: 40 },
    forbidden(),
  ],
  ['the last owner removed', 'DELETE', `/groups/${top.id}/members/${owner.id}`, {}, forbidden()],
  [
    'where the group has closed its projects',
    'POST',
    `/projects/${inLocked.id}/members`,
    wanted(newcomer.id),
    { status: 405, body: { message: '405 Method Not Allowed' } },
  ],
  [
    'a hidden group',
    'POST',
    `/groups/${hidden.id}/members`,
    wanted(newcomer.id),
    notFound('Group'),
  ],
  ['no group', 'POST', `/groups/${MISSING}/members`, wanted(newcomer.id), notFound('Group')],
  ['no project', 'POST', `/projects/${MISSING}/members`, wanted(newcomer.id), notFound('Project')],
  [
    'an override of what no directory sets',
    'POST',
    `${inGroup}/members/${member.id}/override`,
    {},
    forbidden(),
  ],
  [
    'a state in a subgroup',
    'PUT',
    `${inGroup}/members/${member.id}/state`,
    { state: 'awaiting' },
    refused('400 Bad request'),
  ],
  [
    'a state that is none',
    'PUT',
    `/groups/${top.id}/members/${above.id}/state`,
    { state: 'asleep' },
    invalid('state does not have a valid value'),
  ],
  [
    'the last owner set to wait',
    'PUT',
    `/groups/${top.id}/members/${owner.id}/state`,
    { state: 'awaiting' },
    { status: 422, body: { message: expect.any(String) } },
  ],
  ['an approval of no row', 'PUT', `/groups/${top.id}/members/${MISSING}/approve`, {}, rowNotFound],
  [
    'the end of a seat of a subgroup',
    'DELETE',
    `${inGroup}/billable_members/${member.id}`,
    {},
    refused('Invalid group provided'),
  ],
  [
    'the end of a seat of nobody',
    'DELETE',
    `/groups/${top.id}/billable_members/${MISSING}`,
    {},
    refused(expect.any(String)),
  ],
];

describe.each([
  ['in groups and projects', inBoth],
  ['in one of them', ofOne],
] as const)('%s all stays as it was for', (_, lines) => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    '%s',
    async (_, [method, url, body, refusal]) => {
      await expectRefused(app, () => as.send(method, url, body), refusal);
    },
  );
});

describe('a refused change of members has no effect:', () => {
  it.each([
    [
      'a maintainer adds to a group',
      maintainer,
      'POST',
      `${inGroup}/members`,
      wanted(newcomer.id),
      forbidden(),
    ],
    [
      'a maintainer makes oneself owner of a group',
      maintainer,
      'PUT',
      `${inGroup}/members/${maintainer.id}`,
      { access_level: 50 },
      forbidden(),
    ],
    [
      'a maintainer grants a request of a group',
      maintainer,
      'PUT',
      `${inGroup}/access_requests/${asking.id}/approve`,
      {},
      forbidden(),
    ],
    [
      'a member removes another',
      member,
      'DELETE',
      `${inGroup}/members/${maintainer.id}`,
      {},
      forbidden(),
    ],
    ['a member asks again', member, 'POST', `${inGroup}/access_requests`, {}, forbidden()],
    [
      'a stranger asks a closed group',
      newcomer,
      'POST',
      `/groups/${closed.id}/access_requests`,
      {},
      forbidden(),
    ],
    [
      'a stranger asks a hidden group',
      newcomer,
      'POST',
      `${inGroup}/access_requests`,
      {},
      notFound('Group'),
    ],
    [
      'a stranger withdraws what another asked for',
      member,
      'DELETE',
      `${inProject}/access_requests/${asking.id}`,
      {},
      forbidden(),
    ],
  ] as const)('%s', async (_, who, method, url, body, refusal) => {
    await expectRefused(app, () => api.as(who).send(method, url, body), refusal);
  });
});
