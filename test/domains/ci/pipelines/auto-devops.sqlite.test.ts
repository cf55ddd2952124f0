import { describe, expect, it } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { runnerOf, request } = worldOf(app);
environment.workers.start();
const admin = api.as(await seedUser(db, { admin: true }));

const on = { auto_devops_enabled: true };

async function projectWith(files: readonly string[], settings: object = on) {
  const project = await seedProject(db, { git, readme: true });
  const user = await seedUser(db);
  await addMember(db, { project, user, level: 40 });
  const as = api.as(user);
  const path = `/projects/${project.id}`;
  expect(await as.put(path, settings)).toMatchObject({ status: 200 });
  const commit = async () => {
    const actions = files.map((file_path) => ({ action: 'create', file_path, content: 'x' }));
    const body = { branch: 'main', commit_message: 'Add', actions };
    expect(await as.post(`${path}/repository/commits`, body)).toMatchObject({ status: 201 });
    await environment.workers.idle();
  };
  const jobs = async () => db<JobRow>('jobs').where({ project_id: project.id }).orderBy('id');
  return { project, as, path, commit, jobs };
}

const deployable = ['Dockerfile', 'chart/Chart.yaml'];

describe('a project without a configuration', () => {
  it('gets the automatic pipeline where it wants that', async () => {
    const wanting = await projectWith(['package.json'], on);
    await wanting.commit();
    expect(await wanting.jobs()).toMatchObject([{ name: 'test node', status: 'pending' }]);
    const lint = await wanting.as.get(`${wanting.path}/ci/lint`);
    expect(lint.body).toMatchObject({ valid: true });
    expect(lint.body.merged_yaml).toMatch(/^test node:$/m);

    const other = await projectWith(['package.json'], { auto_devops_enabled: false });
    await other.commit();
    expect(await other.jobs()).toEqual([]);
    const refused = await other.as.post(`${other.path}/pipeline`, { ref: 'main' });
    expect(refused.body).toEqual({ message: { base: ['Missing CI config file'] } });
  });

  it('has none where there is nothing to do', async () => {
    const { as, path } = await projectWith([], on);
    const refused = await as.post(`${path}/pipeline`, { ref: 'main' });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.body).toEqual({
      message: { base: ['Pipeline filtered out by workflow rules.'] },
    });
  });

  it('has its own configuration as soon as there is one', async () => {
    const { as, path, jobs } = await projectWith(['package.json'], on);
    await as.post(`${path}/repository/files/%2Egitlab-ci%2Eyml`, {
      ...{ branch: 'main', commit_message: 'Own', content: 'mine: { script: x }' },
    });
    await environment.workers.idle();
    expect(await jobs()).toMatchObject([{ name: 'mine' }]);
  });

  it('is not helped where its configuration is elsewhere', async () => {
    const { as, path } = await projectWith(['package.json'], {
      ...on,
      ci_config_path: 'ci.yml@no/such',
    });
    const refused = await as.post(`${path}/pipeline`, { ref: 'main' });
    expect(refused.body).toEqual({ message: { base: ['Missing CI config file'] } });
  });
});

describe('the automatic pipeline', () => {
  it('deploys below the domain of the instance, as far as there is one', async () => {
    const without = await projectWith(deployable, on);
    await without.commit();
    expect((await without.jobs()).map(({ name }) => name)).toEqual(['build']);

    const set = (auto_devops_domain: string | null) =>
      admin.put('/application/settings', { auto_devops_domain });
    expect(await set('apps.example')).toMatchObject({ status: 200 });
    const { project, commit, jobs } = await projectWith(deployable, on);
    await commit();
    expect((await jobs()).map(({ name }) => name)).toEqual(['build', 'production']);
    const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
    const { body } = await request(runner);
    const { variables } = body as { variables: { key: string; value: string }[] };
    expect(variables).toContainEqual(
      expect.objectContaining({ key: 'KUBE_INGRESS_BASE_DOMAIN', value: 'apps.example' }),
    );
    await set(null);
  });

  const strategies = [
    ['continuous', ['build on_success', 'production on_success']],
    ['manual', ['build on_success', 'staging on_success', 'production manual']],
    ['timed_incremental', ['build on_success', 'production delayed']],
  ] as const;
  it.each(strategies)('deploys by the strategy %s', async (auto_devops_deploy_strategy, shape) => {
    const settings = { ...on, auto_devops_deploy_strategy };
    const { as, path, commit, jobs } = await projectWith(deployable, settings);
    const domain = { key: 'KUBE_INGRESS_BASE_DOMAIN', value: 'apps.example', protected: false };
    expect(await as.post(`${path}/variables`, domain)).toMatchObject({ status: 201 });
    await commit();
    expect((await jobs()).map(({ name, run_when }) => `${name} ${run_when}`)).toEqual(shape);
  });
});

describe('include: template', () => {
  it('includes what comes with the server', async () => {
    const { as, path } = await projectWith([]);
    const content = 'include: { template: Bash.gitlab-ci.yml }\nbuild: { script: make }';
    const asked = { content, include_jobs: true };
    const { body } = await as.post(`${path}/ci/lint`, asked);
    expect(body).toMatchObject({ valid: true, jobs: [{}, {}, {}] });
    const gone = { content: 'include: { template: Gone.gitlab-ci.yml }' };
    expect((await as.post(`${path}/ci/lint`, gone)).body).toMatchObject({
      errors: ['Included file `Gone.gitlab-ci.yml` is empty or does not exist!'],
    });
  });
});
