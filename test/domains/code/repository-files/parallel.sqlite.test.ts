import { expect, it } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { codeProject, fileUrl } from './support.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;

it('loses none of many commits to one branch at once', async () => {
  const { project, developer, cli } = await codeProject(app);
  // The queue of background work is opened by the first commit of all.
  const first = { branch: 'main', commit_message: 'Begin', content: 'first' };
  await api.as(developer).post(fileUrl(project, 'first'), first);
  const names = Array.from({ length: 30 }, (_, index) => `file-${index}`);
  const answers = await Promise.all(
    names.map((name) =>
      api.as(developer).post(fileUrl(project, name), {
        branch: 'main',
        commit_message: `Add ${name}`,
        content: name,
      }),
    ),
  );
  const made = names.filter((_, index) => answers[index]?.status === 201);
  for (const { status, body } of answers) {
    if (status !== 201) expect(body).toEqual({ message: 'Your changes could not be committed' });
  }
  expect(made.length).toBeGreaterThan(0);
  const subjects = cli('log', '--format=%s', 'main').split('\n');
  expect(subjects.filter((subject) => subject.startsWith('Add ')).toSorted()).toEqual(
    made.map((name) => `Add ${name}`).toSorted(),
  );
  expect(cli('ls-tree', '--name-only', 'main').split('\n')).toHaveLength(made.length + 2);
  expect(cli('fsck', '--strict')).toBe('');
  const events = await db('events').where({ project_id: project.id, action: 'pushed' });
  expect(events).toHaveLength(made.length + 1);
});

it('lets one of those win who know the same state of a file', async () => {
  const { project, developer, cli } = await codeProject(app);
  const last_commit_id = cli('rev-parse', 'main');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      api.as(developer).put(fileUrl(project, 'README.md'), {
        branch: 'main',
        commit_message: 'x',
        content: `version ${index}`,
        last_commit_id,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)]);
  const refused = answers.filter(({ status }) => status === 400);
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['You are attempting to update a file that has changed since you started editing it.']),
  );
  expect(cli('rev-list', '--count', 'main')).toBe('2');
});

it('begins a branch once', async () => {
  const { project, developer, cli } = await codeProject(app);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      api.as(developer).post(fileUrl(project, `file-${index}`), {
        branch: 'new',
        start_branch: 'main',
        commit_message: 'x',
        content: 'x',
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)]);
  expect(cli('rev-list', '--count', 'new')).toBe('2');
});
