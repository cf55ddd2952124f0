import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedSubmodule } from '#test/support/submodules.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { CommitDiscussions, Commits, RepositoryFiles, RepositorySubmodules } = new Gitlab({
  host: origin,
  token,
});
const newProject = () => seedProject(db, { namespace: group, git, readme: true });

describe('@gitbeaker/rest', () => {
  it('commits several files at once, and reads what it did', async () => {
    const { id, default_branch } = await newProject();
    const made = await Commits.create(
      id,
      default_branch,
      'Heat up\n\nReviewed-by: Example Glazer',
      [
        { action: 'create', filePath: 'lib/kiln.rb', content: 'puts "hot"\n' },
        { action: 'move', filePath: 'docs/README.md', previousPath: 'README.md' },
        { action: 'chmod', filePath: 'lib/kiln.rb', execute_filemode: true } as never,
      ],
      { authorName: 'Example Potter', authorEmail: 'potter@example.com' },
    );
    expect(made).toMatchObject({ title: 'Heat up', author_email: 'potter@example.com' });
    expect(await Commits.show(id, made.id)).toEqual(made);
    const raw = await RepositoryFiles.showRaw(id, 'lib/kiln.rb', default_branch);
    expect(raw).toBe('puts "hot"\n');
    const diff = await Commits.showDiff(id, made.id);
    expect(diff).toMatchObject([{ renamed_file: true }, { new_file: true, b_mode: '100755' }]);
    expect(await Commits.allReferences(id, made.id, { type: 'branch' })).toEqual([
      { type: 'branch', name: default_branch },
    ]);
  });

  it('lists commits page by page, and narrowed', async () => {
    const { id } = await newProject();
    for (const file of ['a', 'b', 'c', 'd', 'e']) {
      await Commits.create(id, 'main', `Add ${file}`, [
        { action: 'create', filePath: `x/${file}`, content: file },
      ]);
    }
    const all = await Commits.all(id, { perPage: 2 });
    expect(all.map(({ title }) => title).slice(0, 3)).toEqual(['Add e', 'Add d', 'Add c']);
    expect(all).toHaveLength(6);
    const some = await Commits.all(id, { path: 'x/b', withStats: true, trailers: true });
    expect(some).toMatchObject([{ title: 'Add b', stats: { total: 1 }, trailers: {} }]);
    const range = await Commits.all(id, { refName: `${all[3]?.id}..main` });
    expect(range.map(({ title }) => title)).toEqual(['Add e', 'Add d', 'Add c']);
    expect(await Commits.all(id, { until: '2001-01-01T00:00:00Z' })).toEqual([]);
  });

  it('comments, and finds nothing where there is nothing', async () => {
    const { id } = await newProject();
    const said = await Commits.createComment(id, 'main', 'Slow enough', {
      path: 'README.md',
      line: 1,
      lineType: 'new',
    });
    expect(said).toMatchObject({ note: 'Slow enough', line: 1, author: { id: owner.id } });
    expect(await Commits.allComments(id, 'main')).toEqual([said]);
    expect(await Commits.allStatuses(id, 'main')).toEqual([]);
    expect(await Commits.allMergeRequests(id, 'main')).toEqual([]);
    await expect(Commits.showGPGSignature(id, 'main')).rejects.toThrow('404 Signature Not Found');
    await expect(Commits.show(id, 'missing')).rejects.toThrow('404 Commit Not Found');
  });

  it('talks about a commit in threads', async () => {
    const { id } = await newProject();
    const thread = await CommitDiscussions.create(id, 'main', 'Why so hot?');
    const answer = await CommitDiscussions.addNote(id, 'main', thread.id, 'It is clay');
    await CommitDiscussions.editNote(id, 'main', thread.id, answer.id, { body: 'It is porcelain' });
    const shown = await CommitDiscussions.show(id, 'main', thread.id);
    expect(shown.notes?.map(({ body }) => body)).toEqual(['Why so hot?', 'It is porcelain']);
    expect(await CommitDiscussions.all(id, 'main')).toEqual([shown]);
    await CommitDiscussions.removeNote(id, 'main', thread.id, answer.id);
    expect(await CommitDiscussions.all(id, 'main')).toEqual([thread]);
  });

  it('moves a submodule to another commit', async () => {
    const { id } = await newProject();
    const [path, branch] = ['vendor/glazes', 'glazed'];
    await seedSubmodule(git.repository(id), { branch, path, commitId: 'a'.repeat(40) });
    const made = await RepositorySubmodules.edit(id, path, branch, 'b'.repeat(40));
    expect(await Commits.show(id, branch)).toMatchObject({ id: made.id });
  });

  it('cherry-picks and reverts', async () => {
    const { id } = await newProject();
    const change = await Commits.create(
      id,
      'side',
      'Heat up',
      [{ action: 'create', filePath: 'kiln', content: 'hot' }],
      { startBranch: 'main' },
    );
    const dry = await Commits.cherryPick(id, change.id, 'main', { dryRun: true });
    expect(dry).toEqual({ dry_run: 'success' });
    const picked = await Commits.cherryPick(id, change.id, 'main');
    expect(picked.message).toBe(`Heat up\n\n(cherry picked from commit ${change.id})`);
    const reverted = await Commits.revert(id, picked.id, 'main');
    expect(reverted).toMatchObject({ title: 'Revert "Heat up"', parent_ids: [picked.id] });
    await expect(Commits.revert(id, picked.id, 'main')).rejects.toThrow('cannot revert');
  });
});
