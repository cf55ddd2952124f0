import { beforeEach, describe, expect, it } from 'vitest';
import { removeRepository } from '#src/git/life/existence.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { racing, startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { committerTo, commitsOf, rewrite, write } from './world.ts';

const { api, db, git } = await startApp({
  connections: racing,
  clock: () => new Date('2022-05-01T10:00:00Z'),
});

let project: ProjectRow;
let developer: UserRow;
let start: string;
beforeEach(async () => {
  project = await seedProject(db, { git, visibility: 'private', empty_repo: false });
  developer = await seedUser(db);
  await addMember(db, { project, user: developer, level: 30 });
  start = await committerTo(git, project)('Start', [
    write('README.md', '# Kiln\n'),
    write('lib/kiln.rb', 'puts "warm"\n'),
    write('bin/fire', '#!/bin/sh\n'),
  ]);
});

const commit = (body: object, into = project) =>
  api.as(developer).post(commitsOf(into), { branch: 'main', commit_message: 'Change', ...body });
const act = (...actions: object[]) => commit({ actions });
async function contentOf(path: string, ref = 'main'): Promise<string | null> {
  const file = `/projects/${project.id}/repository/files/${encodeURIComponent(path)}/raw`;
  const answer = await api.as(developer).get(`${file}?ref=${ref}`);
  return answer.status === 200 ? answer.bytes.toString() : null;
}

describe('POST /projects/{id}/repository/commits', () => {
  it('makes one commit of all actions', async () => {
    const answer = await act(
      { action: 'create', file_path: 'docs/firing.md', content: 'Slowly.' },
      { action: 'create', file_path: 'empty' },
      { action: 'update', file_path: 'README.md', content: 'IyBHbGF6ZQo=', encoding: 'base64' },
      { action: 'move', file_path: 'lib/curve.rb', previous_path: 'lib/kiln.rb' },
      { action: 'chmod', file_path: 'bin/fire', execute_filemode: true },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      parent_ids: [start],
      title: 'Change',
      author_name: developer.name,
      author_email: developer.email,
      committer_name: developer.name,
      committer_email: developer.email,
      committed_date: '2022-05-01T10:00:00.000+00:00',
      stats: { additions: 2, deletions: 1, total: 3 },
      status: null,
      project_id: project.id,
      last_pipeline: null,
    });
    expect(await contentOf('docs/firing.md')).toBe('Slowly.');
    expect(await contentOf('README.md')).toBe('# Glaze\n');
    expect(await contentOf('lib/curve.rb')).toBe('puts "warm"\n');
    expect(await contentOf('lib/kiln.rb')).toBeNull();
    expect(await contentOf('empty')).toBe('');
    const diff = await api.as(developer).get(commitsOf(project, answer.body.id, 'diff'));
    expect(diff.body).toHaveLength(5);
  });

  it('is a push: the activity, and the branch that an empty repository gets', async () => {
    await act({ action: 'create', file_path: 'x', content: 'x' });
    const events = await api.as(developer).get(`/projects/${project.id}/events`);
    expect(events.body[0]).toMatchObject({
      action_name: 'pushed to',
      push_data: { ref: 'main', commit_count: 1, commit_from: start, commit_title: 'Change' },
    });

    const empty = await seedProject(db, { git, visibility: 'private' });
    await addMember(db, { project: empty, user: developer, level: 40 });
    const actions = [{ action: 'create', file_path: 'x', content: 'x' }];
    const first = await commit({ actions, branch: 'trunk', start_branch: 'missing' }, empty);
    expect(first).toMatchObject({ status: 201, body: { parent_ids: [] } });
    const { body } = await api.as(developer).get(`/projects/${empty.id}`);
    expect(body).toMatchObject({ default_branch: 'trunk', empty_repo: false });
  });

  it('takes the author, leaves out lines changed, and takes forms', async () => {
    const author = { author_name: 'Example Glazer', author_email: 'glazer@example.com' };
    const actions = [{ action: 'delete', file_path: 'README.md' }];
    const answer = await commit({ actions, stats: false, ...author });
    expect(answer.body).toMatchObject({ ...author, committer_email: developer.email });
    expect(answer.body).not.toHaveProperty('stats');

    const form =
      'branch=main&commit_message=Form&actions[][action]=create&actions[][file_path]=a%20b&actions[][content]=c';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await api.as(developer).post(commitsOf(project), form, type);
    expect(sent).toMatchObject({ status: 201, body: { title: 'Form' } });
    expect(await contentOf('a b')).toBe('c');
  });

  it('hides the address of whoever wants that', async () => {
    await db('users').where({ id: developer.id }).update({ commit_email: '_private' });
    const hidden = await seedUser(db, { commit_email: '_private' });
    await addMember(db, { project, user: hidden, level: 30 });
    const actions = [{ action: 'delete', file_path: 'README.md' }];
    const body = { branch: 'main', commit_message: 'x', actions };
    const answer = await api.as(hidden).post(commitsOf(project), body);
    const address = `${hidden.id}-${hidden.username}@users.noreply.127.0.0.1`;
    expect(answer.body.author_email).toBe(address);
  });

  const refused: [string, object[]][] = [
    ['A file with this name already exists', [{ action: 'create', file_path: 'README.md' }]],
    [
      'A file with this name already exists',
      [{ action: 'move', previous_path: 'README.md', file_path: 'bin/fire' }],
    ],
    [
      "A file with this name doesn't exist",
      [{ action: 'update', file_path: 'missing', content: 'x' }],
    ],
    ["A file with this name doesn't exist", [{ action: 'delete', file_path: 'lib' }]],
    [
      "A file with this name doesn't exist",
      [{ action: 'chmod', file_path: 'missing', execute_filemode: true }],
    ],
    [
      "A file with this name doesn't exist",
      [{ action: 'move', previous_path: 'missing', file_path: 'x' }],
    ],
    ['A directory with this name already exists', [{ action: 'create', file_path: 'lib' }]],
    ['Path cannot include directory traversal', [{ action: 'create', file_path: '../x' }]],
    ['Path cannot include directory traversal', [{ action: 'create', file_path: 'a/../../x' }]],
    [
      'Path cannot include directory traversal',
      [{ action: 'move', previous_path: '../x', file_path: 'y' }],
    ],
    ['You must provide a file path', [{ action: 'create', file_path: '' }]],
    ["invalid path: '.git/config'", [{ action: 'create', file_path: '.git/config' }]],
    ["invalid path: 'a/.GIT/hooks/x'", [{ action: 'create', file_path: 'a/.GIT/hooks/x' }]],
    ["invalid path: 'a//b'", [{ action: 'create', file_path: 'a//b' }]],
    ["invalid path: '/etc/x'", [{ action: 'create', file_path: '/etc/x' }]],
    [
      'The file has changed since you started editing it: README.md',
      [{ action: 'update', file_path: 'README.md', content: 'x', last_commit_id: 'f'.repeat(40) }],
    ],
  ];
  it.each(refused)('answers 400 with `%s`, and changes nothing', async (message, actions) => {
    const answer = await act({ action: 'create', file_path: 'other', content: 'x' }, ...actions);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await readBranchHead(git.repository(project.id), 'main')).toBe(start);
  });

  const invalid: [string, object][] = [
    ['branch is missing', { branch: undefined, actions: [] }],
    ['commit_message is missing', { commit_message: undefined }],
    ['commit_message is empty', { commit_message: '' }],
    [
      'commit_message is empty',
      { commit_message: ' \n', actions: [{ action: 'create', file_path: 'x' }] },
    ],
    ['branch is empty', { branch: '' }],
    ['actions is missing', {}],
    ['actions is empty', { actions: [] }],
    ['actions[0][file_path] is missing', { actions: [{ action: 'create' }] }],
    [
      'actions[0][action] does not have a valid value',
      { actions: [{ action: 'x', file_path: 'x' }] },
    ],
    ['actions[0][content] is missing', { actions: [{ action: 'update', file_path: 'README.md' }] }],
    ['actions[0][previous_path] is missing', { actions: [{ action: 'move', file_path: 'x' }] }],
    ['actions[0][execute_filemode] is missing', { actions: [{ action: 'chmod', file_path: 'x' }] }],
    [
      'actions[0][content] is invalid',
      { actions: [{ action: 'create', file_path: 'x', content: '%%%', encoding: 'base64' }] },
    ],
    [
      'start_branch, start_sha are mutually exclusive',
      { start_branch: 'a', start_sha: 'b', actions: [{ action: 'delete', file_path: 'x' }] },
    ],
  ];
  it.each(invalid)('answers 400 with `%s`', async (error, body) => {
    const answer = await commit(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(error);
  });

  it('sets the mode that a file has already', async () => {
    const set = (execute_filemode: boolean) =>
      act({ action: 'chmod', file_path: 'README.md', execute_filemode });
    for (const mode of [false, true, true]) expect(await set(mode)).toMatchObject({ status: 201 });
  });

  it('refuses a change that changes nothing, and a message or name with NUL', async () => {
    const same = await act({ action: 'update', file_path: 'README.md', content: '# Kiln\n' });
    const message = 'Your changes could not be committed';
    expect(same).toMatchObject({ status: 400, body: { message } });
    const actions = [{ action: 'delete', file_path: 'README.md' }];
    expect((await commit({ actions, commit_message: 'a\0b' })).status).toBe(400);
    expect((await act({ action: 'delete', file_path: 'a\0b' })).status).toBe(400);
  });

  it('keeps authors from writing more than a name', async () => {
    const actions = [{ action: 'delete', file_path: 'README.md' }];
    const author_name = 'A <a@example.com> 0 +0000\nparent 1234';
    const answer = await commit({ actions, author_name, author_email: 'x\n>y@example.com' });
    expect(answer).toMatchObject({ status: 201, body: { parent_ids: [start] } });
    expect(answer.body.author_name).not.toContain('\n');
    expect(answer.body.author_email).toBe('xy@example.com');
  });

  it('refuses a file that was changed since, whoever comes first', async () => {
    const edit = (content: string) =>
      act({ action: 'update', file_path: 'README.md', content, last_commit_id: start });
    const answers = await Promise.all(['1', '2', '3', '4'].map(edit));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const message = 'The file has changed since you started editing it: README.md';
    for (const { status, body } of answers) if (status === 400) expect(body).toEqual({ message });
  });

  it('loses no commit of many at once', async () => {
    const before = await countReachedCommits(git.repository(project.id), 'main');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        act({ action: 'create', file_path: `many/${number}`, content: `${number}` }),
      ),
    );
    const ids = answers.map(({ status, body }) => (status === 201 ? (body.id as string) : status));
    expect(new Set(ids).size).toBe(20);
    const list = await api.as(developer).get(`${commitsOf(project)}?per_page=100`);
    const listed = (list.body as { id: string }[]).map(({ id }) => id);
    expect(listed).toHaveLength(before + 20);
    expect(listed).toEqual(expect.arrayContaining(ids));
    for (let number = 0; number < 20; number += 1) {
      expect(await contentOf(`many/${number}`)).toBe(`${number}`);
    }
  });
});

describe('a new branch', () => {
  const actions = [{ action: 'create', file_path: 'new', content: 'x' }];

  it('begins at a branch or at a commit', async () => {
    const later = await committerTo(git, project)('Later', [rewrite('README.md', 'x')]);
    const branch = await commit({ actions, branch: 'a/b', start_branch: 'main' });
    expect(branch).toMatchObject({ status: 201, body: { parent_ids: [later] } });
    const sha = await commit({ actions, branch: 'c', start_sha: start });
    expect(sha).toMatchObject({ status: 201, body: { parent_ids: [start] } });
    expect(await contentOf('README.md', 'c')).toBe('# Kiln\n');
  });

  it('overwrites another only if that is wanted', async () => {
    const later = await committerTo(git, project)('Later', [write('later', 'x')]);
    const start_branch = 'main';
    await commit({ actions, branch: 'other', start_branch });
    const again = { actions, branch: 'other', start_sha: start };
    const message =
      "A branch called 'other' already exists. Switch to that branch in order to make changes";
    expect(await commit(again)).toMatchObject({ status: 400, body: { message } });
    const forced = await commit({ ...again, force: true });
    expect(forced).toMatchObject({ status: 201, body: { parent_ids: [start] } });
    expect(await readBranchHead(git.repository(project.id), 'other')).toBe(forced.body.id);
    expect(await contentOf('later', 'other')).toBeNull();
    const events = await api.as(developer).get(`/projects/${project.id}/events`);
    expect(events.body[0].push_data).toMatchObject({ ref: 'other', action: 'pushed' });
    const begun = await commit({ actions, branch: 'third', start_branch, force: true });
    expect(begun.body.parent_ids).toEqual([later]);
  });

  const broken: [string, object][] = [
    ['You can only create or edit files when you are on a branch', { branch: 'missing' }],
    ['You can only create or edit files when you are on a branch', { branch: 'a..b' }],
    [
      'You can only create or edit files when you are on a branch',
      { branch: 'x', start_branch: 'missing' },
    ],
    [
      "Cannot find start_sha 'ffffffffffffffffffffffffffffffffffffffff'",
      { start_sha: 'f'.repeat(40) },
    ],
    ["Invalid start_sha 'main'", { branch: 'x', start_sha: 'main' }],
    ...['a..b', '-x', 'a b', 'x.lock', 'HEAD', 'refs/heads/x', 'a'.repeat(300)].map(
      (branch): [string, object] => [
        `Something went wrong when we tried to create '${branch}' for you: Branch name is invalid`,
        { branch, start_branch: 'main' },
      ],
    ),
    [
      "Something went wrong when we tried to create 'main/x' for you: Branch name is invalid",
      { branch: 'main/x', start_branch: 'main' },
    ],
  ];
  it.each(broken)('answers 400 with `%s`', async (message, body) => {
    const asked = { actions, ...body };
    expect(await commit(asked)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a start in another project', () => {
  const actions = [{ action: 'create', file_path: 'new', content: 'x' }];

  it('is taken from forks, and their repositories can go afterwards', async () => {
    const fork = await seedProject(db, { git, visibility: 'private', forked_from_id: project.id });
    await addMember(db, { project: fork, user: developer, level: 30 });
    const theirs = await committerTo(git, fork)('Theirs', [write('theirs', 'x')]);
    const start = { start_project: fork.id, start_branch: 'main', branch: 'from-fork' };
    const answer = await commit({ actions, ...start });
    expect(answer).toMatchObject({ status: 201, body: { parent_ids: [theirs] } });
    await removeRepository(git.repository(fork.id));
    expect(await contentOf('theirs', 'from-fork')).toBe('x');
  });

  it('is refused from projects that are not related, hidden, or closed', async () => {
    const other = await seedProject(db, { git, readme: true });
    const start = { actions, start_branch: 'main', branch: 'x' };
    const namespace = await db('namespaces').where({ id: project.namespace_id }).first();
    const message = `403 Forbidden - Project is not included in the fork network for ${String(namespace?.full_name)} / ${project.name}`;
    const unrelated = await commit({ ...start, start_project: other.full_path });
    expect(unrelated).toMatchObject({ status: 403, body: { message } });
    const hidden = await seedProject(db, { git, visibility: 'private', readme: true });
    const notFound = { status: 404, body: { message: '404 Project Not Found' } };
    expect(await commit({ ...start, start_project: hidden.id })).toMatchObject(notFound);
    const fork = await seedProject(db, {
      ...{ git, readme: true, forked_from_id: project.id },
      repository_access_level: 'private',
    });
    expect(await commit({ ...start, start_project: fork.id })).toMatchObject({ status: 403 });
  });
});
