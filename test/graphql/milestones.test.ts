import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { type HasId, seedGroup, seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp();
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);

async function made(path: string, body: object) {
  const answer = await reporter.post(path, body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as HasId & { readonly iid: number };
}

const own = await made(`/projects/${project.id}/milestones`, { title: 'Own' });
const shared = await made(`/groups/${group.id}/milestones`, { title: 'Shared' });
const issues = `/projects/${project.id}/issues`;
for (const { id: milestone_id } of [own, shared]) {
  await made(issues, { title: 'Brick', milestone_id });
  await made(issues, { title: 'Secret', milestone_id, confidential: true });
  const { iid } = await made(issues, { title: 'Ash', milestone_id });
  expect(await reporter.put(`${issues}/${iid}`, { state_event: 'close' })).toMatchObject({
    status: 200,
  });
}
await made(issues, { title: 'Clay' });

const document = `query($own: MilestoneID!, $shared: MilestoneID!) {
  own: milestone(id: $own) { stats { totalIssuesCount closedIssuesCount } }
  shared: milestone(id: $shared) { stats { totalIssuesCount closedIssuesCount } } }`;
const asked = {
  own: `gid://gitlab/Milestone/${own.id}`,
  shared: `gid://gitlab/Milestone/${shared.id}`,
};

it.each([
  ['milestoneTitle: ["Own", "Shared"]', 6],
  ['milestoneTitle: ["Own", null, "Nowhere"]', 3],
  ['milestoneTitle: "Shared"', 3],
  ['not: { milestoneTitle: ["Own", "Shared"] }', 1],
  ['not: { milestoneTitle: ["Own"] }', 4],
])('issues(%s) are those of each title', async (args, count) => {
  const text = `{ project(fullPath: "${project.full_path}") { issues(${args}) { count } } }`;
  expect(await ask(people.reporter, text)).toEqual({ data: { project: { issues: { count } } } });
});

it.each([
  ['reporter', 3],
  ['guest', 2],
] as const)('milestones tell a %s of the issues that they may see', async (who, total) => {
  const stats = { totalIssuesCount: total, closedIssuesCount: 1 };
  expect(await ask(people[who], document, asked)).toEqual({
    data: { own: { stats }, shared: { stats } },
  });
});

it('milestones of a list are counted together', async () => {
  const text = `query($path: ID!, $first: Int) { project(fullPath: $path) {
    milestones(includeAncestors: true, first: $first) { nodes { stats { totalIssuesCount closedIssuesCount } } } } }`;
  const countsOf = async (first: number) => {
    const { data, errors } = await ask(people.guest, text, { path: project.full_path, first });
    expect(errors).toBeUndefined();
    return (data?.project as unknown as { milestones: { nodes: object[] } }).milestones.nodes;
  };
  const stats = { totalIssuesCount: 2, closedIssuesCount: 1 };
  const [few, many] = [
    await statementsOfRequests(app, () => countsOf(1)),
    await statementsOfRequests(app, async () => {
      expect(await countsOf(2)).toEqual([{ stats }, { stats }]);
    }),
  ];
  expect(many).toHaveLength(few.length);
});

it.each(['stranger', 'anonymous'] as const)('milestones tell a %s nothing', async (who) => {
  expect(await ask(people[who], document, asked)).toEqual({ data: { own: null, shared: null } });
});

it('milestones tell of no issues where these are off', async () => {
  await api.as(people.owner).put(`/projects/${project.id}`, { issues_access_level: 'disabled' });
  const none = { totalIssuesCount: 0, closedIssuesCount: 0 };
  expect(await ask(people.reporter, document, asked)).toEqual({
    data: { own: { stats: none }, shared: { stats: none } },
  });
});

it('lists milestones by their days and ids', async () => {
  const { project, people } = await projectWorld(db);
  const reporter = api.as(people.reporter);
  const days = [
    ['March', '2030-03-01', '2030-03-31'],
    ['From May', '2030-05-01', null],
    ['Until June', null, '2030-06-30'],
    ['Whenever', null, null],
  ] as const;
  const ids: string[] = [];
  for (const [title, start_date, due_date] of days) {
    const body = { title, start_date, due_date };
    const answer = await reporter.post(`/projects/${project.id}/milestones`, body);
    expect(answer).toMatchObject({ status: 201 });
    ids.push(`gid://gitlab/Milestone/${(answer.body as HasId).id}`);
  }
  const titlesBy = async (given: string) => {
    const text = `query($path: ID!) { project(fullPath: $path) { milestones(${given}) { nodes { title } } } }`;
    const { data, errors } = await ask(people.guest, text, { path: project.full_path });
    if (errors !== undefined) return errors;
    const { milestones } = data?.project as unknown as {
      milestones: { nodes: { title: string }[] };
    };
    return milestones.nodes.map(({ title }) => title);
  };
  expect(await titlesBy('containingDate: "2030-03-31"')).toEqual(['March', 'Until June']);
  expect(await titlesBy('containingDate: "2030-05-02T10:00:00Z"')).toEqual([
    'Until June',
    'From May',
  ]);
  const spring = '{ start: "2030-04-01", end: "2030-05-01" }';
  expect(await titlesBy(`timeframe: ${spring}`)).toEqual(['Until June', 'From May']);
  expect(await titlesBy('startDate: "2031-01-01", endDate: "2031-01-02"')).toEqual(['From May']);
  expect(await titlesBy(`ids: ["${ids[3]}", "${ids[0]}"]`)).toEqual(['March', 'Whenever']);
  expect(await titlesBy('timeframe: { start: "2030-05-02", end: "2030-05-01" }')).toEqual([
    'startDate must be before endDate',
  ]);
  expect(await titlesBy('startDate: "2030-05-02"')).toEqual([
    'Both startDate and endDate must be present.',
  ]);
});

describe('milestones in order', async () => {
  const { group, project, people } = await projectWorld(db);
  const maintainer = api.as(people.maintainer);
  const places = [`/groups/${group.id}/milestones`, `/projects/${project.id}/milestones`] as const;
  const days = [
    ['Past', '2020-02-01', places[0]],
    ['One day', null, places[1]],
    ['Far ahead', '2190-01-01', places[0]],
    ['Long past', '2010-02-01', places[1]],
    ['Some day', null, places[0]],
    ['Ahead', '2180-01-01', places[1]],
  ] as const;
  for (const [title, due_date, place] of days) {
    const answer = await maintainer.post(place, { title, due_date });
    expect(answer).toMatchObject({ status: 201 });
  }
  const order = ['Ahead', 'Far ahead', 'Long past', 'One day', 'Past', 'Some day'];
  for (const [index, title] of order.entries()) {
    const time = `2026-01-0${index + 1}T00:00:00.000Z`;
    await db('milestones').where({ title }).update({ created_at: time, updated_at: time });
  }

  it.each([
    ['DUE_DATE_ASC', ['Long past', 'Past', 'Ahead', 'Far ahead', 'One day', 'Some day']],
    ['DUE_DATE_DESC', ['Far ahead', 'Ahead', 'Past', 'Long past', 'Some day', 'One day']],
    [
      'EXPIRED_LAST_DUE_DATE_ASC',
      ['Ahead', 'Far ahead', 'One day', 'Some day', 'Long past', 'Past'],
    ],
    [
      'EXPIRED_LAST_DUE_DATE_DESC',
      ['Far ahead', 'Ahead', 'Some day', 'One day', 'Past', 'Long past'],
    ],
    ['CREATED_ASC', order],
    ['created_desc', order.toReversed()],
    ['UPDATED_ASC', order],
    ['updated_desc', order.toReversed()],
  ])('come by %s, page by page in both directions', async (sort, titles) => {
    const page = async (window: string) => {
      const text = `query($path: ID!) { project(fullPath: $path) {
        milestones(sort: ${sort}, includeAncestors: true, ${window}) {
          nodes { title } pageInfo { startCursor endCursor } } } }`;
      const { data, errors } = await ask(people.guest, text, { path: project.full_path });
      expect(errors).toBeUndefined();
      const { milestones } = data?.project as unknown as {
        milestones: {
          nodes: { title: string }[];
          pageInfo: { startCursor: string; endCursor: string };
        };
      };
      return { ...milestones.pageInfo, titles: milestones.nodes.map(({ title }) => title) };
    };
    expect((await page('first: 100')).titles).toEqual(titles);
    const first = await page('first: 2');
    const second = await page(`first: 2, after: "${first.endCursor}"`);
    const third = await page(`first: 2, after: "${second.endCursor}"`);
    expect([first, second, third].flatMap((each) => each.titles)).toEqual(titles);
    expect((await page(`last: 2, before: "${third.startCursor}"`)).titles).toEqual(second.titles);
  });
});

it('lists milestones of what lies below a group, as far as the caller sees it', async () => {
  const { group, project, people } = await projectWorld(db, { visibility: 'private' });
  const below = await seedGroup(db, { parent: group, visibility: 'private' });
  const deep = await seedProject(db, { namespace: below, visibility: 'private' });
  const unplanned = await seedProject(db, {
    ...{ namespace: below, visibility: 'private' },
    ...{ issues_access_level: 'disabled', merge_requests_access_level: 'disabled' },
  });
  const other = await seedProject(db, { visibility: 'private' });
  const administrator = api.as(people.administrator);
  const places = [
    [`/groups/${group.id}`, 'Own', '2030-03-01'],
    [`/projects/${project.id}`, 'Near', '2030-01-01'],
    [`/groups/${below.id}`, 'Below', '2030-02-01'],
    [`/projects/${deep.id}`, 'Deep', null],
    [`/projects/${other.id}`, 'Elsewhere', '2030-01-01'],
  ] as const;
  for (const [place, title, due_date] of places) {
    const made = await administrator.post(`${place}/milestones`, { title, due_date });
    expect(made).toMatchObject({ status: 201 });
  }
  await db('milestones').insert({
    ...{ project_id: unplanned.id, iid: 1, title: 'Unplanned', state: 'active' },
    ...{ created_at: '2030-01-01T00:00:00.000Z', updated_at: '2030-01-01T00:00:00.000Z' },
  });
  const titles = async (who: Parameters<typeof ask>[0], given = '') => {
    const text = `query($path: ID!) { group(fullPath: $path) {
      milestones(includeDescendants: true ${given}) { nodes { title webPath } } } }`;
    const { data, errors } = await ask(who, text, { path: group.full_path });
    expect(errors).toBeUndefined();
    const shown = data?.group as unknown as { milestones: { nodes: { title: string }[] } } | null;
    return shown?.milestones.nodes.map(({ title }) => title);
  };
  for (const who of [people.owner, people.administrator]) {
    expect(await titles(who)).toEqual(['Near', 'Below', 'Own', 'Deep']);
  }
  expect(await titles(people.owner, 'sort: DUE_DATE_DESC')).toEqual([
    ...['Own', 'Below', 'Near', 'Deep'],
  ]);
  expect(await titles(people.owner, 'searchTitle: "e"')).toEqual(['Near', 'Below', 'Deep']);
  expect(await titles(people.stranger)).toBeUndefined();
  // A caller sees of a public group what is visible below it.
  await db('namespaces').where({ id: group.id }).update({ visibility: 'public' });
  expect(await titles(people.stranger)).toEqual(['Own']);
  expect(await titles(null)).toEqual(['Own']);
});
