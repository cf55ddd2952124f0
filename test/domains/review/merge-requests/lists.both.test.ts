import { beforeAll, describe, expect, it } from 'vitest';
import { indexWaitingTexts } from '#src/database/long-text-search.ts';
import { startApp } from '#test/support/app.ts';
import { statementsOf } from '#test/support/plans.ts';
import { seedUser } from '#test/support/seed.ts';
import { mergeRequestWorld } from './world.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'premium' } });
const world = await mergeRequestWorld({ db, git });
const { project, group, people, path, branch } = world;
const { developer: author, maintainer, reporter } = people;
const developer = api.as(author);

type Body = Record<string, unknown>;

/** Title of each merge request, and what is said of it. */
const requests: Record<string, Body> = {
  plain: { description: 'Cracks in the glaze, they spread' },
  labelled: { labels: 'bug,heat', assignee_ids: [author.id], reviewer_ids: [maintainer.id] },
  bug: { labels: 'bug', reviewer_ids: [reporter.id, maintainer.id] },
  'Draft: slow': { assignee_ids: [maintainer.id], description: 'The glaze has no cracks' },
  shut: {},
};
const made: Record<string, { id: number; iid: number; source_branch: string }> = {};

async function create(title: string, body: Body, as = developer) {
  const source_branch = await branch();
  const created = await as.post(path, { title, source_branch, target_branch: 'main', ...body });
  expect(created.status).toBe(201);
  made[title] = created.body;
}

beforeAll(async () => {
  const milestone = await developer.post(`/projects/${project.id}/milestones`, { title: 'begun' });
  Object.assign(requests['plain'] ?? {}, { milestone_id: milestone.body.id });
  for (const [title, body] of Object.entries(requests)) await create(title, body);
  await create('of maintainers', { target_branch: await branch('v1') }, api.as(maintainer));
  const reacted = `${path}/${made['bug']?.iid}/award_emoji`;
  expect(await developer.post(reacted, { name: 'star' })).toMatchObject({ status: 201 });
  await developer.put(`${path}/${made['shut']?.iid}`, { state_event: 'close' });
  const day = (date: number) => `2030-05-${date}T12:00:00.000Z`;
  const times = { created_at: day(10), updated_at: day(20) };
  await db('merge_requests').where({ id: made['plain']?.id }).update(times);
  while (await indexWaitingTexts(db, 'merge_requests')) continue;
});

type Query = Record<string, unknown>;

const search = (query: Query) =>
  Object.entries(query)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, each]),
    )
    .map(([name, each]) => `${name}=${encodeURIComponent(String(each))}`)
    .join('&');

async function titles(query: Query, from = path, as = developer): Promise<string[]> {
  const answer = await as.get(`${from}?${search({ order_by: 'title', sort: 'asc', ...query })}`);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { title: string }[]).map(({ title }) => title);
}

const all = ['bug', 'Draft: slow', 'labelled', 'of maintainers', 'plain', 'shut'];
const but = (...left: string[]) => all.filter((title) => !left.includes(title));

describe('merge requests of a project', () => {
  it.each<[Query, string[]]>([
    [{}, all],
    [{ state: 'all' }, all],
    [{ state: 'opened' }, but('shut')],
    [{ state: 'closed' }, ['shut']],
    [{ state: 'merged' }, []],
    [{ state: 'locked' }, []],
    [{ labels: 'bug' }, ['bug', 'labelled']],
    [{ labels: 'bug,heat' }, ['labelled']],
    [{ 'labels[]': ['bug', 'heat'] }, ['labelled']],
    [{ labels: 'None' }, but('bug', 'labelled')],
    [{ labels: 'any' }, ['bug', 'labelled']],
    [{ milestone: 'begun' }, ['plain']],
    [{ milestone: 'None' }, but('plain')],
    [{ milestone: 'Any' }, ['plain']],
    [{ created_after: '2030-05-01T00:00:00Z' }, ['plain']],
    [{ created_before: '2030-05-01T00:00:00Z' }, but('plain')],
    [{ updated_after: '2030-05-20T12:00:00Z' }, ['plain']],
    [{ updated_before: '2030-05-20T11:00:00Z' }, but('plain')],
    [{ scope: 'all' }, all],
    [{ scope: 'created_by_me' }, but('of maintainers')],
    [{ scope: 'created-by-me' }, but('of maintainers')],
    [{ scope: 'assigned_to_me' }, ['labelled']],
    [{ scope: 'assigned-to-me' }, ['labelled']],
    [{ author_id: maintainer.id }, ['of maintainers']],
    [{ author_username: maintainer.username.toUpperCase() }, ['of maintainers']],
    [{ author_username: 'nobody-here' }, []],
    [{ assignee_id: author.id }, ['labelled']],
    [{ assignee_id: 'None' }, but('labelled', 'Draft: slow')],
    [{ assignee_id: 'Any' }, ['Draft: slow', 'labelled']],
    [{ reviewer_id: maintainer.id }, ['bug', 'labelled']],
    [{ reviewer_id: 'None' }, but('bug', 'labelled')],
    [{ reviewer_id: 'Any' }, ['bug', 'labelled']],
    [{ reviewer_username: reporter.username.toUpperCase() }, ['bug']],
    [{ reviewer_username: 'none' }, but('bug', 'labelled')],
    [{ reviewer_username: 'Any' }, ['bug', 'labelled']],
    [{ my_reaction_emoji: 'star' }, ['bug']],
    [{ my_reaction_emoji: 'Any' }, ['bug']],
    [{ my_reaction_emoji: 'None' }, but('bug')],
    [{ target_branch: 'v1' }, ['of maintainers']],
    [{ source_branch: 'unknown' }, []],
    [{ search: 'cracks glaze' }, ['Draft: slow', 'plain']],
    [{ search: '"cracks in the"' }, ['plain']],
    [{ search: 'BUG' }, ['bug']],
    [{ search: 'glaze', in: 'title' }, []],
    [{ search: 'slow', in: 'title,description' }, ['Draft: slow']],
    [{ wip: 'yes' }, ['Draft: slow']],
    [{ wip: 'no' }, but('Draft: slow')],
    [{ 'not[labels]': 'heat' }, but('labelled')],
    [{ 'not[milestone]': 'begun' }, but('plain')],
    [{ 'not[author_id]': author.id }, ['of maintainers']],
    [{ 'not[author_username]': author.username }, ['of maintainers']],
    [{ 'not[assignee_id]': author.id }, but('labelled')],
    [{ 'not[assignee_username]': maintainer.username }, but('Draft: slow')],
    [{ 'not[reviewer_id]': reporter.id }, but('bug')],
    [{ 'not[reviewer_username]': maintainer.username }, but('bug', 'labelled')],
    [{ 'not[my_reaction_emoji]': 'star' }, but('bug')],
    [{ 'not[labels]': 'heat', 'not[author_id]': maintainer.id }, but('labelled', 'of maintainers')],
    [{ environment: 'production' }, []],
    [{ deployed_before: '2040-01-01T00:00:00Z' }, []],
    [{ deployed_after: '2000-01-01T00:00:00Z' }, []],
  ])('by %j are %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('are all of them where the state has no value', async () => {
    const answer = await developer.get(`${path}?state&per_page=100`);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toHaveLength(all.length);
  });

  it('are found by number and by branch', async () => {
    const { bug, plain } = made;
    expect(await titles({ 'iids[]': [bug?.iid, plain?.iid] })).toEqual(['bug', 'plain']);
    expect(await titles({ iids: `${bug?.iid}` })).toEqual(['bug']);
    expect(await titles({ source_branch: bug?.source_branch })).toEqual(['bug']);
  });

  it('come newest first, or in the order that is asked for', async () => {
    const order = async (query: Query) => titles(query);
    const newest = ['plain', 'of maintainers', 'shut', 'Draft: slow', 'bug', 'labelled'];
    expect(await order({ order_by: 'created_at', sort: 'desc' })).toEqual(newest);
    expect(await order({ order_by: 'created_at' })).toEqual(newest.toReversed());
    expect((await order({ order_by: 'updated_at', sort: 'desc' }))[0]).toBe('plain');
    expect(await order({ sort: 'desc' })).toEqual(all.toReversed());
    const paged = await developer.get(`${path}?per_page=2&page=2`);
    expect(paged.body.map(({ title }: { title: string }) => title)).toEqual(newest.slice(2, 4));
    expect(paged.headers['x-total']).toBe('6');
  });

  it('show what is asked for', async () => {
    const [simple] = (await developer.get(`${path}?search=bug&view=simple`)).body;
    expect(Object.keys(simple).toSorted()).toEqual(
      [
        'created_at',
        'description',
        'id',
        'iid',
        'project_id',
        'state',
        'title',
        'updated_at',
      ].concat('web_url'),
    );
    const [detailed] = (await developer.get(`${path}?search=bug&with_labels_details=true`)).body;
    expect(detailed.labels).toMatchObject([{ name: 'bug', color: expect.any(String) }]);
    const [plain] = (await developer.get(`${path}?search=bug`)).body;
    expect(plain).toMatchObject({
      labels: ['bug'],
      references: { short: `!${plain.iid}`, relative: `!${plain.iid}` },
      reviewers: [{ id: reporter.id }, { id: maintainer.id }].toSorted((a, b) => a.id - b.id),
    });
  });

  it.each([
    ['author_id=1&author_username=x', 'author_id, author_username are mutually exclusive'],
    ['reviewer_id=1&reviewer_username=x', 'reviewer_id, reviewer_username are mutually exclusive'],
    [
      'not[reviewer_id]=1&not[reviewer_username]=x',
      'not[reviewer_id], not[reviewer_username] are mutually exclusive',
    ],
    [
      'not[author_id]=1&not[author_username]=x',
      'not[author_id], not[author_username] are mutually exclusive',
    ],
    ['assignee_id=me', 'assignee_id should be an integer, none, or any, however got me'],
    ['reviewer_id=me', 'reviewer_id should be an integer, none, or any, however got me'],
    ['state=reopened', 'state does not have a valid value'],
    ['wip=maybe', 'wip does not have a valid value'],
  ])('are refused for %s', async (query, error) => {
    expect(await developer.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('take at most five queries a page', async () => {
    const page = `${path}?labels=bug&with_labels_details=true`;
    await developer.get(page);
    const sent = await statementsOf(db, () => developer.get(page));
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it('are looked at again where nobody knows if they merge', async () => {
    const { id } = made['plain'] ?? { id: 0 };
    await db('merge_requests').where({ id }).update({ merge_status: 'unchecked' });
    const [before] = (await developer.get(`${path}?search=cracks&milestone=Any`)).body;
    expect(before).toMatchObject({ id, merge_status: 'unchecked' });
    await developer.get(`${path}?milestone=Any&with_merge_status_recheck=true`);
    environment.workers.start();
    await environment.workers.idle();
    const [after] = (await developer.get(`${path}?milestone=Any`)).body;
    expect(after).toMatchObject({ merge_status: 'can_be_merged' });
  });
});

describe('merge requests of everything', () => {
  it('are one’s own unless others are asked for', async () => {
    expect(await titles({}, '/merge_requests')).toEqual(but('of maintainers'));
    expect(await titles({ scope: 'all' }, '/merge_requests')).toEqual(all);
    expect(await titles({ scope: 'assigned-to-me' }, '/merge_requests')).toEqual(['labelled']);
    expect(await titles({}, '/merge_requests', api.as(maintainer))).toEqual(['of maintainers']);
    const [first] = (await developer.get('/merge_requests?search=plain')).body;
    expect(first.references.relative).toBe(first.references.full);
  });
});

describe('merge requests of a group', () => {
  const of = `/groups/${group.id}/merge_requests`;

  it('are those of all its projects, without archived ones unless asked', async () => {
    const [short] = (await developer.get(`${of}?search=plain`)).body;
    expect(short.references.relative).toBe(`${project.path}!${short.iid}`);
    expect(await titles({ milestone: 'begun' }, of)).toEqual(['plain']);
    await db('projects').where({ id: project.id }).update({ archived: true });
    expect(await titles({}, of)).toEqual([]);
    expect(await titles({ non_archived: false }, of)).toEqual(all);
    expect(await titles({}, path)).toEqual(all);
    await db('projects').where({ id: project.id }).update({ archived: false });
    expect(await titles({}, of)).toEqual(all);
  });
});

describe.each([
  ['project', path],
  ['group', `/groups/${group.id}/merge_requests`],
  ['instance', '/merge_requests?scope=all'],
] as const)('merge requests of a private %s', (place, from) => {
  const levels = [
    ['reporter', all.length],
    ['developer', all.length],
    ['administrator', all.length],
    ['guest', place === 'project' ? 403 : 0],
    ['stranger', place === 'instance' ? 0 : 404],
    ['external', place === 'instance' ? 0 : 404],
    ['anonymous', 401],
  ] as const;

  it.each(levels)('show to a %s: %i', async (who, expected) => {
    const answer = await api.as(people[who]).get(from);
    expect(answer.status === 200 ? answer.body.length : answer.status).toBe(expected);
  });
});

it('shows merge requests of a feature for members to members alone', async () => {
  const open = await mergeRequestWorld({ db, git }, { visibility: 'public' });
  const as = api.as(open.people.developer);
  const body = { title: 'inside', source_branch: await open.branch(), target_branch: 'main' };
  await as.post(open.path, body);
  const stranger = api.as(await seedUser(db));
  const list = `/groups/${open.group.id}/merge_requests`;
  expect(await titles({}, list, stranger)).toEqual(['inside']);
  await db('projects')
    .where({ id: open.project.id })
    .update({ merge_requests_access_level: 'private' });
  expect(await titles({}, list, stranger)).toEqual([]);
  expect((await stranger.get(open.path)).status).toBe(403);
  expect(await titles({}, list, as)).toEqual(['inside']);
  await db('projects')
    .where({ id: open.project.id })
    .update({ merge_requests_access_level: 'disabled' });
  expect(await titles({}, list, as)).toEqual([]);
});
