import { describe, expect, it } from 'vitest';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
app.environment.workers.start();
const { api, db, git } = app;
const ask = await asking(app);
const { project, group, people, path, branch } = await mergeRequestWorld({ db, git });
const { developer, maintainer } = people;
const of = project.full_path;
const branches: string[] = [];

/** Merge requests with what each is told apart by, all of one time. */
const bodies = [
  { title: 'Same', labels: 'clay', assignee_ids: [maintainer.id] },
  { title: 'Draft: Same', labels: 'clay,ash', reviewer_ids: [maintainer.id] },
  { title: 'Vase', description: 'glazed' },
  { title: 'Bowl', milestone: true, assignee_ids: [maintainer.id, developer.id] },
  { title: 'Cup' },
];
const milestone = await api
  .as(maintainer)
  .post(`/projects/${project.id}/milestones`, { title: 'Firing', due_date: '2024-06-01' });
for (const { milestone: planned, ...body } of bodies) {
  const source_branch = await branch();
  branches.push(source_branch);
  const created = await api.as(developer).post(path, {
    ...{ source_branch, target_branch: 'main', ...body },
    ...(planned === true && { milestone_id: milestone.body.id }),
  });
  expect(created).toMatchObject({ status: 201 });
}
const at = '2024-01-01T00:00:00.000Z';
const own = () => db('merge_requests').where('target_project_id', project.id);
await own().update({ created_at: at, updated_at: at });
const merged = {
  state: 'merged',
  merged_at: '2024-03-01T00:00:00.000Z',
  merge_status: 'can_be_merged',
};
await own().where('iid', 5).update(merged);
await own().where('iid', 4).update({ state: 'closed', closed_at: '2024-02-01T00:00:00.000Z' });

type Page = {
  count: number;
  nodes: { iid: string }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

async function listed(given: string, who: Who = 'developer'): Promise<string[]> {
  const document = `query($path: ID!) { project(fullPath: $path) { mergeRequests(${given}) { count nodes { iid } } } }`;
  const { data, errors } = await ask(people[who], document, { path: of });
  expect(errors).toBeUndefined();
  const { count, nodes } = (data as unknown as { project: { mergeRequests: Page } }).project
    .mergeRequests;
  expect(count).toBe(nodes.length);
  return nodes.map(({ iid }) => iid);
}

describe('merge requests of a project', () => {
  it.each([
    ['sort: CREATED_ASC', ['1', '2', '3', '4', '5']],
    ['state: opened', ['3', '2', '1']],
    ['state: merged', ['5']],
    ['state: all, iids: ["2", "4", "x"]', ['4', '2']],
    ['iids: []', []],
    ['draft: true', ['2']],
    ['labels: ["clay", "ash"]', ['2']],
    ['labelName: ["clay"]', ['2', '1']],
    ['not: { labels: ["clay"] }', ['5', '4', '3']],
    ['not: { milestoneTitle: "Firing" }', ['5', '3', '2', '1']],
    ['milestoneTitle: "Firing"', ['4']],
    ['mergedAfter: "2024-02-15", mergedBefore: "2024-03-15"', ['5']],
    ['mergedAfter: "2024-03-15"', []],
    ['createdAfter: "2024-01-01", createdBefore: "2024-01-02"', ['5', '4', '3', '2', '1']],
    ['updatedBefore: "2023-12-31"', []],
    ['search: "glazed", in: [DESCRIPTION]', ['3']],
    ['search: "glazed", in: [TITLE]', []],
    ['targetBranches: ["main", "next"]', ['5', '4', '3', '2', '1']],
    ['targetBranches: ["next"]', []],
    [`sourceBranches: ["${branches[0]}", "${branches[4]}"]`, ['5', '1']],
    [`assigneeUsername: "${maintainer.username}"`, ['4', '1']],
    [`assigneeUsernames: ["${maintainer.username}", "${developer.username}"]`, ['4']],
    ['assigneeUsername: "None"', ['5', '3', '2']],
    [`reviewerUsername: "${maintainer.username}"`, ['2']],
    [`authorUsername: "${maintainer.username}"`, []],
  ])('are narrowed by %s', async (given, iids) => {
    expect(await listed(given)).toEqual(iids);
  });

  const pages = `query($path: ID!, $first: Int, $last: Int, $after: String, $before: String, $sort: MergeRequestSort) {
    project(fullPath: $path) { mergeRequests(first: $first, last: $last, after: $after, before: $before, sort: $sort) {
      nodes { iid } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
  async function pageOf(variables: object): Promise<Page> {
    const { data, errors } = await ask(developer, pages, { path: of, ...variables });
    expect(errors).toBeUndefined();
    return (data as unknown as { project: { mergeRequests: Page } }).project.mergeRequests;
  }
  const sorts = [
    ...['CLOSED_AT', 'CREATED', 'LABEL_PRIORITY', 'MERGED_AT', 'MILESTONE_DUE', 'PRIORITY'],
    ...['TITLE', 'UPDATED'],
  ].flatMap((name) => [`${name}_ASC`, `${name}_DESC`]);
  it.each(sorts)('page by %s both ways without loss', async (sort) => {
    const whole = (await pageOf({ sort })).nodes.map(({ iid }) => iid);
    expect(whole).toHaveLength(bodies.length);
    const forth: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await pageOf({ sort, first: 2, after });
      forth.push(...page.nodes.map(({ iid }) => iid));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(forth).toEqual(whole);
    const back: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const page: Page = await pageOf({ sort, last: 2, before });
      back.unshift(...page.nodes.map(({ iid }) => iid));
      before = page.pageInfo.startCursor;
      more = page.pageInfo.hasPreviousPage;
    }
    expect(back).toEqual(whole);
  });

  it.each([
    ['MERGED_AT_DESC', '5'],
    ['MERGED_AT_ASC', '5'],
    ['CLOSED_AT_ASC', '4'],
    ['MILESTONE_DUE_ASC', '4'],
    ['PRIORITY_DESC', '4'],
  ])('by %s begin with those that have a value', async (sort, first) => {
    expect((await pageOf({ sort, first: 1 })).nodes).toEqual([{ iid: first }]);
  });
});

describe('merge requests of a group', () => {
  it('are those of its own projects, or of the groups below too', async () => {
    const below = await seedGroup(db, { parent: group });
    const other = await seedProject(db, { namespace: below });
    await own().where('iid', 1).update({ target_project_id: other.id });
    const counted = async (given: string) => {
      const document = `query($path: ID!) { group(fullPath: $path) { mergeRequests${given} { count } } }`;
      const { data, errors } = await ask(developer, document, { path: group.full_path });
      expect(errors).toBeUndefined();
      return (data as unknown as { group: { mergeRequests: { count: number } } }).group
        .mergeRequests.count;
    };
    expect(await counted('')).toBe(4);
    expect(await counted('(includeSubgroups: true)')).toBe(5);
    await db('merge_requests')
      .where('target_project_id', other.id)
      .update({ target_project_id: project.id });
    await db('projects').where('id', project.id).update({ archived: true });
    expect(await counted('')).toBe(0);
    expect(await counted('(includeArchived: true)')).toBe(5);
    await db('projects').where('id', project.id).update({ archived: false });
  });

  it('are asked of a group twice', async () => {
    const twice = `query($path: ID!) { group(fullPath: $path) { a: mergeRequests { count } b: mergeRequests { count } } }`;
    const { errors } = await ask(developer, twice, { path: group.full_path });
    expect(errors).toBeUndefined();
  });
});

it('merge requests around an issue are those that mention it, as the caller sees them', async () => {
  const { body: issue } = await api
    .as(developer)
    .post(`/projects/${project.id}/issues`, { title: 'Heat' });
  const description = `Closes #${issue.iid}`;
  await api.as(developer).put(`${path}/1`, { description });
  await app.environment.workers.idle();
  const document = `query($path: ID!, $iid: String!) { project(fullPath: $path) { issue(iid: $iid) {
    relatedMergeRequests { count nodes { iid } } } } }`;
  const variables = { path: of, iid: String(issue.iid) };
  expect(await ask(developer, document, variables)).toEqual({
    data: {
      project: { issue: { relatedMergeRequests: { count: 1, nodes: [{ iid: '1' }] } } },
    },
  });
  expect(await ask(people.guest, document, variables)).toEqual({
    data: { project: { issue: { relatedMergeRequests: { count: 0, nodes: [] } } } },
  });
});

describe('merge requests of a user', () => {
  const fields = (given: string) =>
    `query($name: String!, $path: String) { user(username: $name) {
      assignedMergeRequests(projectPath: $path${given}) { count }
      authoredMergeRequests(projectPath: $path${given}) { count }
      reviewRequestedMergeRequests(projectPath: $path${given}) { count } } }`;
  const counted = async (who: Who, username: string, variables: object = {}, given = '') => {
    const { data, errors } = await ask(people[who], fields(given), {
      name: username,
      ...variables,
    });
    if (errors !== undefined) return errors;
    const { user } = data as unknown as { user: Record<string, { count: number }> };
    return Object.values(user).map(({ count }) => count);
  };

  it('are what they see to, created and are to review, as the caller sees them', async () => {
    expect(await counted('reporter', maintainer.username)).toEqual([2, 0, 1]);
    expect(await counted('reporter', developer.username, { path: of })).toEqual([1, 5, 0]);
    expect(await counted('reporter', developer.username, { path: of }, ', iids: ["2"]')).toEqual([
      0, 1, 0,
    ]);
    expect(await counted('stranger', developer.username)).toEqual([0, 0, 0]);
    expect(await counted('guest', developer.username, { path: of })).toEqual([0, 0, 0]);
    const [error] = await counted('reporter', developer.username, {}, ', iids: ["2"]');
    expect(error).toBe('iids requires projectPath or projectId');
  });
});

it('merge requests take no more statements for more rows', async () => {
  const document = `query($path: ID!, $first: Int!) { project(fullPath: $path) { mergeRequests(first: $first) { nodes {
    iid title approvedBy { nodes { username } } reviewers { nodes { username mergeRequestInteraction { approved reviewed } } }
    assignees { nodes { username } } author { username } labels { nodes { title } } milestone { title }
    commitCount userNotesCount diffRefs { headSha } mergeStatusEnum targetProject { fullPath } } } } }`;
  const few = await statementsOfRequests(app, async () => {
    await ask(developer, document, { path: of, first: 4 });
  });
  const many = await statementsOfRequests(app, async () => {
    await ask(developer, document, { path: of, first: 5 });
  });
  expect(many.length).toBe(few.length);
});
