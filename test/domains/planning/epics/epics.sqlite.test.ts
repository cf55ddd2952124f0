import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedEpic, seedGroup } from '#test/support/seed.ts';

const { api, db } = await startApp();
const free = await startApp({ config: { plan: 'free' } });
const { group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const owner = api.as(people.owner);

const ways = [
  ['the path', `/groups/${group.id}/epics`],
  ['the path with a dash', `/groups/${group.id}/-/epics`],
] as const;

describe.each(ways)('epics by %s', (_, path) => {
  async function create(body: object = {}) {
    const made = await reporter.post(path, { title: 'Kiln', ...body });
    expect(made).toMatchObject({ status: 201 });
    return made.body as { id: number; iid: number; updated_at: string };
  }

  it('are created with all that is said of them', async () => {
    const made = await reporter.post(path, {
      title: '  Build a second kiln ',
      description: '- [x] bricks\n- [ ] mortar',
      labels: 'energy,kilns',
      confidential: true,
      color: 'red',
      start_date_fixed: '2030-01-01',
      start_date_is_fixed: true,
      end_date: '2030-02-01',
    });
    const { iid } = made.body;
    const page = `/groups/${group.full_path}/-/epics/${iid}`;
    expect(made).toMatchObject({
      status: 201,
      body: {
        group_id: group.id,
        title: 'Build a second kiln',
        labels: ['energy', 'kilns'],
        confidential: true,
        color: '#ff0000',
        text_color: '#FFFFFF',
        author: { id: people.reporter.id },
        state: 'opened',
        start_date: '2030-01-01',
        start_date_is_fixed: true,
        start_date_fixed: '2030-01-01',
        start_date_from_milestones: null,
        due_date: null,
        end_date: null,
        due_date_is_fixed: false,
        due_date_fixed: '2030-02-01',
        parent_id: null,
        parent_iid: null,
        web_edit_url: page,
        references: {
          short: `&${iid}`,
          relative: `&${iid}`,
          full: `${group.full_path}&${iid}`,
        },
        subscribed: true,
        upvotes: 0,
        closed_at: null,
      },
    });
    expect(made.body.web_url).toMatch(new RegExp(`${page}$`));
    expect(made.body._links).toMatchObject({ parent: null });
    expect(made.body._links.self).toMatch(new RegExp(`/groups/${group.id}/epics/${iid}$`));
    expect(await reporter.get(`${path}/${iid}`)).toMatchObject({ status: 200, body: made.body });
    const known = await reporter.get(`/groups/${group.id}/labels?search=kilns`);
    expect(known.body).toMatchObject([{ name: 'kilns', color: '#6699cc' }]);
  });

  it('have numbers that nobody else had', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create()));
    const numbers = made.map(({ iid }) => iid).toSorted((one, other) => one - other);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + 7);
  });

  it.each([
    [{ title: ' ' }, { title: ["can't be blank"] }],
    [{ title: 'k'.repeat(256) }, { title: ['is too long (maximum is 255 characters)'] }],
    [{ title: 'Kiln', color: 'kiln' }, { color: ['must be a valid color code'] }],
    [{ title: 'Kiln', start_date: '2030-02-30' }, { start_date_fixed: ['is invalid'] }],
    [{ title: 'Kiln', due_date_fixed: 'never' }, { due_date_fixed: ['is invalid'] }],
  ])('are refused when they are %j', async (body, message) => {
    expect(await reporter.post(path, body)).toMatchObject({ status: 400, body: { message } });
    const { iid } = await create();
    expect(await reporter.put(`${path}/${iid}`, body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('are refused when a day is said under both of its names', async () => {
    const body = { title: 'Kiln', start_date: '2030-01-01', start_date_fixed: '2030-01-01' };
    expect(await reporter.post(path, body)).toMatchObject({
      status: 400,
      body: { error: 'start_date, start_date_fixed are mutually exclusive' },
    });
  });

  it('are changed, closed and opened again', async () => {
    const { iid } = await create({ labels: ['one', 'two'] });
    const closed = await reporter.put(`${path}/${iid}`, {
      title: 'Oven',
      state_event: 'close',
      add_labels: 'three',
      remove_labels: 'one',
      due_date_fixed: '2030-01-31',
      due_date_is_fixed: true,
    });
    expect(closed).toMatchObject({
      status: 200,
      body: {
        title: 'Oven',
        state: 'closed',
        labels: ['three', 'two'],
        due_date: '2030-01-31',
        end_date: '2030-01-31',
      },
    });
    expect(closed.body.closed_at).not.toBeNull();
    const again = await reporter.put(`${path}/${iid}`, {
      state_event: 'reopen',
      labels: '',
      end_date: '',
    });
    expect(again).toMatchObject({
      status: 200,
      body: { state: 'opened', closed_at: null, labels: [], due_date: null },
    });
  });

  it('stay as they are when nothing differs', async () => {
    const { iid, updated_at } = await create();
    const same = await reporter.put(`${path}/${iid}`, { title: 'Kiln', state_event: 'reopen' });
    expect(same).toMatchObject({ status: 200, body: { updated_at } });
    const nothing = await reporter.put(`${path}/${iid}`, {});
    expect(nothing.status).toBe(400);
    expect(nothing.body.error).toMatch(/at least one parameter must be provided$/);
  });

  it('let owners say when they were created and changed', async () => {
    const at = '2020-02-20T20:20:20.200Z';
    const said = { labels: 'dated', start_date_fixed: '2030-01-01T00:00:00Z' };
    const made = await owner.post(path, { title: 'Kiln', created_at: at, ...said });
    expect(made.body).toMatchObject({ created_at: at, start_date_fixed: '2030-01-01' });
    const events = `/groups/${group.id}/epics/${made.body.id}/resource_label_events`;
    const labelled = await owner.get(events);
    expect(labelled.body).toMatchObject([{ created_at: at }]);
    const changed = await owner.put(`${path}/${made.body.iid}`, { title: 'Oven', updated_at: at });
    expect(changed.body).toMatchObject({ updated_at: at });
    const others = await reporter.post(path, { title: 'Kiln', created_at: at });
    expect(others.status).toBe(201);
    expect(others.body.created_at).not.toBe(at);
    const late = await reporter.put(`${path}/${made.body.iid}`, { title: 'Pit', updated_at: at });
    expect(late.body.updated_at).not.toBe(at);
  });

  it('are deleted by owners', async () => {
    const { iid } = await create();
    expect(await reporter.delete(`${path}/${iid}`)).toMatchObject({ status: 403 });
    expect(await owner.delete(`${path}/${iid}`)).toMatchObject({ status: 204 });
    expect(await owner.get(`${path}/${iid}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await owner.delete(`${path}/${iid}`)).toMatchObject({ status: 404 });
  });

  it('are watched and not watched', async () => {
    const { iid } = await create();
    const guest = api.as(people.guest);
    const watch = `${path}/${iid}/subscribe`;
    const unwatch = `${path}/${iid}/unsubscribe`;
    expect((await guest.get(`${path}/${iid}`)).body).toMatchObject({ subscribed: false });
    expect(await guest.post(unwatch)).toMatchObject({ status: 304 });
    expect(await guest.post(watch)).toMatchObject({ status: 201, body: { subscribed: true } });
    expect(await guest.post(watch)).toMatchObject({ status: 304 });
    expect((await guest.get(`${path}/${iid}`)).body).toMatchObject({ subscribed: true });
    expect(await guest.post(unwatch)).toMatchObject({ status: 201, body: { subscribed: false } });
    // Authors are told unless they say otherwise.
    expect(await reporter.post(watch)).toMatchObject({ status: 304 });
    expect(await reporter.post(unwatch)).toMatchObject({ status: 201 });
    expect((await reporter.get(`${path}/${iid}`)).body).toMatchObject({ subscribed: false });
  });

  it.each([
    ['guest', 403],
    ['stranger', 404],
    ['anonymous', 401],
  ] as const)('are not made or changed by a %s, who gets %i', async (who, status) => {
    const { iid } = await create();
    const as = api.as(people[who]);
    // The group is private.
    expect((await as.get(path)).status).toBe(who === 'guest' ? 200 : 404);
    expect(await as.post(path, { title: 'Kiln' })).toMatchObject({ status });
    expect(await as.put(`${path}/${iid}`, { title: 'Kiln' })).toMatchObject({ status });
    expect(await as.delete(`${path}/${iid}`)).toMatchObject({ status });
  });

  it('are not there for guests while they are confidential', async () => {
    const { iid } = await create({ confidential: true });
    const guest = api.as(people.guest);
    for (const answer of [
      await guest.get(`${path}/${iid}`),
      await guest.post(`${path}/${iid}/subscribe`),
      await guest.post(`${path}/${iid}/unsubscribe`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
    await reporter.put(`${path}/${iid}`, { confidential: false });
    expect(await guest.get(`${path}/${iid}`)).toMatchObject({ status: 200 });
  });
});

describe('labels of epics', () => {
  it('are those of the group and of groups above', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const above = `/groups/${group.id}/labels`;
    await reporter.post(above, { name: 'inherited', color: '#123456' });
    const made = await reporter.post(`/groups/${below.id}/epics`, {
      title: 'Kiln',
      labels: ['inherited', 'new one'],
    });
    expect(made.body).toMatchObject({ labels: ['inherited', 'new one'] });
    const own = await reporter.get(`/groups/${below.id}/labels?include_ancestor_groups=false`);
    expect(own.body).toMatchObject([{ name: 'new one' }]);
  });
});

describe('plans without epics', () => {
  it('answer 403', async () => {
    const world = await projectWorld(free.db);
    const { iid } = await seedEpic(free.db, { group: world.group, author: world.people.owner });
    const as = free.api.as(world.people.owner);
    const path = `/groups/${world.group.id}/epics`;
    for (const answer of [
      await as.get(path),
      await as.post(path, { title: 'Kiln' }),
      await as.get(`${path}/${iid}`),
      await as.delete(`${path}/${iid}`),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});
