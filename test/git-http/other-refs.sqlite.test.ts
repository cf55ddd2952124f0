import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { removeRepository } from '#src/git/life/existence.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { tidy } from '#src/git/upkeep.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { makeMergeCommit } from '#src/git/writing/merge-commits.ts';
import { borrowCommit } from '#src/git/writing/merging.ts';
import { readRequestRef, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
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

const requestRefs = ['refs/merge-requests/7/head', 'refs/merge-requests/7/merge'] as const;

/** A project with a merge request, whose source is a branch no more; ids of its head and of the merge. */
async function withRequest() {
  const place = await filledProject(app);
  const { work, first, project } = place;
  const repository = app.git.repository(project.id);
  await git(work, 'checkout', '--quiet', '-b', 'topic');
  const source = await commitFile(work, 'topic.md', 'topic');
  await git(work, 'push', '--quiet', 'origin', 'topic');
  const person = { name: 'Ada', email: 'ada@example.com', date: '2024-01-02T03:04:05Z' };
  const people = { author: person, committer: person };
  const heads = { target: first, source };
  const merge = await makeMergeCommit(repository, { ...heads, message: 'Merge', ...people });
  await updateRefs(repository, [
    { ref: requestRefs[0], from: null, to: source },
    { ref: requestRefs[1], from: null, to: merge },
    { ref: 'refs/heads/topic', from: source, to: null },
  ]);
  return { ...place, repository, source, merge };
}

describe('refs of merge requests', () => {
  it.each(['version=2', 'version=1', 'version=0'])('are fetched, with %s', async (version) => {
    const { url, source, merge, project } = await withRequest();
    const reporter = await member(app, project, AccessLevel.Reporter);
    const protocol = ['-c', `protocol.version=${version.slice(-1)}`];
    const copy = await scratch();
    await git(copy, ...protocol, 'clone', '--quiet', url, '.');
    const seen = await git(copy, 'for-each-ref', '--format=%(refname)');
    expect(seen).not.toContain('merge-requests');
    const [head, merged] = requestRefs;
    await git(copy, ...protocol, 'fetch', '--quiet', reporter.url, head);
    expect(await git(copy, 'rev-parse', 'FETCH_HEAD')).toBe(source);
    const all = '+refs/merge-requests/*:refs/remotes/requests/*';
    await git(copy, ...protocol, 'fetch', '--quiet', 'origin', all);
    expect(await git(copy, 'rev-parse', 'requests/7/merge')).toBe(merge);
    expect(await git(copy, 'ls-remote', url, merged)).toBe(`${merge}\t${merged}`);
  });

  it('are neither pushed nor deleted, and no mirror takes them away', async () => {
    const { work, url, project, source, merge } = await withRequest();
    const owner = await member(app, project, AccessLevel.Owner);
    const [head] = requestRefs;
    const pushes = [
      [`main:${head}`],
      ['--force', `main:${head}`],
      ['--delete', head],
      ['main:refs/merge-requests/8/head'],
      ['main:refs/merge-requests/7/head/x'],
    ];
    for (const push of pushes) {
      const ran = await runGit(work, 'push', owner.url, ...push);
      expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('rejected') });
    }
    await git(work, 'push', '--mirror', owner.url);
    const seen = await git(work, 'ls-remote', url, 'refs/merge-requests/*');
    expect(seen.split('\n')).toEqual([
      `${source}\t${requestRefs[0]}`,
      `${merge}\t${requestRefs[1]}`,
    ]);
  });

  it('are neither branches nor tags, and of a fork nothing is left of them', async () => {
    const { project, user, repository, source, merge } = await withRequest();
    const list = async (kind: string) => {
      const path = `/projects/${project.id}/repository/${kind}`;
      const { body } = await api.as(user).get(path);
      return (body as { name: string }[]).map(({ name }) => name);
    };
    expect([await list('branches'), await list('tags')]).toEqual([['main'], []]);
    expect(await resolveRef(repository, 'merge-requests/7/head')).toBeNull();
    expect(await resolveRef(repository, 'refs/merge-requests/7/head')).toBeNull();
    const fork = app.git.repository(project.id + 1_000_000);
    await cloneRepository(repository, fork, { defaultBranch: 'main' });
    expect(await readRequestRef(fork, 7, 'head')).toBeNull();
    for (const id of [source, merge]) expect(await readCommitInfo(fork, id)).toBeNull();
  });

  it('keep what they reach, also what came from a fork that is gone', async () => {
    const { project, repository, first, source, merge } = await withRequest();
    const fork = app.git.repository(project.id + 2_000_000);
    await cloneRepository(repository, fork, { defaultBranch: 'main' });
    const person = { name: 'Ada', email: 'ada@example.com', date: '2024-01-02T03:04:05Z' };
    const changes = [
      { action: 'create', path: 'forked.md', content: Buffer.from('forked') } as const,
    ];
    const made = { branch: 'main', message: 'Fork', author: person, committer: person, changes };
    const head = await addCommit(fork, made);
    const ref = formatRequestRef(8, 'head');
    await borrowCommit(repository, fork, head);
    await updateRefs(repository, [{ ref, from: null, to: head }]);
    await removeRepository(fork);
    // Git deletes unreachable objects at once.
    const dir = `--git-dir=${directory({ project })}`;
    await git('/', dir, 'gc', '--quiet', '--prune=now');
    await tidy(repository);
    const file = await readFileEntry(repository, head, 'forked.md');
    expect((await readBlob(repository, file?.blobId ?? '')).toString()).toBe('forked');
    for (const id of [source, merge, head]) {
      expect(await git('/', dir, 'cat-file', '-t', id)).toBe('commit');
    }
    expect(await git('/', dir, 'rev-list', '--count', head, `^${first}`)).toBe('1');
    expect(await git('/', dir, 'fsck', '--full', '--strict')).toBe('');
    await updateRefs(repository, [{ ref, to: null }]);
    expect(await readRequestRef(repository, 8, 'head')).toBeNull();
  });
});

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
    for (const ref of own) expect(seen.includes(ref)).toBe(/merge-requests|pipelines/.test(ref));
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
