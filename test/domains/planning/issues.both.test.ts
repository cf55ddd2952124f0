import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { project, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const guest = api.as(people.guest);
const owner = api.as(people.owner);
const path = `/projects/${project.id}/issues`;

async function create(body: object = {}, as = reporter) {
  const made = await as.post(path, { title: 'Kiln cools too fast', ...body });
  expect(made).toMatchObject({ status: 201 });
  return made.body;
}

describe('an issue', () => {
  it('is created with what is said of it, and found by number', async () => {
    const milestone = await reporter.post(`/projects/${project.id}/milestones`, { title: 'v1' });
    const said = {
      description: '- [x] measure\n- [ ] insulate',
      labels: 'heat,bug',
      milestone_id: milestone.body.id,
      assignee_ids: [people.developer.id],
      due_date: '2030-02-28T23:30:00.000+02:00',
      confidential: true,
    };
    const made = await create({ ...said, title: '  Kiln cools ' });
    expect(made).toMatchObject({
      title: 'Kiln cools',
      description: said.description,
      labels: ['bug', 'heat'],
      milestone: { id: milestone.body.id, title: 'v1' },
      assignees: [{ id: people.developer.id }],
      assignee: { id: people.developer.id },
      author: { id: people.reporter.id },
      due_date: '2030-02-28',
      confidential: true,
      state: 'opened',
      closed_at: null,
      closed_by: null,
      issue_type: 'issue',
      type: 'ISSUE',
      severity: 'UNKNOWN',
      has_tasks: true,
      task_status: '1 of 2 tasks completed',
      task_completion_status: { count: 2, completed_count: 1 },
      references: { short: `#${made.iid}`, relative: `#${made.iid}` },
      subscribed: true,
    });
    expect(made.web_url).toMatch(new RegExp(`/${project.full_path}/-/issues/${made.iid}$`));
    expect(made.references.full).toBe(`${project.full_path}#${made.iid}`);
    expect((await reporter.get(`${path}/${made.iid}`)).body).toEqual(made);
    expect(await api.as(people.administrator).get(`/issues/${made.id}`)).toMatchObject({
      status: 200,
      body: { id: made.id, references: { relative: made.references.full } },
    });
  });

  it.each([
    [{ title: ' ' }, { title: ["can't be blank"] }],
    [{ title: 'k'.repeat(256) }, { title: ['is too long (maximum is 255 characters)'] }],
    [{ due_date: '2030-02-30' }, { due_date: ['is invalid'] }],
    [{ due_date: '2030-02-30T00:00:00Z' }, { due_date: ['is invalid'] }],
    [{ due_date: '0000-01-01' }, { due_date: ['is invalid'] }],
    [{ due_date: '10000-01-01' }, { due_date: ['is invalid'] }],
  ])('is refused with %j', async (body, message) => {
    const whole = { title: 'Kiln', ...body };
    expect(await reporter.post(path, whole)).toMatchObject({ status: 400, body: { message } });
    const { iid } = await create();
    const changed = await reporter.put(`${path}/${iid}`, body);
    expect(changed).toMatchObject({ status: 400, body: { message } });
  });

  it('tells of epics in groups alone: people have none', async () => {
    expect(await create({}, owner)).toMatchObject({ epic: null, epic_iid: null });
    const own = await seedProject(db, { namespace: await personalNamespace(db, people.owner) });
    const made = await owner.post(`/projects/${own.id}/issues`, { title: 'Kiln' });
    expect(made.status).toBe(201);
    expect(Object.keys(made.body as object)).not.toEqual(expect.arrayContaining(['epic']));
    expect(Object.keys(made.body as object)).not.toEqual(expect.arrayContaining(['epic_iid']));
  });

  race('has a number that no other had, also of fifty at once', async () => {
    const before = (await create()).iid as number;
    const asked = Array.from({ length: 50 }, (_, index) => create({ title: `at once ${index}` }));
    const made = await Promise.all(asked);
    const numbers = made.map(({ iid }) => iid as number).toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
  });

  it('has the number and time that an owner asks for', async () => {
    const said = { iid: 7000, created_at: '2020-02-29T10:00:00.000Z' };
    expect(await create({ ...said, labels: 'dated' }, owner)).toMatchObject(said);
    const one = `${path}/${said.iid}`;
    const labelled = await owner.get(`${one}/resource_label_events`);
    expect(labelled.body).toMatchObject([{ created_at: said.created_at }]);
    const closed_at = '2020-03-01T10:00:00.000Z';
    const closing = { state_event: 'close', updated_at: closed_at };
    expect((await owner.put(one, closing)).body).toMatchObject({
      closed_at,
      updated_at: closed_at,
    });
    const closings = await owner.get(`${one}/resource_state_events`);
    expect(closings.body).toMatchObject([{ state: 'closed', created_at: closed_at }]);
    const again = await owner.post(path, { title: 'Again', iid: 7000 });
    expect(again).toMatchObject({ status: 409, body: { message: 'Duplicated issue' } });
    expect(await create()).toMatchObject({ iid: 7001 });
    // Issues without a number can still be created beyond the largest one.
    const last = 2_147_483_647;
    const beyond = { title: 'Beyond', iid: last + 1 };
    expect(await owner.post(path, beyond)).toMatchObject({ status: 400 });
    const ignored = await create({ iid: 9000, created_at: said.created_at });
    const epics = await owner.post(path, { title: 'Two', epic_id: 1, epic_iid: 1 });
    const error = 'epic_id, epic_iid are mutually exclusive';
    expect(epics).toMatchObject({ status: 400, body: { error } });
    expect(ignored.iid).toBe(7002);
    expect(ignored.created_at).not.toBe(said.created_at);
  });

  it('is changed, closed and opened again', async () => {
    const { iid } = await create({ labels: ['bug', 'heat'] });
    const one = `${path}/${iid}`;
    const changed = await reporter.put(one, {
      title: 'Kiln',
      description: null,
      add_labels: ['new'],
      remove_labels: ['bug'],
      discussion_locked: true,
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { title: 'Kiln', labels: ['heat', 'new'], discussion_locked: true },
    });
    const closed = await reporter.put(one, { state_event: 'close' });
    expect(closed.body).toMatchObject({ state: 'closed', closed_by: { id: people.reporter.id } });
    expect(closed.body.closed_at).toEqual(closed.body.updated_at);
    const again = await reporter.put(one, { state_event: 'close' });
    expect(again.body).toMatchObject({ closed_at: closed.body.closed_at });
    const reopened = await reporter.put(one, { state_event: 'reopen', labels: '' });
    expect(reopened.body).toMatchObject({ state: 'opened', closed_at: null, closed_by: null });
    expect(reopened.body.labels).toEqual([]);
  });

  it('has one label of a scope, whichever came last', async () => {
    const { iid } = await create({
      labels: ['pace::slow', 'pace::fast', 'pace::kiln::hot', 'heat'],
    });
    const one = `${path}/${iid}`;
    const labelled = async (change: object) => (await reporter.put(one, change)).body.labels;
    expect((await reporter.get(one)).body.labels).toEqual([
      'heat',
      'pace::fast',
      'pace::kiln::hot',
    ]);
    const slow = ['heat', 'pace::kiln::hot', 'pace::slow'];
    expect(await labelled({ add_labels: ['pace::slow'] })).toEqual(slow);
    // Labels without a scope do not exclude each other.
    const both = ['::a', '::b', 'heat::', 'pace::slow'];
    expect(await labelled({ labels: both })).toEqual(both);
    expect(await labelled({ labels: ['pace::slow', 'pace::fast'] })).toEqual(['pace::fast']);
    await reporter.post(`${one}/notes`, { body: '/label ~"pace::slow"' });
    expect((await reporter.get(one)).body.labels).toEqual(['pace::slow']);
  });

  it('gets a thousand labels, and loses them', async () => {
    const { iid } = await create();
    const labels = Array.from({ length: 1_000 }, (_, index) => `many ${index}`);
    const changed = await reporter.put(`${path}/${iid}`, { labels });
    expect(changed.status).toBe(200);
    expect(changed.body.labels).toHaveLength(1_000);
    const lost = await reporter.put(`${path}/${iid}`, { remove_labels: labels });
    expect(lost.body.labels).toEqual([]);
  });

  it('asks for something to change', async () => {
    const { iid } = await create();
    const nothing = await reporter.put(`${path}/${iid}`, { unknown: 1 });
    expect(nothing.status).toBe(400);
    expect(nothing.body.error).toMatch(/are missing, at least one parameter must be provided$/);
  });

  race('keeps the labels of two who add one each', async () => {
    const { iid } = await create();
    const add = (title: string) => reporter.put(`${path}/${iid}`, { add_labels: [title] });
    await Promise.all([add('one'), add('other'), add('third')]);
    expect((await reporter.get(`${path}/${iid}`)).body.labels).toEqual(['one', 'other', 'third']);
  });

  it('loses assignees and milestone', async () => {
    const { iid } = await create({ assignee_ids: [people.developer.id] });
    const one = `${path}/${iid}`;
    expect((await reporter.put(one, { assignee_ids: [0] })).body.assignees).toEqual([]);
    const single = await reporter.put(one, { assignee_id: people.developer.id });
    expect(single.body.assignees).toMatchObject([{ id: people.developer.id }]);
    expect((await reporter.put(one, { assignee_ids: '' })).body.assignees).toEqual([]);
    const stranger = await seedUser(db);
    expect((await reporter.put(one, { assignee_ids: [stranger.id] })).body.assignees).toEqual([]);
    expect((await reporter.put(one, { milestone_id: 2 ** 40 })).body.milestone).toBeNull();
    expect((await reporter.put(one, { milestone_id: 0 })).body.milestone).toBeNull();
  });

  it('is deleted by owners, as they know it', async () => {
    const { iid } = await create();
    const one = `${path}/${iid}`;
    expect(await api.as(people.maintainer).delete(one)).toMatchObject({ status: 403 });
    const headers = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect(await owner.send('DELETE', one, undefined, headers)).toMatchObject({ status: 412 });
    expect(await owner.delete(one)).toMatchObject({ status: 204 });
    const gone = { status: 404, body: { message: '404 Issue Not Found' } };
    expect(await owner.delete(one)).toMatchObject(gone);
    expect(await owner.get(one)).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });

  it('tells administrators which client created it', async () => {
    const headers = { 'user-agent': 'kiln/1.0' };
    const { body } = await reporter.send('POST', path, { title: 'Told' }, headers);
    const detail = `${path}/${body.iid}/user_agent_detail`;
    const administrator = api.as(people.administrator);
    expect(await administrator.get(detail)).toMatchObject({
      status: 200,
      body: { user_agent: 'kiln/1.0', akismet_submitted: false },
    });
    await db('user_agent_details').delete();
    const message = '404 UserAgentDetail Not Found';
    expect(await administrator.get(detail)).toMatchObject({ status: 404, body: { message } });
    expect(await owner.get(detail)).toMatchObject({ status: 403 });
  });
});

describe('callers who are not reporters', () => {
  it('choose only some attributes', async () => {
    const { iid } = await create({ labels: ['bug'], due_date: '2030-01-01' }, guest);
    const one = `${path}/${iid}`;
    const seen = await guest.get(one);
    expect(seen.body).toMatchObject({ due_date: null, labels: ['bug'] });
    const changed = await guest.put(one, {
      title: 'Mine',
      labels: ['new'],
      due_date: '2030-01-01',
    });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Mine', labels: ['bug'] } });
    const others = (await create()).iid;
    expect(await guest.put(`${path}/${others}`, { title: 'Mine' })).toMatchObject({ status: 403 });
    await reporter.put(`${path}/${others}`, { assignee_ids: [people.guest.id] });
    const closed = await guest.put(`${path}/${others}`, { state_event: 'close' });
    expect(closed).toMatchObject({ status: 200, body: { state: 'closed' } });
  });

  it('do not see what is confidential, unless it is theirs', async () => {
    const { iid } = await create({ confidential: true });
    const one = `${path}/${iid}`;
    const hidden = { status: 404, body: { message: '404 Not found' } };
    expect(await guest.get(one)).toMatchObject(hidden);
    expect(await guest.put(one, { title: 'Mine' })).toMatchObject(hidden);
    expect(await guest.post(`${one}/subscribe`)).toMatchObject(hidden);
    await reporter.put(one, { assignee_ids: [people.guest.id] });
    expect(await guest.get(one)).toMatchObject({ status: 200 });
    const own = await create({ confidential: true }, guest);
    expect(await guest.get(`${path}/${own.iid}`)).toMatchObject({ status: 200 });
  });

  it('report to public projects, and plan nothing there', async () => {
    const open = await seedProject(db, { visibility: 'public' });
    const stranger = api.as(await seedUser(db));
    const label = { name: 'bug', color: '#ff0000' };
    const administrator = api.as(people.administrator);
    const known = await administrator.post(`/projects/${open.id}/labels`, label);
    expect(known).toMatchObject({ status: 201 });
    const made = await stranger.post(`/projects/${open.id}/issues`, {
      title: 'Found',
      labels: ['bug'],
      confidential: true,
    });
    expect(made).toMatchObject({ status: 201, body: { labels: [], confidential: true } });
    const anonymous = await api.get(`/projects/${open.id}/issues/${made.body.iid}`);
    expect(anonymous.status).toBe(404);
    expect((await api.post(`/projects/${open.id}/issues`, { title: 'Found' })).status).toBe(401);
  });

  it('change nothing in archived projects', async () => {
    const old = await seedProject(db, { visibility: 'public', archived: true });
    const stranger = api.as(await seedUser(db));
    const refused = await stranger.post(`/projects/${old.id}/issues`, { title: 'Found' });
    expect(refused).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
  });
});

describe('subscribers and participants', () => {
  race('are told once', async () => {
    const { iid } = await create();
    const developer = api.as(people.developer);
    const one = `${path}/${iid}`;
    const on = await developer.post(`${one}/subscribe`);
    expect(on).toMatchObject({ status: 201, body: { subscribed: true } });
    expect((await developer.post(`${one}/subscribe`)).status).toBe(304);
    const off = await developer.post(`${one}/unsubscribe`);
    expect(off).toMatchObject({ status: 201, body: { subscribed: false } });
    expect((await developer.post(`${one}/unsubscribe`)).status).toBe(304);
    for (const act of ['subscribe', 'unsubscribe']) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => developer.post(`${one}/${act}`)),
      );
      const told = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(told).toEqual([201, ...Array.from({ length: 7 }, () => 304)]);
    }
    expect((await reporter.get(one)).body.subscribed).toBe(true);
  });

  it('are the author, assignees and commenters', async () => {
    const { iid } = await create({ assignee_ids: [people.developer.id] });
    const listed = await guest.get(`${path}/${iid}/participants`);
    const ids = listed.body.map(({ id }: { id: number }) => id);
    expect(ids.toSorted()).toEqual([people.reporter.id, people.developer.id].toSorted());
  });

  it('find no merge requests yet', async () => {
    const { iid } = await create();
    for (const name of ['closed_by', 'related_merge_requests']) {
      expect(await guest.get(`${path}/${iid}/${name}`)).toMatchObject({ status: 200, body: [] });
    }
  });
});

describe('the number of open issues', () => {
  it('counts what everybody may see', async () => {
    const fresh = await seedProject(db, { visibility: 'public' });
    const administrator = api.as(people.administrator);
    const issues = `/projects/${fresh.id}/issues`;
    const shown = async () =>
      (await administrator.get(`/projects/${fresh.id}`)).body.open_issues_count as number;
    const { iid } = (await administrator.post(issues, { title: 'One' })).body;
    await administrator.post(issues, { title: 'Hidden', confidential: true });
    expect(await shown()).toBe(1);
    await administrator.put(`${issues}/${iid}`, { confidential: true });
    expect(await shown()).toBe(0);
    await administrator.put(`${issues}/${iid}`, { confidential: false });
    await administrator.put(`${issues}/${iid}`, { state_event: 'close' });
    expect(await shown()).toBe(0);
    await administrator.put(`${issues}/${iid}`, { state_event: 'reopen' });
    expect(await shown()).toBe(1);
    await administrator.delete(`${issues}/${iid}`);
    expect(await shown()).toBe(0);
  });
});
