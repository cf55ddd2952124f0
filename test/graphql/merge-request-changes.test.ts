import { describe, expect, it, vi } from 'vitest';
import { GraphqlContext } from '#src/graphql/context.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { project, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, maintainer, reporter } = people;
const of = project.full_path;

type Changed = { errors: string[]; mergeRequest: Record<string, never> | null };

/** Runs a mutation of a merge request. */
async function run(name: string, input: object, fields: string, who: Who = 'developer') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation($input: ${type}!) { ${name}(input: $input) { errors mergeRequest { ${fields} } } }`;
  const { data, errors } = await ask(people[who], document, {
    input: { projectPath: of, ...input },
  });
  return { errors, payload: (data as unknown as Record<string, Changed | null>)[name] };
}

const create = async () => {
  const sourceBranch = await branch();
  const input = { sourceBranch, targetBranch: 'main', title: 'Cool slowly', labels: ['clay'] };
  const { payload } = await run('mergeRequestCreate', input, 'iid diffHeadSha sourceBranch');
  expect(payload).toMatchObject({ errors: [], mergeRequest: { sourceBranch } });
  const { iid, diffHeadSha: sha } = payload?.mergeRequest as unknown as Record<string, string>;
  return { iid, sha, sourceBranch };
};

const refused = 'The resource that you are attempting to access does not exist';

describe('a merge request', () => {
  it('is created, and refused for what is wrong with its branches', async () => {
    const { iid } = await create();
    expect(await api.as(reporter).get(`${path}/${iid}`)).toMatchObject({
      status: 200,
      body: { title: 'Cool slowly', labels: ['clay'], author: { id: developer.id } },
    });
    const same = { sourceBranch: 'main', targetBranch: 'main', title: 'X' };
    expect((await run('mergeRequestCreate', same, 'iid')).payload).toEqual({
      errors: [`Branch conflict You can't use same project/branch for source and target`],
      mergeRequest: null,
    });
    const missing = { sourceBranch: 'none', targetBranch: 'main', title: 'X' };
    expect((await run('mergeRequestCreate', missing, 'iid')).payload).toEqual({
      errors: ['Source branch "none" does not exist'],
      mergeRequest: null,
    });
    const byNumber = { ...missing, projectPath: String(project.id) };
    expect(await run('mergeRequestCreate', byNumber, 'iid')).toMatchObject({
      errors: [expect.stringContaining(refused)],
      payload: null,
    });
  });

  it('is changed, and told as it is where that is refused', async () => {
    const { iid } = await create();
    const changes = { iid, title: 'Slower', description: 'By half', state: 'CLOSED' };
    expect(
      (await run('mergeRequestUpdate', changes, 'title description state closedAt')).payload,
    ).toEqual({
      errors: [],
      mergeRequest: {
        ...{ title: 'Slower', description: 'By half', state: 'closed' },
        closedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    });
    const opened = { iid, state: 'OPEN' };
    expect((await run('mergeRequestUpdate', opened, 'state')).payload).toEqual({
      errors: [],
      mergeRequest: { state: 'opened' },
    });
    const blank = { iid, title: ' ' };
    expect((await run('mergeRequestUpdate', blank, 'title')).payload).toEqual({
      errors: [expect.stringMatching(/title/i) as string],
      mergeRequest: { title: 'Slower' },
    });
  });

  it.each([
    ['mergeRequestSetAssignees', 'assigneeUsernames', 'assignees'],
    ['mergeRequestSetReviewers', 'reviewerUsernames', 'reviewers'],
  ] as const)('keeps everybody whom %s adds at once', async (name, argument, list) => {
    const { iid } = await create();
    const users = [maintainer, developer, reporter].map(({ username }) => username);
    const all = (operationMode: string, some: readonly string[]) =>
      Promise.all(
        some.map((username) => run(name, { iid, operationMode, [argument]: [username] }, 'iid')),
      );
    const present = async () => {
      const { body } = await api.as(developer).get(`${path}/${iid}`);
      const shown = (body as Record<string, { username: string }[]>)[list] ?? [];
      return shown.map(({ username }) => username).toSorted();
    };
    await all('APPEND', users);
    expect(await present()).toEqual(users.toSorted());
    await all('REMOVE', users.slice(1));
    expect(await present()).toEqual(users.slice(0, 1));
  });

  it('gets people, labels, a milestone, a lock, a draft and a subscription', async () => {
    const { iid } = await create();
    const { username } = maintainer;
    const people = `assignees { nodes { username } } reviewers { nodes { username } }`;
    const steps: [string, object, string, object][] = [
      [
        'mergeRequestSetAssignees',
        { assigneeUsernames: [username] },
        people,
        { assignees: { nodes: [{ username }] }, reviewers: { nodes: [] } },
      ],
      [
        'mergeRequestSetReviewers',
        { reviewerUsernames: [username] },
        people,
        { assignees: { nodes: [{ username }] }, reviewers: { nodes: [{ username }] } },
      ],
      [
        'mergeRequestSetAssignees',
        { assigneeUsernames: [developer.username], operationMode: 'APPEND' },
        people,
        {
          assignees: { nodes: [{ username: developer.username }, { username }] },
          reviewers: { nodes: [{ username }] },
        },
      ],
      [
        'mergeRequestSetAssignees',
        { assigneeUsernames: [username], operationMode: 'REMOVE' },
        'assignees { nodes { username } }',
        { assignees: { nodes: [{ username: developer.username }] } },
      ],
      [
        'mergeRequestSetDraft',
        { draft: true },
        'title draft',
        { title: 'Draft: Cool slowly', draft: true },
      ],
      [
        'mergeRequestSetDraft',
        { draft: false },
        'title draft',
        { title: 'Cool slowly', draft: false },
      ],
      ['mergeRequestSetLocked', { locked: true }, 'discussionLocked', { discussionLocked: true }],
      [
        'mergeRequestSetSubscription',
        { subscribedState: true },
        'subscribed',
        { subscribed: true },
      ],
      [
        'mergeRequestSetSubscription',
        { subscribedState: false },
        'subscribed',
        { subscribed: false },
      ],
    ];
    for (const [name, input, fields, mergeRequest] of steps) {
      expect(await run(name, { iid, ...input }, fields)).toEqual({
        errors: undefined,
        payload: { errors: [], mergeRequest },
      });
    }
    const ofProject = `/projects/${project.id}`;
    const label = await api
      .as(maintainer)
      .post(`${ofProject}/labels`, { name: 'ash', color: '#112233' });
    const labelIds = [`gid://gitlab/ProjectLabel/${label.body.id}`];
    const titles = async (operationMode?: string) => {
      const input = { iid, labelIds, ...(operationMode !== undefined && { operationMode }) };
      const { payload } = await run('mergeRequestSetLabels', input, 'labels { nodes { title } }');
      const labels = payload?.mergeRequest?.['labels'] as unknown as { nodes: { title: string }[] };
      return labels.nodes.map(({ title }) => title);
    };
    expect(await titles('APPEND')).toEqual(['ash', 'clay']);
    expect(await titles('REMOVE')).toEqual(['clay']);
    expect(await titles()).toEqual(['ash']);
    const milestone = await api.as(maintainer).post(`${ofProject}/milestones`, { title: 'Firing' });
    const planned = { iid, milestoneId: `gid://gitlab/Milestone/${milestone.body.id}` };
    expect((await run('mergeRequestSetMilestone', planned, 'milestone { title }')).payload).toEqual(
      {
        errors: [],
        mergeRequest: { milestone: { title: 'Firing' } },
      },
    );
    expect((await run('mergeRequestSetMilestone', { iid }, 'milestone { title }')).payload).toEqual(
      {
        errors: [],
        mergeRequest: { milestone: null },
      },
    );
  });

  it('is merged at the head that was looked at', async () => {
    const { iid, sha } = await create();
    const fields = 'state mergedAt mergeCommitSha';
    const other = { iid, sha: '1'.repeat(40) };
    expect((await run('mergeRequestAccept', other, 'state', 'maintainer')).payload).toEqual({
      errors: ['The merge-head is not at the anticipated SHA'],
      mergeRequest: { state: 'opened' },
    });
    const train = { iid, sha, strategy: 'MERGE_TRAIN' };
    expect((await run('mergeRequestAccept', train, 'state', 'maintainer')).payload).toEqual({
      errors: ['This branch cannot be merged'],
      mergeRequest: { state: 'opened' },
    });
    const merged = await run('mergeRequestAccept', { iid, sha }, fields, 'maintainer');
    expect(merged.payload).toMatchObject({
      errors: [],
      mergeRequest: {
        state: 'merged',
        mergeCommitSha: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      },
    });
    const again = await run('mergeRequestAccept', { iid, sha }, 'state', 'maintainer');
    expect(again.payload).toEqual({
      errors: ['This branch cannot be merged'],
      mergeRequest: { state: 'merged' },
    });
  });

  it('is merged without a common place of the requests', async () => {
    const { iid, sha } = await create();
    const elsewhere = vi.spyOn(GraphqlContext.prototype, 'lookUpElsewhere');
    const merged = await run('mergeRequestAccept', { iid, sha }, 'state', 'maintainer');
    expect(merged.payload).toMatchObject({ mergeRequest: { state: 'merged' } });
    expect(elsewhere).toHaveBeenCalledTimes(1);
    elsewhere.mockRestore();
  });

  it('tells its commits', async () => {
    const { iid, sha, sourceBranch } = await create();
    const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { mergeRequest(iid: $iid) {
      commits(first: 1) { nodes { sha title } pageInfo { hasNextPage } }
      commitsWithoutMergeCommits { nodes { sha } } } } }`;
    expect(await ask(reporter, document, { path: of, iid })).toEqual({
      data: {
        project: {
          mergeRequest: {
            commits: {
              nodes: [{ sha, title: `Add ${sourceBranch}` }],
              pageInfo: { hasNextPage: false },
            },
            commitsWithoutMergeCommits: { nodes: [{ sha }] },
          },
        },
      },
    });
  });

  it.each(['reporter', 'guest', 'stranger', 'anonymous'] as const)(
    'is not changed by a %s',
    async (who) => {
      const update = { iid: '1', title: 'Mine' };
      expect(await run('mergeRequestUpdate', update, 'iid', who)).toMatchObject({
        errors: [expect.stringContaining(refused)],
        payload: null,
      });
      const accept = { iid: '1', sha: '1'.repeat(40) };
      expect(await run('mergeRequestAccept', accept, 'iid', who)).toMatchObject({ payload: null });
    },
  );
});
