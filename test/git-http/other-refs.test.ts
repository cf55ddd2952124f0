import { describe, expect, it } from 'vitest';
import { AccessLevel } from '../../src/policy/access-level.ts';
import { directoryOf } from '../git/support.ts';
import { startApp } from '../support/app.ts';
import { commitFile, git, newWorkTree, runGit, scratch } from './support.ts';
import { emptyProject, filledProject, member, type Place } from './world.ts';

const app = await startApp();
const { api, db, environment } = app;

const directory = ({ project }: Pick<Place, 'project'>) =>
  directoryOf(environment.config.dataDir, project.id);

async function storedRefs(place: Pick<Place, 'project'>): Promise<string[]> {
  const listed = await git(
    '/',
    `--git-dir=${directory(place)}`,
    'for-each-ref',
    '--format=%(refname)',
  );
  return listed.split('\n').filter((ref) => ref !== '');
}

const pushesTold = ({ project }: Pick<Place, 'project'>) =>
  db('events').where({ project_id: project.id, action: 'pushed' }).select('push');

const reserved = ['environments', 'keep-around', 'merge-requests', 'pipelines', 'tmp'];

describe('refs that are neither branches nor tags', () => {
  it('are pushed by developers, fetched, changed and deleted', async () => {
    const place = await filledProject(app);
    const { work, project, first } = place;
    const { url } = await member(app, project, AccessLevel.Developer);
    const told = await pushesTold(place);
    await git(work, 'notes', 'add', '--message', 'Built');
    await git(work, 'push', url, 'refs/notes/commits', `${first}:refs/releases/2026/one`);
    expect(await storedRefs(place)).toEqual([
      'refs/heads/main',
      'refs/notes/commits',
      'refs/releases/2026/one',
    ]);

    const copy = await scratch();
    await git(copy, 'clone', '--quiet', url, '.');
    await git(copy, 'fetch', 'origin', 'refs/notes/*:refs/notes/*');
    expect(await git(copy, 'notes', 'show')).toBe('Built');
    await git(copy, 'notes', 'append', '--message', 'Signed');
    await git(copy, 'push', 'origin', 'refs/notes/commits');
    await git(copy, 'push', '--force', 'origin', `${first}:refs/notes/commits`);
    await git(copy, 'push', 'origin', '--delete', 'refs/notes/commits');
    expect(await storedRefs(place)).toEqual(['refs/heads/main', 'refs/releases/2026/one']);

    expect(await pushesTold(place)).toEqual(told);
    const { body } = await api.as(place.user).get(`/projects/${project.id}/repository/branches`);
    expect(body).toHaveLength(1);
  });

  it('are not pushed by those who may not push', async () => {
    const { work, project } = await filledProject(app);
    const { url } = await member(app, project, AccessLevel.Reporter);
    await git(work, 'notes', 'add', '--message', 'Built');
    const ran = await runGit(work, 'push', url, 'refs/notes/commits');
    expect(ran.code).not.toBe(0);
  });

  it('go with a mirror, whose other refs are deleted here, but none of the server', async () => {
    const place = await filledProject(app);
    const { work, first, url } = place;
    const own = reserved.map((folder) => `refs/${folder}/1`);
    for (const ref of own)
      await git('/', `--git-dir=${directory(place)}`, 'update-ref', ref, first);
    await git(work, 'push', 'origin', 'main:gone', 'main:refs/other/gone');
    await git(work, 'notes', 'add', '--message', 'Built');
    await git(work, 'tag', 'v1');
    await git(work, 'fetch', 'origin');
    await git(work, 'push', '--mirror', url);
    expect((await storedRefs(place)).toSorted()).toEqual(
      [
        ...own,
        'refs/heads/main',
        'refs/notes/commits',
        'refs/remotes/origin/gone',
        'refs/remotes/origin/main',
        'refs/tags/v1',
      ].toSorted(),
    );
    const seen = await git(work, 'ls-remote', url);
    expect(seen).toContain('refs/notes/commits');
    for (const ref of own) expect(seen).not.toContain(ref);
  });

  it('do not fill an empty project', async () => {
    const place = await emptyProject(app);
    const work = await newWorkTree();
    await commitFile(work, 'README.md', '1');
    await git(work, 'notes', 'add', '--message', 'Built');
    await git(work, 'push', place.url, 'refs/notes/commits');
    const { body } = await api.as(place.user).get(`/projects/${place.project.id}`);
    expect(body).toMatchObject({ empty_repo: true });
    expect(await pushesTold(place)).toEqual([]);
    await git(work, 'push', place.url, 'main');
    expect(await pushesTold(place)).toHaveLength(1);
  });

  it('keep to the push rules', async () => {
    const place = await filledProject(app);
    const { work, project, user } = place;
    const path = `/projects/${project.id}/push_rule`;
    const made = await api.as(user).post(path, { commit_message_regex: '^Write' });
    expect(made.status).toBe(201);
    await git(work, 'notes', 'add', '--message', 'Built');
    const ran = await runGit(work, 'push', 'origin', 'refs/notes/commits');
    expect(ran.stderr).toContain('Commit message does not follow the pattern');
  });

  it('are refused where the server keeps its own, or where git would take them for others', async () => {
    const place = await filledProject(app);
    const refused = [
      ...reserved.map((folder) => [`refs/${folder}/1/head`, 'hidden ref'] as const),
      ['refs/Merge-Requests/1/head', 'The server keeps this ref for itself.'],
      ['refs/-x/1', 'This is no valid name of a ref.'],
      ['refs/refs/heads/main', 'This is no valid name of a ref.'],
      [`refs/notes/${'n'.repeat(251)}`, 'This is no valid name of a ref.'],
      ['refs/alone', 'funny refname'],
      ['refs/remotes/refs/heads/ghost', 'hidden ref'],
      ['refs/remotes/refs/tags/ghost', 'hidden ref'],
      ['refs/remotes/refs/heads/ghost/HEAD', 'hidden ref'],
      ['refs/remotes/HEAD', 'hidden ref'],
      ['refs/remotes/HEAD/HEAD', 'hidden ref'],
    ] as const;
    for (const [ref, reason] of refused) {
      const ran = await runGit(place.work, 'push', 'origin', `main:${ref}`);
      expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    }
    expect(await storedRefs(place)).toEqual(['refs/heads/main']);
  });
});
