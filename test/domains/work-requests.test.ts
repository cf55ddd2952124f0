import { beforeAll, describe, expect, it } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { findRequester, toWorkRequest } from '#src/policy/work-requester.ts';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedUser, unique } from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const { workers } = environment;
const { project, people } = await projectWorld(db, { git });
const owner = api.as(people.owner);
const path = `/projects/${project.id}`;

type Send = (method: 'POST' | 'PUT', url: string, body: object) => Promise<{ status: number }>;

/** Requests by a token: an administrator's everywhere. */
const byToken = (user: UserRow): Send => {
  const as = api.as(user);
  return (method, url, body) => (method === 'PUT' ? as.put(url, body) : as.post(url, body));
};

/** Requests of a session without admin mode. */
const bySession = async (user: UserRow): Promise<Send> => {
  const { id } = await createSession(db, user, new Date());
  const headers = { cookie: `_service_session=${id}`, 'x-csrf-token': createCsrfToken(id) };
  return (method, url, body) => api.send(method, url, body, headers);
};

beforeAll(async () => {
  workers.start();
  const admin = api.as(await seedUser(db, { admin: true }));
  expect((await admin.put('/application/settings', { admin_mode: true })).status).toBe(200);
});

async function openIssue(body: object = {}): Promise<{ id: number; iid: number }> {
  const made = await owner.post(`${path}/issues`, { title: 'Kiln', ...body });
  expect(made.status).toBe(201);
  return made.body;
}

const stateOf = async (iid: number) => (await owner.get(`${path}/issues/${iid}`)).body.state;
const notesOn = async (iid: number): Promise<string[]> =>
  (await owner.get(`${path}/issues/${iid}/notes`)).body.map(({ body }: { body: string }) => body);

async function commit(send: Send, message: string, branch = 'main'): Promise<number> {
  const actions = [{ action: 'create', file_path: unique('file'), content: message }];
  const start = branch === 'main' ? {} : { start_branch: 'main' };
  const body = { ...{ branch, commit_message: message, actions }, ...start };
  const { status } = await send('POST', `${path}/repository/commits`, body);
  await workers.idle();
  return status;
}

describe('a request in admin mode of an administrator who is no member', () => {
  it('closes the issues that a pushed commit names', async () => {
    const send = byToken(await seedUser(db, { admin: true }));
    const { iid } = await openIssue();
    expect(await commit(send, `Closes #${iid}`)).toBe(201);
    expect(await stateOf(iid)).toBe('closed');
  });

  it('creates the pipeline of a push', async () => {
    const actor = await seedUser(db, { admin: true });
    const send = byToken(actor);
    const actions = [{ action: 'create', file_path: '.gitlab-ci.yml', content: 'a: {script: x}' }];
    const body = { branch: unique('ci'), start_branch: 'main', commit_message: 'CI', actions };
    expect((await send('POST', `${path}/repository/commits`, body)).status).toBe(201);
    await workers.idle();
    const rows = await db('pipelines').where({ project_id: project.id, ref: body.branch });
    expect(rows).toMatchObject([{ user_id: actor.id, source: 'push' }]);
  });

  it('notes references in issues and comments, and of commits', async () => {
    const send = byToken(await seedUser(db, { admin: true }));
    const [target, other] = [await openIssue(), await openIssue()];
    const made = await send('POST', `${path}/issues`, {
      title: 'A',
      description: `#${target.iid}`,
    });
    expect(made.status).toBe(201);
    expect(await notesOn(target.iid)).toEqual([expect.stringMatching(/^mentioned in issue /)]);
    const note = { body: `as in #${other.iid}` };
    expect((await send('POST', `${path}/issues/${target.iid}/notes`, note)).status).toBe(201);
    expect(await notesOn(other.iid)).toEqual([expect.stringMatching(/^mentioned in issue /)]);
    const commented = await openIssue();
    const comments = `${path}/repository/commits/main/comments`;
    expect((await send('POST', comments, { note: `#${commented.iid}` })).status).toBe(201);
    await workers.idle();
    expect(await notesOn(commented.iid)).toEqual([expect.stringMatching(/^mentioned in commit /)]);
  });

  it('closes the issues of a merge request', async () => {
    const send = byToken(await seedUser(db, { admin: true }));
    const { iid } = await openIssue();
    const branch = unique('fix');
    expect(await commit(send, 'Mend it', branch)).toBe(201);
    const wish = { source_branch: branch, target_branch: 'main', title: `Closes #${iid}` };
    const description = wish.title;
    const made = await owner.post(`${path}/merge_requests`, { ...wish, description });
    expect(made.status).toBe(201);
    await workers.idle();
    const merged = await send('PUT', `${path}/merge_requests/${made.body.iid}/merge`, {});
    expect(merged.status).toBe(200);
    await workers.idle();
    expect(await stateOf(iid)).toBe('closed');
  });
});

describe('a request of an administrator from a session without admin mode', () => {
  it('closes no issue that the user may not close as a member', async () => {
    const user = await seedUser(db, { admin: true });
    await addMember(db, { project, user, level: 40 });
    const send = await bySession(user);
    const { iid } = await openIssue();
    await workers.stop();
    const actions = [{ action: 'create', file_path: unique('file'), content: 'x' }];
    const body = { branch: 'main', commit_message: `Closes #${iid}`, actions };
    expect((await send('POST', `${path}/repository/commits`, body)).status).toBe(201);
    await db('members').where({ user_id: user.id }).delete();
    await db('project_authorizations').where({ user_id: user.id }).delete();
    workers.start();
    await workers.idle();
    expect(await stateOf(iid)).toBe('opened');
  });
});

describe('the caller of background work', () => {
  const token = { id: 7, kind: 'job', scopes: ['api'], projectId: 1, elsewhere: false } as const;

  it('keeps the token of its request, with scopes and reach', async () => {
    const user = await seedUser(db, { admin: true });
    const actor = { ...createActor(user, { administrator: false }), token };
    const stored = JSON.parse(JSON.stringify(toWorkRequest(actor)));
    expect(await findRequester(db, stored)).toMatchObject({ token, admin: false });
  });

  it('is an administrator only as long as the user is one, and nobody once blocked', async () => {
    const user = await seedUser(db, { admin: true });
    const by = toWorkRequest(createActor(user, { administrator: true }));
    expect((await findRequester(db, by))?.admin).toBe(true);
    await db('users').where({ id: user.id }).update({ admin: false });
    expect((await findRequester(db, by))?.admin).toBe(false);
    await db('users').where({ id: user.id }).update({ state: 'blocked' });
    expect(await findRequester(db, by)).toBeNull();
  });
});
