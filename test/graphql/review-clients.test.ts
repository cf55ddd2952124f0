import { describe, expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';

// The documents that editors and dashboards send about reviews, in our own words: each fits the score of a caller, and
// what the clients look at is there.
const app = await startApp({ config: { plan: 'ultimate' } });
const { db, git } = app;
const { project, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, maintainer } = people;
const api = app.api.as(developer);
const fullPath = project.full_path;
const sourceBranch = await branch();
const { body: made } = await api.post(path, {
  ...{ source_branch: sourceBranch, target_branch: 'main', title: 'Cool slowly', labels: 'clay' },
  ...{ assignee_ids: [developer.id], reviewer_ids: [maintainer.id] },
});
const { body: issue } = await api.post(`/projects/${project.id}/issues`, { title: 'Heat' });
const pipeline = await seedPipeline(db, {
  ...{ project_id: project.id, sha: made.sha, ref: sourceBranch, status: 'success' },
});
await seedJob(db, pipeline, { name: 'fire', status: 'success' });
const gid = (type: string, { id }: { id: number }) => `gid://gitlab/${type}/${id}`;

async function send<Data = Record<string, never>>(query: string, variables: object): Promise<Data> {
  const { status, body } = await api.sendTo('POST', '/api/graphql', { query, variables });
  const { data, errors } = body as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  return data;
}

const position = (head: { base_sha: string; head_sha: string; start_sha: string }) => ({
  ...{ baseSha: head.base_sha, headSha: head.head_sha, startSha: head.start_sha },
  ...{ newLine: 1, oldLine: null },
  paths: { newPath: `${sourceBranch}.txt`, oldPath: null },
});

describe('an editor that shows threads beside the code', () => {
  const noteParts = `fragment noteParts on Note {
    id createdAt system author { avatarUrl name username webUrl } body bodyHtml url
    userPermissions { resolveNote adminNote createNote }
    position { diffRefs { baseSha headSha startSha } filePath positionType newLine oldLine newPath oldPath } }`;
  const threadParts = `${noteParts} fragment threadParts on Discussion {
    replyId createdAt resolved resolvable
    notes { pageInfo { hasNextPage endCursor } nodes { ...noteParts } } }`;
  type Threads = {
    pageInfo: { hasNextPage: boolean };
    nodes: {
      replyId: string;
      resolved: boolean;
      notes: { nodes: { id: string; body: string; system: boolean }[] };
    }[];
  };

  it('reads, answers, resolves and takes back what was said', async () => {
    const may = `query MayComment($path: ID!, $iid: String!) { project(fullPath: $path) {
      mergeRequest(iid: $iid) { userPermissions { createNote } } } }`;
    const of = { path: fullPath, iid: String(made.iid) };
    expect(await send(may, of)).toEqual({
      project: { mergeRequest: { userPermissions: { createNote: true } } },
    });
    const { body: rest } = await api.get(`${path}/${made.iid}`);
    const begin = `${threadParts} mutation Begin($on: NoteableID!, $body: String!, $position: DiffPositionInput!) {
      createDiffNote(input: { noteableId: $on, body: $body, position: $position }) {
        errors note { discussion { ...threadParts } } } }`;
    const begun = await send<{
      createDiffNote: { errors: string[]; note: { discussion: object } };
    }>(begin, { on: gid('MergeRequest', made), body: 'Why?', position: position(rest.diff_refs) });
    expect(begun.createDiffNote).toMatchObject({ errors: [], note: { discussion: {} } });
    const read = `${threadParts} query Threads($path: ID!, $iid: String!, $after: String) {
      project(fullPath: $path) { id mergeRequest(iid: $iid) { discussions(after: $after) {
        pageInfo { hasNextPage endCursor } nodes { ...threadParts } } } } }`;
    const threads = async () => {
      const data = await send<{ project: { mergeRequest: { discussions: Threads } } }>(read, of);
      return data.project.mergeRequest.discussions.nodes.filter(({ notes: { nodes } }) =>
        nodes.every(({ system }) => !system),
      );
    };
    const [thread] = await threads();
    const answer = `${noteParts} mutation Answer($on: NoteableID!, $body: String!, $to: DiscussionID) {
      createNote(input: { noteableId: $on, body: $body, discussionId: $to }) { errors note { ...noteParts } } }`;
    await send(answer, { on: gid('MergeRequest', made), body: 'So', to: thread?.replyId });
    await send(answer, { on: gid('MergeRequest', made), body: 'Apart', to: null });
    const settle = `mutation Settle($id: DiscussionID!, $resolve: Boolean!) {
      discussionToggleResolve(input: { id: $id, resolve: $resolve }) { errors } }`;
    expect(await send(settle, { id: thread?.replyId, resolve: true })).toEqual({
      discussionToggleResolve: { errors: [] },
    });
    const [first, second] = await threads();
    expect(first).toMatchObject({
      resolved: true,
      notes: { nodes: [{ body: 'Why?' }, { body: 'So' }] },
    });
    const update = `mutation Update($id: NoteID!, $body: String) {
      updateNote(input: { id: $id, body: $body }) { errors } }`;
    const { id } = second?.notes.nodes[0] ?? { id: '' };
    expect(await send(update, { id, body: 'Beside' })).toEqual({ updateNote: { errors: [] } });
    const destroy = `mutation Destroy($id: NoteID!) { destroyNote(input: { id: $id }) { errors } }`;
    expect(await send(destroy, { id })).toEqual({ destroyNote: { errors: [] } });
    expect(await threads()).toHaveLength(1);
  });

  it('reads what was said on an issue', async () => {
    const document = `${threadParts} query IssueThreads($path: ID!, $iid: String!, $after: String) {
      project(fullPath: $path) { id issue(iid: $iid) { discussions(after: $after) {
        pageInfo { hasNextPage endCursor } nodes { ...threadParts } } } } }`;
    expect(await send(document, { path: fullPath, iid: String(issue.iid) })).toMatchObject({
      project: { issue: { discussions: { nodes: [], pageInfo: { hasNextPage: false } } } },
    });
  });
});

describe('an editor that merges', () => {
  const userParts = `fragment userParts on User { id username name avatarUrl webUrl }`;
  const projectParts = `fragment projectParts on Project { id name nameWithNamespace path fullPath httpUrlToRepo
    sshUrlToRepo squashReadOnly removeSourceBranchAfterMerge onlyAllowMergeIfAllDiscussionsAreResolved
    onlyAllowMergeIfPipelineSucceeds allowMergeOnSkippedPipeline mergeRequestsFfOnlyEnabled
    userPermissions { createSnippet } repository { rootRef } }`;
  const requestParts = `${userParts} ${projectParts} fragment requestParts on MergeRequest {
    id iid title description webUrl createdAt targetBranch sourceBranch
    labels(first: 100) { pageInfo { hasNextPage endCursor } nodes { title color } }
    diffRefs { baseSha headSha startSha } approvalsRequired conflicts
    headPipeline { jobs(first: 1000) { pageInfo { hasNextPage } nodes { name status allowFailure detailedStatus { detailsPath } } } }
    mergeStatusEnum mergeable state draft squash squashOnMerge defaultSquashCommitMessage defaultMergeCommitMessage
    shouldRemoveSourceBranch forceRemoveSourceBranch shouldBeRebased rebaseInProgress
    targetProject { ...projectParts } sourceProject { ...projectParts } author { ...userParts }
    approvedBy(first: 1000) { nodes { ...userParts } } assignees(first: 1000) { nodes { ...userParts } }
    reviewers(first: 1000) { nodes { ...userParts mergeRequestInteraction { approved reviewed } } }
    userPermissions { canMerge createNote updateMergeRequest } }`;
  const user = (given: { id: number; username: string }) => ({
    id: gid('User', given),
    username: given.username,
  });

  it('shows a merge request with all that a merge needs', async () => {
    const document = `${requestParts} query Whole($path: ID!, $iid: String!) {
      project(fullPath: $path) { mergeRequest(iid: $iid) { ...requestParts } } }`;
    const data = await send(document, { path: fullPath, iid: String(made.iid) });
    expect(data).toMatchObject({
      project: {
        mergeRequest: {
          iid: String(made.iid),
          labels: { nodes: [{ title: 'clay' }] },
          conflicts: false,
          mergeStatusEnum: 'CAN_BE_MERGED',
          mergeable: true,
          headPipeline: { jobs: { nodes: [{ name: 'fire', status: 'SUCCESS' }] } },
          targetProject: { fullPath, repository: { rootRef: 'main' } },
          sourceProject: { fullPath },
          author: user(developer),
          assignees: { nodes: [user(developer)] },
          reviewers: {
            nodes: [
              {
                ...user(maintainer),
                mergeRequestInteraction: { approved: false, reviewed: false },
              },
            ],
          },
          userPermissions: { canMerge: true, createNote: true, updateMergeRequest: true },
        },
      },
    });
  });

  it('finds merge requests by branch, and counts them five ways', async () => {
    const find = `query Find($path: ID!, $from: [String!], $state: MergeRequestState, $first: Int = 100, $after: String = null) {
      project(fullPath: $path) { mergeRequests(sourceBranches: $from, state: $state, first: $first, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { iid } } } }`;
    expect(
      await send(find, { path: fullPath, from: [sourceBranch], state: 'opened' }),
    ).toMatchObject({
      project: { mergeRequests: { nodes: [{ iid: String(made.iid) }] } },
    });
    const count = `query Count($path: ID!, $name: String!) { project(fullPath: $path) {
      all: mergeRequests(state: all) { count } opened: mergeRequests(state: opened) { count }
      assigned: mergeRequests(state: opened, assigneeUsername: $name) { count }
      authored: mergeRequests(state: opened, authorUsername: $name) { count }
      reviewed: mergeRequests(state: opened, reviewerUsername: $name) { count } } }`;
    expect(await send(count, { path: fullPath, name: developer.username })).toEqual({
      project: {
        ...{ all: { count: 1 }, opened: { count: 1 }, assigned: { count: 1 } },
        ...{ authored: { count: 1 }, reviewed: { count: 0 } },
      },
    });
  });

  it('reads commits and threads page by page', async () => {
    const commits = `${userParts} query Commits($path: ID!, $iid: String!, $size: Int! = 100, $after: String) {
      project(fullPath: $path) { mergeRequest(iid: $iid) { commits(first: $size, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { sha shortId fullTitle description author { ...userParts }
        authorName authoredDate } } } } }`;
    const of = { path: fullPath, iid: String(made.iid) };
    expect(await send(commits, of)).toMatchObject({
      project: { mergeRequest: { commits: { nodes: [{ sha: made.sha }] } } },
    });
    const threads = `${userParts} query Threads($path: ID!, $iid: String!, $size: Int = 100, $after: String) {
      project(fullPath: $path) { mergeRequest(iid: $iid) { discussions(first: $size, after: $after) {
        pageInfo { hasNextPage endCursor } nodes { id replyId createdAt notes(first: 1000) {
          pageInfo { hasNextPage } nodes { id author { ...userParts } body createdAt system url resolvable resolved
          discussion { id } userPermissions { resolveNote adminNote } } } } } } } }`;
    expect(await send(threads, of)).toMatchObject({
      project: { mergeRequest: { discussions: { pageInfo: { hasNextPage: false } } } },
    });
  });

  it('changes the draft, the state and the reviewers', async () => {
    const of = { path: fullPath, iid: String(made.iid) };
    const draft = `${requestParts} mutation Draft($path: ID!, $iid: String!, $draft: Boolean!) {
      mergeRequestSetDraft(input: { projectPath: $path, iid: $iid, draft: $draft }) {
        mergeRequest { ...requestParts } errors } }`;
    expect(await send(draft, { ...of, draft: true })).toMatchObject({
      mergeRequestSetDraft: { errors: [], mergeRequest: { draft: true, mergeable: false } },
    });
    const state = `mutation State($path: ID!, $iid: String!, $state: MergeRequestNewState!) {
      mergeRequestUpdate(input: { projectPath: $path, iid: $iid, state: $state }) { mergeRequest { state } } }`;
    expect(await send(state, { ...of, state: 'CLOSED' })).toEqual({
      mergeRequestUpdate: { mergeRequest: { state: 'closed' } },
    });
    const reviewers = `mutation Reviewers($path: ID!, $iid: String!, $names: [String!]!) {
      mergeRequestSetReviewers(input: { projectPath: $path, iid: $iid, reviewerUsernames: $names }) {
        mergeRequest { reviewers { nodes { username } } } errors } }`;
    expect(await send(reviewers, { ...of, names: [] })).toEqual({
      mergeRequestSetReviewers: { mergeRequest: { reviewers: { nodes: [] } }, errors: [] },
    });
  });
});

it('a dashboard asks for 25 merge requests of each of its projects', async () => {
  const document = `query Dashboard($iids: [String!]) { p0: project(fullPath: "${fullPath}") {
    mergeRequests(iids: $iids, first: 25) { nodes { iid approved approvalsRequired approvalsLeft
      approvedBy(first: 50) { nodes { username } } headPipeline { status } } } } }`;
  expect(await send(document, { iids: [String(made.iid)] })).toEqual({
    p0: {
      mergeRequests: {
        nodes: [
          {
            iid: String(made.iid),
            ...{ approved: true, approvalsRequired: 0, approvalsLeft: 0 },
            approvedBy: { nodes: [] },
            headPipeline: { status: 'SUCCESS' },
          },
        ],
      },
    },
  });
});
