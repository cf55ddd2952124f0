import { describe, expect, it } from 'vitest';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { codeProject, create, fileUrl } from './support.ts';

const app = await startApp({ clock: () => new Date('2022-05-01T12:00:00Z') });
const { api, db, git } = app;
const branch = 'main';
const commit_message = 'Heat up';
const made = { branch, commit_message };

const read = async (project: { id: number }, path: string, ref = 'main') =>
  (await api.get(`${fileUrl(project, path)}?ref=${ref}`)).body;

describe('POST /projects/{id}/repository/files/{file_path}', () => {
  it('commits a new file as the caller', async () => {
    const { project, developer, cli } = await codeProject(app);
    const before = cli('rev-parse', 'main');
    const answer = await api
      .as(developer)
      .post(fileUrl(project, 'lib/kiln.rb'), { ...made, content: 'puts "hot"\n' });
    expect(answer).toMatchObject({
      status: 201,
      body: { file_path: 'lib/kiln.rb', branch: 'main' },
    });
    expect(cli('log', '-1', '--format=%P|%an|%ae|%cn|%ce|%aI|%B')).toBe(
      [
        before,
        developer.name,
        developer.email,
        developer.name,
        developer.email,
        '2022-05-01T12:00:00+00:00',
        commit_message,
      ].join('|'),
    );
    const file = await read(project, 'lib/kiln.rb');
    expect(Buffer.from(file.content, 'base64').toString()).toBe('puts "hot"\n');
    expect(file).toMatchObject({
      execute_filemode: false,
      last_commit_id: cli('rev-parse', 'main'),
    });
    expect(cli('fsck', '--strict')).toBe('');
  });

  it('names another author, and the address that hides the own one', async () => {
    const { project, cli } = await codeProject(app);
    const developer = await seedUser(db, { commit_email: '_private' });
    await addMember(db, { project, user: developer, level: AccessLevel.Developer });
    await api.as(developer).post(fileUrl(project, 'a'), {
      ...made,
      content: 'a',
      author_name: 'Somebody <else>\n',
      author_email: 'else@example.com',
    });
    const hidden = `${developer.id}-${developer.username}@users.noreply.127.0.0.1`;
    expect(cli('log', '-1', '--format=%an|%ae|%cn|%ce')).toBe(
      `Somebody else|else@example.com|${developer.name}|${hidden}`,
    );
  });

  it('makes a file executable, and begins a branch', async () => {
    const { project, developer, cli } = await codeProject(app);
    const answer = await api.as(developer).post(fileUrl(project, 'bin/run'), {
      branch: 'slow-cooling',
      start_branch: 'main',
      commit_message,
      content: '#!/bin/sh\n',
      execute_filemode: true,
    });
    expect(answer).toMatchObject({ status: 201, body: { branch: 'slow-cooling' } });
    expect(cli('ls-tree', 'slow-cooling', 'bin/run')).toContain('100755 blob');
    expect(cli('rev-parse', 'slow-cooling~1')).toBe(cli('rev-parse', 'main'));
  });

  it('begins the history of an empty repository, whose default branch it becomes', async () => {
    const project = await seedProject(db, { git });
    const maintainer = await seedUser(db);
    await addMember(db, { project, user: maintainer, level: AccessLevel.Maintainer });
    const answer = await api
      .as(maintainer)
      .post(fileUrl(project, 'a'), { ...made, branch: 'trunk', start_branch: 'x', content: 'a' });
    expect(answer.status).toBe(201);
    expect((await api.as(maintainer).get(`/projects/${project.id}`)).body).toMatchObject({
      default_branch: 'trunk',
      empty_repo: false,
    });
    expect(await readDefaultBranch(git.repository(project.id))).toBe('trunk');
  });

  it('is an activity of the caller', async () => {
    const { project, developer, cli } = await codeProject(app);
    await api.as(developer).post(fileUrl(project, 'a'), { ...made, content: 'a' });
    const { body } = await api.as(developer).get(`/projects/${project.id}/events`);
    expect(body).toMatchObject([
      {
        action_name: 'pushed to',
        author_id: developer.id,
        push_data: {
          ref: 'main',
          commit_count: 1,
          commit_title: commit_message,
          commit_from: cli('rev-parse', 'main~1'),
          commit_to: cli('rev-parse', 'main'),
        },
      },
    ]);
  });
});

describe('PUT /projects/{id}/repository/files/{file_path}', () => {
  it('changes content and keeps the mode, unless it is to change', async () => {
    const { project, developer, cli } = await codeProject(app);
    const caller = api.as(developer);
    const url = fileUrl(project, 'run');
    await caller.post(url, { ...made, content: 'a', execute_filemode: true });
    const answer = await caller.put(url, { ...made, content: 'b' });
    expect(answer).toMatchObject({ status: 200, body: { file_path: 'run', branch: 'main' } });
    expect(cli('ls-tree', 'main', 'run')).toContain('100755');
    // The same content with another mode is a change.
    const plain = { ...made, content: 'b', execute_filemode: false };
    expect((await caller.put(url, plain)).status).toBe(200);
    expect(cli('ls-tree', 'main', 'run')).toContain('100644');
    expect(await caller.put(url, plain)).toMatchObject({
      status: 400,
      body: { message: 'Your changes could not be committed' },
    });
  });

  it('takes the path of the address, whatever the body says', async () => {
    const { project, developer } = await codeProject(app);
    const body = { ...made, content: 'b', file_path: 'other', id: 0 };
    const answer = await api.as(developer).put(fileUrl(project, 'README.md'), body);
    expect(answer.body).toEqual({ file_path: 'README.md', branch: 'main' });
  });

  it('is refused when somebody has changed the file since', async () => {
    const { project, developer, commit } = await codeProject(app);
    const caller = api.as(developer);
    const first = await commit([create('a', '1')]);
    const change = (path: string, content: string) =>
      commit([{ action: 'update', path, content: Buffer.from(content) }]);
    const put = (last_commit_id: string, content: string) =>
      caller.put(fileUrl(project, 'a'), { ...made, content, last_commit_id });

    // Other files may change.
    const second = await change('README.md', 'x');
    expect((await put(first, '2')).status).toBe(200);
    const stale = {
      status: 400,
      body: {
        message:
          'You are attempting to update a file that has changed since you started editing it.',
      },
    };
    for (const known of [first, second, '0'.repeat(40), 'main', '-x', 'nonsense']) {
      expect(await put(known, '3')).toMatchObject(stale);
    }
    const { last_commit_id: third } = await read(project, 'a');
    // A later commit that left the file alone knows it as well.
    const fourth = await change('README.md', 'y');
    expect((await put(fourth.slice(0, 10), '3')).status).toBe(200);
    expect(
      await caller.delete(
        `${fileUrl(project, 'a')}?branch=main&commit_message=x&last_commit_id=${third}`,
      ),
    ).toMatchObject(stale);
    expect((await put('', '4')).status).toBe(200);
  });
});

describe('DELETE /projects/{id}/repository/files/{file_path}', () => {
  it('removes the file and the directories that are empty without it', async () => {
    const { project, developer, cli } = await codeProject(app);
    const caller = api.as(developer);
    await caller.post(fileUrl(project, 'a/b/c'), { ...made, content: 'c' });
    const query = 'branch=main&commit_message=Cool%20down&author_name=Nobody';
    const answer = await caller.delete(`${fileUrl(project, 'a/b/c')}?${query}`);
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(cli('ls-tree', '-r', '--name-only', 'main')).toBe('README.md');
    expect(cli('log', '-1', '--format=%an|%s')).toBe('Nobody|Cool down');
  });

  it('takes the parameters as a body as well, and may leave an empty tree', async () => {
    const { project, developer, cli } = await codeProject(app);
    const url = fileUrl(project, 'README.md');
    const answer = await api.as(developer).sendTo('DELETE', `/api/v4${url}`, made);
    expect(answer.status).toBe(204);
    expect(cli('rev-parse', 'main^{tree}')).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
    expect(cli('fsck', '--strict')).toBe('');
  });
});

it('does nothing while the project is archived', async () => {
  const { project, developer } = await codeProject(app, { archived: true });
  const caller = api.as(developer);
  const url = fileUrl(project, 'README.md');
  const forbidden = { status: 403, body: { message: '403 Forbidden' } };
  expect(await caller.post(fileUrl(project, 'a'), { ...made, content: '' })).toMatchObject(
    forbidden,
  );
  expect(await caller.put(url, { ...made, content: '' })).toMatchObject(forbidden);
  expect(await caller.delete(`${url}?branch=main&commit_message=x`)).toMatchObject(forbidden);
});
