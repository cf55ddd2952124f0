import { describe, expect } from 'vitest';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { readColor, chooseTextColor } from '#src/domains/planning/labels/color.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { promoteLabel } from '#src/domains/planning/labels/promote.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { project, group, people } = await projectWorld(db);
const reporter = api.as(people.reporter);
const ofProject = `/projects/${project.id}/labels`;
const ofGroup = `/groups/${group.id}/labels`;
const holders = [
  ['a project', ofProject],
  ['a group', ofGroup],
] as const;
const color = '#d9534f';
const now = new Date().toISOString();

async function create(path: string, name: string, more: object = {}) {
  const made = await reporter.post(path, { name, color, ...more });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; name: string };
}

const namesOf = (answer: { body: unknown }) =>
  (answer.body as { name: string }[]).map(({ name }) => name);

describe('colors', () => {
  it.each([
    ['#d9534f', '#d9534f'],
    ['#FfF', '#FFffFF'],
    ['Tomato', '#ff6347'],
    [' red ', '#ff0000'],
    ['#d953', null],
    ['constructor', null],
    ['', null],
  ])('%j is %j', (text, read) => expect(readColor(text)).toBe(read));

  it.each([
    ['#000000', '#FFFFFF'],
    ['#d9534f', '#FFFFFF'],
    ['#ffffff', '#333333'],
    ['#ffee00', '#FFFFFF'],
    ['#ffee10', '#333333'],
  ])('on %s %s can be read', (background, text) => expect(chooseTextColor(background)).toBe(text));
});

describe.each(holders)('labels of %s', (_, path) => {
  it('are created, found by id and title, changed and deleted', async () => {
    const made = await reporter.post(path, {
      name: '  needs glaze ',
      color: 'red',
      description: 'Is *dull*',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'needs glaze',
        color: '#ff0000',
        text_color: '#FFFFFF',
        description: 'Is *dull*',
        description_html: 'Is <em>dull</em>',
        subscribed: false,
        open_issues_count: 0,
      },
    });
    const { id } = made.body;
    for (const label of [id, 'needs%20glaze']) {
      const found = await reporter.get(`${path}/${label}`);
      expect(found).toMatchObject({ status: 200, body: { id, name: 'needs glaze' } });
      expect(found.body).not.toHaveProperty('open_issues_count');
    }
    const changed = await reporter.put(`${path}/${id}`, { new_name: 'dull', color: '#000' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'dull', color: '#000000' } });
    const again = await reporter.put(path, { name: 'dull', description: null });
    expect(again.body).toMatchObject({ id, description: null, description_html: null });
    expect(await reporter.delete(`${path}?name=dull`)).toMatchObject({ status: 204 });
    expect(await reporter.get(`${path}/${id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Label Not Found' },
    });
  });

  it.each([
    [{ name: ' ', color }, { title: ["can't be blank"] }],
    [{ name: 'a,b', color }, { title: ['is invalid'] }],
    [{ name: 'k'.repeat(256), color }, { title: ['is too long (maximum is 255 characters)'] }],
    [{ name: 'Kiln', color: 'blueish' }, { color: ['must be a valid color code'] }],
    [
      { name: '', color: '#12' },
      { title: ["can't be blank"], color: ['must be a valid color code'] },
    ],
  ])('are refused when they are %j', async (body, message) => {
    expect(await reporter.post(path, body)).toMatchObject({ status: 400, body: { message } });
  });

  it('are watched and no longer', async () => {
    const { id } = await create(path, `watched ${path}`);
    const watched = await reporter.post(`${path}/${id}/subscribe`);
    expect(watched).toMatchObject({ status: 201, body: { id, subscribed: true } });
    expect((await reporter.post(`${path}/${id}/subscribe`)).status).toBe(304);
    expect((await reporter.get(`${path}/${id}`)).body.subscribed).toBe(true);
    expect((await api.as(people.guest).get(`${path}/${id}`)).body.subscribed).toBe(false);
    expect(await reporter.post(`${path}/${id}/unsubscribe`)).toMatchObject({
      status: 201,
      body: { subscribed: false },
    });
    expect((await reporter.post(`${path}/${id}/unsubscribe`)).status).toBe(304);
  });

  it('are left alone when they were changed meanwhile', async () => {
    const { id } = await create(path, `changed ${path}`);
    const headers = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    for (const named of [`/${id}`, `?name=${encodeURIComponent(`changed ${path}`)}`]) {
      const answer = await reporter.send('DELETE', path + named, undefined, headers);
      expect(answer).toMatchObject({ status: 412 });
    }
    expect((await reporter.get(`${path}/${id}`)).status).toBe(200);
  });
});

describe.each(holders)('the older address of labels of %s', (_, path) => {
  it('takes an id as well as a title, and exactly one of them', async () => {
    const { id } = await create(path, unique('by id '));
    const changed = await reporter.put(path, { label_id: id, color: 'red' });
    expect(changed).toMatchObject({ status: 200, body: { id, color: '#ff0000' } });
    const none = 'label_id, name are missing, exactly one parameter must be provided';
    const both = 'label_id, name are mutually exclusive';
    for (const [given, error] of [
      ['', none],
      [`?label_id=${id}&name=bug`, both],
    ] as const) {
      const refused = { status: 400, body: { error } };
      expect(await reporter.delete(path + given)).toMatchObject(refused);
      const body = { ...Object.fromEntries(new URLSearchParams(given)), color: 'red' };
      expect(await reporter.put(path, body)).toMatchObject(refused);
    }
    expect((await reporter.delete(`${path}?label_id=${id}`)).status).toBe(204);
    expect((await reporter.get(`${path}/${id}`)).status).toBe(404);
  });
});

describe('the title', () => {
  const taken = { status: 409, body: { message: 'Label already exists' } };

  it('is taken here and by groups above', async () => {
    const below = await seedGroup(db, { parent: group });
    await create(ofGroup, 'above');
    await create(ofProject, 'here');
    for (const [path, name] of [
      [ofProject, 'above'],
      [ofProject, 'here'],
      [`/groups/${below.id}/labels`, 'above'],
    ] as const) {
      expect(await reporter.post(path, { name, color })).toMatchObject(taken);
    }
    const { id } = await create(ofProject, 'renamed');
    expect(await reporter.put(`${ofProject}/${id}`, { new_name: 'above' })).toMatchObject(taken);
    const byName = { name: 'renamed', new_name: 'above' };
    expect(await reporter.put(ofProject, byName)).toMatchObject(taken);
    expect((await reporter.put(`${ofProject}/${id}`, { new_name: 'renamed' })).status).toBe(200);
  });

  it('is taken in a group that renames a label', async () => {
    await create(ofGroup, 'here too');
    const { id } = await create(ofGroup, 'renamed too');
    expect(await reporter.put(`${ofGroup}/${id}`, { new_name: 'here too' })).toMatchObject(taken);
    const byName = { name: 'renamed too', new_name: 'here too' };
    expect(await reporter.put(ofGroup, byName)).toMatchObject(taken);
  });

  race('is one of four who ask for it at once', async () => {
    const asked = [1, 2, 3, 4].map(() => reporter.post(ofProject, { name: 'at once', color }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('of a label above is not changed from below', async () => {
    const { id } = await create(ofGroup, 'from above');
    const refused = { status: 404, body: { message: '404 Label Not Found' } };
    expect(await reporter.put(`${ofProject}/${id}`, { color })).toMatchObject(refused);
    expect(await reporter.delete(`${ofProject}/${id}`)).toMatchObject(refused);
    expect(await reporter.get(`${ofProject}/${id}`)).toMatchObject({
      status: 200,
      body: { is_project_label: false },
    });
    const without = '?include_ancestor_groups=false';
    expect((await reporter.get(`${ofProject}/${id}${without}`)).status).toBe(200);
    const below = await seedGroup(db, { parent: group });
    const inBelow = await seedProject(db, { namespace: below });
    for (const place of [`groups/${below.id}`, `projects/${inBelow.id}`]) {
      expect((await reporter.get(`/${place}/labels/${id}`)).status).toBe(200);
      expect(await reporter.get(`/${place}/labels/${id}${without}`)).toMatchObject(refused);
    }
  });
});

describe('the priority', () => {
  it('is set, changed and taken away', async () => {
    const { id } = await create(ofProject, 'ranked', { priority: 3 });
    const one = `${ofProject}/${id}`;
    expect((await reporter.get(one)).body.priority).toBe(3);
    expect((await reporter.put(one, { priority: 0 })).body.priority).toBe(0);
    expect((await reporter.put(one, { priority: null })).body.priority).toBeNull();
    expect((await reporter.put(one, { priority: -1 })).status).toBe(400);
  });
});

describe('lists', async () => {
  const place = await projectWorld(db);
  const as = api.as(place.people.reporter);
  const below = await seedGroup(db, { parent: place.group });
  const inBelow = await seedProject(db, { namespace: below });
  const own = `/projects/${place.project.id}/labels`;
  const above = `/groups/${place.group.id}/labels`;
  const bodies = [
    [own, 'Bisque'],
    [own, 'anneal'],
    [above, 'ash 50%'],
    [`/groups/${below.id}/labels`, 'cone'],
    [`/projects/${inBelow.id}/labels`, 'dip'],
  ] as const;
  for (const [path, name] of bodies) {
    expect((await as.post(path, { name, color, description: `About ${name}` })).status).toBe(201);
  }

  it.each([
    [own, '', ['anneal', 'ash 50%', 'Bisque']],
    [own, '?include_ancestor_groups=false', ['anneal', 'ash 50%', 'Bisque']],
    [`/projects/${inBelow.id}/labels`, '', ['ash 50%', 'cone', 'dip']],
    [`/projects/${inBelow.id}/labels`, '?include_ancestor_groups=false', ['cone', 'dip']],
    [own, '?search=ABOUT%20B', ['Bisque']],
    [own, '?search=50%25', ['ash 50%']],
    [own, '?search=5_%25', []],
    [own, '?per_page=1&page=2', ['ash 50%']],
    [above, '', ['ash 50%']],
    [above, '?include_descendant_groups=true', ['ash 50%', 'cone']],
    [above, '?only_group_labels=false', ['anneal', 'ash 50%', 'Bisque']],
    [
      above,
      '?only_group_labels=false&include_descendant_groups=true',
      ['anneal', 'ash 50%', 'Bisque', 'cone', 'dip'],
    ],
    [`/groups/${below.id}/labels`, '', ['ash 50%', 'cone']],
    [`/groups/${below.id}/labels`, '?include_ancestor_groups=false', ['cone']],
  ])('of %s%s', async (path, query, names) => {
    const answer = await as.get(path + query);
    expect(namesOf(answer)).toEqual(names);
    if (!query.includes('page')) expect(answer.headers['x-total']).toBe(String(names.length));
  });

  it('tell counts when they are asked for', async () => {
    const [plain] = (await as.get(own)).body as object[];
    expect(plain).not.toHaveProperty('open_issues_count');
    const [counted] = (await as.get(`${own}?with_counts=true`)).body as object[];
    expect(counted).toMatchObject({ open_issues_count: 0, closed_issues_count: 0 });
  });

  it('leave out what is below and hidden', async () => {
    const open = await seedGroup(db, { visibility: 'public' });
    const hidden = await seedGroup(db, { parent: open, visibility: 'private' });
    const shown = await seedGroup(db, { parent: open, visibility: 'public' });
    const secret = await seedProject(db, { namespace: open, visibility: 'private' });
    const known = await seedProject(db, { namespace: open, visibility: 'public' });
    const administrator = api.as(people.administrator);
    for (const path of [`groups/${hidden.id}`, `projects/${secret.id}`]) {
      await administrator.post(`/${path}/labels`, { name: 'hidden', color });
    }
    for (const path of [`groups/${shown.id}`, `projects/${known.id}`]) {
      await administrator.post(`/${path}/labels`, { name: 'shown', color });
    }
    const url = `/groups/${open.id}/labels?only_group_labels=false&include_descendant_groups=true`;
    expect(namesOf(await api.as(people.stranger).get(url))).toEqual(['shown', 'shown']);
    await addMember(db, { project: secret, user: people.external, level: 10 });
    expect(namesOf(await api.as(people.external).get(url))).toEqual(['hidden', 'shown', 'shown']);
    expect(idsOf(await administrator.get(url))).toHaveLength(4);
  });
});

describe('promotion', () => {
  it('makes one of the labels with the title, with their ranks and who watches them', async () => {
    const other = await seedProject(db, { namespace: group });
    const elsewhere = `/projects/${other.id}/labels`;
    const { id } = await create(ofProject, 'merge', { priority: 1 });
    const same = await create(elsewhere, 'merge', { priority: 2 });
    await api.as(people.guest).post(`${elsewhere}/${same.id}/subscribe`);
    const promoted = await reporter.put(`${ofProject}/promote`, { name: 'merge' });
    expect(promoted).toMatchObject({ status: 200, body: { id, name: 'merge' } });
    expect((await reporter.get(`${ofGroup}/${id}`)).status).toBe(200);
    expect((await reporter.get(`${elsewhere}/${same.id}`)).status).toBe(404);
    const seen = await api.as(people.guest).get(`${elsewhere}/merge`);
    expect(seen.body).toMatchObject({ id, priority: 2, subscribed: true, is_project_label: false });
    expect((await reporter.get(`${ofProject}/merge`)).body).toMatchObject({ priority: 1 });
  });

  it('needs a group, and reporters of it', async () => {
    const personal = await seedProject(db, {
      namespace: await personalNamespace(db, people.owner),
    });
    const path = `/projects/${personal.id}/labels`;
    const owner = api.as(people.owner);
    await owner.post(path, { name: 'mine', color });
    expect(await owner.put(`${path}/promote`, { name: 'mine' })).toMatchObject({
      status: 400,
      body: { message: 'Failed to promote project label to group label' },
    });
    await addMember(db, { project, user: people.stranger, level: 40 });
    await create(ofProject, 'only here');
    const answer = await api.as(people.stranger).put(`${ofProject}/promote`, { name: 'only here' });
    expect(answer).toMatchObject({ status: 403 });
    expect(await reporter.put(`${ofProject}/promote`, { name: 'none' })).toMatchObject({
      status: 404,
    });
  });
});

describe('very many labels', () => {
  it('are shown of each issue of a page, and a thousand of one at most', async () => {
    const here = await projectWorld(db);
    const caller = api.as(here.people.reporter);
    const path = `/projects/${here.project.id}/issues`;
    const titles = Array.from({ length: 1000 }, (_, at) => `l${String(at).padStart(4, '0')}`);
    const row = { project_id: here.project.id, color, created_at: now, updated_at: now };
    for (const some of splitIntoBatches(titles, 500)) {
      await db('labels').insert(some.map((title) => ({ ...row, title, title_key: title })));
    }
    const [first, second, third] = [titles, titles.slice(0, 999), ['l0002', 'l0001']];
    for (const labels of [first, second, third]) {
      const title = `of ${labels.length}`;
      expect(await caller.post(path, { title, labels })).toMatchObject({ status: 201 });
    }
    const shown = async () => {
      const { body } = await caller.get(`${path}?sort=asc`);
      return (body as { labels: string[] }[]).map(({ labels }) => labels);
    };
    expect(await shown()).toEqual([first, second, ['l0001', 'l0002']]);
    const { body } = await caller.get(`${path}?sort=asc&with_labels_details=true`);
    expect(body[0].labels.map(({ name }: { name: string }) => name)).toEqual(first);

    expect(await caller.put(`${path}/1`, { add_labels: 'one more' })).toMatchObject({
      status: 400,
      body: { message: { labels: ['Maximum number of labels (1000) exceeded'] } },
    });
    const swapped = await caller.put(`${path}/1`, { add_labels: 'm', remove_labels: 'l0000' });
    expect(swapped.body.labels).toEqual([...titles.slice(1), 'm']);
    expect((await caller.put(`${path}/2`, { add_labels: 'm' })).status).toBe(200);
  });
});

describe('a change of labels', () => {
  const answers = [
    ['guest', 200, 403],
    ['reporter', 200, 201],
    ['stranger', 404, 404],
    ['anonymous', 401, 401],
  ] as const;
  it.each(answers)('answers a %s with %i and %i', async (who, reading, writing) => {
    const here = await projectWorld(db);
    const path = `/projects/${here.project.id}/labels`;
    const caller = api.as(here.people[who]);
    expect((await caller.get(path)).status).toBe(reading);
    expect((await caller.post(path, { name: 'who', color })).status).toBe(writing);
  });

  it('lets an archived project be', async () => {
    const here = await projectWorld(db);
    const path = `/projects/${here.project.id}/labels`;
    const maintainer = api.as(here.people.maintainer);
    const { id } = (await maintainer.post(path, { name: 'before', color })).body;
    await db('projects').where({ id: here.project.id }).update({ archived: true });
    for (const answer of [
      await maintainer.post(path, { name: 'after', color }),
      await maintainer.put(`${path}/${id}`, { new_name: 'after' }),
      await maintainer.put(path, { name: 'before', new_name: 'after' }),
      await maintainer.put(`${path}/promote`, { name: 'before' }),
      await maintainer.delete(`${path}/${id}`),
      await maintainer.delete(`${path}?name=before`),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});

describe('a label that is promoted', () => {
  it('stays where it is when the right was lost while the request waited', async () => {
    const home = await seedGroup(db, { owner: people.owner });
    const place = await seedProject(db, { namespace: home });
    await addMember(db, { group: home, user: people.reporter, level: 20 });
    const own = `/projects/${place.id}/labels`;
    const { id } = await create(own, 'lost');
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
    await expect(promoteLabel(context, before, id)).rejects.toMatchObject({ status: 403 });
    const still = await db('labels').where({ id }).first('project_id');
    expect(still).toEqual({ project_id: place.id });
  });
});
