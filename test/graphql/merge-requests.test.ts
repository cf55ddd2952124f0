import { describe, expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { group, project, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, maintainer } = people;
const of = project.full_path;

interface Made {
  readonly id: number;
  readonly iid: number;
  readonly source_branch: string;
}

async function create(body: object = {}, as = developer): Promise<Made> {
  const source_branch = await branch();
  const asked = { source_branch, target_branch: 'main', title: 'Cool slowly', ...body };
  const made = await api.as(as).post(path, asked);
  expect(made).toMatchObject({ status: 201 });
  return made.body;
}

const seconds = (time: unknown) => (time === null ? null : String(time).replace(/\.\d+/, ''));
const made = await create({
  description: 'So that it does not *crack*',
  labels: 'clay,ash',
  assignee_ids: [maintainer.id],
  reviewer_ids: [maintainer.id, people.owner.id],
});

type Answer = { project: { mergeRequest: Record<string, never> | null } | null };
async function shown(fields: string, who: Who = 'developer', { iid } = made) {
  const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { mergeRequest(iid: $iid) { ${fields} } } }`;
  const { data, errors } = await ask(people[who], document, { path: of, iid: String(iid) });
  expect(errors).toBeUndefined();
  return (data as unknown as Answer).project?.mergeRequest ?? null;
}

describe('a merge request', () => {
  it('has the values of REST', async () => {
    const { body: rest } = await api.as(developer).get(`${path}/${made.iid}`);
    const user = (given: { id: number; username: string }) => ({
      id: `gid://gitlab/User/${given.id}`,
      username: given.username,
    });
    expect(
      await shown(`id iid title description state createdAt updatedAt mergedAt closedAt draft conflicts
        mergeStatus mergeStatusEnum diffHeadSha diffRefs { baseSha headSha startSha } sourceBranch targetBranch
        sourceProjectId targetProjectId projectId webUrl reference full: reference(full: true) squash
        shouldRemoveSourceBranch forceRemoveSourceBranch discussionLocked userNotesCount upvotes downvotes
        totalTimeSpent humanTotalTimeSpent timeEstimate taskCompletionStatus { count completedCount }
        mergeWhenPipelineSucceeds autoMergeEnabled mergeError mergeUser { id } milestone { title }
        author { id username } assignees { nodes { id username } } reviewers { nodes { id username } }
        labels { count nodes { title } } project { fullPath } sourceProject { id } targetProject { id } subscribed`),
    ).toEqual({
      id: `gid://gitlab/MergeRequest/${rest.id}`,
      iid: String(rest.iid),
      title: rest.title,
      description: rest.description,
      state: 'opened',
      createdAt: seconds(rest.created_at),
      updatedAt: seconds(rest.updated_at),
      mergedAt: null,
      closedAt: null,
      draft: false,
      conflicts: false,
      mergeStatus: 'can_be_merged',
      mergeStatusEnum: 'CAN_BE_MERGED',
      diffHeadSha: rest.sha,
      diffRefs: {
        baseSha: rest.diff_refs.base_sha,
        headSha: rest.diff_refs.head_sha,
        startSha: rest.diff_refs.start_sha,
      },
      sourceBranch: rest.source_branch,
      targetBranch: 'main',
      sourceProjectId: project.id,
      targetProjectId: project.id,
      projectId: project.id,
      webUrl: rest.web_url,
      reference: `!${rest.iid}`,
      full: `${of}!${rest.iid}`,
      squash: rest.squash,
      shouldRemoveSourceBranch: rest.should_remove_source_branch,
      forceRemoveSourceBranch: rest.force_remove_source_branch,
      discussionLocked: false,
      userNotesCount: 0,
      upvotes: 0,
      downvotes: 0,
      totalTimeSpent: 0,
      humanTotalTimeSpent: null,
      timeEstimate: 0,
      taskCompletionStatus: { count: 0, completedCount: 0 },
      mergeWhenPipelineSucceeds: false,
      autoMergeEnabled: false,
      mergeError: null,
      mergeUser: null,
      milestone: null,
      author: user(developer),
      assignees: { nodes: [user(maintainer)] },
      reviewers: { nodes: [user(maintainer), user(people.owner)] },
      labels: { count: 2, nodes: [{ title: 'ash' }, { title: 'clay' }] },
      project: { fullPath: of },
      sourceProject: { id: `gid://gitlab/Project/${project.id}` },
      targetProject: { id: `gid://gitlab/Project/${project.id}` },
      subscribed: rest.subscribed,
    });
  });

  it.each(['reporter', 'guest'] as const)('shows a %s no message of a merge', async (who) => {
    const fields = 'defaultMergeCommitMessage defaultSquashCommitMessage';
    expect((await shown(fields, who)) ?? {}).not.toMatchObject({
      defaultMergeCommitMessage: expect.any(String) as string,
    });
  });

  it('tells what its branches and commits are', async () => {
    const file = `${made.source_branch}.txt`;
    expect(
      await shown(`commitCount diffStats { path additions deletions } one: diffStats(path: "${file}") { path }
        none: diffStats(path: "none") { path } diffStatsSummary { additions deletions changes fileCount }
        divergedFromTargetBranch shouldBeRebased rebaseInProgress sourceBranchExists targetBranchExists
        sourceBranchProtected squashOnMerge mergeOngoing mergeable mergeableDiscussionsState
        availableAutoMergeStrategies autoMergeStrategy titleHtml descriptionHtml
        defaultMergeCommitMessage defaultSquashCommitMessage inProgressMergeCommitSha`),
    ).toEqual({
      commitCount: 1,
      diffStats: [{ path: file, additions: 1, deletions: 0 }],
      one: [{ path: file }],
      none: [],
      diffStatsSummary: { additions: 1, deletions: 0, changes: 1, fileCount: 1 },
      divergedFromTargetBranch: false,
      shouldBeRebased: false,
      rebaseInProgress: false,
      sourceBranchExists: true,
      targetBranchExists: true,
      sourceBranchProtected: false,
      squashOnMerge: false,
      mergeOngoing: false,
      mergeable: true,
      mergeableDiscussionsState: true,
      availableAutoMergeStrategies: [],
      autoMergeStrategy: null,
      titleHtml: expect.stringContaining('Cool slowly') as string,
      descriptionHtml: expect.stringContaining('<em>crack</em>') as string,
      defaultMergeCommitMessage: `Merge branch '${made.source_branch}' into 'main'\n\nCool slowly\n\nSee merge request ${of}!${made.iid}`,
      defaultSquashCommitMessage: 'Cool slowly',
      inProgressMergeCommitSha: null,
    });
  });

  it.each(['guest', 'stranger', 'external', 'anonymous'] as const)(
    'is null for a %s',
    async (who) => {
      expect(await shown('id', who)).toBeNull();
      const byId = `{ mergeRequest(id: "gid://gitlab/MergeRequest/${made.id}") { id } }`;
      expect(await ask(people[who], byId)).toEqual({ data: { mergeRequest: null } });
      const lists = `query($path: ID!) { project(fullPath: $path) { mergeRequests { count nodes { id } } } }`;
      const { data, errors } = await ask(people[who], lists, { path: of });
      expect(errors).toBeUndefined();
      const { project: seen } = data as unknown as { project: object | null };
      expect(seen ?? { mergeRequests: null }).toEqual({ mergeRequests: null });
    },
  );

  it.each([
    ['reporter', true],
    ['guest', false],
    ['anonymous', false],
  ] as const)('tells a %s what members have to do with it: %s', async (who, may) => {
    const fields = `nodes { user { id } mergeRequestInteraction(id: "gid://gitlab/MergeRequest/${made.id}") {
      approved reviewed canMerge canUpdate reviewState } }`;
    const document = `query($path: ID!, $group: ID!) {
      project(fullPath: $path) { projectMembers { nodes { ... on GroupMember { user { id }
        mergeRequestInteraction(id: "gid://gitlab/MergeRequest/${made.id}") { canMerge } } } } }
      group(fullPath: $group) { groupMembers { ${fields} } } }`;
    const { data, errors } = await ask(people[who], document, { path: of, group: group.full_path });
    expect(errors).toBeUndefined();
    const found = data as unknown as {
      group: {
        groupMembers: { nodes: { user: object; mergeRequestInteraction: object }[] };
      } | null;
    };
    const ofMaintainer = `gid://gitlab/User/${maintainer.id}`;
    const members = found.group?.groupMembers.nodes ?? [];
    const interaction = members.find(({ user }) => 'id' in user && user.id === ofMaintainer);
    const shows = { approved: false, reviewed: false, canMerge: true, canUpdate: true };
    expect(interaction?.mergeRequestInteraction ?? null).toEqual(
      may ? { ...shows, reviewState: 'UNREVIEWED' } : null,
    );
  });

  it('tells a reader who committed it, as far as addresses show', async () => {
    const [committer, owner] = [people.guest, people.owner];
    const known = {
      proven_at: '2024-01-01T00:00:00.000Z',
      confirmed_at: '2024-01-01T00:00:00.000Z',
    };
    for (const user of [committer, owner]) {
      await db('emails').where('user_id', user.id).update(known);
    }
    await db('users').where({ id: committer.id }).update({ public_email: committer.email });
    const repository = git.repository(project.id);
    const other = await branch();
    for (const { email, name } of [committer, owner]) {
      const author = { name, email, date: '2024-01-01T00:00:00Z' };
      await addCommit(repository, {
        ...{ branch: other, message: 'Fire', author, committer: author },
        changes: [{ action: 'create', path: `${name}.txt`, content: Buffer.from(name) }],
      });
    }
    const asked = { source_branch: other, target_branch: 'main', title: 'Fire' };
    const answer = await api.as(developer).post(path, asked);
    const fields = 'committers { nodes { username } }';
    const named = (...users: { username: string }[]) => ({
      committers: { nodes: users.map(({ username }) => ({ username })) },
    });
    expect(await shown(fields, 'reporter', answer.body)).toEqual(named(committer));
    expect(await shown(fields, 'owner', answer.body)).toEqual(named(committer, owner));
    expect(await shown(fields, 'administrator', answer.body)).toEqual(named(committer, owner));
    expect(await shown(fields, 'guest', answer.body)).toBeNull();
    const twice = `{ one: mergeRequest(id: "gid://gitlab/MergeRequest/${made.id}") { ${fields} }
      other: mergeRequest(id: "gid://gitlab/MergeRequest/${answer.body.id}") { ${fields} } }`;
    expect((await ask(developer, twice)).errors).toEqual([
      '"committers" field can be requested only for 1 MergeRequest(s) at a time.',
    ]);
  });

  it.each([
    ['reporter', false],
    ['developer', true],
    ['maintainer', true],
    ['administrator', true],
    ['guest', false],
    ['stranger', false],
    ['anonymous', false],
  ] as const)('lets a %s ask for a review once more: %s', async (who, may) => {
    const own = await create({ reviewer_ids: [people.owner.id] });
    const review = { merge_request_id: own.id, user_id: people.owner.id };
    await db('merge_request_reviewers').where(review).update({ state: 'reviewed' });
    await db('todos').where({ user_id: people.owner.id }).update({ state: 'done' });
    const again = (user: { id: number }) =>
      ask(
        people[who],
        `mutation { mergeRequestReviewerRereview(input: { projectPath: "${of}", iid: "${own.iid}",
          userId: "gid://gitlab/User/${user.id}" }) { errors mergeRequest { reviewers { nodes { id
          mergeRequestInteraction { reviewState } } } } } }`,
      );
    const answer = await again(people.owner);
    const stored = await db('merge_request_reviewers').where(review).first<{ state: string }>();
    const todos = db('todos').where({ user_id: people.owner.id, merge_request_id: own.id });
    const asked = await todos.where({ state: 'pending', action: 'review_requested' });
    if (!may) {
      expect(answer.data).toEqual({ mergeRequestReviewerRereview: null });
      expect(answer.errors).toHaveLength(1);
      expect(stored.state).toBe('reviewed');
      expect(asked).toEqual([]);
      return;
    }
    const reviewer = {
      id: `gid://gitlab/User/${people.owner.id}`,
      mergeRequestInteraction: { reviewState: 'UNREVIEWED' },
    };
    expect(answer).toEqual({
      data: {
        mergeRequestReviewerRereview: {
          errors: [],
          mergeRequest: { reviewers: { nodes: [reviewer] } },
        },
      },
    });
    expect(asked).toHaveLength(1);
    expect(await again(people.guest)).toEqual({
      data: {
        mergeRequestReviewerRereview: { errors: ['Reviewer not found'], mergeRequest: null },
      },
    });
  });

  it('is told by its id', async () => {
    const byId = (id: number) =>
      ask(developer, `{ mergeRequest(id: "gid://gitlab/MergeRequest/${id}") { iid } }`);
    expect(await byId(made.id)).toEqual({ data: { mergeRequest: { iid: String(made.iid) } } });
    expect(await byId(2 ** 40)).toEqual({ data: { mergeRequest: null } });
    expect(await shown('id', 'developer', { ...made, iid: 4_000 })).toBeNull();
  });

  const permissions = `userPermissions { adminMergeRequest canApprove canMerge cherryPickOnCurrentMergeRequest
    createNote pushToSourceBranch readMergeRequest removeSourceBranch revertOnCurrentMergeRequest updateMergeRequest }`;
  const nothing = {
    adminMergeRequest: false,
    canApprove: false,
    canMerge: false,
    cherryPickOnCurrentMergeRequest: false,
    createNote: true,
    pushToSourceBranch: false,
    readMergeRequest: true,
    removeSourceBranch: false,
    revertOnCurrentMergeRequest: false,
    updateMergeRequest: false,
  };
  const writes = {
    adminMergeRequest: true,
    pushToSourceBranch: true,
    removeSourceBranch: true,
    updateMergeRequest: true,
  };
  it.each([
    ['reporter', nothing],
    ['developer', { ...nothing, ...writes }],
    ['maintainer', { ...nothing, ...writes, canApprove: true, canMerge: true }],
  ] as const)('tells a %s what they may do', async (who, may) => {
    const { body: rest } = await api.as(people[who]).get(`${path}/${made.iid}`);
    expect(await shown(permissions, who)).toEqual({
      userPermissions: { ...may, canMerge: rest.user.can_merge },
    });
  });

  it('tells who approved it, and what its people have to do with it', async () => {
    const reviewed = await create({ reviewer_ids: [maintainer.id], title: 'Reviewed' });
    const rules = { name: 'Masters', approvals_required: 2, user_ids: [maintainer.id] };
    const rule = await api.as(maintainer).post(`${path}/${reviewed.iid}/approval_rules`, rules);
    expect(rule).toMatchObject({ status: 201 });
    const approved = await api.as(maintainer).post(`${path}/${reviewed.iid}/approve`);
    expect(approved).toMatchObject({ status: 201 });
    const fields = `approved approvalsRequired approvalsLeft approvedBy { nodes { username } }
      approvalState { approvalRulesOverwritten rules { id name type approvalsRequired approved
        approvedBy { nodes { username } } users { nodes { username } } eligibleApprovers { username } sourceRule { id } } }
      participants { nodes { username } }
      author { mergeRequestInteraction { approved canMerge canUpdate reviewState reviewed } }
      reviewers { nodes { username state mergeRequestInteraction { approved canMerge canUpdate reviewState reviewed
        applicableApprovalRules { name } } } }`;
    const { username } = maintainer;
    expect(await shown(fields, 'reporter', reviewed)).toEqual({
      approved: false,
      approvalsRequired: 2,
      approvalsLeft: 1,
      approvedBy: { nodes: [{ username }] },
      approvalState: {
        approvalRulesOverwritten: true,
        rules: [
          {
            id: `gid://gitlab/ApprovalMergeRequestRule/${rule.body.id}`,
            name: 'Masters',
            type: 'REGULAR',
            approvalsRequired: 2,
            approved: false,
            approvedBy: { nodes: [{ username }] },
            users: { nodes: [{ username }] },
            eligibleApprovers: [{ username }],
            sourceRule: null,
          },
        ],
      },
      participants: { nodes: [{ username: developer.username }, { username }] },
      author: {
        mergeRequestInteraction: {
          approved: false,
          canMerge: true,
          canUpdate: true,
          reviewState: null,
          reviewed: false,
        },
      },
      reviewers: {
        nodes: [
          {
            username,
            state: 'active',
            mergeRequestInteraction: {
              approved: true,
              canMerge: true,
              canUpdate: true,
              reviewState: 'UNREVIEWED',
              reviewed: false,
              applicableApprovalRules: [{ name: 'Masters' }],
            },
          },
        ],
      },
    });
  });
});
