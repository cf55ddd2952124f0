import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const admin = api.as(await seedUser(db, { admin: true }));
environment.workers.start();

const reserved = (attribute: string, name: string) => ({
  status: 400,
  body: { message: { [attribute]: [`${name} is a reserved name`] } },
});

it('lets nobody pass for the ghost before there is one', async () => {
  const wanted = { name: 'x', email: 'somebody@hearth.example', reset_password: true };
  for (const username of ['ghost', 'Ghost']) {
    const created = await admin.post('/users', { ...wanted, username });
    expect(created).toMatchObject(reserved('username', username));
  }
  const user = await seedUser(db);
  const renamed = await admin.put(`/users/${user.id}`, { username: 'ghost' });
  expect(renamed).toMatchObject(reserved('username', 'ghost'));
  const group = await admin.post('/groups', { name: 'ghost', path: 'ghost' });
  expect(group.status).toBe(400);
});

it('is made with another name where somebody has its address', async () => {
  await seedUser(db, { email: 'ghost@example.com' });
  const leaver = await seedUser(db);
  const project = await seedProject(db, { creator: leaver });
  expect((await admin.delete(`/users/${leaver.id}`)).status).toBe(204);
  await environment.workers.idle();
  expect((await admin.get(`/users/${leaver.id}`)).status).toBe(404);
  const [ghost] = (await admin.get('/users?username=ghost1')).body;
  expect(ghost).toMatchObject({ name: 'Ghost User' });
  const { creator_id } = (await admin.get(`/projects/${project.id}`)).body;
  expect(creator_id).toBe(ghost.id);
});

it('has the reactions of those who are gone, of each kind one', async () => {
  const leavers = [await seedUser(db), await seedUser(db)];
  const project = await seedProject(db, { visibility: 'public' });
  const { body: issue } = await admin.post(`/projects/${project.id}/issues`, { title: 'Hot' });
  const path = `/projects/${project.id}/issues/${issue.iid}`;
  const note = (await admin.post(`${path}/notes`, { body: 'Yes' })).body;
  const places = [`${path}/award_emoji`, `${path}/notes/${note.id}/award_emoji`];
  for (const leaver of leavers) {
    for (const place of places) {
      const given = await api.as(leaver).post(place, { name: 'thumbsup' });
      expect(given.status).toBe(201);
    }
  }
  for (const { id } of leavers) {
    expect((await admin.get(path)).body.upvotes).toBe(2);
    expect((await admin.delete(`/users/${id}`)).status).toBe(204);
    await environment.workers.idle();
  }
  expect((await admin.get(path)).body.upvotes).toBe(1);
  for (const place of places) {
    expect((await admin.get(place)).body).toMatchObject([
      { name: 'thumbsup', user: { name: 'Ghost User' } },
    ]);
  }
});
