import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const world = await projectWorld(app.db, { git: app.git });
const { people, project, group } = world;
const owner = app.api.as(people.owner);

const signedIn = (who: Exclude<Who, 'anonymous'>) => Visitor.signedIn(app, people[who]);
const hostile = `a"'><script>alert(1)</script>`;

const readProject = async (path: string) =>
  (await owner.get(`/projects/${encodeURIComponent(path.slice(1))}`)).body;
const countRows = async (table: string) =>
  Number((await app.db(table).count({ count: '*' }))[0]?.['count']);

const fields = { name: 'Kiln log', path: '', description: '', visibility: 'private' };

describe('the form of a new project', () => {
  it('creates it in the own namespace, with a README', async () => {
    const visitor = await signedIn('owner');
    const html = pageText(await visitor.get('/projects/new'));
    expect(html).toContain(group.full_path);
    const made = await visitor.post('/projects', {
      ...fields,
      description: 'Each firing.\r\nEach cone.',
      visibility: 'public',
      readme: '1',
    });
    const path = `/${people.owner.username}/kiln-log`;
    expect(made).toMatchObject({ status: 303, headers: { location: path } });
    expect(await readProject(path)).toMatchObject({
      name: 'Kiln log',
      description: 'Each firing.\nEach cone.',
      visibility: 'public',
      empty_repo: false,
    });
    expect((await visitor.get(path)).status).toBe(200);
  });

  it('creates it in a group, with a path of its own and without a README', async () => {
    const visitor = await signedIn('maintainer');
    const html = pageText(await visitor.get(`/groups/${group.full_path}`));
    const link = /href="(\/projects\/new\?namespace_id=\d+)"/.exec(html)?.[1] ?? '';
    expect(pageText(await visitor.get(link))).toContain(
      `<option value="${group.id}" selected="">${group.full_path}</option>`,
    );
    const made = await visitor.post('/projects', {
      ...fields,
      namespace: String(group.id),
      path: 'own-path',
    });
    const path = `/${group.full_path}/own-path`;
    expect(made).toMatchObject({ status: 303, headers: { location: path } });
    expect(await readProject(path)).toMatchObject({ name: 'Kiln log', empty_repo: true });
  });

  it('leads to a first file in an empty repository', async () => {
    const visitor = await signedIn('owner');
    await visitor.get('/projects/new');
    const made = await visitor.post('/projects', { ...fields, name: 'Empty', path: 'empty' });
    const root = made.headers['location'] ?? '';
    const page = `${root}/-/new/main`;
    expect(pageText(await visitor.get(root))).toContain(`href="${page}"`);
    await visitor.get(page);
    const sent = { name: 'a.txt', content: 'a', message: 'First', branch: 'main' };
    const added = await visitor.postParts(page, sent);
    expect(added).toMatchObject({
      status: 303,
      headers: { location: `${root}/-/blob/main/a.txt` },
    });
    expect(await readProject(root)).toMatchObject({ default_branch: 'main', empty_repo: false });
  });

  it.each([
    ['path', 'a b', 'Path'],
    ['name', '', 'Name'],
    ['name', hostile, 'Name'],
    ['visibility', 'hidden', 'Visibility'],
    ['namespace', '999999', 'Group or user'],
  ])('says beside %s what is wrong with %j, and keeps the rest', async (name, value, text) => {
    const before = await countRows('projects');
    const visitor = await signedIn('owner');
    await visitor.get('/projects/new');
    const answer = await visitor.post('/projects', {
      ...fields,
      name: 'Kept name',
      description: hostile,
      [name]: value,
    });
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    expect(html).not.toContain('<script');
    expect(html).toContain('a&quot;&#39;&gt;&lt;script&gt;');
    if (name !== 'name') expect(html).toContain('value="Kept name"');
    const error = new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];
    expect(error).toContain(text);
    expect(await countRows('projects')).toBe(before);
  });

  it('says that a path is taken', async () => {
    const visitor = await signedIn('owner');
    await visitor.get('/projects/new');
    const taken = { ...fields, namespace: String(group.id), path: project.path };
    const answer = await visitor.post('/projects', taken);
    expect(answer.status).toBe(422);
    expect(pageText(answer)).toContain('Path has already been taken');
  });

  it.each(['guest', 'stranger'] as const)(
    'creates nothing in a group of others: %s',
    async (who) => {
      const before = await countRows('projects');
      const visitor = await signedIn(who);
      const html = pageText(await visitor.get(`/projects/new?namespace_id=${group.id}`));
      // A guest may see the group; for a stranger it is as one that is absent.
      expect(html.includes(group.full_path)).toBe(who === 'guest');
      const answer = await visitor.post('/projects', { ...fields, namespace: String(group.id) });
      expect(answer.status).toBe(422);
      const absent = await visitor.post('/projects', { ...fields, namespace: '999999' });
      const errorOf = (html: string) => /id="namespace-error">([^<]*)</.exec(html)?.[1];
      expect(errorOf(pageText(answer))).toBe(errorOf(pageText(absent)));
      expect(await countRows('projects')).toBe(before);
    },
  );

  it('tells a user without a place for projects why', async () => {
    const full = await seedUser(app.db);
    await app.db('users').where('id', full.id).update({ projects_limit: 0 });
    const visitor = await Visitor.signedIn(app, full);
    await visitor.get('/projects/new');
    const answer = await visitor.post('/projects', fields);
    expect(answer.status).toBe(422);
    expect(pageText(answer)).toContain('Personal project creation is not allowed');
  });
});

describe('the form of a new group', () => {
  it('creates a group and a subgroup of it', async () => {
    const visitor = await signedIn('owner');
    expect(pageText(await visitor.get('/'))).toContain('href="/groups/new"');
    await visitor.get('/groups/new');
    const made = await visitor.post('/groups', { ...fields, name: 'Glazes', path: 'glazes' });
    expect(made).toMatchObject({ status: 303, headers: { location: '/groups/glazes' } });
    const html = pageText(await visitor.get('/groups/glazes'));
    const link = /href="(\/groups\/new\?parent_id=(\d+))"/.exec(html);
    expect(pageText(await visitor.get(link?.[1] ?? ''))).toContain('New subgroup');
    const below = await visitor.post('/groups', {
      ...fields,
      name: 'Ash',
      path: 'ash',
      parent: link?.[2] ?? '',
    });
    expect(below).toMatchObject({ status: 303, headers: { location: '/groups/glazes/ash' } });
  });

  it.each([
    ['path', 'a b', 'Path'],
    ['path', '', 'Path'],
    ['name', '', 'Name'],
    ['description', 'a'.repeat(300), 'Description'],
  ])('says beside %s what is wrong with %j', async (name, value, text) => {
    const before = await countRows('groups');
    const visitor = await signedIn('owner');
    await visitor.get('/groups/new');
    const sent = { ...fields, name: 'Kept name', path: 'kept-path', [name]: value };
    const answer = await visitor.post('/groups', sent);
    expect(answer.status).toBe(422);
    const html = pageText(answer);
    const error = new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(html)?.[1];
    expect(error).toContain(text);
    expect(html).toContain(name === 'path' ? 'value="Kept name"' : 'value="kept-path"');
    expect(await countRows('groups')).toBe(before);
  });

  it('is refused below a group for guests, and is absent for strangers', async () => {
    const before = await countRows('groups');
    const sent = { ...fields, path: 'below', parent: String(group.id) };
    const guest = await signedIn('guest');
    const html = pageText(await guest.get(`/groups/${group.full_path}`));
    expect(html).not.toContain('/groups/new');
    await guest.get('/projects/new');
    expect((await guest.post('/groups', sent)).status).toBe(403);
    const stranger = await signedIn('stranger');
    const hidden = await stranger.get(`/groups/new?parent_id=${group.id}`);
    const absent = await stranger.get('/groups/new?parent_id=999999');
    expect([hidden.status, absent.status]).toEqual([404, 404]);
    await stranger.get('/projects/new');
    expect((await stranger.post('/groups', sent)).status).toBe(404);
    expect(await countRows('groups')).toBe(before);
  });

  it('is for those who may have groups', async () => {
    const user = await seedUser(app.db);
    await app.db('users').where('id', user.id).update({ can_create_group: false });
    const visitor = await Visitor.signedIn(app, user);
    for (const page of ['/', '/explore/groups']) {
      expect(pageText(await visitor.get(page))).not.toContain('/groups/new');
    }
    const other = await signedIn('reporter');
    expect(pageText(await other.get('/explore/groups'))).toContain('href="/groups/new"');
    expect(pageText(await other.get('/explore'))).toContain('href="/projects/new"');
    expect(pageText(await new Visitor(app).get('/explore'))).not.toContain('/projects/new');
    expect((await visitor.get('/groups/new')).status).toBe(403);
    expect((await visitor.post('/groups', { ...fields, path: 'not-mine' })).status).toBe(403);
  });
});

describe('the form of a fork', () => {
  const root = `/${group.full_path}/${project.path}`;

  it('forks the project', async () => {
    const visitor = await signedIn('reporter');
    expect(pageText(await visitor.get(root))).toContain(`href="${root}/-/forks/new"`);
    const html = pageText(await visitor.get(`${root}/-/forks/new`));
    expect(html).toContain(`value="${project.path}"`);
    const sent = { name: 'My kiln', path: 'my-kiln', namespace: '', visibility: 'private' };
    const made = await visitor.post(`${root}/-/forks`, sent);
    const path = `/${people.reporter.username}/my-kiln`;
    expect(made).toMatchObject({ status: 303, headers: { location: path } });
    const fork = pageText(await visitor.get(path));
    expect(fork).toContain('The repository is being copied');
    expect(fork).toContain(`Forked from <a href="${root}">`);
    const again = await visitor.post(`${root}/-/forks`, sent);
    expect(again.status).toBe(422);
    expect(pageText(again)).toMatch(/id="path-error">Path has already been taken/);
    expect(pageText(again)).toContain('value="My kiln"');
  });

  it('says beside the namespace that it is not for the visitor', async () => {
    const visitor = await signedIn('reporter');
    await visitor.get(`${root}/-/forks/new`);
    for (const namespace of [String(group.id), '999999']) {
      const sent = { name: 'Kept name', path: 'kept', namespace, visibility: 'private' };
      const answer = await visitor.post(`${root}/-/forks`, sent);
      expect(answer.status).toBe(422);
      expect(pageText(answer)).toMatch(/id="namespace-error">Group or user is not there/);
      expect(pageText(answer)).toContain('value="Kept name"');
    }
  });

  it('is absent for those who may not read the code', async () => {
    for (const who of ['guest', 'stranger'] as const) {
      const visitor = await signedIn(who);
      expect((await visitor.get(`${root}/-/forks/new`)).status).toBe(404);
      await visitor.get('/projects/new');
      const sent = { name: 'x', path: 'x', namespace: '', visibility: 'private' };
      expect((await visitor.post(`${root}/-/forks`, sent)).status).toBe(404);
    }
    const answer = await new Visitor(app).get(`${root}/-/forks/new`);
    expect(answer.status).toBe(404);
  });
});
