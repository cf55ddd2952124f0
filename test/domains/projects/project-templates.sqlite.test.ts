import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db, git } = app;
const free = await startApp({ config: { plan: 'free' } });
const bug = '## Steps\n\n## Expected ü\n';

let home: CodeProject;
let path: string;

beforeAll(async () => {
  home = await codeProject(app, { visibility: 'public' });
  path = `/projects/${home.project.id}/templates`;
  await home.commit([
    create('.gitlab/issue_templates/Bug.md', bug),
    create('.gitlab/issue_templates/a b.c.md', 'spaced'),
    create('.gitlab/issue_templates/.md', 'nameless'),
    create('.gitlab/issue_templates/notes.txt', 'other'),
    create('.gitlab/issue_templates/deeper/Far.md', 'far'),
    create('.gitlab/merge_request_templates/Default.md', 'Closes'),
    create('.gitlab/merge_request_templates/Huge.md', 'k'.repeat(1024 * 1024 + 1)),
  ]);
  home.cli('branch', 'other', 'main');
  await home.commit([create('.gitlab/issue_templates/Branch.md', 'b')], 'other');
  const link = '.gitlab/issue_templates/Link.md';
  home.cliInput(
    ['fast-import', '--quiet'],
    `commit refs/heads/main\ncommitter A <a@example.com> 0 +0000\ndata 1\nL\nfrom refs/heads/main^0\nM 120000 inline ${link}\ndata 6\nBug.md\n`,
  );
});

describe('GET /projects/{id}/templates/{type}', () => {
  it('passes over what is no file of the folder on the default branch', async () => {
    const names = (branch: string) =>
      home.cli('ls-tree', '--name-only', `${branch}:.gitlab/issue_templates`).split('\n');
    const common = ['.md', 'Bug.md', 'a b.c.md', 'deeper', 'notes.txt'];
    expect(names('main').toSorted()).toEqual([...common, 'Link.md'].toSorted());
    expect(names('other').toSorted()).toEqual([...common, 'Branch.md'].toSorted());
    const listed = await api.get(`${path}/issues`);
    expect((listed.body as { name: string }[]).map(({ name }) => name)).toEqual(['Bug', 'a b.c']);
  });

  it('lists the Markdown files of the folder by name', async () => {
    expect(await api.get(`${path}/issues`)).toMatchObject({
      status: 200,
      headers: { 'x-total': '2' },
      body: [
        { key: 'Bug', name: 'Bug' },
        { key: 'a b.c', name: 'a b.c' },
      ],
    });
    const second = await api.get(`${path}/issues?per_page=1&page=2`);
    expect(second.body).toEqual([{ key: 'a b.c', name: 'a b.c' }]);
    const ofMergeRequests = await api.get(`${path}/merge_requests`);
    expect(ofMergeRequests.body).toEqual([
      { key: 'Default', name: 'Default' },
      { key: 'Huge', name: 'Huge' },
    ]);
  });

  it('is empty without a repository, without commits and without the folder', async () => {
    const bare = await seedProject(db, { visibility: 'public' });
    const empty = await seedProject(db, { visibility: 'public', git });
    const plain = await seedProject(db, { visibility: 'public', git, readme: true });
    for (const { id } of [bare, empty, plain]) {
      const listed = await api.get(`/projects/${id}/templates/issues`);
      expect(listed).toMatchObject({ status: 200, body: [] });
      const one = await api.get(`/projects/${id}/templates/issues/Bug`);
      expect(one).toMatchObject({ status: 404, body: { message: '404 Template Not Found' } });
    }
  });

  it.each(['dockerfile', 'constructor', 'Issues'])('refuses the type %s', async (type) => {
    const body = { error: 'type does not have a valid value' };
    expect(await api.get(`${path}/${type}`)).toMatchObject({ status: 400, body });
    expect(await api.get(`${path}/${type}/Bug`)).toMatchObject({ status: 400, body });
  });
});

describe('GET /projects/{id}/templates/{type}/{name}', () => {
  it('answers the text', async () => {
    const found = await api.get(`${path}/issues/Bug`);
    expect(found).toMatchObject({ status: 200, body: { name: 'Bug', content: bug } });
    expect((await api.get(`${path}/issues/a%20b.c`)).body).toEqual({
      name: 'a b.c',
      content: 'spaced',
    });
  });

  it.each([
    'issues/bug',
    'issues/Bug.md',
    'issues/deeper%2FFar',
    'issues/..%2Fmerge_request_templates%2FDefault',
    'issues/..%2F..%2FREADME',
    'issues/notes.txt',
    'issues/Link',
    'issues/Branch',
    'issues/Default',
    'merge_requests/Huge',
  ])('does not find %s', async (name) => {
    expect((await api.get(`${path}/${name}`)).status).toBe(404);
  });
});

describe('a reader of issues or merge requests', () => {
  const answers = [
    ['anonymous', 404, 404],
    ['stranger', 404, 404],
    ['guest', 200, 403],
    ['reporter', 200, 200],
    ['administrator', 200, 200],
  ] as const satisfies readonly (readonly [Who, number, number])[];

  it('reads their templates in a private project', async () => {
    const { project, people } = await projectWorld(db, { git });
    for (const [who, issues, mergeRequests] of answers) {
      const ask = (type: string) =>
        api.as(people[who]).get(`/projects/${project.id}/templates/${type}`);
      expect([who, (await ask('issues')).status]).toEqual([who, issues]);
      expect([who, (await ask('merge_requests')).status]).toEqual([who, mergeRequests]);
      if (issues !== 200) expect((await ask('issues/Bug')).status).toBe(issues);
    }
  });

  it('reads none of what is switched off', async () => {
    const { project, developer } = await codeProject(app, { visibility: 'public' });
    const owner = await seedUser(db);
    await addMember(db, { project, user: owner, level: 50 });
    const ask = (type: string) =>
      api.as(developer).get(`/projects/${project.id}/templates/${type}`);
    const settle = (body: object) => api.as(owner).put(`/projects/${project.id}`, body);

    expect((await settle({ issues_access_level: 'disabled' })).status).toBe(200);
    expect((await ask('issues')).status).toBe(404);
    expect((await ask('issues/Bug')).status).toBe(404);
    expect((await ask('merge_requests')).status).toBe(200);

    await settle({ merge_requests_access_level: 'disabled', builds_access_level: 'disabled' });
    expect((await ask('merge_requests')).status).toBe(403);
    await settle({ issues_access_level: 'enabled', repository_access_level: 'disabled' });
    expect(await ask('issues')).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
  });
});

describe('issues_template', () => {
  const issues_template = '## Steps\n/label ~bug';

  it('is what a new issue without a description starts with', async () => {
    const { project, people } = await projectWorld(db);
    const owner = api.as(people.owner);
    const make = async (body: object) =>
      (await owner.post(`/projects/${project.id}/issues`, { title: 'Cracks', ...body })).body;
    await owner.post(`/projects/${project.id}/labels`, { name: 'bug', color: '#d9534f' });
    expect(await make({})).toMatchObject({ description: null, labels: [] });

    await owner.put(`/projects/${project.id}`, { issues_template });
    expect(await make({})).toMatchObject({ description: '## Steps', labels: ['bug'] });
    for (const description of ['', null, 'In it']) {
      expect(await make({ description })).toMatchObject({ description, labels: [] });
    }
  });

  it('stays without effect in the free plan', async () => {
    const { project, people } = await projectWorld(free.db);
    const settings = free.db('project_settings').where({ project_id: project.id });
    expect(await settings.update({ issues_template })).toBe(1);
    const made = await free.api
      .as(people.owner)
      .post(`/projects/${project.id}/issues`, { title: 'Cracks' });
    expect(made).toMatchObject({ status: 201, body: { description: null } });
  });
});

describe('templates that come with the server', () => {
  it.each([
    ['dockerfiles', 'Node', 'FROM node'],
    ['gitignores', 'macOS', '.DS_Store'],
    ['gitignores', 'C++', '*.o'],
    ['gitlab_ci_ymls', 'Nodejs', 'image'],
    ['gitlab_ci_ymls', 'HTML', 'pages'],
  ])('are listed by name as %s, %s among them, and read', async (type, name, text) => {
    const listed = await api.get(`${path}/${type}?per_page=100`);
    expect(listed.status).toBe(200);
    const names = (listed.body as { name: string }[]).map((each) => each.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(listed.body).toContainEqual({ key: name, name });
    const one = await api.get(`${path}/${type}/${encodeURIComponent(name)}`);
    expect(one).toMatchObject({
      status: 200,
      body: { name, content: expect.stringContaining(text) as string },
    });
    for (const unknown of [
      'Nothing',
      name.toUpperCase() + 'x',
      `../${type}/${name}`,
      '__proto__',
    ]) {
      expect(await api.get(`${path}/${type}/${encodeURIComponent(unknown)}`)).toMatchObject({
        status: 404,
        body: { message: '404 Template Not Found' },
      });
    }
  });

  it('are licences, too, all of which tell of themselves', async () => {
    const listed = await api.get(`${path}/licenses?per_page=100`);
    expect(listed.body).toContainEqual({ key: 'mit', name: 'MIT License' });
    for (const { key, name } of listed.body as { key: string; name: string }[]) {
      const one = await api.get(`${path}/licenses/${key}`);
      expect(one).toMatchObject({
        status: 200,
        body: { key, name, limitations: expect.anything() },
      });
    }
    const popular = { key: 'mit', nickname: null, popular: true, featured: true };
    expect((await api.get(`${path}/licenses/mit`)).body).toMatchObject({
      ...popular,
      permissions: expect.arrayContaining(['commercial-use']) as string[],
      content: expect.stringContaining('[fullname]') as string,
    });
  });

  it('have the year, the program and who holds the rights in the text of a licence', async () => {
    const reader = await seedUser(db, { name: 'Ada $& Lovelace' });
    const year = new Date().getUTCFullYear();
    const own = await api.as(reader).get(`${path}/licenses/mit`);
    expect(own.body.content).toContain(`Copyright (c) ${year} Ada $& Lovelace`);
    const query = 'project=Kiln&fullname=Pottery';
    const given = await api.as(reader).get(`${path}/licenses/gpl-3.0?${query}`);
    expect(given.body.content).toContain(`Kiln  Copyright (C) ${year}  Pottery`);
  });
});
