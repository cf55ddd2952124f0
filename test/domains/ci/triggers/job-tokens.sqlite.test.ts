import { describe, expect, it } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { tokenOf } from '#test/support/archives.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';

const { api, db, git } = await startApp();

type World = Awaited<ReturnType<typeof statusesWorld>>;

/** A private project with a configuration. */
async function configured(): Promise<World> {
  const world = await statusesWorld(db, git);
  const commit = committerTo(git, world.project);
  await commit('Configure', [write('.gitlab-ci.yml', 'bake: { script: fire }')], {});
  return world;
}

/** The token of a job that runs for somebody. */
async function tokenFor({ project }: World, user: { readonly id: number }): Promise<string> {
  const pipeline = await seedPipeline(db, { project_id: project.id, user_id: user.id });
  return tokenOf(db, await seedJob(db, pipeline, { status: 'running' }));
}

const start = ({ path }: World, token: string, more: object = {}) =>
  api.post(`${path}/trigger/pipeline`, { token, ref: 'main', ...more });

const missing = { status: 404, body: { message: '404 Not Found' } };

describe('the token of a running job', () => {
  it('starts a pipeline for the user of the job', async () => {
    const world = await configured();
    const { maintainer } = world.people;
    const token = await tokenFor(world, maintainer);
    const made = await start(world, token, { variables: { KILN: 'warm' } });
    expect(made).toMatchObject({
      status: 201,
      body: { ref: 'main', source: 'pipeline', user: { id: maintainer.id } },
    });
    const given = `${world.path}/pipelines/${made.body.id}/variables`;
    expect((await api.as(maintainer).get(given)).body).toMatchObject([
      { key: 'KILN' },
      { key: 'TRIGGER_PAYLOAD', variable_type: 'file' },
    ]);
    const ofRef = `${world.path}/ref/main/trigger/pipeline`;
    expect((await api.post(ofRef, { token })).status).toBe(201);
    await db('jobs').where({ project_id: world.project.id }).update({ status: 'canceled' });
    expect(await start(world, token)).toMatchObject(missing);
  });

  it('starts pipelines of other projects as far as its user and its scope may', async () => {
    const [home, other] = [await configured(), await configured()];
    const user = home.people.maintainer;
    const token = await tokenFor(home, user);
    const scope = (enabled: boolean) =>
      api.as(user).send('PATCH', `${home.path}/job_token_scope`, { enabled });
    expect((await scope(false)).status).toBe(204);
    expect(await start(other, token)).toMatchObject(missing);
    const member = { user_id: user.id, access_level: 20 };
    await api.as(other.people.owner).post(`${other.path}/members`, member);
    expect(await start(other, token)).toMatchObject({
      status: 400,
      body: { message: { base: ['Insufficient permissions to create a new pipeline'] } },
    });
    const raised = { access_level: 40 };
    await api.as(other.people.owner).put(`${other.path}/members/${user.id}`, raised);
    expect((await start(other, token)).status).toBe(201);
    expect((await scope(true)).status).toBe(204);
    expect(await start(other, token)).toMatchObject(missing);
    const listed = { target_project_id: other.project.id };
    const allowlist = `${home.path}/job_token_scope/allowlist`;
    expect((await api.as(user).post(allowlist, listed)).status).toBe(201);
    expect((await start(other, token)).status).toBe(201);
    const members = `/groups/${home.project.namespace_id}/members`;
    const lost = await api.as(home.people.owner).delete(`${members}/${user.id}`);
    expect(lost.status).toBe(204);
    expect((await start(other, token)).status).toBe(401);
  });

  it('gives no variables where only maintainers may', async () => {
    const world = await configured();
    const { project, people } = world;
    await db('protected_branches').where({ project_id: project.id }).delete();
    const restricted = { restrict_user_defined_variables: true };
    await db('project_settings').where({ project_id: project.id }).update(restricted);
    const token = await tokenFor(world, people.developer);
    expect((await start(world, token)).status).toBe(201);
    expect(await start(world, token, { variables: { KILN: 'warm' } })).toMatchObject({
      status: 400,
      body: { message: { base: ['Insufficient permissions to set pipeline variables'] } },
    });
  });

  it('starts no pipelines that start one another for ever', async () => {
    const world = await configured();
    let token = await tokenFor(world, world.people.maintainer);
    for (let depth = 1; depth <= 2; depth += 1) {
      const made = await start(world, token);
      expect(made.status).toBe(201);
      const job = await db<JobRow>('jobs').where({ pipeline_id: made.body.id }).first();
      await db('jobs')
        .where({ id: job?.id ?? 0 })
        .update({ status: 'running' });
      token = await tokenOf(db, job as JobRow);
    }
    expect(await start(world, token)).toMatchObject({
      status: 400,
      body: { message: { base: ['Too many levels of downstream pipelines'] } },
    });
  });
});
