import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { startApp } from '#test/support/app.ts';
import { seedToken } from '#test/support/seed.ts';
import { commitFile, git, runGit } from './support.ts';
import { filledProject, member } from './world.ts';

const app = await startApp();
const { db, api, environment } = app;
environment.workers.start();

const usual = { merge_method: 'merge', squash_option: 'default_off' };

async function project(settings: Partial<typeof usual> = {}) {
  const place = await filledProject(app, { empty_repo: false });
  await db('project_settings')
    .where({ project_id: place.project.id })
    .update({ ...usual, ...settings });
  const reviewer = await member(app, place.project, 40);
  const path = `/projects/${place.project.id}/merge_requests`;
  /** Pushes a commit on a branch of its own, and proposes to merge it. */
  async function propose(branch: string, file: string, content: string) {
    await git(place.work, 'checkout', '--quiet', '-B', branch, 'origin/main');
    await commitFile(place.work, file, content);
    await git(place.work, 'push', '--quiet', '-o', 'merge_request.create', 'origin', branch);
    const row = await db('merge_requests')
      .where({ target_project_id: place.project.id, source_branch: branch })
      .first<{ iid: number }>('iid');
    return row.iid;
  }
  const merge = (iid: number, body: object = {}) =>
    api.as(reviewer.user).put(`${path}/${iid}/merge`, body);
  const read = async (iid: number) => (await api.as(reviewer.user).get(`${path}/${iid}`)).body;
  const pull = async () => {
    await git(place.work, 'fetch', '--quiet', 'origin');
    return git(place.work, 'rev-parse', 'origin/main');
  };
  await pull();
  return { ...place, propose, merge, read, pull, path };
}

describe('the git command line', () => {
  it('proposes, fetches what is proposed, and pulls what was merged', async () => {
    const { work, propose, merge, read, pull } = await project();
    const iid = await propose('slow', 'slow.txt', 'slow\n');
    await git(work, 'fetch', '--quiet', 'origin', `refs/merge-requests/${iid}/head`);
    const head = await git(work, 'rev-parse', 'slow');
    expect(await git(work, 'rev-parse', 'FETCH_HEAD')).toBe(head);
    const merged = await merge(iid, { sha: head });
    expect(merged).toMatchObject({ status: 200, body: { state: 'merged' } });
    expect(await pull()).toBe((await read(iid)).merge_commit_sha);
    expect(await git(work, 'log', '-1', '--format=%P', 'origin/main')).toContain(head);
  });

  it('settles a conflict', async () => {
    const { work, propose, merge, read, pull } = await project();
    const ours = await propose('ours', 'README.md', 'ours\n');
    const theirs = await propose('theirs', 'README.md', 'theirs\n');
    expect(await merge(ours)).toMatchObject({ status: 200 });
    expect(await merge(theirs)).toMatchObject({
      status: 406,
      body: { message: 'Branch cannot be merged' },
    });
    await pull();
    const failed = await runGit(work, 'merge', 'origin/main');
    expect(failed.code).not.toBe(0);
    await git(work, 'checkout', '--ours', 'README.md');
    await git(work, 'commit', '--quiet', '-am', 'Settle it');
    await git(work, 'push', '--quiet', 'origin', 'theirs');
    await environment.workers.idle();
    expect(await read(theirs)).toMatchObject({ merge_status: 'can_be_merged' });
    expect(await merge(theirs)).toMatchObject({ status: 200 });
    await pull();
    expect(await git(work, 'show', 'origin/main:README.md')).toBe('theirs');
  });

  it('keeps a straight history where the project wants it', async () => {
    const { work, propose, merge, pull } = await project({ merge_method: 'ff' });
    const one = await propose('one', 'one.txt', '1\n');
    const two = await propose('two', 'two.txt', '2\n');
    expect(await merge(one)).toMatchObject({ status: 200, body: { merge_commit_sha: null } });
    expect(await merge(two)).toMatchObject({ status: 406 });
    await pull();
    await git(work, 'rebase', '--quiet', 'origin/main');
    await git(work, 'push', '--quiet', '--force', 'origin', 'two');
    await environment.workers.idle();
    expect(await merge(two)).toMatchObject({ status: 200 });
    await pull();
    expect(await git(work, 'rev-list', '--merges', 'origin/main')).toBe('');
    expect(await git(work, 'rev-list', '--count', 'origin/main')).toBe('3');
  });

  it('sees one commit of many, and a branch that is gone', async () => {
    const { work, propose, merge, read, pull } = await project({ squash_option: 'always' });
    const iid = await propose('many', 'one.txt', '1\n');
    await commitFile(work, 'two.txt', '2\n');
    await git(work, 'push', '--quiet', 'origin', 'many');
    await environment.workers.idle();
    expect(await merge(iid, { should_remove_source_branch: true })).toMatchObject({ status: 200 });
    await pull();
    const { squash_commit_sha: squashed } = await read(iid);
    expect(await git(work, 'log', '-1', '--format=%P', 'origin/main')).toContain(squashed);
    expect(await git(work, 'rev-list', '--count', 'origin/main')).toBe('3');
    expect(await git(work, 'ls-remote', 'origin', 'refs/heads/many')).toBe('');
  });

  it('merges by itself what somebody pushes into the target', async () => {
    const { work, propose, read, url } = await project();
    const iid = await propose('direct', 'direct.txt', 'x\n');
    await git(work, 'push', '--quiet', url, 'direct:main');
    await environment.workers.idle();
    expect(await read(iid)).toMatchObject({ state: 'merged', merge_commit_sha: null });
  });

  it('merges what one push brings anew to both branches', async () => {
    const { work, propose, read } = await project();
    const iids = [await propose('aside', 'a.txt', 'a\n'), await propose('zigzag', 'z.txt', 'z\n')];
    // A branch sorts before `main` and one after it.
    for (const branch of ['aside', 'zigzag']) {
      await git(work, 'checkout', '--quiet', branch);
      await git(work, 'commit', '--quiet', '--amend', '-m', `Say it better: ${branch}`);
    }
    await git(work, 'checkout', '--quiet', '-B', 'both', 'aside');
    await git(work, 'merge', '--quiet', '--no-edit', 'zigzag');
    await git(work, 'push', '--quiet', 'origin', '+aside', '+zigzag', 'both:main');
    await environment.workers.idle();
    for (const [index, branch] of ['aside', 'zigzag'].entries()) {
      const sha = await git(work, 'rev-parse', branch);
      expect(await read(iids[index] ?? 0)).toMatchObject({ state: 'merged', sha });
    }
  });
});

describe('the refs of merge requests', () => {
  it('show to nobody who may not see merge requests', async () => {
    const { project: public_, path, user, propose } = await project();
    const iid = await propose('secret', 'secret.txt', 'x\n');
    const open = { visibility: 'public', repository_access_level: 'enabled' };
    const set = (level: string) =>
      db('projects')
        .where({ id: public_.id })
        .update({ ...open, merge_requests_access_level: level, listing: 2 });
    const anonymous = `${app.origin}/${public_.full_path}.git`;
    const shown = (...how: readonly string[]) =>
      git('/', ...how, 'ls-remote', anonymous, 'refs/merge-requests/*');
    const { token } = await seedToken(db, user, { scopes: ['read_repository'] });
    // Git sends no credentials to a public repository by default.
    const basic = Buffer.from(`member:${token}`).toString('base64');
    const asMember = ['-c', `http.extraHeader=Authorization: Basic ${basic}`];

    const repository = app.git.repository(public_.id);
    const head = await readBranchHead(repository, 'secret');
    await updateRefs(repository, [{ ref: 'refs/pipelines/5', from: null, to: head }]);
    const runs = (...how: readonly string[]) =>
      git('/', ...how, 'ls-remote', anonymous, 'refs/pipelines/*');

    await set('enabled');
    expect(await runs()).toContain('refs/pipelines/5');
    expect(await shown()).toContain(`refs/merge-requests/${iid}/head`);
    await set('private');
    expect(await shown()).toBe('');
    // The merge request may have brought what runs.
    expect(await runs()).toBe('');
    expect(await runs(...asMember)).toContain('refs/pipelines/5');
    expect(await shown(...asMember)).toContain(`refs/merge-requests/${iid}/head`);
    expect(await api.as(user).get(`${path}/${iid}`)).toMatchObject({ status: 200 });

    // Deleted objects are not found.
    const owner = await member(app, public_, 50);
    expect((await api.as(owner.user).delete(`${path}/${iid}`)).status).toBe(204);
    await environment.workers.idle();
    expect(await shown(...asMember)).toBe('');
  });
});
