import { expect, it } from 'vitest';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import {
  isOwnSource,
  detectLanguageByName,
  detectLanguageByScript,
} from '#src/git/reading/language-table.ts';
import { refreshLanguages } from '#src/domains/core/repositories/languages.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { codeProject, create } from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db, environment, git } = app;

const script = (path: string, content: string): FileChange => ({
  action: 'create',
  path,
  content: Buffer.from(content),
  executable: true,
});

it('tells the languages of the code on the default branch by their bytes', async () => {
  const { project, commit } = await codeProject(app);
  await commit([
    create('src/app.ts', 'x'.repeat(500)),
    create('src/view.tsx', 'x'.repeat(100)),
    create('lib/kiln.rb', 'x'.repeat(200)),
    create('Rakefile', 'x'.repeat(50)),
    create('include/kiln.h', 'x'.repeat(40)),
    create('src/kiln.cpp', 'x'.repeat(60)),
    script('bin/start', `#!/usr/bin/env -S python3 -u\n${'x'.repeat(21)}`),
    // Neither data and prose, nor what others wrote.
    create('data.json', 'x'.repeat(9000)),
    create('node_modules/left-pad/index.js', 'x'.repeat(9000)),
    create('web/jquery-3.6.0.min.js', 'x'.repeat(9000)),
    create('docs/site.css', 'x'.repeat(9000)),
    script('bin/binary', '\x7fELF'),
  ]);
  await refreshLanguages(db, git.repository(project.id), project);
  const answer = await api.get(`/projects/${project.id}/languages`);
  expect(answer.status).toBe(200);
  // Percentages of exactly a thousand bytes.
  expect(Object.entries(answer.body)).toEqual([
    ['TypeScript', 60],
    ['Ruby', 25],
    ['C++', 10],
    ['Python', 5],
  ]);
  const search = await api.get(`/projects?with_programming_language=Ruby`);
  expect(search.body).toMatchObject([{ id: project.id }]);
});

it('forgets what is there no more', async () => {
  const { project, commit } = await codeProject(app);
  const refresh = () => refreshLanguages(db, git.repository(project.id), project);
  const languages = async () => (await api.get(`/projects/${project.id}/languages`)).body;
  await commit([create('a.go', 'x'), create('b.py', 'xxx')]);
  await refresh();
  expect(await languages()).toEqual({ Python: 75, Go: 25 });
  await commit([{ action: 'delete', path: 'b.py' }]);
  await refresh();
  await refresh();
  expect(await languages()).toEqual({ Go: 100 });
  await commit([{ action: 'delete', path: 'a.go' }]);
  await refresh();
  expect(await languages()).toEqual({});
});

it('finds none in an empty repository', async () => {
  const project = await seedProject(db, { git });
  await refreshLanguages(db, git.repository(project.id), project);
  expect((await api.get(`/projects/${project.id}/languages`)).body).toEqual({});
});

it('follows pushes', async () => {
  const { project, developer } = await codeProject(app);
  const url = `/projects/${project.id}/repository/files/main.rs`;
  await api
    .as(developer)
    .post(url, { branch: 'main', content: 'fn main() {}', commit_message: 'x' });
  environment.workers.start();
  await environment.workers.idle();
  expect((await api.get(`/projects/${project.id}/languages`)).body).toEqual({ Rust: 100 });
});

it.each([
  ['page.blade.php', 'Blade'],
  ['index.PHP', 'PHP'],
  ['Dockerfile.dev', 'Dockerfile'],
  ['CMakeLists.txt', 'CMake'],
  ['archive.tar.gz', null],
  ['README.md', null],
  ['.gitignore', null],
  ['constructor', null],
  ['x.__proto__', null],
])('knows %s by its name as %s', (name, language) => {
  expect(detectLanguageByName(name)).toBe(language);
});

it.each([
  ['#!/bin/sh', 'Shell'],
  ['#! /usr/bin/env node', 'JavaScript'],
  ['#!/usr/bin/python3.12 -u', 'Python'],
  ['#!/usr/bin/env FOO=1 ruby2.7', 'Ruby'],
  ['#!/usr/bin/unheard-of', null],
  ['#!', null],
  ['x', null],
])('knows the first line %j as %s', (line, language) => {
  expect(detectLanguageByScript(line)).toBe(language);
});

it('leaves out what others wrote', () => {
  for (const path of ['vendor/a.rb', 'web/dist/a.js', 'api.pb.go', 'a.min.css', 'examples/a.py']) {
    expect([path, isOwnSource(path)]).toEqual([path, false]);
  }
  for (const path of ['src/vendors.rb', 'lib/distance/a.js', 'src/examples/a.py', 'angular.ts']) {
    expect([path, isOwnSource(path)]).toEqual([path, true]);
  }
});
