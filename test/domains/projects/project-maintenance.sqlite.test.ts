import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { measureDiskBytes } from '#src/git/life/disk.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

let now = new Date();
const { api, db, git, environment } = await startApp({ clock: () => now });
const { workers } = environment;

describe('roles that may maintain projects:', () => {
  const rules: [string, string, Partial<Record<Who, number>>][] = [
    ['GET', 'languages', { anonymous: 404, stranger: 404, guest: 403, reporter: 200 }],
    ['GET', 'statistics', { anonymous: 401, stranger: 404, reporter: 403, developer: 200 }],
    ['POST', 'housekeeping', { anonymous: 401, stranger: 404, developer: 403, maintainer: 201 }],
    ['POST', 'repository_size', { anonymous: 401, stranger: 404, developer: 403, maintainer: 201 }],
    ['GET', 'storage', { anonymous: 401, stranger: 403, owner: 403, administrator: 200 }],
    ['GET', 'snapshot', { anonymous: 401, stranger: 403, owner: 403, administrator: 200 }],
  ];
  it.each(rules)('%s %s', async (method, action, callers) => {
    const { project, people } = await projectWorld(db, { git });
    for (const [who, status] of Object.entries(callers)) {
      const caller = api.as(people[who as Who]);
      const answer = await caller.send(method, `/projects/${project.id}/${action}`);
      expect([who, answer.status]).toEqual([who, status]);
    }
  });
});

it('tells the languages that were found, the largest first, in percent with two decimals', async () => {
  const project = await seedProject(db);
  const languages = () => api.get(`/projects/${project.id}/languages`);
  expect(await languages()).toMatchObject({ status: 200, body: {} });
  await db('project_languages').insert([
    { project_id: project.id, name: 'Shell', share: 33.3333 },
    { project_id: project.id, name: 'TypeScript', share: 66.6667 },
  ]);
  const { body } = await languages();
  expect(Object.entries(body)).toEqual([
    ['TypeScript', 66.67],
    ['Shell', 33.33],
  ]);
  const found = await api.get('/projects?with_programming_language=Shell');
  expect(found.body).toMatchObject([{ id: project.id }]);
});

it('tells when nothing was fetched', async () => {
  const { project, people } = await projectWorld(db);
  const { body } = await api.as(people.developer).get(`/projects/${project.id}/statistics`);
  expect(body).toEqual({ fetches: { total: 0, days: [] } });
});

it('measures the repository anew', async () => {
  const { project, people } = await projectWorld(db, { git });
  const maintainer = api.as(people.maintainer);
  await db('project_statistics')
    .where({ project_id: project.id })
    .update({ wiki_size: 7, storage_size: 7 });
  expect(await maintainer.post(`/projects/${project.id}/repository_size`)).toMatchObject({
    status: 201,
  });
  const size = await measureDiskBytes(git.repository(project.id));
  const { body } = await maintainer.get(`/projects/${project.id}?statistics=true`);
  expect(body.statistics).toMatchObject({
    commit_count: 1,
    repository_size: size,
    storage_size: size + 7,
  });
});

it('tidies the repository once an hour at most', async () => {
  const { project, people } = await projectWorld(db, { git });
  const tidy = () => api.as(people.maintainer).post(`/projects/${project.id}/housekeeping`);
  const answers = await Promise.all([tidy(), tidy(), tidy()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const text = 'Somebody already triggered housekeeping for this resource in the past 60 minutes';
  expect(await tidy()).toMatchObject({ status: 409, body: { message: text } });
  workers.start();
  await workers.idle();
  expect(await resolveRef(git.repository(project.id), 'main')).not.toBeNull();
  const { body } = await api.as(people.maintainer).get(`/projects/${project.id}?statistics=true`);
  expect(body.statistics.repository_size).toBe(await measureDiskBytes(git.repository(project.id)));
  now = new Date(now.getTime() + 3_600_001);
  expect((await tidy()).status).toBe(201);
  await workers.idle();
});

describe('the storage of a repository', () => {
  it('is told to administrators', async () => {
    const { project, people } = await projectWorld(db);
    const administrator = api.as(people.administrator);
    expect(await administrator.get(`/projects/${project.id}/storage`)).toMatchObject({
      status: 200,
      body: {
        project_id: project.id,
        disk_path: expect.stringMatching(
          /^@hashed\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/,
        ),
        created_at: project.created_at,
        repository_storage: 'default',
      },
    });
    expect((await administrator.get('/projects/99999999/storage')).status).toBe(404);
  });

  it('can be taken along as an archive', async () => {
    const { project, people } = await projectWorld(db, { git });
    const administrator = api.as(people.administrator);
    const path = `/projects/${project.id}/snapshot`;
    const answer = await administrator.get(path);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('application/x-tar') },
    });
    const names = execFileSync('tar', ['-t', '-f', '-'], { input: answer.bytes }).toString();
    expect(names.split('\n')).toEqual(
      expect.arrayContaining(['HEAD', 'config', 'refs/heads/main']),
    );
    expect((await administrator.get(`${path}?wiki=true`)).status).toBe(404);
    const { id } = await seedProject(db);
    expect(await administrator.get(`/projects/${id}/snapshot`)).toMatchObject({
      status: 404,
      body: { message: '404 Repository Not Found' },
    });
  });
});
