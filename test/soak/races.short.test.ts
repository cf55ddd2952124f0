import { describe, expect, it } from 'vitest';
import { directoryOf } from '#test/git/support.ts';
import { git, runGit } from '#test/git-http/support.ts';
import { filledProject } from '#test/git-http/world.ts';
import { startApp } from '#test/support/app.ts';
import { isLong } from '#test/support/long.ts';

const app = await startApp();
const { api, environment } = app;

const commits = isLong ? 44 : 12;
const pushes = isLong ? 6 : 3;

describe('many changes of one branch at the same time', () => {
  it('are each in the history once, or refused', async () => {
    const { project, user, url, work, first } = await filledProject(app);
    const commitOn = (name: string, head: string) =>
      git(work, 'commit-tree', `${head}^{tree}`, '-p', head, '-m', `Write ${name}`);
    const caller = api.as(user);
    const committing = { over: false };
    const viaApi = Array.from({ length: commits }, async (_, at) => {
      const name = `committed${at}`;
      const { status, body } = await caller.post(
        `/projects/${project.id}/repository/files/${name}`,
        {
          branch: 'main',
          commit_message: `Write ${name}`,
          content: '1',
        },
      );
      if (status !== 201) expect({ status, body }).toMatchObject({ status: 400 });
      return { name, done: status === 201 };
    });
    const committed = Promise.all(viaApi).finally(() => (committing.over = true));
    const viaGit = Array.from({ length: pushes }, async (_, at) => {
      const name = `pushed${at}`;
      let head = first;
      // Clients act as people do: a late one bases its commit on the others' work and retries, and a few times more
      // once fewer compete. Then one of them succeeds.
      for (let late = 0; late < 4; late += committing.over ? 1 : 0) {
        const id = await commitOn(name, head);
        const { code, stderr } = await runGit(work, 'push', url, `${id}:refs/heads/main`);
        if (code === 0) return { name, done: true };
        expect(stderr).toMatch(/rejected|failed to push/);
        const theirs = `refs/theirs/${at}`;
        await git(work, 'fetch', '--quiet', '--no-write-fetch-head', url, `+main:${theirs}`);
        head = await git(work, 'rev-parse', theirs);
      }
      return { name, done: false };
    });
    const outcomes = (await Promise.all([committed, Promise.all(viaGit)])).flat();

    const directory = directoryOf(environment.config.dataDir, project.id);
    const cli = (...args: string[]) => git('/', `--git-dir=${directory}`, ...args);
    const titles = (await cli('log', '--format=%s', 'main')).split('\n');
    const inHistory = (name: string) => titles.filter((title) => title === `Write ${name}`).length;
    expect(outcomes.map(({ name }) => [name, inHistory(name)])).toEqual(
      outcomes.map(({ name, done }) => [name, done ? 1 : 0]),
    );
    expect(outcomes.filter(({ done }) => done).length).toBeGreaterThan(commits / 2);
    await cli('fsck', '--full', '--strict');
    expect(outcomes.some(({ name, done }) => done && name.startsWith('pushed'))).toBe(true);

    // Each push has its event.
    const events = await environment
      .db('events')
      .where({ project_id: project.id, action: 'pushed' })
      .select('push');
    const told = events.map(({ push }) => (push as { commit_to: string }).commit_to);
    expect(new Set(told).size).toBe(told.length);
    expect(told).toContain(await cli('rev-parse', 'main'));
  });
});
