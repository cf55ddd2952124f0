import { describe, expect } from 'vitest';
import { findProjectFor } from '#src/policy/project-access.ts';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { promoteMilestone } from '#src/domains/planning/milestones/promote.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import { addMember, personalNamespace, seedGroup, seedProject } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const world = await projectWorld(db);
const { project, group, people } = world;
const reporter = api.as(people.reporter);
const ofProject = `/projects/${project.id}/milestones`;
const ofGroup = `/groups/${group.id}/milestones`;
const holders = [
  ['a project', ofProject],
  ['a group', ofGroup],
] as const;

async function create(path: string, body: object) {
  const made = await reporter.post(path, body);
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; iid: number; title: string };
}

describe.each(holders)('milestones of %s', (_, path) => {
  it('are created with all that is said of them', async () => {
    const said = {
      title: 'First firing',
      description: 'Bisque',
      start_date: '2030-01-01',
      due_date: '2030-01-31',
    };
    const made = await reporter.post(path, { ...said, title: '  First firing ' });
    expect(made).toMatchObject({ status: 201, body: { ...said, state: 'active', expired: false } });
    const place = path === ofProject ? project.full_path : `groups/${group.full_path}`;
    expect(made.body.web_url).toMatch(new RegExp(`/${place}/-/milestones/${made.body.iid}$`));
    expect(await reporter.get(`${path}/${made.body.id}`)).toMatchObject({
      status: 200,
      body: made.body,
    });
    await reporter.delete(`${path}/${made.body.id}`);
  });

  race('have numbers that nobody else had', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Kiln ${path} ${index}`);
    const made = await Promise.all(titles.map((title) => create(path, { title })));
    const numbers = made.map(({ iid }) => iid).toSorted((one, other) => one - other);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + 7);
    for (const { id } of made) await reporter.delete(`${path}/${id}`);
  });

  it.each([
    [{ title: ' ' }, `{:title=>["can't be blank"]}`],
    [{ title: 'k'.repeat(256) }, '{:title=>["is too long (maximum is 255 characters)"]}'],
    [{ title: 'Kiln', due_date: '2030-02-30' }, '{:due_date=>["is invalid"]}'],
    [{ title: 'Kiln', due_date: '0000-01-01' }, '{:due_date=>["is invalid"]}'],
    [{ title: 'Kiln', start_date: '10000-01-01' }, '{:start_date=>["is invalid"]}'],
    [
      { title: 'Kiln', start_date: '2030-01-02', due_date: '2030-01-01' },
      '{:due_date=>["must be greater than start date"]}',
    ],
  ])('are refused when they are %j', async (body, errors) => {
    const message = `Failed to create milestone ${errors}`;
    expect(await reporter.post(path, body)).toMatchObject({ status: 400, body: { message } });
  });

  it('are closed, opened again and changed', async () => {
    const { id, title } = await create(path, {
      title: 'Change',
      due_date: '2030-01-31T12:00:00Z',
    });
    expect((await reporter.get(`${path}/${id}`)).body).toMatchObject({ due_date: '2030-01-31' });
    const closed = await reporter.put(`${path}/${id}`, { state_event: 'close' });
    expect(closed).toMatchObject({ status: 200, body: { title, state: 'closed' } });
    const again = await reporter.put(`${path}/${id}`, { state_event: 'activate', due_date: '' });
    expect(again.body).toMatchObject({ state: 'active', due_date: null, expired: null });
    const late = await reporter.put(`${path}/${id}`, { due_date: '2001-01-31' });
    expect(late.body).toMatchObject({ expired: true });
    const refused = await reporter.put(`${path}/${id}`, { start_date: '2001-02-01' });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/^Failed to update milestone/);
    expect(await reporter.delete(`${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await reporter.get(`${path}/${id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  race('are removed once, whoever else asks for that at the same time', async () => {
    const { id } = await create(path, { title: `Gone ${path}` });
    const answers = await Promise.all([1, 2, 3].map(() => reporter.delete(`${path}/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    const target = { target_type: 'Milestone', target_id: id, action: 'destroyed' };
    expect(await db('events').where(target)).toHaveLength(1);
  });

  it('tell the activity of those who make and close them', async () => {
    const { id } = await create(path, { title: `Told ${path}` });
    await reporter.put(`${path}/${id}`, { state_event: 'close' });
    await reporter.put(`${path}/${id}`, { state_event: 'close' });
    await reporter.put(`${path}/${id}`, { state_event: 'activate' });
    await reporter.delete(`${path}/${id}`);
    const target = { target_type: 'Milestone', target_id: id };
    const told = db<{ action: string }>('events').where(target);
    expect((await told.orderBy('id')).map(({ action }) => action)).toEqual([
      'created',
      'closed',
      'reopened',
      'destroyed',
    ]);
  });
});

describe('the title', () => {
  const taken = {
    status: 400,
    body: {
      message:
        'Failed to create milestone {:title=>["already being used for another group or project milestone."]}',
    },
  };

  it('is taken by groups above and below and by projects below', async () => {
    const below = await seedGroup(db, { parent: group });
    const inBelow = await seedProject(db, { namespace: below });
    await create(ofGroup, { title: 'Above' });
    await create(`/projects/${inBelow.id}/milestones`, { title: 'Below' });
    await create(`/groups/${below.id}/milestones`, { title: 'Beside' });

    const refused = [
      [`/projects/${inBelow.id}/milestones`, 'Above'],
      [`/groups/${below.id}/milestones`, 'Above'],
      [ofGroup, 'Below'],
      [ofGroup, 'Beside'],
      [ofGroup, 'Above'],
    ] as const;
    for (const [path, title] of refused) {
      expect(await reporter.post(path, { title })).toMatchObject(taken);
    }
    // The two groups do not contain each other.
    await create(ofProject, { title: 'Beside' });
  });

  race('is one of two who ask for it at once', async () => {
    const asked = [ofProject, ofGroup, ofProject, ofGroup].map((path) =>
      reporter.post(path, { title: 'At once' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('may stay as it is, and not become that of another', async () => {
    const { id, title } = await create(ofProject, { title: 'Stays' });
    await create(ofProject, { title: 'Another' });
    expect((await reporter.put(`${ofProject}/${id}`, { title })).status).toBe(200);
    expect((await reporter.put(`${ofProject}/${id}`, { title: 'Another' })).status).toBe(400);
  });
});

describe('lists', async () => {
  const place = await projectWorld(db);
  const api_ = api.as(place.people.reporter);
  const own = `/projects/${place.project.id}/milestones`;
  const made: Record<string, number> = {};
  const bodies = [
    [own, { title: 'none' }],
    [own, { title: 'late', due_date: '2031-01-01', description: 'Glaze 50%' }],
    [own, { title: 'soon', due_date: '2030-01-01' }],
    [`/groups/${place.group.id}/milestones`, { title: 'between', due_date: '2030-06-01' }],
  ] as const;
  for (const [path, body] of bodies) {
    made[body.title] = (await api_.post(path, body)).body.id as number;
  }
  await api_.put(`${own}/${made['late']}`, { state_event: 'close' });
  const titlesOf = (ids: number[]) =>
    ids.map((id) => Object.entries(made).find(([, each]) => each === id)?.[0]);

  it.each([
    ['', ['soon', 'late', 'none']],
    ['?include_parent_milestones=true', ['soon', 'between', 'late', 'none']],
    ['?state=closed', ['late']],
    ['?state=active', ['soon', 'none']],
    ['?state=all', ['soon', 'late', 'none']],
    ['?title=soon', ['soon']],
    ['?title=SOON', []],
    ['?search=GLAZE', ['late']],
    ['?search=50%25', ['late']],
    ['?search=5_%25', []],
    ['?iids[]=1&iids[]=3', ['soon', 'none']],
    ['?updated_after=2099-01-01T00:00:00Z', []],
    ['?updated_before=2099-01-01T00:00:00Z&state=closed', ['late']],
    ['?per_page=1&page=2&include_parent_milestones=true', ['between']],
  ])('of a project answer %s', async (query, titles) => {
    expect(titlesOf(idsOf(await api_.get(own + query)))).toEqual(titles);
  });

  it('of a group have its own, and with its parents those above', async () => {
    const below = await seedGroup(db, { parent: place.group });
    const path = `/groups/${below.id}/milestones`;
    const { id } = (await api_.post(path, { title: 'own', due_date: '2030-07-01' })).body;
    expect(idsOf(await api_.get(path))).toEqual([id]);
    const all = await api_.get(`${path}?include_parent_milestones=true`);
    expect(idsOf(all)).toEqual([made['between'], id]);
    expect(all.headers['x-total']).toBe('2');
    expect((all.body as { web_url: string }[])[0]?.web_url).toContain(place.group.full_path);
  });
});

describe('promotion', () => {
  it('makes one of the milestones with the title', async () => {
    const other = await seedProject(db, { namespace: group });
    const { id } = await create(ofProject, { title: 'Promote', due_date: '2030-01-31' });
    const same = await create(`/projects/${other.id}/milestones`, { title: 'Promote' });
    expect(await reporter.post(`${ofProject}/${id}/promote`)).toMatchObject({ status: 200 });
    expect(await reporter.get(`${ofGroup}/${id}`)).toMatchObject({
      status: 200,
      body: { title: 'Promote', due_date: '2030-01-31', group_id: group.id },
    });
    const gone = await reporter.get(`/projects/${other.id}/milestones/${same.id}`);
    expect(gone).toMatchObject({ status: 404 });
  });

  it('needs a group, and reporters of it', async () => {
    const personal = await seedProject(db, {
      namespace: await personalNamespace(db, people.owner),
    });
    const path = `/projects/${personal.id}/milestones`;
    const owner = api.as(people.owner);
    const { id } = (await owner.post(path, { title: 'Mine' })).body;
    expect(await owner.post(`${path}/${id}/promote`)).toMatchObject({ status: 400 });

    await addMember(db, { project, user: people.stranger, level: 40 });
    const inProject = await create(ofProject, { title: 'Only here' });
    const answer = await api.as(people.stranger).post(`${ofProject}/${inProject.id}/promote`);
    expect(answer).toMatchObject({ status: 403 });
  });

  it('is refused when a group below has the title', async () => {
    const below = await seedGroup(db, { parent: group });
    await create(`/groups/${below.id}/milestones`, { title: 'Kept below' });
    const { id } = await create(ofProject, { title: 'Kept below' });
    expect(await reporter.post(`${ofProject}/${id}/promote`)).toMatchObject({ status: 400 });
    expect((await reporter.get(`${ofProject}/${id}`)).status).toBe(200);
  });
});

describe('a change of milestones', () => {
  const answers = [
    ['guest', 200, 403],
    ['reporter', 200, 201],
    ['stranger', 404, 404],
    ['anonymous', 404, 401],
  ] as const;
  it.each(answers)('answers a %s with %i and %i', async (who, reading, writing) => {
    const here = await projectWorld(db);
    const path = `/projects/${here.project.id}/milestones`;
    const caller = api.as(here.people[who]);
    expect((await caller.get(path)).status).toBe(reading);
    expect((await caller.post(path, { title: 'Who' })).status).toBe(writing);
  });

  it('lets an archived project be, and needs something to plan', async () => {
    const here = await projectWorld(db, { visibility: 'public' });
    const path = `/projects/${here.project.id}/milestones`;
    const maintainer = api.as(here.people.maintainer);
    const { id } = (await maintainer.post(path, { title: 'Before' })).body;
    await db('projects').where({ id: here.project.id }).update({ archived: true });
    for (const answer of [
      await maintainer.post(path, { title: 'After' }),
      await maintainer.put(`${path}/${id}`, { title: 'After' }),
      await maintainer.delete(`${path}/${id}`),
      await maintainer.post(`${path}/${id}/promote`),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
    expect((await api.as(null).get(path)).status).toBe(200);
    const off = { issues_access_level: 'disabled', merge_requests_access_level: 'disabled' };
    await db('projects').where({ id: here.project.id }).update(off);
    expect((await maintainer.get(path)).status).toBe(403);
    expect((await maintainer.get(`${path}/${id}`)).status).toBe(403);
  });
});

describe('the issues of a milestone', () => {
  const guest = api.as(people.guest);

  it.each(holders)(
    'of %s are listed by their best label, as far as one sees them',
    async (_, path) => {
      const { id } = await create(path, { title: `Issues of ${path}` });
      const issues = `/projects/${project.id}/issues`;
      const label = `/projects/${project.id}/labels`;
      const titles = { first: `first ${path}`, second: `second ${path}` };
      for (const [at, name] of Object.values(titles).entries()) {
        await reporter.post(label, { name, color: '#fff', priority: at });
      }
      const add = async (body: object) =>
        (await reporter.post(issues, { title: 'Kiln', milestone_id: id, ...body })).body as {
          id: number;
          iid: number;
        };
      const plain = await add({});
      const second = await add({ labels: [titles.second] });
      const first = await add({ labels: [titles.first], confidential: true });
      await reporter.put(`${issues}/${plain.iid}`, { state_event: 'close' });
      expect(idsOf(await reporter.get(`${path}/${id}/issues`))).toEqual([
        first.id,
        second.id,
        plain.id,
      ]);
      expect(idsOf(await guest.get(`${path}/${id}/issues`))).toEqual([second.id, plain.id]);
      expect(await guest.get(`${path}/${id}/merge_requests`)).toMatchObject({
        status: 200,
        body: [],
      });
    },
  );

  it('burn down', async () => {
    const from = `/projects/${project.id}`;
    const { id } = (await reporter.post(`${from}/milestones`, { title: 'Burn' })).body;
    const said = { title: 'Kiln', milestone_id: id, weight: 3 };
    const { iid } = (await reporter.post(`${from}/issues`, said)).body;
    await reporter.post(`${from}/issues`, { ...said, confidential: true });
    await reporter.put(`${from}/issues/${iid}`, { state_event: 'close' });
    await reporter.put(`${from}/issues/${iid}`, { state_event: 'reopen' });
    const told = async (who: typeof guest) =>
      (await who.get(`${from}/milestones/${id}/burndown_events`)).body as { action: string }[];
    expect(await told(reporter)).toHaveLength(4);
    const shown = await told(guest);
    expect(shown).toMatchObject([
      { action: 'created', weight: 3 },
      { action: 'closed', weight: 3 },
      { action: 'reopened', weight: 3 },
    ]);
  });
});

describe('a milestone that is promoted', () => {
  it('stays where it is when the right was lost while the request waited', async () => {
    const home = await seedGroup(db, { owner: people.owner });
    const place = await seedProject(db, { namespace: home });
    await addMember(db, { group: home, user: people.reporter, level: 20 });
    const own = `/projects/${place.id}/milestones`;
    const { id } = await create(own, { title: 'lost' });
    const user = await db<UserRow>('users').where('id', people.reporter.id).first();
    const context = {
      db,
      actor: createActor(user as UserRow, { administrator: true }),
      now: '2030-01-01T00:00:00.000Z',
    };
    const before = await findProjectFor(db, context.actor, place.id);
    const left = await api
      .as(people.owner)
      .delete(`/groups/${home.id}/members/${people.reporter.id}`);
    expect(left.status).toBe(204);
    await expect(promoteMilestone(context, before, id)).rejects.toMatchObject({ status: 403 });
    const still = await db('milestones').where({ id }).first('project_id');
    expect(still).toEqual({ project_id: place.id });
  });
});
