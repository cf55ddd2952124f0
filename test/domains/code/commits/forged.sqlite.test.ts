import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { unique } from '#test/support/seed.ts';
import { write } from './world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git, environment } = await startApp();
environment.workers.start();

/** Newer than what it pretends to follow. */
const evil = 'Evil Example <evil@example.com> 4000000000 +0000';

/** A project whose `main` had three commits, and ways to put objects there that no push would bring. */
async function forgedWorld() {
  const world = await mergeRequestWorld({ db, git });
  const { project, repository, commit } = world;
  const run = (args: string[], input = '') =>
    runGit([`--git-dir=${directoryOf(environment.config.dataDir, project.id)}`, ...args], input)
      .toString()
      .trim();
  const old = (await readBranchHead(repository, 'main')) ?? '';
  const lost = await commit('Lost work', [write('lost', 'x')]);
  const head = await commit('Last work', [write('last', 'x')]);
  /** Builds upon `old`; another line says that it follows `pretended`. */
  const forge = (pretended: string, message = 'evil', parent = old) =>
    run(
      ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'],
      `tree ${run(['rev-parse', `${old}^{tree}`])}\nparent ${parent}\nauthor ${evil}\n` +
        `committer ${evil}\nparent ${pretended}\n\n${message}\n`,
    );
  const setBranch = (name: string, id: string) => run(['update-ref', `refs/heads/${name}`, id]);
  return { ...world, run, old, lost, head, forge, setBranch };
}

describe('a commit that pretends to follow another', () => {
  it('does not overwrite a branch by the API where commits may not be lost', async () => {
    const { project, people, forge, head, repository } = await forgedWorld();
    const rule = { name: 'main', push_access_level: 30, merge_access_level: 30 };
    await api.as(people.owner).post(`/projects/${project.id}/protected_branches`, rule);
    const made = await api.as(people.developer).post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: 'main', start_sha: forge(head), force: true, commit_message: 'x' },
      actions: [{ action: 'create', file_path: unique('f'), content: 'x' }],
    });
    expect(made.status).toBe(403);
    expect(await readBranchHead(repository, 'main')).toBe(head);
  });

  it('does not lead a branch away from its history by a fast-forward merge', async () => {
    const { people, project, forge, head, setBranch, path, repository } = await forgedWorld();
    await api.as(people.owner).put(`/projects/${project.id}`, { merge_method: 'ff' });
    const source = unique('evil');
    setBranch(source, forge(head));
    const developer = api.as(people.developer);
    const made = await developer.post(path, {
      ...{ source_branch: source, target_branch: 'main', title: 'Fire slowly' },
    });
    expect(made.status).toBe(201);
    const merged = await developer.put(`${path}/${made.body.iid}/merge`);
    expect(merged).toMatchObject({ status: 406 });
    expect(await readBranchHead(repository, 'main')).toBe(head);
  });

  it('takes nothing back by a merge', async () => {
    const { people, forge, head, setBranch, path, run } = await forgedWorld();
    const source = unique('evil');
    setBranch(source, forge(head));
    const developer = api.as(people.developer);
    const made = await developer.post(path, {
      ...{ source_branch: source, target_branch: 'main', title: 'Fire slowly' },
    });
    await developer.put(`${path}/${made.body.iid}/merge`);
    expect(run(['ls-tree', '--name-only', 'main']).split('\n')).toEqual(
      expect.arrayContaining(['last', 'lost']),
    );
  });

  it('merges nothing that it does not bring, and lets nothing be deleted for that', async () => {
    const { people, project, forge, head, branch, setBranch, path, repository } =
      await forgedWorld();
    const source = await branch();
    const feature = (await readBranchHead(repository, source)) ?? '';
    const developer = api.as(people.developer);
    const made = await developer.post(path, {
      ...{ source_branch: source, target_branch: 'main', title: 'Fire slowly' },
    });
    setBranch('main', forge(feature, 'evil', head));
    // A push that the server hears of.
    const commit = await developer.post(`/projects/${project.id}/repository/commits`, {
      ...{ branch: 'main', commit_message: 'x' },
      actions: [{ action: 'create', file_path: unique('f'), content: 'x' }],
    });
    expect(commit.status).toBe(201);
    await environment.workers.idle();
    const { body } = await developer.get(`${path}/${made.body.iid}`);
    expect(body).toMatchObject({ state: 'opened' });
    await api.as(people.owner).delete(`/projects/${project.id}/repository/merged_branches`);
    await environment.workers.idle();
    expect(await readBranchHead(repository, source)).toBe(feature);
  });
});

describe('a commit that says that it is in UTF-16', () => {
  it('has parents and an author, and is reverted, picked and rebased as any other', async () => {
    const { people, project, run, head, repository, setBranch, path } = await forgedWorld();
    const blob = run(['hash-object', '-w', '--stdin'], 'x');
    const rest = run(['ls-tree', head]);
    const tree = run(['mktree'], `${rest}\n100644 blob ${blob}\tadded\n`);
    const person = 'Ada Example <ada@example.com> 1650622530 +0200';
    const odd = run(
      ['hash-object', '-t', 'commit', '-w', '--stdin'],
      `tree ${tree}\nparent ${head}\nauthor ${person}\ncommitter ${person}\nencoding UTF-16LE\n\nodd\n`,
    );
    const source = unique('odd');
    setBranch(source, odd);
    const developer = api.as(people.developer);
    const commits = `/projects/${project.id}/repository/commits`;
    const { body } = await developer.get(`${commits}/${odd}`);
    expect(body).toMatchObject({ parent_ids: [head], author_email: 'ada@example.com' });

    setBranch('stable', head);
    const picked = await developer.post(`${commits}/${odd}/cherry_pick`, { branch: 'stable' });
    expect(picked.body).toMatchObject({ author_name: 'Ada Example', parent_ids: [head] });
    expect(run(['diff', '--name-only', head, picked.body.id])).toBe('added');
    const reverted = await developer.post(`${commits}/${odd}/revert`, { branch: source });
    expect(run(['diff', '--name-only', head, reverted.body.id])).toBe('');

    setBranch(source, odd);
    const { iid } = (
      await developer.post(path, { source_branch: source, target_branch: 'main', title: 'Odd' })
    ).body;
    await developer.post(commits, {
      ...{ branch: 'main', commit_message: 'x' },
      actions: [{ action: 'create', file_path: unique('f'), content: 'x' }],
    });
    expect((await developer.put(`${path}/${iid}/rebase`)).status).toBe(202);
    await environment.workers.idle();
    const rebased = (await readBranchHead(repository, source)) ?? '';
    expect(rebased).not.toBe(odd);
    expect(run(['cat-file', 'commit', rebased])).toContain(`author ${person}\n`);
    expect(run(['diff', '--name-only', `${rebased}^`, rebased])).toBe('added');
  });
});
