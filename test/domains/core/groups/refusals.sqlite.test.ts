import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  conflict,
  expectRefused,
  forbidden,
  hostileNames,
  hostilePaths,
  invalid,
  notFound,
  type Refusal,
  refused,
} from '#test/support/refusals.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  unique,
} from '#test/support/seed.ts';

const app = await startApp();
const { api, db, git } = app;
const owner = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const as = api.as(owner);
const admin = api.as(administrator);
for (const each of [as, admin]) await each.get('/user');

const top = await seedGroup(db, { owner, visibility: 'internal' });
const sub = await seedGroup(db, { parent: top, visibility: 'internal' });
const deep = await seedGroup(db, { parent: sub, visibility: 'internal' });
const project = await seedProject(db, { namespace: sub, visibility: 'internal', git });
const other = await seedGroup(db, { owner });
const hidden = await seedGroup(db, { visibility: 'private' });
const narrow = await seedGroup(db, { owner, visibility: 'private' });
const closed = await seedGroup(db, { owner, prevent_sharing_groups_outside_hierarchy: true });
const inClosed = await seedGroup(db, { parent: closed });
// Eighteen deep, to hold one more level and no two.
let chain = other;
while (chain.depth < 19) chain = await seedGroup(db, { parent: chain });
const full = await seedGroup(db, { parent: chain, path: 'twentieth' });
await shareGroup(db, top, { with: other, level: 30 });

const MISSING = 4_000_000_000;
const NONE = `/groups/${MISSING}`;
const path = `/groups/${top.id}`;
const texts = [expect.any(String)];
const more = expect.arrayContaining(texts);
/** The creation reports its faults as one text, written like a hash. */
const failed = (attribute: string, text = '.*') => ({
  status: 400,
  body: {
    message: expect.stringMatching(
      new RegExp(`^Failed to save group \\{.*:${attribute}=>\\["${text}`),
    ),
  },
});

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

const named = (changes: object) => ({ name: 'Kiln', path: unique('kiln'), ...changes });
const taken = 'has already been taken';

const creating: readonly Line[] = [
  ...hostilePaths.map((text): Line => [
    `the path ${JSON.stringify(text)}`,
    'POST',
    '/groups',
    named({ path: text }),
    failed('path'),
  ]),
  ...hostileNames.map((text): Line => [
    `the name ${JSON.stringify(text)}`,
    'POST',
    '/groups',
    named({ name: text }),
    failed('name'),
  ]),
  ...['.git', 'api', 'Admin', 'users', 'groups', 'oauth', '-', 'robots.txt', 'projects'].map(
    (text): Line => [`the word ${text}`, 'POST', '/groups', named({ path: text }), failed('path')],
  ),
  ['NUL', 'POST', '/groups', named({ path: 'a\0b' }), invalid('path is invalid')],
  ['a long path', 'POST', '/groups', named({ path: 'p'.repeat(300) }), failed('path', 'is too lo')],
  ['a long name', 'POST', '/groups', named({ name: 'n'.repeat(300) }), failed('name', 'is too lo')],
  ['a path of a group', 'POST', '/groups', named({ path: top.path }), failed('path', taken)],
  [
    'a path of a user, in another case',
    'POST',
    '/groups',
    named({ path: owner.username.toUpperCase() }),
    failed('path', taken),
  ],
  [
    'a path of a project beside',
    'POST',
    '/groups',
    named({ path: project.path.toUpperCase(), parent_id: sub.id }),
    failed('path', taken),
  ],
  ['a name of a sibling', 'POST', '/groups', named({ name: top.name }), failed('name', taken)],
  ['no such parent', 'POST', '/groups', named({ parent_id: MISSING }), notFound('Group')],
  ['a hidden parent', 'POST', '/groups', named({ parent_id: hidden.id }), notFound('Group')],
  ['a tree 21 deep', 'POST', '/groups', named({ parent_id: full.id }), failed('parent_id')],
  [
    'what the parent does not show',
    'POST',
    '/groups',
    named({ parent_id: narrow.id, visibility: 'public' }),
    failed('visibility_level'),
  ],
  [
    'a parent by name',
    'POST',
    '/groups',
    named({ parent_id: 'x' }),
    invalid('parent_id is invalid'),
  ],
  ['a list for a name', 'POST', '/groups', named({ name: ['a'] }), invalid('name is invalid')],
  [
    'an object for a path',
    'POST',
    '/groups',
    named({ path: { a: 1 } }),
    invalid('path is invalid'),
  ],
  [
    'text for a picture',
    'POST',
    '/groups',
    named({ avatar: 'kiln.png' }),
    invalid('avatar is invalid'),
  ],
  ['nothing at all', 'POST', '/groups', {}, invalid('name is missing, path is missing')],
];

const changing: readonly Line[] = [
  ...hostilePaths.map((text): Line => [
    `the path ${JSON.stringify(text)}`,
    'PUT',
    path,
    { path: text, description: 'new' },
    refused({ path: more }),
  ]),
  ...hostileNames.map((text): Line => [
    `the name ${JSON.stringify(text)}`,
    'PUT',
    path,
    { name: text, description: 'new' },
    refused({ name: more }),
  ]),
  ['a taken path', 'PUT', path, { path: other.path.toUpperCase() }, refused({ path: [taken] })],
  ['a taken name', 'PUT', path, { name: other.name }, refused({ name: [taken] })],
  ['the word of a route', 'PUT', path, { path: 'explore' }, refused({ path: more })],
  ['a long path', 'PUT', path, { path: 'p'.repeat(300) }, refused({ path: more })],
  [
    'less than a project below shows',
    'PUT',
    `/groups/${sub.id}`,
    { visibility: 'private', name: 'New' },
    refused({ visibility_level: more }),
  ],
  [
    'more than the parent shows',
    'PUT',
    `/groups/${sub.id}`,
    { visibility: 'public' },
    refused({ visibility_level: texts }),
  ],
  [
    'an unknown level',
    'PUT',
    path,
    { project_creation_level: 'everybody', name: 'New' },
    invalid('project_creation_level does not have a valid value'),
  ],
  ['no such group', 'PUT', NONE, { name: 'New' }, notFound('Group')],
  ['a hidden group', 'PUT', `/groups/${hidden.id}`, { name: 'New' }, notFound('Group')],
  ['no such group to delete', 'DELETE', NONE, {}, notFound('Group')],
  ['a group that is not marked', 'POST', `${path}/restore`, {}, refused('400 Bad request')],
];

const transfer = (id: number) => `/groups/${id}/transfer`;
const unmoved = (reason: string) => refused(`Transfer failed: ${reason}`);
const cycle = unmoved('Cannot transfer group to one of its subgroup.');
const twin = await seedGroup(db, {
  owner,
  visibility: 'internal',
  path: sub.path,
  name: 'Twin',
});
const namesake = await seedGroup(db, { owner, visibility: 'internal', name: sub.name });

const moving: readonly Line[] = [
  ['into itself', 'POST', transfer(top.id), { group_id: top.id }, cycle],
  ['into its subgroup', 'POST', transfer(top.id), { group_id: sub.id }, cycle],
  ['into what is further below', 'POST', transfer(top.id), { group_id: deep.id }, cycle],
  [
    'to the top, where it is',
    'POST',
    transfer(top.id),
    {},
    unmoved('Group is already a root group.'),
  ],
  [
    'into where it is',
    'POST',
    transfer(sub.id),
    { group_id: top.id },
    unmoved('Group is already associated to the parent group.'),
  ],
  [
    'too deep',
    'POST',
    transfer(sub.id),
    { group_id: chain.id },
    unmoved('The group would have too deep level of nesting.'),
  ],
  [
    'into a narrower one',
    'POST',
    transfer(top.id),
    { group_id: narrow.id },
    unmoved('internal is not allowed since the parent group has a private visibility.'),
  ],
  [
    'to where the path is taken',
    'POST',
    transfer(twin.id),
    { group_id: top.id },
    unmoved('The parent group already has a subgroup or a project with the same path.'),
  ],
  [
    'to where the name is taken',
    'POST',
    transfer(namesake.id),
    { group_id: top.id },
    unmoved('The parent group already has a subgroup with the same name.'),
  ],
  ['into none', 'POST', transfer(top.id), { group_id: MISSING }, notFound('Group')],
  ['into a hidden one', 'POST', transfer(top.id), { group_id: hidden.id }, notFound('Group')],
  ['into a word', 'POST', transfer(top.id), { group_id: 'x' }, invalid('group_id is invalid')],
];

const share = (id: unknown, changes: object = {}) => ({
  group_id: id,
  group_access: 30,
  ...changes,
});

const sharing: readonly Line[] = [
  [
    'with itself',
    'POST',
    `${path}/share`,
    share(top.id),
    refused('A group cannot be shared with itself'),
  ],
  ['a second time', 'POST', `${path}/share`, share(other.id), conflict('409 Conflict')],
  ['with none', 'POST', `${path}/share`, share(MISSING), notFound('Group')],
  ['with a hidden one', 'POST', `${path}/share`, share(hidden.id), notFound('Group')],
  [
    'out of a closed hierarchy',
    'POST',
    `/groups/${inClosed.id}/share`,
    share(other.id),
    notFound('Group'),
  ],
  [
    'until yesterday',
    'POST',
    `${path}/share`,
    share(narrow.id, { expires_at: '2001-01-01' }),
    refused({ expires_at: ['cannot be a date in the past'] }),
  ],
  [
    'with no level',
    'POST',
    `${path}/share`,
    { group_id: narrow.id },
    invalid('group_access is missing'),
  ],
  [
    'with a level between',
    'POST',
    `${path}/share`,
    share(narrow.id, { group_access: 25 }),
    invalid('group_access does not have a valid value'),
  ],
  [
    'no more, with whom it never was',
    'DELETE',
    `${path}/share/${narrow.id}`,
    {},
    notFound('Group Link'),
  ],
];

describe.each([
  ['a new group is refused', creating],
  ['a change of a group is refused', changing],
  ['a move of a group is refused', moving],
  ['a share of a group is refused', sharing],
] as const)('%s and leaves all as it was', (_, lines) => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    'for %s',
    async (_, [method, url, body, wanted]) => {
      await expectRefused(app, () => as.send(method, url, body), wanted);
    },
  );
});

describe('a project moved by an administrator is refused and leaves all as it was', () => {
  const namesakeProject = { namespace: other, path: project.path };

  it.each([
    ['there already', sub.id, () => project.id, 'Project is already in this namespace.'],
    [
      'where the path is taken',
      other.id,
      () => project.id,
      'Project with same name or path in target namespace already exists',
    ],
  ] as const)('when it is %s', async (_, group, id, reason) => {
    if (group === other.id) await seedProject(db, namesakeProject);
    const ask = () => admin.post(`/groups/${group}/projects/${id()}`);
    await expectRefused(app, ask, refused(`Failed to transfer project ${reason}`));
  });

  it.each([
    ['no such group', MISSING, project.id, notFound('Group')],
    ['no such project', top.id, MISSING, notFound('Project')],
  ] as const)('for %s', async (_, group, id, wanted) => {
    await expectRefused(app, () => admin.post(`/groups/${group}/projects/${id}`), wanted);
  });

  it('for anybody else', async () => {
    const ask = () => as.post(`/groups/${other.id}/projects/${project.id}`);
    await expectRefused(app, ask, forbidden());
  });
});

describe('addresses that name no group', () => {
  it.each([
    '..',
    '../users',
    `${top.full_path}/../${other.full_path}`,
    `${top.full_path}/`,
    `/${top.full_path}`,
    `${top.full_path}.git`,
    `${top.full_path}.atom`,
    `${top.full_path}\u200f`,
    '-x',
    'x'.repeat(300),
    '😀',
    'groups',
    '00',
    '9'.repeat(40),
  ])('%s', async (id) => {
    const ask = () => as.get(`/groups/${encodeURIComponent(id)}`);
    await expectRefused(app, ask, { status: 404, body: { message: '404 Group Not Found' } });
  });
});

describe('members of a private group, who do not own it', () => {
  it.each([
    ['PUT', '', { name: 'New' }, forbidden()],
    ['DELETE', '', {}, forbidden()],
    ['POST', '/transfer', {}, forbidden()],
    ['POST', '/share', share(other.id), notFound('Group')],
    ['DELETE', `/share/${other.id}`, {}, forbidden()],
  ] as const)(
    'may not %s %s, and change nothing by trying',
    async (method, below, body, wanted) => {
      const maintainer = await seedUser(db);
      await addMember(db, { group: hidden, user: maintainer, level: 40 });
      await api.as(maintainer).get('/user');
      const ask = () => api.as(maintainer).send(method, `/groups/${hidden.id}${below}`, body);
      await expectRefused(app, ask, wanted);
    },
  );
});
