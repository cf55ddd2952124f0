import { Gitlab } from '@gitbeaker/rest';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin, environment } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { Branches, Commits, MergeRequests } = new Gitlab({ host: origin, token });
environment.workers.start();

it('rebases and merges', async () => {
  const { id } = await seedProject(db, { namespace: group, git, readme: true });
  const add = (branch: string, filePath: string, options: object = {}) =>
    Commits.create(
      id,
      branch,
      `Add ${filePath}`,
      [{ action: 'create', filePath, content: 'x' }],
      options,
    );
  const { id: head } = await add('slow', 'slow', { startBranch: 'main' });
  const { iid } = await MergeRequests.create(id, 'slow', 'main', 'Cool slowly');
  const { id: main } = await add('main', 'other');
  const { commit_id } = await MergeRequests.mergeToDefault(id, iid);
  expect((await Commits.show(id, commit_id)).parent_ids).toEqual([main, head]);

  expect(await MergeRequests.rebase(id, iid, { skipCI: true })).toMatchObject({
    rebase_in_progress: true,
  });
  let shown;
  do shown = await MergeRequests.show(id, iid, { includeRebaseInProgress: true });
  while (shown.rebase_in_progress);
  expect(shown).toMatchObject({ merge_error: null });
  expect((await Commits.show(id, shown.sha)).parent_ids).toEqual([main]);

  await Commits.editStatus(id, shown.sha, 'running', { ref: 'slow' });
  const waiting = await MergeRequests.merge(id, iid, { mergeWhenPipelineSucceeds: true });
  expect(waiting).toMatchObject({ state: 'opened', merge_when_pipeline_succeeds: true });
  const cancelled = await MergeRequests.cancelOnPipelineSuccess(id, iid);
  expect(cancelled).toMatchObject({ merge_when_pipeline_succeeds: false });
  await Commits.editStatus(id, shown.sha, 'success', { ref: 'slow' });

  const merged = await MergeRequests.merge(id, iid, {
    sha: shown.sha,
    shouldRemoveSourceBranch: true,
    mergeCommitMessage: 'Done',
  });
  expect(merged).toMatchObject({ state: 'merged', merged_by: { id: owner.id } });
  expect((await Commits.show(id, 'main')).parent_ids).toEqual([main, shown.sha]);
  await expect(Branches.show(id, 'slow')).rejects.toThrow('404 Branch Not Found');
  await expect(MergeRequests.merge(id, iid)).rejects.toThrow('405 Method Not Allowed');
});
