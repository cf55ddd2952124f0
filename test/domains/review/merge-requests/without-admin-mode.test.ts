import { beforeEach, describe, expect, it } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { write } from '#test/domains/code/commits/world.ts';
import {
  RegistryClient,
  registryProject,
} from '#test/domains/registry/container-registry/client.ts';
import { mergingWorld } from './open.ts';

const app = await startApp();
const { api, db, environment } = app;
const world = await mergingWorld(app);
const { project, people, path, developer, repository, branchUpon, branch, open, commit } = world;
const { workers } = environment;

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

const report = (head: string, ref: string, state: string) =>
  developer.post(`/projects/${project.id}/statuses/${head}`, { state, ref, name: 'kiln' });

/** Requests of a session without admin mode, by a member. */
async function bySession(user: UserRow) {
  const { id } = await createSession(db, user, new Date());
  const headers = { cookie: `_service_session=${id}`, 'x-csrf-token': createCsrfToken(id) };
  return (method: 'DELETE' | 'POST' | 'PUT', url: string, body?: object) =>
    api.send(method, url, body, headers);
}

/** Requests by a token: an administrator's everywhere. */
const byToken = async (user: UserRow) => {
  const as = api.as(user);
  return (method: 'DELETE' | 'POST' | 'PUT', url: string, body: object = {}) =>
    method === 'DELETE' ? as.delete(url) : as[method === 'PUT' ? 'put' : 'post'](url, body);
};

let user: UserRow;

beforeEach(async () => {
  await api.as(await seedUser(db, { admin: true })).put('/application/settings', {
    admin_mode: true,
  });
  user = await seedUser(db, { admin: true });
  await addMember(db, { project, user, level: 40 });
});

const leave = async () => {
  const gone = await api.as(people.owner).delete(`/projects/${project.id}/members/${user.id}`);
  expect(gone.status).toBe(204);
};

describe('background work of an administrator who is no member any more', () => {
  it.each([
    ['merges nothing that a session without admin mode let wait', bySession, 'opened'],
    ['merges what a request with all permissions let wait', byToken, 'merged'],
  ] as const)('%s', async (_, by, state) => {
    const send = await by(user);
    const { iid, head, source } = await open();
    await report(head, source, 'running');
    await work();
    const wish = { merge_when_pipeline_succeeds: true };
    expect((await send('PUT', `${path}/${iid}/merge`, wish)).status).toBe(200);
    await leave();
    await report(head, source, 'success');
    await work();
    expect((await developer.get(`${path}/${iid}`)).body).toMatchObject({ state });
  });

  it.each([
    ['rebases nothing for a session without admin mode', bySession, false],
    ['rebases for a request with all permissions', byToken, true],
  ] as const)('%s', async (_, by, moves) => {
    const send = await by(user);
    const target_branch = await branch();
    const source_branch = await branchUpon('main', 1);
    const { iid, head } = await open({ target_branch, source_branch });
    await work();
    expect((await send('PUT', `${path}/${iid}/rebase`, { skip_ci: true })).status).toBe(202);
    await leave();
    await work();
    expect((await readBranchHead(repository, source_branch)) !== head).toBe(moves);
  });

  it.each([
    ['keeps merged branches for a session without admin mode', bySession, false],
    ['deletes merged branches for a request with all permissions', byToken, true],
  ] as const)('%s', async (_, by, goes) => {
    const send = await by(user);
    const main = (await readBranchHead(repository, 'main')) ?? '';
    const url = `/projects/${project.id}/repository`;
    const merged = `merged-${goes}`;
    const made = await developer.post(`${url}/branches`, { branch: merged, ref: main });
    expect(made.status).toBe(201);
    await commit('Go on', [write(`${merged}.txt`, merged)], { branch: 'main' });
    expect((await send('DELETE', `${url}/merged_branches`)).status).toBe(202);
    await leave();
    await work();
    expect((await readBranchHead(repository, merged)) === null).toBe(goes);
  });

  it.each([
    ['starts no pipeline of a schedule for a session without admin mode', bySession, 0],
    ['starts a pipeline of a schedule for a request with all permissions', byToken, 1],
  ] as const)('%s', async (_, by, count) => {
    const send = await by(user);
    const schedules = `/projects/${project.id}/pipeline_schedules`;
    const ref = await branch();
    const configuration = write('.gitlab-ci.yml', 'kiln:\n  script: fire\n');
    await commit('Configure', [configuration], { branch: ref });
    const schedule = { description: 'Fire', ref, cron: '0 1 * * *' };
    const { body } = await api.as(people.maintainer).post(schedules, schedule);
    expect((await send('POST', `${schedules}/${body.id}/play`)).status).toBe(201);
    await leave();
    await work();
    const runs = await db('pipeline_schedule_runs').where({ pipeline_schedule_id: body.id });
    expect(runs.length).toBe(count);
  });

  it.each([
    ['keeps images for a session without admin mode', bySession, 1],
    ['deletes images for a request with all permissions', byToken, 0],
  ] as const)('%s', async (_, by, count) => {
    const send = await by(user);
    const place = await registryProject(app, new RegistryClient(app));
    await place.repository.pushImage('latest', ['clay']);
    await addMember(db, { project: place.project, user, level: 40 });
    const as = api.as(place.user);
    const ofProject = `/projects/${place.project.id}`;
    const images = `${ofProject}/registry/repositories`;
    const [image] = (await as.get(images)).body as unknown as { readonly id: number }[];
    expect((await send('DELETE', `${images}/${image?.id}`)).status).toBe(202);
    expect((await as.delete(`${ofProject}/members/${user.id}`)).status).toBe(204);
    await work();
    expect((await as.get(images)).body).toHaveLength(count);
  });
});
