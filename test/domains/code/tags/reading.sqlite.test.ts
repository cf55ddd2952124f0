import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { gitIn, namesOf, seedBranch } from '#test/domains/code/branches/world.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp();
const { project, people } = await projectWorld(db, { git });
const path = `/projects/${project.id}/repository/tags`;
const developer = api.as(people.developer);
const run = (...args: string[]) => gitIn(environment, git, project, args);

const newer = await seedBranch(git, project, 'newer', { date: '2022-06-01T10:00:00Z' });
// Annotated on 2022-05-01, between the two commits.
run('tag', '-a', '-m', 'Second firing\n\nHotter', 'v2', 'main');
run('tag', 'v10', 'main');
run('tag', 'Alpha', 'newer');

describe('GET /projects/:id/repository/tags', () => {
  it('lists tags with what they name, the newest first', async () => {
    const answer = await developer.get(path);
    expect(answer.headers).toMatchObject({ 'x-total': '3', 'x-page': '1' });
    expect(namesOf(answer)).toEqual(['Alpha', 'v2', 'v10']);
    const [light, annotated] = answer.body;
    expect(light).toMatchObject({
      ...{ name: 'Alpha', message: null, target: newer, release: null, protected: false },
      commit: { id: newer, title: 'Work on newer' },
    });
    expect(annotated).toMatchObject({ name: 'v2', message: 'Second firing\n\nHotter' });
    expect(annotated.target).toBe(run('rev-parse', 'refs/tags/v2'));
    expect(annotated.commit.id).toBe(run('rev-parse', 'main'));
  });

  const orders = [
    ['order_by=updated&sort=asc', ['v10', 'v2', 'Alpha']],
    ['order_by=name&sort=asc', ['Alpha', 'v10', 'v2']],
    ['order_by=name', ['v2', 'v10', 'Alpha']],
    ['search=V1', ['v10']],
    ['search=%5Ev&order_by=name', ['v2', 'v10']],
    ['search=2$', ['v2']],
    ['search=nothing', []],
    ['per_page=1&page=2', ['v2']],
  ] as const;
  it.each(orders)('?%s', async (query, names) => {
    expect(namesOf(await developer.get(`${path}?${query}`))).toEqual(names);
  });

  it('refuses an order that there is not', async () => {
    expect(await developer.get(`${path}?order_by=size`)).toMatchObject({
      status: 400,
      body: { error: 'order_by does not have a valid value' },
    });
  });

  it('shows tags of tags, and of what is no commit', async () => {
    const other = await seedProject(db, { git, readme: true });
    const inOther = (...args: string[]) => gitIn(environment, git, other, args);
    inOther('tag', '-a', '-m', 'Inner', 'inner', 'main');
    inOther('tag', '-a', '-m', 'Outer', 'outer', 'inner');
    inOther('tag', 'file', 'main:README.md');
    inOther('tag', '-a', '-m', 'A folder', 'folder', 'main^{tree}');
    const head = inOther('rev-parse', 'main');
    const list = `/projects/${other.id}/repository/tags`;
    const { body } = await api.get(`${list}?order_by=name&sort=asc`);
    expect(body).toMatchObject([
      { name: 'file', message: null, commit: null },
      { name: 'folder', message: 'A folder', commit: null },
      { name: 'inner', commit: { id: head } },
      { name: 'outer', message: 'Outer', commit: { id: head } },
    ]);
    expect((await api.get(`${list}/outer`)).body).toEqual(body[3]);
  });

  it('lists nothing of an empty repository, and names one that is not there', async () => {
    const empty = await seedProject(db, { git });
    expect(await api.get(`/projects/${empty.id}/repository/tags`)).toMatchObject({ body: [] });
    const bare = await seedProject(db);
    expect(await api.get(`/projects/${bare.id}/repository/tags`)).toMatchObject({
      status: 404,
      body: { message: '404 Repository Not Found' },
    });
  });
});

describe('GET /projects/:id/repository/tags/:tag_name', () => {
  it('shows a tag', async () => {
    const [first] = (await developer.get(path)).body;
    expect(await developer.get(`${path}/Alpha`)).toMatchObject({ status: 200, body: first });
  });

  it.each(['main', 'nowhere', 'alpha', 'HEAD'])('finds no tag %s', async (name) => {
    expect(await developer.get(`${path}/${name}`)).toMatchObject({
      status: 404,
      body: { message: '404 Tag Not Found' },
    });
  });

  const hostile = ['-v', 'a..b', 'a%0Ab', 'v2%5E%7B%7D', 'v2~1', '%2A', 'a%00b', 'a'.repeat(1000)];
  it.each(hostile)('refuses %s', async (name) => {
    expect((await developer.get(`${path}/${name}`)).status).toBe(400);
  });

  const readers: [Who, number][] = [
    ['anonymous', 404],
    ['stranger', 404],
    ['guest', 403],
    ['reporter', 200],
    ['administrator', 200],
  ];
  it.each(readers)('answers a %s of a private project with %i', async (who, status) => {
    for (const url of [path, `${path}/v2`]) {
      expect((await api.as(people[who]).get(url)).status).toBe(status);
    }
  });
});
