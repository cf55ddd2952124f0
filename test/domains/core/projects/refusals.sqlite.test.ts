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
  shareProject,
  unique,
} from '#test/support/seed.ts';

const app = await startApp();
const { api, db, git } = app;
const owner = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const maintainer = await seedUser(db);
const full = await seedUser(db, { projects_limit: 0 });
const as = api.as(owner);
for (const user of [owner, administrator, maintainer, full]) await api.as(user).get('/user');

const group = await seedGroup(db, { owner, visibility: 'internal' });
const sub = await seedGroup(db, { parent: group, visibility: 'internal' });
const project = await seedProject(db, {
  namespace: group,
  visibility: 'internal',
  git,
  readme: true,
});
const sibling = await seedProject(db, { namespace: group, visibility: 'internal' });
const other = await seedGroup(db, { owner });
const elsewhere = await seedProject(db, { namespace: other, path: project.path });
const locked = await seedGroup(db, { owner, share_with_group_lock: true });
const inLocked = await seedProject(db, { namespace: locked });
const hidden = await seedGroup(db, { visibility: 'private' });
const inHidden = await seedProject(db, { namespace: hidden, visibility: 'private' });
const foreign = await seedProject(db);
await addMember(db, { project, user: maintainer, level: 40 });
await shareProject(db, project, { with: other, level: 30 });
const fork = await seedProject(db, { namespace: other, forked_from_id: foreign.id });

const MISSING = 4_000_000_000;
const path = `/projects/${project.id}`;
const more = expect.arrayContaining([expect.any(String)]);
const taken = ['has already been taken'];

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

const made = (changes: object) => ({
  name: 'Kiln',
  path: unique('kiln'),
  namespace_id: group.id,
  ...changes,
});
const creating = (what: string, changes: object, wanted: Refusal): Line => [
  what,
  'POST',
  '/projects',
  made(changes),
  wanted,
];
const routes = ['blob', 'Tree', 'raw', 'edit', 'wikis', 'commits', 'new', '-'];

const created: readonly Line[] = [
  ...hostilePaths.map((text) =>
    creating(`the path ${JSON.stringify(text)}`, { path: text }, refused({ path: more })),
  ),
  ...hostileNames.map((text) =>
    creating(`the name ${JSON.stringify(text)}`, { name: text }, refused({ name: more })),
  ),
  ...routes.map((text) => creating(`the word ${text}`, { path: text }, refused({ path: more }))),
  creating('the path .git', { path: '.git' }, refused({ path: more })),
  creating('NUL', { name: 'a\0b' }, invalid('name is invalid')),
  creating('a long path', { path: 'p'.repeat(300) }, refused({ path: more })),
  creating('a long name', { name: 'n'.repeat(300) }, refused({ name: more })),
  creating('a taken path', { path: project.path.toUpperCase() }, refused({ path: taken })),
  creating('the path of a subgroup', { path: sub.path }, refused({ path: taken })),
  creating('a taken name', { name: project.name.toUpperCase() }, refused({ name: taken })),
  creating('no such group', { namespace_id: MISSING }, refused({ namespace: ['is not valid'] })),
  creating('a hidden group', { namespace_id: hidden.id }, refused({ namespace: ['is not valid'] })),
  creating(
    'more than the group shows',
    { visibility: 'public' },
    refused({ visibility_level: more }),
  ),
  creating(
    'a branch like a path',
    { default_branch: 'a..b' },
    refused({ default_branch: ['is invalid'] }),
  ),
  creating('a list for a name', { name: ['a'] }, invalid('name is invalid')),
  creating('text for a picture', { avatar: 'x' }, invalid('avatar is invalid')),
  creating('text for a number', { build_timeout: 'long' }, invalid('build_timeout is invalid')),
  creating('a long topic', { topics: ['t'.repeat(256)] }, refused({ topics: more })),
];

const changed: readonly Line[] = [
  ...hostilePaths.map((text): Line => [
    `the path ${JSON.stringify(text)}`,
    'PUT',
    path,
    { path: text, description: 'new', topics: ['new'] },
    refused({ path: more }),
  ]),
  ...hostileNames.map((text): Line => [
    `the name ${JSON.stringify(text)}`,
    'PUT',
    path,
    { name: text, merge_method: 'ff' },
    refused({ name: more }),
  ]),
  ['a taken path', 'PUT', path, { path: sibling.path.toUpperCase() }, refused({ path: taken })],
  ['the path of a subgroup', 'PUT', path, { path: sub.path }, refused({ path: taken })],
  ['a taken name', 'PUT', path, { name: sibling.name }, refused({ name: taken })],
  ['the word of a route', 'PUT', path, { path: 'blame' }, refused({ path: more })],
  [
    'more than the group shows',
    'PUT',
    path,
    { visibility: 'public' },
    refused({ visibility_level: more }),
  ],
  [
    'a branch that is not there',
    'PUT',
    path,
    { default_branch: 'none', name: 'New' },
    refused({ base: ['Could not set the default branch'] }),
  ],
  [
    'a branch like an option',
    'PUT',
    path,
    { default_branch: '--help' },
    refused({ base: ['Could not set the default branch'] }),
  ],
  [
    'merge requests wider than code',
    'PUT',
    path,
    { repository_access_level: 'disabled', builds_access_level: 'enabled', name: 'New' },
    refused({ merge_requests_access_level: more, builds_access_level: more }),
  ],
  [
    'an unknown level of a feature',
    'PUT',
    path,
    { issues_access_level: 'public', name: 'New' },
    invalid('issues_access_level does not have a valid value'),
  ],
  ['nothing', 'PUT', path, {}, invalid(expect.stringContaining('at least one parameter must be'))],
  ['no such project', 'PUT', `/projects/${MISSING}`, { name: 'New' }, notFound('Project')],
  ['a hidden one', 'PUT', `/projects/${inHidden.id}`, { name: 'New' }, notFound('Project')],
  ['one of others', 'PUT', `/projects/${foreign.id}`, { name: 'New' }, forbidden()],
  ['the end of a hidden one', 'DELETE', `/projects/${inHidden.id}`, {}, notFound('Project')],
  ['the end of one of others', 'DELETE', `/projects/${foreign.id}`, {}, forbidden()],
  ['one that is not marked', 'POST', `${path}/restore`, {}, refused('400 Bad request')],
];

const unmoved = (reason: string) => refused(`Failed to transfer project ${reason}`);

const moved: readonly Line[] = [
  [
    'to where it is',
    'PUT',
    `${path}/transfer`,
    { namespace: group.full_path.toUpperCase() },
    unmoved('Project is already in this namespace.'),
  ],
  [
    'to where the path is taken',
    'PUT',
    `${path}/transfer`,
    { namespace: other.id },
    unmoved('Project with same name or path in target namespace already exists'),
  ],
  ['to nowhere', 'PUT', `${path}/transfer`, { namespace: 'no-such-place' }, notFound('Namespace')],
  [
    'to a hidden place',
    'PUT',
    `${path}/transfer`,
    { namespace: hidden.full_path },
    notFound('Namespace'),
  ],
  [
    'to another user',
    'PUT',
    `${path}/transfer`,
    { namespace: maintainer.username },
    notFound('Namespace'),
  ],
  ['to a path upwards', 'PUT', `${path}/transfer`, { namespace: '../x' }, notFound('Namespace')],
  ['without a place', 'PUT', `${path}/transfer`, {}, invalid('namespace is missing')],
];

const copied: readonly Line[] = [
  ['into nowhere', 'POST', `${path}/fork`, { namespace_path: 'no-such' }, notFound('Namespace')],
  [
    'into a hidden group',
    'POST',
    `${path}/fork`,
    { namespace_id: hidden.id },
    notFound('Namespace'),
  ],
  [
    'to a taken path',
    'POST',
    `${path}/fork`,
    { namespace_id: other.id, name: 'Copy' },
    conflict({ path: taken }),
  ],
  ...hostilePaths
    .slice(0, 12)
    .map((text): Line => [
      `to the path ${JSON.stringify(text)}`,
      'POST',
      `${path}/fork`,
      { path: text },
      refused({ path: more }),
    ]),
  ['with a misleading name', 'POST', `${path}/fork`, { name: 'a\u202eb' }, refused({ name: more })],
  ['of a hidden one', 'POST', `/projects/${inHidden.id}/fork`, {}, notFound('Project')],
  ['as a link to nothing', 'POST', `${path}/fork/${MISSING}`, {}, notFound('Project')],
  ['as a link to a hidden one', 'POST', `${path}/fork/${inHidden.id}`, {}, notFound('Project')],
  [
    'as a link to itself',
    'POST',
    `${path}/fork/${project.id}`,
    {},
    refused({ forked_from_project: ['cannot be the project or a fork of it'] }),
  ],
  [
    'as a second link',
    'POST',
    `/projects/${fork.id}/fork/${elsewhere.id}`,
    {},
    conflict('Project already forked'),
  ],
  ['that is none, to cut', 'DELETE', `${path}/fork`, {}, { status: 304, body: null }],
];

const share = (id: unknown, changes: object = {}) => ({
  group_id: id,
  group_access: 30,
  ...changes,
});
const inTree = 'Project cannot be shared with the group it is in or one of its ancestors.';

const shared: readonly Line[] = [
  ['a second time', 'POST', `${path}/share`, share(other.id), conflict('409 Conflict')],
  ['with its own group', 'POST', `${path}/share`, share(group.id), conflict(inTree)],
  ['with none', 'POST', `${path}/share`, share(MISSING), notFound('Group')],
  ['with a hidden one', 'POST', `${path}/share`, share(hidden.id), notFound('Group')],
  [
    'where that is locked',
    'POST',
    `/projects/${inLocked.id}/share`,
    share(other.id),
    refused('The project sharing with group is disabled'),
  ],
  [
    'as owners',
    'POST',
    `${path}/share`,
    share(locked.id, { group_access: 50 }),
    invalid('group_access does not have a valid value'),
  ],
  [
    'until yesterday',
    'POST',
    `${path}/share`,
    share(locked.id, { expires_at: '2001-01-01' }),
    refused({ expires_at: ['cannot be a date in the past'] }),
  ],
  [
    'no more, though it never was',
    'DELETE',
    `${path}/share/${locked.id}`,
    {},
    notFound('Group Link'),
  ],
  [
    'by members of itself',
    'POST',
    `${path}/import_project_members/${project.id}`,
    {},
    {
      status: 422,
      body: { message: 'Import failed' },
    },
  ],
  [
    'by members of none',
    'POST',
    `${path}/import_project_members/${MISSING}`,
    {},
    notFound('Project'),
  ],
  [
    'by members of others',
    'POST',
    `${path}/import_project_members/${foreign.id}`,
    {},
    forbidden('Project'),
  ],
];

describe.each([
  ['a new project is refused', created],
  ['a change of a project is refused', changed],
  ['a move of a project is refused', moved],
  ['a copy of a project is refused', copied],
  ['a share of a project is refused', shared],
] as const)('%s and leaves all as it was', (_, lines) => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    'for %s',
    async (_, [method, url, body, wanted]) => {
      await expectRefused(app, () => as.send(method, url, body), wanted);
    },
  );
});

describe('a refused change of a project has no effect:', () => {
  const limit =
    'Personal project creation is not allowed. Please contact your administrator with questions';
  const mine = { name: 'Mine' };

  it.each([
    [
      'a maintainer showing it to all',
      maintainer,
      'PUT',
      path,
      { visibility: 'private' },
      forbidden(),
    ],
    ['a maintainer archiving', maintainer, 'POST', `${path}/archive`, {}, forbidden()],
    ['a maintainer deleting', maintainer, 'DELETE', path, {}, forbidden()],
    [
      'a maintainer moving it away',
      maintainer,
      'PUT',
      `${path}/transfer`,
      { namespace: maintainer.username },
      forbidden(),
    ],
    [
      'a new one beyond the limit',
      full,
      'POST',
      '/projects',
      mine,
      { status: 403, body: { error: [limit] } },
    ],
    ['a copy beyond the limit', full, 'POST', `${path}/fork`, {}, notFound('Target Namespace')],
    ['one for no user', administrator, 'POST', `/projects/user/${MISSING}`, mine, notFound('User')],
    [
      'one for another user, by nobody of rights',
      maintainer,
      'POST',
      `/projects/user/${owner.id}`,
      mine,
      forbidden(),
    ],
  ] as const)('%s', async (_, who, method, url, body, wanted) => {
    await expectRefused(app, () => api.as(who).send(method, url, body), wanted);
  });
});

describe('addresses that name no project', () => {
  it.each([
    '..',
    project.path,
    `${project.full_path}.git`,
    `${project.full_path}.atom`,
    `${project.full_path}/`,
    `/${project.full_path}`,
    `${group.full_path}/../${project.full_path}`,
    `${project.full_path}\u200f`,
    `${group.full_path}/-x`,
    'x/'.repeat(150),
    '😀/😀',
    '0',
    '9'.repeat(40),
  ])('%s', async (id) => {
    const answer = await as.get(`/projects/${encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ status: 404 });
  });
});
