import { describe, expect, it } from 'vitest';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { commitFile, git, newWorkTree, runGit, scratch } from './support.ts';
import { emptyProject, filledProject, member, storedRef } from './world.ts';

const app = await startApp();
const { api, db, git: store, environment } = app;

describe('git push', () => {
  it('fills an empty project, which is then cloned', async () => {
    const { project, url, user } = await emptyProject(app);
    const work = await newWorkTree();
    const id = await commitFile(work, 'README.md', '# Kiln\n');
    await git(work, 'push', url, 'main');

    const copy = await scratch();
    await git(copy, 'clone', '--quiet', url, 'kiln');
    expect(await git(`${copy}/kiln`, 'rev-parse', 'HEAD')).toBe(id);
    const { body } = await api.as(user).get(`/projects/${project.id}`);
    expect(body).toMatchObject({ default_branch: 'main', empty_repo: false });
  });

  it('moves a branch, makes others and deletes them', async () => {
    const { work, project } = await filledProject(app);
    const second = await commitFile(work, 'second', '2');
    await git(work, 'push', 'origin', 'main', 'main:refs/heads/topic/one');
    expect(await storedRef(store, { project }, 'main')).toBe(second);
    expect(await storedRef(store, { project }, 'topic/one')).toBe(second);

    await git(work, 'push', 'origin', '--delete', 'topic/one');
    expect(await storedRef(store, { project }, 'topic/one')).toBeNull();
  });

  it('overwrites a branch when it is told to', async () => {
    const { work, project, first } = await filledProject(app);
    await git(work, 'push', 'origin', 'main:topic');
    await commitFile(work, 'ahead', '1');
    await git(work, 'push', 'origin', 'main:topic');
    const behind = await runGit(work, 'push', 'origin', `${first}:refs/heads/topic`);
    expect(behind.stderr).toContain('non-fast-forward');
    await git(work, 'push', '--force', 'origin', `${first}:refs/heads/topic`);
    expect(await storedRef(store, { project }, 'topic')).toBe(first);
  });

  it('takes light and annotated tags', async () => {
    const { work, project, first } = await filledProject(app);
    await git(work, 'tag', 'light');
    await git(work, 'tag', '--annotate', '--message', 'The first', 'v1.0');
    await git(work, 'push', 'origin', '--tags');
    expect(await storedRef(store, { project }, 'light')).toBe(first);
    expect(await storedRef(store, { project }, 'v1.0')).toBe(first);
    await git(work, 'push', 'origin', '--delete', 'light');
    expect(await storedRef(store, { project }, 'light')).toBeNull();
  });

  it('takes the release along with the tag that it deletes', async () => {
    const { work, project, user } = await filledProject(app);
    const tags = `/projects/${project.id}/repository/tags`;
    const maintainer = api.as(user);
    for (const tag_name of ['v1', 'v2']) {
      await maintainer.post(tags, { tag_name, ref: 'main', release_description: 'New' });
    }
    await git(work, 'push', 'origin', '--delete', 'v1');
    await git(work, 'push', 'origin', 'main:refs/tags/v1');
    const release = { tag_name: 'v2', description: 'New' };
    expect((await maintainer.get(`${tags}?order_by=name&sort=asc`)).body).toMatchObject([
      { name: 'v1', release: null },
      { name: 'v2', release },
    ]);
  });

  it('takes a push of several megabytes in many objects', async () => {
    const { work, project } = await filledProject(app);
    const random = Array.from({ length: 60_000 }, () => Math.random().toString(36)).join('\n');
    for (let at = 0; at < 8; at += 1) await commitFile(work, `large${at}`, `${at}${random}`);
    const id = await git(work, 'rev-parse', 'HEAD');
    await git(work, 'push', '--quiet', 'origin', 'main');
    expect(await storedRef(store, { project }, 'main')).toBe(id);
  });

  it('works with addresses without .git and in another case', async () => {
    const { work, url } = await filledProject(app);
    await commitFile(work, 'plain', '1');
    await git(work, 'push', url.replace(/\.git$/, ''), 'main');
    const { pathname } = new URL(url);
    await git(
      work,
      'ls-remote',
      url.replace(pathname, pathname.toUpperCase().replace('.GIT', '.git')),
    );
  });
});

describe('the effect of a push', () => {
  it('shows as activity, with what was pushed', async () => {
    const { work, project, user, first } = await filledProject(app);
    const second = await commitFile(work, 'second', '2');
    const third = await commitFile(work, 'third', '3');
    await git(work, 'tag', 'v1');
    await git(work, 'push', 'origin', 'main', 'v1', 'main:old');
    await git(work, 'push', 'origin', '--delete', 'old');

    const events = await api.as(user).get(`/projects/${project.id}/events?action=pushed&sort=asc`);
    const pushes = events.body
      .filter((event: { author_id: number }) => event.author_id === user.id)
      .map((event: { action_name: string; push_data: object }) => ({
        name: event.action_name,
        ...event.push_data,
      }));
    expect(pushes).toHaveLength(4);
    expect(pushes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'pushed to',
          ref: 'main',
          ref_type: 'branch',
          commit_count: 2,
          commit_from: first,
          commit_to: third,
          commit_title: 'Write third',
        }),
        expect.objectContaining({ name: 'pushed new', ref: 'v1', ref_type: 'tag' }),
        expect.objectContaining({ name: 'pushed new', ref: 'old', commit_from: null }),
        expect.objectContaining({ name: 'deleted', ref: 'old', commit_to: null }),
      ]),
    );
    expect(second).not.toBe(third);
  });

  it('counts many refs in one event', async () => {
    const { work, project, user } = await filledProject(app);
    for (const name of ['a', 'b', 'c', 'd']) await git(work, 'branch', name);
    await git(work, 'push', 'origin', 'a', 'b', 'c', 'd');
    const { body } = await api.as(user).get(`/projects/${project.id}/events?action=pushed`);
    expect(body[0]).toMatchObject({ push_data: { ref_count: 4, ref: null, action: 'created' } });
  });

  it('is the default branch of a first push, and its numbers', async () => {
    const { project, url, user } = await emptyProject(app);
    const work = await newWorkTree();
    await commitFile(work, 'README.md', '# Kiln\n');
    await commitFile(work, 'other', '1');
    await git(work, 'push', url, 'main:trunk');
    const before = await api.as(user).get(`/projects/${project.id}`);
    expect(before.body).toMatchObject({ default_branch: 'trunk', empty_repo: false });
    expect(Date.parse(before.body.last_activity_at)).toBeGreaterThan(
      Date.parse(before.body.created_at),
    );
    expect(await readDefaultBranch(store.repository(project.id))).toBe('trunk');

    environment.workers.start();
    await environment.workers.idle();
    const after = await api.as(user).get(`/projects/${project.id}?statistics=true`);
    expect(after.body.readme_url).toContain('/trunk/README.md');
    expect(after.body.statistics).toMatchObject({ commit_count: 2 });
    expect(after.body.statistics.repository_size).toBeGreaterThan(0);
  });

  it('refreshes a project once for all that wait, and not again at once', async () => {
    const { work, project } = await filledProject(app);
    environment.workers.start();
    await environment.workers.idle();
    // Jobs that wait from now on stay queued, however long the pushes take.
    await environment.workers.stop();
    const row = await db('project_statistics').where({ project_id: project.id }).first();
    for (const name of ['x', 'y', 'z']) {
      await commitFile(work, name, name);
      await git(work, 'push', 'origin', 'main');
    }
    const due = await refreshesDue(project.id);
    expect(due).toHaveLength(1);
    // The next refresh is due only some seconds after the last one.
    expect(due[0]).toBeGreaterThanOrEqual(Date.parse(String(row?.['refreshed_at'])) + 10_000);
  });

  /** Due times of the waiting refresh jobs of a project, in milliseconds since 1970. */
  async function refreshesDue(id: number): Promise<number[]> {
    const waiting = { worker: 'refresh_repository', key: `project ${id}`, state: 'delayed' };
    const jobs = await db<{ run_at: string }>('worker_jobs').where(waiting).select('run_at');
    return jobs.map(({ run_at }) => Date.parse(run_at));
  }
});

describe('pushing at the same time', () => {
  it('lets one of two histories win', async () => {
    const { work, project, url } = await filledProject(app);
    const other = await scratch();
    await git(other, 'clone', '--quiet', url, 'kiln');
    const rival = await member(app, project, AccessLevel.Maintainer);
    await commitFile(work, 'mine', '1');
    await commitFile(`${other}/kiln`, 'theirs', '1');
    const ran = await Promise.all([
      runGit(work, 'push', url, 'main'),
      runGit(`${other}/kiln`, 'push', rival.url, 'main'),
    ]);
    expect(ran.map(({ code }) => code === 0).toSorted()).toEqual([false, true]);
  });
});
