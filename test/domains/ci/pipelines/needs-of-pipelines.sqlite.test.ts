import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';
import { configuredProjects } from './configured-projects.ts';

const app = await startApp();
const { api, environment } = app;
const { runnerOf, request } = worldOf(app);
const { projectWith, leave } = configuredProjects(app);
environment.workers.start();

interface Payload {
  readonly id: number;
  readonly token: string;
  readonly dependencies: readonly { readonly id: number; readonly token: string }[];
}

/** Payload of the next job that the runner of a project receives. */
async function handOver(project: { readonly id: number }): Promise<Payload> {
  const answer = await request(await runnerOf(`/projects/${project.id}`, { run_untagged: true }));
  expect(answer.status).toBe(201);
  return answer.body as Payload;
}

const fetch = (id: number, token: string) =>
  api.get(`/jobs/${id}/artifacts`, { 'job-token': token });

describe('a job that needs one of another pipeline', () => {
  it('fetches the artifacts of a parent', async () => {
    const { project, run, jobOf, children } = await projectWith({
      '.gitlab-ci.yml': `
make: { stage: build, script: make, artifacts: { paths: [out] } }
go: { variables: { PARENT: $CI_PIPELINE_ID }, trigger: { include: child.yml } }
`,
      'child.yml': 'use: { script: z, needs: [{ pipeline: $PARENT, job: make }] }',
    });
    const pipeline = await run();
    const make = await jobOf(pipeline, 'make');
    await leave(make, { out: 'x' });
    expect(await children()).toHaveLength(1);
    const { dependencies, token } = await handOver(project);
    expect(dependencies).toMatchObject([{ id: make.id, token }]);
    expect((await fetch(make.id, token)).status).toBe(200);
  });

  it('fetches those of another project, as far as whoever started it and its scope may', async () => {
    const source = await projectWith({
      '.gitlab-ci.yml': `
build: { script: make, artifacts: { paths: [out] } }
other: { script: make, artifacts: { paths: [out] }, when: manual }
`,
    });
    const made = await source.run();
    const build = await source.jobOf(made, 'build');
    await leave(build, { out: 'x' });
    const need = `{ project: ${source.project.full_path}, job: build, ref: $BRANCH }`;
    const target = await projectWith({
      '.gitlab-ci.yml': `use: { script: z, variables: { BRANCH: main }, needs: [${need}] }`,
    });
    await target.run();
    const refused = await handOver(target.project);
    expect(refused.dependencies).toEqual([]);
    expect((await fetch(build.id, refused.token)).status).toBe(403);

    const user_id = target.people.maintainer.id;
    const member = { user_id, access_level: 20 };
    await api.as(source.people.owner).post(`${source.path}/members`, member);
    await target.run();
    const beyond = await handOver(target.project);
    expect(beyond.dependencies).toEqual([]);
    expect((await fetch(build.id, beyond.token)).status).toBe(403);

    const reached = { target_project_id: source.project.id };
    const scope = `${target.path}/job_token_scope/allowlist`;
    expect((await target.as.post(scope, reached)).status).toBe(201);
    await target.run();
    const { dependencies, token } = await handOver(target.project);
    expect(dependencies).toMatchObject([{ id: build.id, token }]);
    expect((await fetch(build.id, token)).status).toBe(200);
    const other = await source.jobOf(made, 'other');
    expect((await fetch(other.id, token)).status).toBe(403);
  });
});
