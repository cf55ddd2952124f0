import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '#src/runner/main.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { api, db, git, origin, environment } = app;
const { runnerOf } = worldOf(app);

const configuration = `
stages: [build, test]
variables: { GREETING: "hello $CI_PROJECT_NAME" }
build:
  stage: build
  image: node:24
  services: [postgres:17]
  script: ['mkdir out', 'echo "$GREETING" > out/text', 'echo "secret: $CI_JOB_TOKEN"', 'echo "{}" > sast.json', 'echo KILN=hot > build.env']
  artifacts: { paths: [out], reports: { sast: sast.json, dotenv: build.env } }
test:
  stage: test
  script: ['cat out/text', 'test "$KILN" = hot', 'test -f README.md', 'echo all there', 'exit 3']
  after_script: ['echo afterwards']
`;

it('runs the jobs of a pushed configuration, one after the other', async () => {
  environment.workers.start();
  const project = await seedProject(db, { git, readme: true, visibility: 'private' });
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 40 });
  const runner = await runnerOf(`/projects/${project.id}`);
  const folder = await mkdtemp(join(tmpdir(), 'hearth-runner-'));
  const as = api.as(user);
  const pushed = await as.post(`/projects/${project.id}/repository/files/.gitlab-ci.yml`, {
    ...{ branch: 'main', content: configuration, commit_message: 'Build it' },
  });
  expect(pushed.status).toBe(201);
  await environment.workers.idle();
  const never = new AbortController().signal;
  try {
    for (let jobs = 0; jobs < 2; jobs += 1) {
      const settings = { url: origin, token: runner.token, folder, once: true };
      await serve(settings, { gently: never, now: never });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { body: jobs } = await as.get(`/projects/${project.id}/jobs`);
  const logOf = async (name: string) => {
    const job = (jobs as { id: number; name: string }[]).find((each) => each.name === name);
    const { bytes } = await as.get(`/projects/${project.id}/jobs/${job?.id}/trace`);
    return bytes.toString();
  };
  expect(await logOf('build')).toContain('secret: [MASKED]');
  expect(await logOf('build')).toContain('WARNING: image is ignored (node:24)');
  expect(await logOf('build')).toContain('WARNING: services is ignored (postgres:17)');
  expect(await logOf('test')).not.toContain('WARNING');
  expect(await logOf('test')).toContain(`hello ${project.path}`);
  expect(await logOf('test')).toContain('all there');
  expect(await logOf('test')).toContain('afterwards');
  expect(await logOf('test')).toContain('ERROR: Job failed: exit code 3');
  expect(jobs).toMatchObject([
    { name: 'test', status: 'failed', failure_reason: 'script_failure' },
    {
      ...{ name: 'build', status: 'success' },
      artifacts: [
        { file_type: 'archive', file_format: 'zip' },
        { file_type: 'metadata', file_format: 'gzip' },
        { file_type: 'sast', file_format: 'raw' },
        { file_type: 'dotenv', file_format: 'gzip' },
        { file_type: 'trace' },
      ],
    },
  ]);
});
