import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const now = new Date('2030-05-15T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now, config: { plan: 'ultimate' } });
const { project, group, people } = await projectWorld(db);
const { reporter: author, developer, guest } = people;
const reporter = api.as(author);
const path = `/projects/${project.id}/issues`;

/** Title of each issue, and what is said of it. */
const issues: Record<string, Record<string, unknown>> = {
  plain: { description: 'Cracks in the glaze' },
  labelled: { labels: ['bug', 'heat'], assignee_ids: [developer.id], weight: 3 },
  bug: { labels: ['bug'], due_date: '2030-05-15', issue_type: 'incident', severity: 'HIGH' },
  late: { due_date: '2030-05-01', weight: 0, assignee_ids: [developer.id, guest.id] },
  soon: { due_date: '2030-05-16' },
  sunday: { due_date: '2030-05-19' },
  june: { due_date: '2030-06-30' },
  secret: { confidential: true, description: 'Cracks everywhere' },
};
const iids: Record<string, number> = {};

type Query = Record<string, unknown>;

function search(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`,
    ),
  );
  return pairs.join('&');
}

async function titles(query: Query, from = path, as = reporter): Promise<string[]> {
  const answer = await as.get(`${from}?${search({ order_by: 'title', sort: 'asc', ...query })}`);
  expect(answer.status).toBe(200);
  return (answer.body as { title: string }[]).map(({ title }) => title);
}

const all = Object.keys(issues).toSorted();
const but = (...left: string[]) => all.filter((title) => !left.includes(title));

beforeAll(async () => {
  const milestones = `/projects/${project.id}/milestones`;
  const add = async (body: object) => (await reporter.post(milestones, body)).body.id as number;
  const over = await add({ title: 'over', start_date: '2030-01-01', due_date: '2030-05-14' });
  const begun = await add({ title: 'begun', start_date: '2030-05-01', due_date: '2030-05-31' });
  const later = await add({ title: 'later', start_date: '2030-06-01', due_date: '2030-06-30' });
  Object.assign(issues['plain'] ?? {}, { milestone_id: begun });
  Object.assign(issues['labelled'] ?? {}, { milestone_id: later });
  Object.assign(issues['bug'] ?? {}, { milestone_id: over });
  for (const [title, body] of Object.entries(issues)) {
    const made = await reporter.post(path, { title, ...body });
    expect(made.status).toBe(201);
    iids[title] = made.body.iid as number;
  }
  const own = await api.as(guest).post(path, { title: 'guest wrote it' });
  await reporter.put(`${path}/${own.body.iid}`, { title: 'zebra', state_event: 'close' });
});

const open = { state: 'opened' };

describe('issues of a project', () => {
  it.each<[Query, string[]]>([
    [{}, [...all, 'zebra']],
    [{ state: 'all' }, [...all, 'zebra']],
    [open, all],
    [{ state: 'closed' }, ['zebra']],
    [{ labels: 'bug' }, ['bug', 'labelled']],
    [{ labels: 'bug,heat' }, ['labelled']],
    [{ 'labels[]': ['bug', 'heat'] }, ['labelled']],
    [{ labels: 'None', ...open }, but('bug', 'labelled')],
    [{ labels: 'no label', ...open }, but('bug', 'labelled')],
    [{ labels: 'ANY' }, ['bug', 'labelled']],
    [{ labels: 'unknown' }, []],
    [{ milestone: 'begun' }, ['plain']],
    [{ milestone: 'none', ...open }, but('plain', 'labelled', 'bug')],
    [{ milestone: 'Any' }, ['bug', 'labelled', 'plain']],
    [{ milestone_id: 'None', ...open }, but('plain', 'labelled', 'bug')],
    [{ milestone_id: 'Any' }, ['bug', 'labelled', 'plain']],
    [{ milestone_id: 'Upcoming' }, ['plain']],
    [{ milestone_id: 'Started' }, ['plain']],
    [{ due_date: '0', ...open }, ['labelled', 'plain', 'secret']],
    [{ due_date: '', ...open }, ['labelled', 'plain', 'secret']],
    [{ due_date: 'any' }, ['bug', 'june', 'late', 'soon', 'sunday']],
    [{ due_date: 'today' }, ['bug']],
    [{ due_date: 'tomorrow' }, ['soon']],
    [{ due_date: 'overdue' }, ['late']],
    [{ due_date: 'week' }, ['bug', 'soon', 'sunday']],
    [{ due_date: 'month' }, ['bug', 'late', 'soon', 'sunday']],
    [{ due_date: 'next_month_and_previous_two_weeks' }, ['bug', 'june', 'late', 'soon', 'sunday']],
    [{ assignee_id: developer.id }, ['labelled', 'late']],
    [{ assignee_id: 'none', ...open }, but('labelled', 'late')],
    [{ assignee_id: 'Any' }, ['labelled', 'late']],
    [{ assignee_username: developer.username }, ['labelled', 'late']],
    [{ 'assignee_username[]': [developer.username, guest.username] }, ['late']],
    [{ author_id: guest.id }, ['zebra']],
    [{ author_username: guest.username.toUpperCase() }, ['zebra']],
    [{ author_username: 'nobody-here' }, []],
    [{ confidential: true }, ['secret']],
    [{ confidential: false }, [...but('secret'), 'zebra']],
    [{ issue_type: 'incident' }, ['bug']],
    [{ weight: 3 }, ['labelled']],
    [{ weight: 0 }, ['late']],
    [{ weight: 2 ** 31 }, []],
    [{ weight: 'None', ...open }, but('labelled', 'late')],
    [{ weight: 'Any' }, ['labelled', 'late']],
    [{ epic_id: 'Any' }, []],
    [{ epic_id: 'None' }, [...all, 'zebra']],
    [{ iteration_id: 'Any' }, []],
    [{ iteration_id: 'None' }, [...all, 'zebra']],
    [{ iteration_title: 'Any' }, []],
    [{ scope: 'created_by_me' }, all],
    [{ scope: 'assigned_to_me' }, []],
    [{ scope: 'created-by-me' }, all],
    [{ scope: 'assigned-to-me' }, []],
    [{ scope: 'all' }, [...all, 'zebra']],
    [{ created_after: '2030-05-15T12:00:00Z' }, [...all, 'zebra']],
    [{ created_before: '2030-05-15T11:59:59Z' }, []],
    [{ updated_after: '2030-05-15T12:00:01Z' }, []],
    [{ updated_before: '2030-05-15T12:00:00Z' }, [...all, 'zebra']],
    [{ search: 'glaze CRACKS' }, ['plain']],
    [{ search: '"cracks in"' }, ['plain']],
    [{ search: '"in cracks"' }, []],
    [{ search: 'cracks', in: 'title' }, []],
    [{ search: 'plain', in: 'title' }, ['plain']],
    [{ search: 'cracks', in: 'description' }, ['plain', 'secret']],
    [{ search: ' ' }, [...all, 'zebra']],
    [{ my_reaction_emoji: 'Any' }, []],
    [{ my_reaction_emoji: 'None' }, [...all, 'zebra']],
    [{ my_reaction_emoji: 'thumbsup' }, []],
    [{ 'not[labels]': 'heat,unknown', ...open }, but('labelled')],
    [{ 'not[milestone]': 'begun', ...open }, but('plain')],
    [{ 'not[milestone_id]': 'Started', ...open }, but('plain')],
    [{ 'not[milestone_id]': 'Upcoming', ...open }, but('plain')],
    [{ 'not[milestone_id]': 'Any', ...open }, but('plain', 'labelled', 'bug')],
    [{ 'not[milestone_id]': 'None' }, ['bug', 'labelled', 'plain']],
    [{ 'not[author_id]': author.id }, ['zebra']],
    [{ 'not[author_username]': author.username }, ['zebra']],
    [{ 'not[assignee_id]': guest.id, ...open }, but('late')],
    [{ 'not[assignee_username]': developer.username, ...open }, but('labelled', 'late')],
    [{ 'not[weight]': 3, ...open }, but('labelled')],
    [{ 'not[weight]': 2 ** 31, ...open }, but()],
    [{ 'not[iteration_id]': 3 }, [...all, 'zebra']],
    [{ 'not[iteration_title]': 'sprint' }, [...all, 'zebra']],
    [{ 'not[labels]': 'heat', 'not[weight]': 0, ...open }, but('labelled', 'late')],
  ])('are narrowed by %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('are narrowed by numbers', async () => {
    const some = [iids['bug'], iids['soon']];
    expect(await titles({ 'iids[]': some })).toEqual(['bug', 'soon']);
    expect(await titles({ iids: some.join(',') })).toEqual(['bug', 'soon']);
    expect(await titles({ 'not[iids]': some.join(','), ...open })).toEqual(but('bug', 'soon'));
  });

  it.each<[string, string, string[]]>([
    ['title', 'desc', [...but('secret'), 'secret'].toSorted().reverse()],
    ['created_at', 'asc', Object.keys(issues)],
    ['created_at', 'desc', Object.keys(issues).reverse()],
    ['updated_at', 'asc', Object.keys(issues)],
    ['popularity', 'asc', Object.keys(issues)],
    ['relative_position', 'asc', Object.keys(issues)],
    ['due_date', 'asc', ['late', 'bug', 'soon', 'sunday', 'june', 'plain', 'labelled', 'secret']],
    ['due_date', 'desc', ['june', 'sunday', 'soon', 'bug', 'late', 'secret', 'labelled', 'plain']],
    ['weight', 'asc', ['late', 'labelled', 'plain', 'bug', 'soon', 'sunday', 'june', 'secret']],
    ['weight', 'desc', ['labelled', 'late', 'secret', 'june', 'sunday', 'soon', 'bug', 'plain']],
    [
      'milestone_due',
      'asc',
      ['bug', 'plain', 'labelled', 'late', 'soon', 'sunday', 'june', 'secret'],
    ],
    [
      'milestone_due',
      'desc',
      ['labelled', 'plain', 'bug', 'secret', 'june', 'sunday', 'soon', 'late'],
    ],
  ])('are ordered by %s %s', async (order_by, sort, expected) => {
    expect(await titles({ order_by, sort, ...open })).toEqual(expected);
  });

  it('are ordered by the best label, and by milestone first', async () => {
    const labels = `/projects/${project.id}/labels`;
    await reporter.put(`${labels}/heat`, { priority: 1 });
    await reporter.put(`${labels}/bug`, { priority: 2 });
    const byLabel = await titles({ order_by: 'label_priority', sort: 'asc', ...open });
    expect(byLabel.slice(0, 2)).toEqual(['labelled', 'bug']);
    const last = await titles({ order_by: 'label_priority', sort: 'desc', ...open });
    expect(last.slice(0, 2)).toEqual(['bug', 'labelled']);
    const both = await titles({ order_by: 'priority', sort: 'asc', ...open });
    expect(both.slice(0, 3)).toEqual(['bug', 'plain', 'labelled']);
    expect((await titles({ order_by: 'priority', sort: 'desc', ...open }))[0]).toBe('labelled');
  });

  it.each([
    ['assignee_id=someone', 'assignee_id should be an integer, none, or any, however got someone'],
    ['assignee_id=1&assignee_username=a', 'assignee_id, assignee_username are mutually exclusive'],
    ['milestone=a&milestone_id=Any', 'milestone, milestone_id are mutually exclusive'],
    ['state=open', 'state does not have a valid value'],
    ['order_by=id', 'order_by does not have a valid value'],
    ['not[author_id]=x', 'not[author_id] is invalid'],
    ['milestone_id=3', 'milestone_id does not have a valid value'],
    [
      'not[author_id]=1&not[author_username]=x',
      'not[author_id], not[author_username] are mutually exclusive',
    ],
    [
      'not[milestone]=a&not[milestone_id]=Any',
      'not[milestone], not[milestone_id] are mutually exclusive',
    ],
    [
      'not[assignee_id]=1&not[assignee_username]=a',
      'not[assignee_id], not[assignee_username] are mutually exclusive',
    ],
    [
      'not[iteration_id]=1&not[iteration_title]=a',
      'not[iteration_id], not[iteration_title] are mutually exclusive',
    ],
  ])('refuse %s', async (query, error) => {
    expect(await reporter.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('tell more of labels', async () => {
    const answer = await reporter.get(`${path}?labels=heat&with_labels_details=true`);
    const [first] = answer.body[0].labels;
    expect(first).toMatchObject({ name: 'bug', color: '#6699cc', text_color: expect.any(String) });
    expect(answer.body[0]).not.toHaveProperty('subscribed');
  });

  it('take ten thousand labels as they take one', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `label ${index}`).join(',');
    const answer = await reporter.get(`${path}?labels=${encodeURIComponent(many)}`);
    expect([400, 414, 431]).toContain(answer.status);
  });
});

describe('a filter that is named without a value', () => {
  it.each([
    `${path}?state`,
    `${path}?scope`,
    `/projects/${project.id}/pipelines?scope`,
    `/projects/${project.id}/pipelines?status`,
    `/projects/${project.id}/deployments?status`,
    `/projects/${project.id}/environments?states`,
    `/projects/${project.id}/merge_requests?state`,
    `/groups/${group.id}/milestones?state`,
  ])('is left out: %s', async (asked) => {
    expect(await reporter.get(asked)).toMatchObject({ status: 200 });
  });

  it('is not one whose value is no word of it', async () => {
    expect(await reporter.get(`${path}?state=`)).toMatchObject({
      status: 400,
      body: { error: 'state does not have a valid value' },
    });
  });
});

describe('issues of a group', () => {
  it('are those of every project below that the caller may see', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const inside = await seedProject(db, { namespace: below, visibility: 'private' });
    await reporter.post(`/projects/${inside.id}/issues`, { title: 'below' });
    const listed = await reporter.get(`/groups/${group.id}/issues?search=below`);
    expect(listed.body).toMatchObject([{ title: 'below' }]);
    const relative = `${below.path}/${inside.path}#${listed.body[0].iid}`;
    expect(listed.body[0].references.relative).toBe(relative);
    expect(await titles({ confidential: true }, `/groups/${group.id}/issues`)).toEqual(['secret']);
    const hidden = await titles(
      { confidential: true },
      `/groups/${group.id}/issues`,
      api.as(guest),
    );
    expect(hidden).toEqual([]);
  });

  it('leave out archived projects unless asked for', async () => {
    const old = await seedProject(db, { namespace: group, visibility: 'private' });
    await reporter.post(`/projects/${old.id}/issues`, { title: 'archived' });
    await db('projects').where({ id: old.id }).update({ archived: true });
    const from = `/groups/${group.id}/issues`;
    expect(await titles({ search: 'archived' }, from)).toEqual([]);
    expect(await titles({ search: 'archived', non_archived: false }, from)).toEqual(['archived']);
  });
});

describe('issues of everything', () => {
  it("are the caller's own unless asked for others", async () => {
    expect(await titles({ state: 'closed' }, '/issues', api.as(guest))).toEqual(['zebra']);
    expect(await titles({ state: 'closed' }, '/issues')).toEqual([]);
    expect(await titles({ state: 'closed', scope: 'all' }, '/issues')).toContain('zebra');
    const assigned = await titles({ scope: 'assigned_to_me' }, '/issues', api.as(developer));
    expect(assigned).toEqual(['labelled', 'late']);
  });

  it('are there for callers without credentials, who ask for all', async () => {
    expect((await api.get('/issues')).status).toBe(401);
    const shown = await seedProject(db, { visibility: 'public' });
    const stranger = api.as(await seedUser(db));
    await stranger.post(`/projects/${shown.id}/issues`, { title: 'everybody' });
    await stranger.post(`/projects/${shown.id}/issues`, { title: 'hidden', confidential: true });
    expect(await titles({ scope: 'all' }, '/issues', api.as(null))).toEqual(['everybody']);
    const own = await titles({ scope: 'all', search: 'hidden' }, '/issues', stranger);
    expect(own).toEqual(['hidden']);
    const everything = await titles({ scope: 'all' }, '/issues', stranger);
    expect(everything).toEqual(['everybody', 'hidden']);
    const administrator = api.as(people.administrator);
    const references = await administrator.get('/issues?scope=all&search=everybody');
    expect(references.body[0].references.relative).toBe(references.body[0].references.full);
  });
});

describe('a search without credentials', () => {
  it('is refused where the instance says so', async () => {
    const open = await seedGroup(db, { visibility: 'public' });
    const shown = await seedProject(db, { visibility: 'public' });
    const administrator = api.as(people.administrator);
    const places = [
      '/issues?scope=all&',
      '/issues_statistics?scope=all&',
      `/groups/${open.id}/issues_statistics?`,
      `/groups/${open.id}/issues?`,
      `/projects/${shown.id}/issues?`,
      `/projects/${shown.id}/issues_statistics?`,
    ];
    for (const place of places) expect((await api.get(`${place}search=kiln`)).status).toBe(200);
    await administrator.post('/features/disable_anonymous_search', { value: true });
    const message = 'User must be authenticated to use search';
    for (const place of places) {
      const refused = await api.get(`${place}search=kiln`);
      expect(refused).toMatchObject({ status: 422, body: { message } });
      expect((await reporter.get(`${place}search=kiln`)).status).not.toBe(422);
    }
    await administrator.delete('/features/disable_anonymous_search');
  });
});

describe('the numbers of issues', () => {
  it.each<[Query, number, number]>([
    [{}, 8, 1],
    [{ labels: 'bug' }, 2, 0],
    [{ due_date: 'week' }, 3, 0],
    [{ scope: 'created_by_me' }, 8, 0],
    [{ search: 'zebra' }, 0, 1],
    [{ state: 'closed' }, 8, 1],
    [{ iids: '0' }, 0, 0],
  ])('of a project with %j', async (query, opened, closed) => {
    const answer = await reporter.get(`/projects/${project.id}/issues_statistics?${search(query)}`);
    const counts = { all: opened + closed, opened, closed };
    expect(answer).toMatchObject({ status: 200, body: { statistics: { counts } } });
  });

  it('leave out what the caller may not see', async () => {
    const seen = async (path: string, as = api.as(guest)) =>
      (await as.get(path)).body.statistics.counts.all as number;
    expect(await seen(`/projects/${project.id}/issues_statistics`)).toBe(8);
    expect(await seen(`/groups/${group.id}/issues_statistics?confidential=true`)).toBe(0);
    expect(await seen('/issues_statistics?confidential=true&scope=all')).toBe(0);
    expect(await seen('/issues_statistics')).toBe(1);
    expect((await api.get('/issues_statistics')).status).toBe(401);
  });
});

describe('issues for members alone', () => {
  it('are none to others, and are not there when they are off', async () => {
    const { project: own, people: its } = await projectWorld(db, { visibility: 'public' });
    const owner = its.owner;
    const of = `/projects/${own.id}`;
    await api.as(owner).post(`${of}/issues`, { title: 'Crack' });
    await api.as(owner).put(of, { issues_access_level: 'private' });
    const counts = (all: number) => ({ body: { statistics: { counts: { all } } } });
    for (const other of [api.as(await seedUser(db)), api.as(null)]) {
      const list = await other.get(`${of}/issues`);
      expect(list).toMatchObject({ status: 200, body: [], headers: { 'x-total': '0' } });
      expect(await other.get(`${of}/issues_statistics`)).toMatchObject({
        status: 200,
        ...counts(0),
      });
      expect((await other.get(`${of}/issues/1`)).status).toBe(403);
    }
    expect(await api.as(owner).get(`${of}/issues`)).toMatchObject({ body: [{ title: 'Crack' }] });
    await api.as(owner).put(of, { issues_access_level: 'disabled' });
    expect((await api.as(owner).get(`${of}/issues`)).status).toBe(404);
    expect((await api.as(owner).get(`${of}/issues_statistics`)).status).toBe(404);
  });
});
