import { describe, expect, it } from 'vitest';
import { FilledRows } from '#test/soak/filled-rows.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { answersOfRequests, statementsOfRequests } from '#test/support/statements.ts';
import { misplacedTimeLogs } from '#test/support/time-logs.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db, git } = app;
const ask = await asking(app);
const { group, project, people, path, branch } = await mergeRequestWorld({ db, git });
const developer = api.as(people.developer);

async function made(url: string, attributes: object) {
  const answer = await developer.post(url, attributes);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { readonly id: number; readonly iid: number };
}

const request = await made(path, {
  ...{ source_branch: await branch(), target_branch: 'main', title: 'Cool slowly' },
});
const issues = `/projects/${project.id}/issues`;
const open = await made(issues, { title: 'Fire it' });
const hidden = await made(issues, { title: 'Pay wages', confidential: true });
for (const { iid } of [open, hidden]) {
  await made(`${issues}/${iid}/add_spent_time`, { duration: '2h', summary: 'Stacked *bricks*' });
  await made(`${issues}/${iid}/add_spent_time`, { duration: '-30m' });
}
await made(`${path}/${request.iid}/add_spent_time`, { duration: '1h' });

const logs = `timelogs { nodes { id timeSpent summary spentAt user { username } issue { title } mergeRequest { title }
  note { id } } pageInfo { hasNextPage } }`;

async function logsOf(who: Who, field: string) {
  const document = `query($path: ID!) { project(fullPath: $path) { ${field} { ${logs} } } }`;
  const { data, errors } = await ask(people[who], document, { path: project.full_path });
  expect(errors).toBeUndefined();
  return data?.project;
}

describe('time that was spent', () => {
  const user = { username: people.developer.username };
  const beside = { note: null, user, id: expect.stringMatching(/^gid:\/\/gitlab\/Timelog\/\d+$/) };
  const spentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;

  it('stands with issues, the oldest first', async () => {
    const of = { ...beside, spentAt, issue: { title: 'Fire it' }, mergeRequest: null };
    expect(await logsOf('developer', `issue(iid: "${open.iid}")`)).toEqual({
      issue: {
        timelogs: {
          nodes: [
            { ...of, timeSpent: 7200, summary: 'Stacked *bricks*' },
            { ...of, timeSpent: -1800, summary: null },
          ],
          pageInfo: { hasNextPage: false },
        },
      },
    });
  });

  it('stands with merge requests', async () => {
    const of = { ...beside, spentAt, issue: null, mergeRequest: { title: 'Cool slowly' } };
    expect(await logsOf('developer', `mergeRequest(iid: "${request.iid}")`)).toEqual({
      mergeRequest: {
        timelogs: {
          nodes: [{ ...of, timeSpent: 3600, summary: null }],
          pageInfo: { hasNextPage: false },
        },
      },
    });
  });

  it.each([
    ['reporter', 2],
    ['guest', null],
  ] as const)('of what is hidden shows to a %s as that does', async (who, count) => {
    const found = (await logsOf(who, `issue(iid: "${hidden.iid}")`)) as unknown as {
      issue: { timelogs: { nodes: unknown[] } } | null;
    };
    expect(found.issue?.timelogs.nodes.length ?? null).toBe(count);
  });

  it('is told page by page', async () => {
    const document = `query($path: ID!, $after: String) { project(fullPath: $path) { issue(iid: "${open.iid}") {
      timelogs(first: 1, after: $after) { nodes { timeSpent } pageInfo { endCursor hasNextPage } } } } }`;
    const pageAfter = async (after: string | null) => {
      const { data } = await ask(people.guest, document, { path: project.full_path, after });
      const { issue } = data?.project as unknown as {
        issue: { timelogs: { nodes: object[]; pageInfo: { endCursor: string } } };
      };
      return issue.timelogs;
    };
    const first = await pageAfter(null);
    expect(first).toMatchObject({ nodes: [{ timeSpent: 7200 }], pageInfo: { hasNextPage: true } });
    expect(await pageAfter(first.pageInfo.endCursor)).toMatchObject({
      nodes: [{ timeSpent: -1800 }],
      pageInfo: { hasNextPage: false },
    });
  });
});

describe('lists of time that was spent', () => {
  const named = `username: "${people.developer.username}"`;
  const projectId = `projectId: "gid://gitlab/Project/${project.id}"`;
  const groupId = `groupId: "gid://gitlab/Group/${group.id}"`;
  const places = {
    project: `project(fullPath: "${project.full_path}") { … }`,
    group: `group(fullPath: "${group.full_path}") { … }`,
    user: `user(username: "${people.developer.username}") { … }`,
    author: `project(fullPath: "${project.full_path}") {
      mergeRequest(iid: "${request.iid}") { author { … } } }`,
    root: '…',
  } as const;

  async function listed(who: Who, place: keyof typeof places, given = '') {
    const field = `timelogs${given} { nodes { timeSpent } }`;
    const { data, errors } = await ask(people[who], `{ ${places[place].replace('…', field)} }`);
    if (errors !== undefined) return errors;
    const [, nodes = ''] = /"timelogs":\{"nodes":(\[[^\]]*\])/.exec(JSON.stringify(data)) ?? [];
    if (nodes === '') return null;
    return (JSON.parse(nodes) as { timeSpent: number }[]).map(({ timeSpent }) => timeSpent);
  }

  const all = [7200, -1800, 7200, -1800, 3600];
  /** Guests see neither what is confidential nor merge requests. */
  const some = [7200, -1800];

  it.each([
    ['project', '', 'reporter', all],
    ['project', '', 'guest', some],
    ['project', '', 'stranger', null],
    ['group', '', 'reporter', all],
    ['group', '', 'guest', some],
    ['user', '', 'reporter', all],
    ['user', '', 'guest', some],
    ['user', '', 'stranger', []],
    ['user', '', 'administrator', all],
    ['author', '', 'reporter', all],
    ['root', `(${named})`, 'reporter', all],
    ['root', `(${projectId})`, 'guest', some],
    ['root', `(${projectId})`, 'anonymous', []],
    ['root', `(${groupId})`, 'guest', some],
    ['root', '(startDate: "2000-01-01")', 'guest', some],
    ['root', '(startDate: "2000-01-01")', 'stranger', []],
    ['root', `(${named} ${projectId} ${groupId})`, 'guest', some],
  ] as const)('of %s%s are what %s sees', async (place, given, who, times) => {
    expect(await listed(who, place, given)).toEqual(times);
  });

  it.each([
    ['project', `(username: "${people.reporter.username}")`],
    ['project', '(username: "nobody-of-this-name")'],
    ['project', '(projectId: "gid://gitlab/Project/999999999")'],
    ['project', '(groupId: "gid://gitlab/Group/999999999")'],
    ['group', '(projectId: "gid://gitlab/Project/999999999")'],
    ['group', '(groupId: "gid://gitlab/Group/999999999")'],
    ['user', `(username: "${people.reporter.username}")`],
    ['user', '(startDate: "2990-01-01")'],
    ['project', '(endDate: "1990-01-01")'],
    ['project', '(startTime: "2990-01-01T10:00:00Z", endTime: "2990-01-01T11:00:00Z")'],
  ] as const)('of %s%s are none', async (place, given) => {
    expect(await listed('developer', place, given)).toEqual([]);
  });

  it.each([
    ['root', '', 'Provide at least one argument'],
    [
      'project',
      '(startDate: "2020-01-01", startTime: "2020-01-01")',
      'Provide either a start date or time, but not both',
    ],
    [
      'project',
      '(endDate: "2020-01-01", endTime: "2020-01-01")',
      'Provide either an end date or time, but not both',
    ],
    [
      'project',
      '(startDate: "2020-01-02", endTime: "2020-01-01")',
      'Start argument must be before End argument',
    ],
  ] as const)('of %s%s are refused', async (place, given, error) => {
    expect(await listed('developer', place, given)).toEqual([error]);
  });

  it('follow an issue that moves', async () => {
    const there = await seedProject(db, { namespace: group });
    const moved = await made(issues, { title: 'Carry it' });
    await made(`${issues}/${moved.iid}/add_spent_time`, { duration: '5h' });
    await made(`${issues}/${moved.iid}/move`, { to_project_id: there.id });
    const times = await listed(
      'developer',
      'root',
      `(projectId: "gid://gitlab/Project/${there.id}")`,
    );
    expect(times).toEqual([18_000]);
    expect(await misplacedTimeLogs(db)).toEqual([]);
  });

  it('are read of many projects together', async () => {
    const document = `{ projects(membership: true) { nodes { timelogs { nodes { timeSpent } } } } }`;
    const statements = await statementsOfRequests(app, async () => {
      const { errors } = await ask(people.developer, document);
      expect(errors).toBeUndefined();
    });
    // One finds the logs, the other which of them show.
    const reads = statements.filter((sql) => sql.includes('time_logs'));
    expect(reads).toHaveLength(2);
  });

  it('pass what is hidden some at a time', async () => {
    const there = await seedProject(db, { namespace: group });
    const inside = `/projects/${there.id}/issues`;
    const pay = await made(inside, { title: 'Pay', confidential: true });
    const fire = await made(inside, { title: 'Fire' });
    const rows = new FilledRows(db);
    const of = { user_id: people.developer.id, project_id: there.id };
    await rows.fill('time_logs', 1_300, { ...of, issue_id: pay.id, time_spent: 60 });
    await made(`${inside}/${fire.iid}/add_spent_time`, { duration: '1h' });
    await made(`${inside}/${fire.iid}/add_spent_time`, { duration: '2h' });
    await db('time_logs')
      .where('issue_id', pay.id)
      .update({ spent_at: '2001-01-01T00:00:00.000Z' });
    const document = `query($path: ID!, $after: String) { project(fullPath: $path) {
      timelogs(first: 1, after: $after) { nodes { timeSpent } pageInfo { endCursor hasNextPage } }
      newest: timelogs(last: 3) { nodes { timeSpent } pageInfo { hasPreviousPage } } } }`;
    const variables = { path: there.full_path };
    let data: unknown;
    const answers = await answersOfRequests(app, async () => {
      ({ data } = await ask(people.guest, document, variables));
    });
    const shown = { timeSpent: 3600 };
    expect(data).toMatchObject({
      project: {
        timelogs: { nodes: [shown], pageInfo: { hasNextPage: true } },
        newest: { nodes: [shown, { timeSpent: 7200 }], pageInfo: { hasPreviousPage: false } },
      },
    });
    expect(Math.max(...answers.map(({ rows }) => rows))).toBeLessThanOrEqual(501);
    const { project } = data as { project: { timelogs: { pageInfo: { endCursor: string } } } };
    const after = project.timelogs.pageInfo.endCursor;
    expect((await ask(people.guest, document, { ...variables, after })).data).toMatchObject({
      project: { timelogs: { nodes: [{ timeSpent: 7200 }], pageInfo: { hasNextPage: false } } },
    });
  });
});

describe('timelogCreate', () => {
  const create = (who: Who, input: string) =>
    ask(
      people[who],
      `mutation { timelogCreate(input: { ${input} }) { errors timelog { timeSpent summary spentAt
         issue { title } mergeRequest { title } user { username } } } }`,
    );
  const of = (type: string, id: number) => `issuableId: "gid://gitlab/${type}/${id}"`;
  const spent = 'spentAt: "2022-07-08", summary: "Glazed it", timeSpent: "1h 30m"';
  const refusal =
    "The resource that you are attempting to access does not exist or you don't have permission to perform this action";

  it.each([
    ['Issue', open.id],
    ['WorkItem', open.id],
    ['MergeRequest', request.id],
  ])('logs time that was spent on a %s', async (type, id) => {
    const { data, errors } = await create('developer', `${of(type, id)}, ${spent}`);
    expect(errors).toBeUndefined();
    const isRequest = type === 'MergeRequest';
    expect(data?.timelogCreate).toEqual({
      errors: [],
      timelog: {
        timeSpent: 5400,
        summary: 'Glazed it',
        spentAt: '2022-07-08T00:00:00Z',
        issue: isRequest ? null : { title: 'Fire it' },
        mergeRequest: isRequest ? { title: 'Cool slowly' } : null,
        user: { username: people.developer.username },
      },
    });
  });

  it.each([
    ['timeSpent: "soon"', "Time spent can't be blank"],
    ['timeSpent: "-999h"', 'Time spent Time to subtract exceeds the total time spent'],
  ])('tells what is wrong with %s', async (given, error) => {
    const body = `${of('Issue', open.id)}, spentAt: "2022-07-08", summary: "", ${given}`;
    const { data } = await create('reporter', body);
    expect(data?.timelogCreate).toEqual({ errors: [error], timelog: null });
  });

  it('logs no time that is still to come', async () => {
    const body = `${of('Issue', open.id)}, spentAt: "2990-01-01", summary: "", timeSpent: "1h"`;
    const { data } = await create('reporter', body);
    const errors = ["Spent at can't be a future date"];
    expect(data?.timelogCreate).toEqual({ errors, timelog: null });
  });

  it.each([
    ['guest', of('Issue', open.id)],
    ['reporter', of('MergeRequest', request.id)],
    ['stranger', of('Issue', open.id)],
    ['anonymous', of('Issue', open.id)],
    ['reporter', of('Epic', 1)],
    ['reporter', of('Issue', 999_999_999)],
  ] as const)('refuses a %s %s', async (who, target) => {
    expect((await create(who, `${target}, ${spent}`)).errors).toEqual([refusal]);
  });
});
