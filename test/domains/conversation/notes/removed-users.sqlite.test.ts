import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { addMember, seedUser } from '#test/support/seed.ts';
import { kinds, subjectsOf } from './subjects.ts';

const app = await startApp();
const { api, db, environment } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const make = subjectsOf(app, world);
const guest = api.as(world.people.guest);
const admin = api.as(world.people.administrator);
environment.workers.start();

async function remove(id: number, query = ''): Promise<void> {
  expect(await admin.delete(`/users/${id}${query}`)).toMatchObject({ status: 204 });
  await environment.workers.idle();
  expect(await environment.workers.deadLetters()).toEqual([]);
}

describe.each(kinds)('removal of a user, on an %s:', (kind) => {
  it('notes and votes are those of the ghost', async () => {
    const user = await seedUser(db);
    const { path, row } = await make(kind);
    const own = api.as(user);
    await own.post(`${path}/notes`, { body: 'Hot' });
    await own.post(`${path}/award_emoji`, { name: 'thumbsup' });
    await guest.post(`${path}/award_emoji`, { name: 'thumbsdown' });
    await remove(user.id);
    expect((await guest.get(`${path}/notes`)).body).toMatchObject([
      { body: 'Hot', author: { username: 'ghost' } },
    ]);
    expect(await row()).toMatchObject({ upvotes: 1, downvotes: 1, user_notes_count: 1 });
    expect((await guest.get(`${path}/award_emoji`)).body).toMatchObject([
      { name: 'thumbsup', user: { username: 'ghost' } },
      { name: 'thumbsdown', user: { id: world.people.guest.id } },
    ]);
  });

  it('notes go with all that the user made, and threads go on', async () => {
    const user = await seedUser(db);
    const { path, row } = await make(kind);
    const own = api.as(user);
    const begun = await own.post(`${path}/discussions`, { body: 'Hot?' });
    const thread = `${path}/discussions/${begun.body.id}`;
    const kept = await guest.post(`${thread}/notes`, { body: 'Yes' });
    await own.post(`${thread}/notes`, { body: 'Really?' });
    await own.post(`${path}/discussions`, { body: 'Alone' });
    expect(await row()).toMatchObject({ user_notes_count: 4 });
    await remove(user.id, '?hard_delete=true');
    expect(await row()).toMatchObject({ user_notes_count: 1 });
    expect((await guest.get(`${path}/discussions`)).body).toMatchObject([
      { id: begun.body.id, notes: [{ id: kept.body.id }] },
    ]);
    expect(await guest.get(thread)).toMatchObject({ status: 200 });
  });
});

describe('removal of a user with all contributions:', () => {
  it('issues and epics are gone, and counted no longer', async () => {
    const { project, group, people } = world;
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 20 });
    const own = api.as(user);
    const open = async () => (await admin.get(`/projects/${project.id}`)).body.open_issues_count;
    const before = await open();
    const assigned = { title: 'Kiln', assignee_ids: [people.developer.id] };
    const issue = await own.post(`/projects/${project.id}/issues`, assigned);
    const epic = await own.post(`/groups/${group.id}/epics`, { title: 'Kilns' });
    const path = `/projects/${project.id}/issues/${issue.body.iid}`;
    expect(await own.put(path, { epic_id: epic.body.id })).toMatchObject({ status: 200 });
    expect(await open()).toBe(before + 1);
    await remove(user.id, '?hard_delete=true');
    expect(await open()).toBe(before);
    expect(await admin.get(path)).toMatchObject({ status: 404 });
    expect(await admin.get(`/groups/${group.id}/epics/${epic.body.iid}`)).toMatchObject({
      status: 404,
    });
    expect(await admin.get(`/users/${user.id}`)).toMatchObject({ status: 404 });
  });
});
