import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await projectWorld(app.db);
const { people, project, group } = world;
const owner = app.api.as(people.owner);
const hostile = `"'><script>alert(1)</script>`;
const escaped = '&quot;&#39;&gt;&lt;script&gt;';

const places = {
  project: { root: `/${group.full_path}/${project.path}`, api: `/projects/${project.id}` },
  group: { root: `/groups/${group.full_path}`, api: `/groups/${group.id}` },
} as const;

const signedIn = (who: Exclude<Who, 'anonymous'>) => Visitor.signedIn(app, people[who]);
const errorAt = (html: string, name: string) =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];

let count = 0;
const unique = (text: string) => `${text} ${(count += 1)}`;

describe.each(['project', 'group'] as const)('labels of a %s', (kind) => {
  const { root, api } = places[kind];
  const path = `${root}/-/labels`;
  const list = async () => (await owner.get(`${api}/labels?per_page=100`)).body as { id: number }[];

  const add = async (name: string) => {
    const made = await owner.post(`${api}/labels`, { name, color: '#ff0000', description: 'Old' });
    return (made.body as { id: number }).id;
  };

  it('are created, changed and deleted', async () => {
    const visitor = await signedIn('reporter');
    const name = unique(hostile);
    expect(pageText(await visitor.get(path))).toContain(`href="${path}/new"`);
    expect(pageText(await visitor.get(`${path}/new`))).toContain('type="color"');
    const made = await visitor.post(path, { name, color: '#00ff00', description: 'a\r\nb' });
    expect(made.headers['location']).toBe(`${path}?done=created`);
    const label = (await list()).find((each) => 'name' in each && each.name === name);
    expect(label).toMatchObject({ name, color: '#00ff00', description: 'a\nb' });
    const shown = pageText(await visitor.get(path));
    expect(shown).not.toContain('<script');
    expect(shown).toContain(`action="${path}/${label?.id}/delete"`);
    const edit = `${path}/${label?.id}/edit`;
    expect(pageText(await visitor.get(edit))).toContain(escaped);
    const renamed = unique('renamed');
    const changed = await visitor.post(edit, { name: renamed, color: '#0000ff', description: '' });
    expect(changed.headers['location']).toBe(`${path}?done=changed`);
    expect((await list()).find(({ id }) => id === label?.id)).toMatchObject({ name: renamed });
    const deleted = await visitor.post(`${path}/${label?.id}/delete`);
    expect(deleted.headers['location']).toBe(`${path}?done=deleted`);
    expect((await list()).find(({ id }) => id === label?.id)).toBeUndefined();
    expect((await visitor.get(edit)).status).toBe(404);
  });

  it.each([
    ['name', '', 'Name'],
    ['name', 'a'.repeat(300), 'Name'],
    ['color', 'no color', 'Color'],
    ['color', '', 'Color'],
  ])('say beside %s what is wrong with %j, and keep the rest', async (name, value, text) => {
    const before = await list();
    const visitor = await signedIn('reporter');
    await visitor.get(`${path}/new`);
    const fields = { name: 'Kept name', color: '#123456', description: 'Kept text' };
    const answer = await visitor.post(path, { ...fields, [name]: value });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(errorAt(html, name)).toContain(text);
    expect(html).toContain('Kept text');
    expect(html).toContain(name === 'name' ? 'value="#123456"' : 'value="Kept name"');
    expect(await list()).toEqual(before);
  });

  it('say beside the name that it is taken', async () => {
    const name = unique('taken');
    await add(name);
    const visitor = await signedIn('reporter');
    await visitor.get(`${path}/new`);
    const answer = await visitor.post(path, { name, color: '#123456', description: '' });
    expect(answer.status).toBe(422);
    expect(errorAt(pageText(answer), 'name')).toContain('already exists');
  });

  it('stay as they are for guests and strangers', async () => {
    const id = await add(unique('kept'));
    const before = await list();
    const fields = { name: 'x', color: '#000000', description: '' };
    for (const [who, status] of [
      ['guest', 403],
      ['stranger', 404],
    ] as const) {
      const visitor = await signedIn(who);
      expect(pageText(await visitor.get(path))).not.toContain(`${path}/new`);
      for (const page of ['new', `${id}/edit`]) {
        expect((await visitor.get(`${path}/${page}`)).status).toBe(status);
      }
      await visitor.get('/projects/new');
      for (const page of ['', `/${id}/edit`, `/${id}/delete`]) {
        expect((await visitor.post(path + page, fields)).status).toBe(status);
      }
    }
    expect(await list()).toEqual(before);
  });
});

it('labels of a group are not changed in its projects', async () => {
  const name = unique('of the group');
  const made = await owner.post(`/groups/${group.id}/labels`, { name, color: '#ff0000' });
  const { id } = made.body as { id: number };
  const path = `${places.project.root}/-/labels`;
  const visitor = await signedIn('owner');
  const html = pageText(await visitor.get(path));
  expect(html).toContain(name);
  expect(html).not.toContain(`${path}/${id}/edit`);
});

describe.each(['project', 'group'] as const)('milestones of a %s', (kind) => {
  const { root, api } = places[kind];
  const path = `${root}/-/milestones`;
  let milestone: { id: number; iid: number };

  beforeEach(async () => {
    const made = await owner.post(`${api}/milestones`, {
      title: unique('First'),
      due_date: '2030-01-31',
    });
    milestone = made.body as typeof milestone;
  });
  const read = async () => (await owner.get(`${api}/milestones/${milestone.id}`)).body;

  it('are created', async () => {
    const visitor = await signedIn('reporter');
    expect(pageText(await visitor.get(path))).toContain(`href="${path}/new"`);
    await visitor.get(`${path}/new`);
    const title = unique(hostile);
    const fields = { title, description: 'a\r\nb', start_date: '2030-01-01', due_date: '' };
    const made = await visitor.post(path, fields);
    expect(made.status).toBe(303);
    const location = made.headers['location'] ?? '';
    expect(location.startsWith(`${path}/`)).toBe(true);
    const html = pageText(await visitor.get(location));
    expect(html).toContain(escaped);
    expect(html).not.toContain('<script');
    expect(html).toContain('from 2030-01-01');
  });

  it('are changed, closed, opened again and deleted', async () => {
    const visitor = await signedIn('reporter');
    const own = `${path}/${milestone.iid}`;
    const html = pageText(await visitor.get(own));
    expect(html).toContain('Close milestone');
    expect(pageText(await visitor.get(`${own}/edit`))).toContain('value="2030-01-31"');
    const fields = { title: 'Renamed', description: '', start_date: '', due_date: '' };
    expect((await visitor.post(`${own}/edit`, fields)).headers['location']).toBe(own);
    expect(await read()).toMatchObject({ title: 'Renamed', due_date: null });
    await visitor.post(`${own}/state`, { state_event: 'close' });
    expect(await read()).toMatchObject({ state: 'closed' });
    expect(pageText(await visitor.get(own))).toContain('Reopen milestone');
    await visitor.post(`${own}/state`, { state_event: 'activate' });
    expect(await read()).toMatchObject({ state: 'active' });
    expect((await visitor.post(`${own}/delete`)).headers['location']).toBe(path);
    expect((await visitor.get(own)).status).toBe(404);
  });

  it.each([
    ['title', '', 'Title'],
    ['title', 'a'.repeat(300), 'Title'],
    ['due_date', '2001-01-01', 'Due date'],
    ['due_date', 'soon', 'Due date'],
  ])('say beside %s what is wrong with %j, and keep the rest', async (name, value, text) => {
    const visitor = await signedIn('reporter');
    await visitor.get(`${path}/new`);
    const fields = {
      ...{ title: 'Kept title', description: 'Kept text' },
      ...{ start_date: '2030-01-01', due_date: '2030-02-01' },
      [name]: value,
    };
    const before = await read();
    for (const address of [path, `${path}/${milestone.iid}/edit`]) {
      const answer = await visitor.post(address, fields);
      expect(answer.status).toBe(422);
      const html = pageText(answer);
      expect(errorAt(html, name)).toContain(text);
      expect(html).toContain('Kept text');
      expect(html).toContain('value="2030-01-01"');
    }
    expect(await read()).toEqual(before);
  });

  it('stay as they are for guests and strangers', async () => {
    const before = await read();
    const own = `${path}/${milestone.iid}`;
    const fields = { title: 'x', description: '', start_date: '', due_date: '' };
    for (const [who, status] of [
      ['guest', 403],
      ['stranger', 404],
    ] as const) {
      const visitor = await signedIn(who);
      expect(pageText(await visitor.get(own))).not.toContain('Close milestone');
      for (const page of [`${path}/new`, `${own}/edit`]) {
        expect((await visitor.get(page)).status).toBe(status);
      }
      await visitor.get('/projects/new');
      for (const page of [path, `${own}/edit`, `${own}/state`, `${own}/delete`]) {
        expect((await visitor.post(page, fields)).status).toBe(status);
      }
    }
    expect(await read()).toEqual(before);
  });
});
