import { describe, expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';

// The documents that assistants, launchers and tools send, in our own words: each fits the score of a caller, and what
// the clients look at is there.
const app = await startApp({ config: { plan: 'ultimate' } });
const { db, git } = app;
const { project, people, path, branch } = await mergeRequestWorld({ db, git });
const { maintainer, developer } = people;
const api = app.api.as(maintainer);
const fullPath = project.full_path;
const sourceBranch = await branch();
const { body: request } = await api.post(path, {
  ...{ source_branch: sourceBranch, target_branch: 'main', title: 'Cool slowly', labels: 'clay' },
  ...{ assignee_ids: [maintainer.id], reviewer_ids: [developer.id] },
});
const { body: issue } = await api.post(`/projects/${project.id}/issues`, { title: 'Heat' });
const said = { body: 'Open the lid.' };
expect(await api.post(`/projects/${project.id}/issues/${issue.iid}/notes`, said)).toMatchObject({
  status: 201,
});
expect(await api.post(`${path}/${request.iid}/discussions`, { body: 'Why?' })).toMatchObject({
  status: 201,
});
const pipeline = await seedPipeline(db, {
  ...{ project_id: project.id, sha: request.sha, ref: sourceBranch, status: 'failed' },
});
const failed = { status: 'failed', failure_reason: 'script_failure' } as const;
await seedJob(db, pipeline, { name: 'fire', stage: 'test', ...failed });

async function send<Data = Record<string, never>>(query: string, variables = {}): Promise<Data> {
  const { status, body } = await api.sendTo('POST', '/api/graphql', { query, variables });
  const { data, errors } = body as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
  return data;
}

describe('an assistant', () => {
  it('reads a merge request with what was said and approved', async () => {
    const document = `query Review($path: ID!, $iid: String!, $first: Int, $after: String) {
      project(fullPath: $path) { mergeRequest(iid: $iid) { iid title state description draft webUrl sourceBranch
        targetBranch author { username } approved approvalsRequired approvalsLeft approvedBy { nodes { username } }
        discussions(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { id resolvable resolved
          notes { nodes { id body system internal createdAt author { username } } } } } } } }`;
    const data = await send(document, { path: fullPath, iid: String(request.iid), first: 20 });
    expect(data).toMatchObject({
      project: {
        mergeRequest: {
          ...{ iid: String(request.iid), title: 'Cool slowly', approvalsRequired: 0 },
          approvedBy: { nodes: [] },
          discussions: {
            pageInfo: { hasNextPage: false },
            nodes: expect.arrayContaining([
              expect.objectContaining({
                ...{ resolvable: true, resolved: false },
                notes: { nodes: [expect.objectContaining({ body: 'Why?', internal: false })] },
              }),
            ]) as object[],
          },
        },
      },
    });
  });

  it('reads an issue with its notes', async () => {
    const document = `query Work($path: ID!, $iid: String) { project(fullPath: $path) { issue(iid: $iid) {
      id iid title state labels { nodes { title } } relatedMergeRequests { nodes { iid } }
      notes(first: 20) { nodes { body internal system author { username } } } } } }`;
    expect(await send(document, { path: fullPath, iid: String(issue.iid) })).toMatchObject({
      project: {
        issue: {
          ...{ title: 'Heat', labels: { nodes: [] }, relatedMergeRequests: { nodes: [] } },
          notes: { nodes: [{ body: 'Open the lid.', internal: false, system: false }] },
        },
      },
    });
  });

  it('reads a pipeline with its stages and jobs', async () => {
    const document = `query Run($path: ID!, $iid: ID) { project(fullPath: $path) { pipeline(iid: $iid) {
      iid status ref sha duration source yamlErrors detailedStatus { label text }
      stages { nodes { name status jobs { nodes { name status duration webPath failureMessage stage { name } } } } } } } }`;
    const data = await send(document, { path: fullPath, iid: String(pipeline.iid) });
    expect(data).toMatchObject({
      project: {
        pipeline: {
          ...{ iid: String(pipeline.iid), status: 'FAILED', sha: request.sha, yamlErrors: false },
          ...{ source: 'push', detailedStatus: { label: 'failed', text: 'failed' } },
          stages: {
            nodes: [
              {
                ...{ name: 'test', status: 'failed' },
                jobs: {
                  nodes: [
                    {
                      ...{ name: 'fire', status: 'FAILED', stage: { name: 'test' } },
                      webPath: expect.stringMatching(/\/-\/jobs\/\d+$/) as string,
                      failureMessage: expect.any(String) as string,
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    });
  });

  it('reads which branches are protected', async () => {
    const document = `query Rules($path: ID!, $first: Int) { project(fullPath: $path) { branchRules(first: $first) {
      nodes { name isDefault isProtected branchProtection { allowForcePush } } pageInfo { hasNextPage } } } }`;
    const protection = { name: 'main' };
    await api.post(`/projects/${project.id}/protected_branches`, protection);
    const rest = await api.get(`/projects/${project.id}/protected_branches`);
    const { project: found } = await send<{
      project: { branchRules: { nodes: { name: string; isDefault: boolean }[] } };
    }>(document, { path: fullPath, first: 20 });
    const names = (rest.body as { name: string }[]).map(({ name }) => name);
    expect(found.branchRules.nodes.map(({ name }) => name)).toEqual(names);
    expect(found.branchRules.nodes).toContainEqual({
      ...{ name: 'main', isDefault: true, isProtected: true },
      branchProtection: { allowForcePush: false },
    });
  });

  it('asks first what there is', async () => {
    const document = `{ metadata { version revision enterprise kas { enabled version } }
      currentUser { id username name } }`;
    expect(await send(document)).toMatchObject({
      metadata: { version: expect.stringMatching(/^15\.0\.0/) as string, kas: { enabled: false } },
      currentUser: { username: maintainer.username },
    });
  });
});

describe('a launcher', () => {
  const row = `iid title webUrl state draft createdAt updatedAt closedAt mergedAt sourceBranch targetBranch
    userNotesCount upvotes downvotes conflicts reference(full: true) approved approvalsRequired
    author { name username avatarUrl } labels { nodes { title color } } milestone { title }
    assignees { nodes { username } } reviewers { nodes { username } } headPipeline { detailedStatus { name label } }`;
  const given = 'first: 20, state: opened, search: $search, in: [TITLE]';

  it.each([
    [
      'of a project',
      `project(fullPath: "${fullPath}") { mergeRequests(${given}) { nodes { ${row} } } }`,
    ],
    ['of the caller', `currentUser { assignedMergeRequests(${given}) { nodes { ${row} } } }`],
  ])('lists merge requests %s', async (_, field) => {
    const data = await send<Record<string, Record<string, { nodes: object[] }>>>(
      `query Open($search: String) { ${field} }`,
      { search: 'cool' },
    );
    const [list] = Object.values(Object.values(data)[0] ?? {});
    expect(list?.nodes).toMatchObject([
      {
        ...{ iid: String(request.iid), closedAt: null, labels: { nodes: [{ title: 'clay' }] } },
        ...{ reference: `${fullPath}!${request.iid}`, author: { username: maintainer.username } },
        headPipeline: { detailedStatus: { name: 'FAILED', label: 'failed' } },
      },
    ]);
  });

  it('lists pipelines, branches and the commit of each', async () => {
    const pipelines = `query Runs($path: ID!) { project(fullPath: $path) { pipelines(first: 20) { nodes {
      id iid status ref path createdAt startedAt finishedAt detailedStatus { label } user { name avatarUrl } } } } }`;
    expect(await send(pipelines, { path: fullPath })).toMatchObject({
      project: {
        pipelines: { nodes: [{ iid: String(pipeline.iid), status: 'FAILED', user: null }] },
      },
    });
    const names = `query Branches($path: ID!) { project(fullPath: $path) { repository { rootRef
      branchNames(searchPattern: "", offset: 0, limit: 20) } } }`;
    const { project: found } = await send<{
      project: { repository: { rootRef: string; branchNames: string[] } };
    }>(names, { path: fullPath });
    const { branchNames } = found.repository;
    expect(branchNames).toEqual(expect.arrayContaining(['main', sourceBranch]));
    const aliases = branchNames.map(
      (name, at) =>
        `b${at}: commit(ref: ${JSON.stringify(name)}) { shortId title authoredDate author { name } }`,
    );
    const { project: heads } = await send<{ project: { repository: Record<string, object> } }>(
      `query Heads($path: ID!) { project(fullPath: $path) { repository { ${aliases.join(' ')} } } }`,
      { path: fullPath },
    );
    expect(heads.repository[`b${branchNames.indexOf(sourceBranch)}`]).toMatchObject({
      shortId: String(request.sha).slice(0, 8),
    });
  });
});

describe('statistics', () => {
  it('count what was merged, with who approved it and how much it changed', async () => {
    const document = `query Merged($ids: [ID!], $after: Time) { projects(ids: $ids) { nodes { name
      mergeRequests(mergedAfter: $after) { count nodes { author { username } approvedBy { nodes { username } }
        commitCount diffStatsSummary { additions deletions fileCount } } } } } }`;
    const ids = [`gid://gitlab/Project/${project.id}`];
    expect(await send(document, { ids, after: '2020-01-01' })).toEqual({
      projects: { nodes: [{ name: project.name, mergeRequests: { count: 0, nodes: [] } }] },
    });
  });

  it('go through projects in both directions', async () => {
    const document = `query Page($first: Int, $last: Int, $before: String, $after: String) {
      projects(first: $first, last: $last, before: $before, after: $after, sort: "name_asc") {
        nodes { name } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
    type Page = { projects: { nodes: object[]; pageInfo: Record<string, string | boolean> } };
    const first = await send<Page>(document, { first: 1 });
    const { startCursor, endCursor } = first.projects.pageInfo;
    const back = await send<Page>(document, { last: 1, before: endCursor });
    expect(back.projects.nodes).toEqual([]);
    expect(startCursor).toBe(endCursor);
    const next = await send<Page>(document, { first: 1, after: endCursor });
    expect(next.projects.pageInfo.hasPreviousPage).toBe(true);
  });
});

it('a tool that provisions asks who it is', async () => {
  const document =
    '{ currentUser { name bot groupCount id namespace { id } publicEmail username active } }';
  const { currentUser } = await send<{ currentUser: Record<string, unknown> }>(document);
  expect(currentUser).toMatchObject({
    ...{
      name: maintainer.name,
      bot: false,
      id: `gid://gitlab/User/${maintainer.id}`,
      active: true,
    },
    ...{ username: maintainer.username, groupCount: 1 },
  });
});
