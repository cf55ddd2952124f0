import { Gitlab, type SuggestionSchema } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { rewrite, write } from '#test/domains/code/commits/world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import { seedToken } from '#test/support/seed.ts';

const { db, git, origin, environment } = await startApp({ config: { plan: 'ultimate' } });
environment.workers.start();
const { project, people, branch, commit, repository } = await mergeRequestWorld({ db, git });

async function clientOf(user: { readonly id: number }) {
  const { token } = await seedToken(db, user, { scopes: ['api'] });
  return new Gitlab({ host: origin, token });
}
const developer = await clientOf(people.developer);
const maintainer = await clientOf(people.maintainer);

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest', () => {
  it('lives through a merge request', async () => {
    const { MergeRequests } = developer;
    const source = await branch();
    const made = await MergeRequests.create(project.id, source, 'main', 'Fire slowly', {
      description: 'For glazes',
      labels: 'heat',
      reviewerIds: [people.maintainer.id],
    });
    const { iid } = made;
    expect(made).toMatchObject({ state: 'opened', labels: ['heat'], draft: false });
    await MergeRequests.edit(project.id, iid, { title: 'Draft: Fire slowly' });
    expect(await MergeRequests.show(project.id, iid)).toMatchObject({ draft: true });
    await MergeRequests.edit(project.id, iid, { title: 'Fire slowly' });

    expect(await MergeRequests.allCommits(project.id, iid)).toHaveLength(1);
    expect(await MergeRequests.allDiffs(project.id, iid)).toMatchObject([{ new_file: true }]);
    expect(await MergeRequests.showChanges(project.id, iid)).toMatchObject({
      changes: [{ new_file: true }],
    });
    const [version] = await MergeRequests.allDiffVersions(project.id, iid);
    expect(version).toMatchObject({ head_commit_sha: made.sha });
    if (version === undefined) throw new Error('there is no version');
    expect(await MergeRequests.showDiffVersion(project.id, iid, version.id)).toMatchObject({
      diffs: [{ new_file: true }],
    });
    expect(await MergeRequests.allParticipants(project.id, iid)).toHaveLength(2);
    expect(await MergeRequests.showReviewers(project.id, iid)).toMatchObject([
      { user: { id: people.maintainer.id } },
    ]);
    await MergeRequests.addSpentTime(project.id, iid, '1h');
    expect(await MergeRequests.showTimeStats(project.id, iid)).toMatchObject({
      total_time_spent: 3600,
    });

    const merged = await maintainer.MergeRequests.merge(project.id, iid, {
      mergeCommitMessage: 'Merge the slow fire',
      shouldRemoveSourceBranch: true,
      sha: made.sha,
    });
    expect(merged).toMatchObject({ state: 'merged', merge_user: { id: people.maintainer.id } });
    expect(await readBranchHead(repository, 'main')).toBe(merged.merge_commit_sha);
    expect(await readBranchHead(repository, source)).toBeNull();
  });

  it('reviews one, in notes and threads', async () => {
    const source = await branch();
    const resolving = { onlyAllowMergeIfAllDiscussionsAreResolved: true };
    await maintainer.Projects.edit(project.id, resolving);
    const { iid, diff_refs } = await developer.MergeRequests.create(
      project.id,
      source,
      'main',
      'Review me',
    );
    const { MergeRequestNotes, MergeRequestDiscussions } = maintainer;
    await MergeRequestNotes.create(project.id, iid, 'Nice');
    const thread = await MergeRequestDiscussions.create(project.id, iid, 'Why this?', {
      position: {
        baseSha: diff_refs.base_sha,
        startSha: diff_refs.start_sha,
        headSha: diff_refs.head_sha,
        positionType: 'text',
        newPath: `${source}.txt`,
        oldPath: `${source}.txt`,
        newLine: '1',
      },
    });
    const shown = () => developer.MergeRequests.show(project.id, iid);
    expect(await shown()).toMatchObject({ blocking_discussions_resolved: false });
    await MergeRequestDiscussions.addNote(project.id, iid, thread.id, 'Because.');
    await MergeRequestDiscussions.resolve(project.id, iid, thread.id, true);
    expect(await shown()).toMatchObject({ blocking_discussions_resolved: true });
    expect(await MergeRequestDiscussions.show(project.id, iid, thread.id)).toMatchObject({
      notes: [{ type: 'DiffNote', resolved: true }, {}],
    });
  });

  it('applies suggestions, one and several', async () => {
    const source = await branch();
    const file = `${source}.txt`;
    await commit('Write it', [rewrite(file, 'one\ntwo\nthree\n')], { branch: source });
    const { iid, diff_refs } = await developer.MergeRequests.create(
      project.id,
      source,
      'main',
      'Suggest something',
    );
    const suggest = async (line: number, content: string) => {
      const body = `\`\`\`suggestion:-0+0\n${content}\n\`\`\``;
      const { notes } = await maintainer.MergeRequestDiscussions.create(project.id, iid, body, {
        position: {
          baseSha: diff_refs.base_sha,
          startSha: diff_refs.start_sha,
          headSha: diff_refs.head_sha,
          positionType: 'text',
          newPath: file,
          oldPath: file,
          newLine: String(line),
        },
      });
      const [suggestion] = notes?.[0]?.['suggestions'] as SuggestionSchema[];
      expect(suggestion).toMatchObject({ from_line: line, appliable: true, applied: false });
      return suggestion?.id ?? 0;
    };
    const ids = [await suggest(1, 'eins'), await suggest(2, 'zwei'), await suggest(3, 'drei')];
    const { Suggestions } = developer;
    expect(await Suggestions.edit(ids[0] ?? 0, { commitMessage: 'One' })).toMatchObject({
      applied: true,
      from_content: 'one\n',
      to_content: 'eins\n',
    });
    expect(await Suggestions.editBatch(ids.slice(1))).toMatchObject([
      { id: ids[1], applied: true },
      { id: ids[2], applied: true },
    ]);
    await environment.workers.idle();
    const { content } = await developer.RepositoryFiles.show(project.id, file, source);
    expect(Buffer.from(content, 'base64').toString()).toBe('eins\nzwei\ndrei\n');
    const commits = await developer.MergeRequests.allCommits(project.id, iid);
    expect(commits.map(({ title }) => title).slice(0, 2)).toEqual([
      'Apply 2 suggestion(s) to 1 file(s)',
      'One',
    ]);
  });

  it('approves one', async () => {
    const source = await branch();
    const { iid } = await developer.MergeRequests.create(project.id, source, 'main', 'Approve me');
    const { MergeRequestApprovals } = maintainer;
    await MergeRequestApprovals.approve(project.id, iid);
    expect(
      await MergeRequestApprovals.showConfiguration(project.id, { mergerequestIId: iid }),
    ).toMatchObject({ approved_by: [{ user: { id: people.maintainer.id } }] });
    await MergeRequestApprovals.unapprove(project.id, iid);
    expect(
      await MergeRequestApprovals.showConfiguration(project.id, { mergerequestIId: iid }),
    ).toMatchObject({ approved_by: [] });
  });

  it('rebases one', async () => {
    const source = await branch();
    const { iid } = await developer.MergeRequests.create(project.id, source, 'main', 'Rebase me');
    const head = await commit('Go on', [write(`${source}-meanwhile`, 'x')]);
    await developer.MergeRequests.rebase(project.id, iid);
    await environment.workers.idle();
    const shown = await developer.MergeRequests.show(project.id, iid, {
      includeRebaseInProgress: true,
      includeDivergedCommitsCount: true,
    });
    expect(shown).toMatchObject({
      rebase_in_progress: false,
      diverged_commits_count: 0,
      merge_error: null,
      diff_refs: { base_sha: head },
    });
  });

  it('lists those of a project, of a group and of everything', async () => {
    const { MergeRequests } = developer;
    const source = await branch();
    const { id } = await MergeRequests.create(project.id, source, 'main', 'List me');
    const byBranch = { sourceBranch: source } as const;
    for (const where of [{ projectId: project.id }, { groupId: project.namespace_id }, {}]) {
      expect(await MergeRequests.all({ ...where, ...byBranch })).toMatchObject([{ id }]);
    }
  });
});
