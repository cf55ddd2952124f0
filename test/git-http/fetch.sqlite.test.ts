import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runGit as runGitOn } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { commitFile, git, runGit, scratch } from './support.ts';
import { filledProject, storedRef } from './world.ts';

const now = new Date();
const app = await startApp({ clock: () => now });
const { api, db, git: store, origin } = app;

const daysAgo = (days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

async function history(commits: number) {
  const place = await filledProject(app);
  for (let at = 1; at <= commits; at += 1) await commitFile(place.work, 'count', String(at));
  await git(place.work, 'push', '--quiet', 'origin', 'main');
  return place;
}

async function clone(url: string, ...options: string[]): Promise<string> {
  const folder = await scratch();
  await git(
    folder,
    ...options.filter((each) => each.startsWith('-c')),
    'clone',
    '--quiet',
    url,
    'it',
  );
  return `${folder}/it`;
}

describe('git clone and fetch', () => {
  it.each(['0', '1', '2'])('speaks version %s of the protocol', async (version) => {
    const { url, project, work } = await history(2);
    const folder = await scratch();
    await git(folder, '-c', `protocol.version=${version}`, 'clone', '--quiet', url, 'it');
    const id = await commitFile(work, 'later', '1');
    await git(work, 'push', '--quiet', 'origin', 'main');
    await git(`${folder}/it`, '-c', `protocol.version=${version}`, 'pull', '--quiet');
    expect(await git(`${folder}/it`, 'rev-parse', 'HEAD')).toBe(id);
    expect(await storedRef(store, { project }, 'main')).toBe(id);
  });

  it.each(['0', '2'])('is counted by day, in version %s', async (version) => {
    const { url, project, user } = await history(1);
    const folder = await scratch();
    const options = ['-c', `protocol.version=${version}`];
    const statistics = `/projects/${project.id}/statistics`;
    const before = await api.as(user).get(statistics);
    expect(before.body).toEqual({ fetches: { total: 0, days: [] } });
    await git(folder, ...options, 'ls-remote', '--quiet', url);
    await git(folder, ...options, 'clone', '--quiet', url, 'it');
    await db('project_fetches').insert([
      { project_id: project.id, date: daysAgo(29), count: 4 },
      { project_id: project.id, date: daysAgo(30), count: 8 },
    ]);
    const days = [
      { count: 1, date: daysAgo(0) },
      { count: 4, date: daysAgo(29) },
    ];
    const total = 5;
    await expect
      .poll(async () => (await api.as(user).get(statistics)).body, {
        interval: 10,
      })
      .toEqual({ fetches: { total, days } });
  });

  it('clones a part of the history, and the rest later', async () => {
    const { url } = await history(5);
    const folder = await scratch();
    await git(folder, 'clone', '--quiet', '--depth=2', url, 'it');
    expect(await git(`${folder}/it`, 'rev-list', '--count', 'HEAD')).toBe('2');
    await git(`${folder}/it`, 'fetch', '--quiet', '--unshallow');
    expect(await git(`${folder}/it`, 'rev-list', '--count', 'HEAD')).toBe('6');
  });

  it('leaves out contents until they are wanted', async () => {
    const { url } = await history(3);
    const folder = await scratch();
    await git(folder, 'clone', '--quiet', '--filter=blob:none', '--no-checkout', url, 'it');
    const missing = await git(`${folder}/it`, 'rev-list', '--objects', '--missing=print', 'HEAD');
    expect(missing).toMatch(/^\?/m);
    await git(`${folder}/it`, 'checkout', '--quiet', 'main');
    expect((await readdir(`${folder}/it`)).toSorted()).toEqual(['.git', 'README.md', 'count']);
  });

  it('shows no refs of the server', async () => {
    const { url, project, first } = await history(1);
    const repository = store.repository(project.id);
    const bounds = { maxBytes: 1000, timeLimit: 600_000 };
    await repository.run(['update-ref', 'refs/keep-around/hidden', first], bounds);
    expect(await git(await scratch(), 'ls-remote', url)).not.toContain('hidden');
    expect(await git(await scratch(), '-c', 'protocol.version=0', 'ls-remote', url)).not.toContain(
      'hidden',
    );
  });

  it('reads requests that git has compressed', async () => {
    const { url, work } = await history(1);
    const folder = await clone(url);
    // The number of new tips makes the list of the client's objects a long request, which git then compresses.
    const tree = await git(folder, 'rev-parse', 'HEAD^{tree}');
    const newest = Math.floor(Date.now() / 1000);
    const tips = Array.from({ length: 60 }, (_, at) => [
      ...[`commit refs/heads/tip${at}`, `committer A <a@example.com> ${newest + at} +0000`],
      ...['data 3', 'tip', `M 040000 ${tree} ""`],
    ]);
    runGitOn(['fast-import', '--quiet'], `${tips.flat().join('\n')}\n`, folder);
    const id = await commitFile(work, 'later', '1');
    await git(work, 'push', '--quiet', 'origin', 'main');
    const trace = await runGit(folder, '-c', 'http.extraHeader=X-Trace: 1', 'fetch', 'origin');
    expect(trace.code).toBe(0);
    expect(await git(folder, 'rev-parse', 'origin/main')).toBe(id);
  });

  it('refuses filters that anybody could make expensive', async () => {
    const { url } = await history(1);
    const folder = await scratch();
    const ran = await runGit(folder, 'clone', '--filter=sparse:oid=main:README.md', url, 'it');
    expect(ran.code).not.toBe(0);
  });

  it('does not serve files of a repository one by one', async () => {
    const { project, token } = await history(1);
    const authorization = `Basic ${Buffer.from(`x:${token}`).toString('base64')}`;
    const get = (path: string) =>
      fetch(`${origin}/${project.full_path}.git/${path}`, { headers: { authorization } });
    for (const path of ['info/refs', 'HEAD', 'objects/info/packs', 'info/refs?service=git-x']) {
      expect((await get(path)).status).toBe(403);
    }
    expect((await get('git-upload-pack')).status).toBe(405);
    expect((await get('config')).status).toBe(404);
  });
});
