import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedUser } from '#test/support/seed.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db } = await startApp();

describe('POST /projects/:id/star and /unstar', () => {
  it('counts each user once, however often and however fast they ask', async () => {
    const project = await seedProject(db);
    const user = api.as(await seedUser(db));
    const path = `/projects/${project.id}`;
    const stars = await Promise.all([1, 2, 3].map(() => user.post(`${path}/star`)));
    expect(stars.map(({ status }) => status).sort()).toEqual([201, 304, 304]);
    const other = await api.as(await seedUser(db)).post(`${path}/star`);
    expect(other).toMatchObject({ status: 201, body: { id: project.id, star_count: 2 } });
    expect(idsOf(await user.get('/projects?starred=true'))).toEqual([project.id]);

    const unstars = await Promise.all([1, 2].map(() => user.post(`${path}/unstar`)));
    expect(unstars.map(({ status }) => status).sort()).toEqual([201, 304]);
    expect((await user.get(path)).body.star_count).toBe(1);
    expect(idsOf(await user.get('/projects?starred=true'))).toEqual([]);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['external', 404],
    ['guest', 201],
    ['administrator', 201],
  ];
  it.each(callers)('answers a %s of a private project with %i', async (who, status) => {
    const { project, people } = await projectWorld(db);
    const caller = api.as(people[who]);
    expect((await caller.post(`/projects/${project.id}/star`)).status).toBe(status);
    expect((await caller.post(`/projects/${project.id}/unstar`)).status).toBe(status);
  });
});

describe('GET /projects/:id/starrers', () => {
  it('lists who gave a star, without those whose profile is private', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const shy = await seedUser(db, { private_profile: true, name: 'Shy Starrer' });
    for (const user of [people.guest, people.stranger, shy]) {
      await api.as(user).post(`/projects/${project.id}/star`);
    }
    const path = `/projects/${project.id}/starrers`;
    const users = ({ body }: { body: unknown }) =>
      (body as { user: { id: number } }[]).map(({ user }) => user.id);
    const open = await api.get(path);
    expect(users(open)).toEqual([people.guest.id, people.stranger.id]);
    expect(open.headers).toMatchObject({ 'x-total': '2' });
    expect(open.body[0]).toEqual({
      starred_since: expect.stringMatching(/Z$/),
      user: expect.objectContaining({ username: people.guest.username, state: 'active' }),
    });
    expect(users(await api.as(shy).get(path))).toContain(shy.id);
    expect(users(await api.as(people.administrator).get(`${path}?search=shy`))).toEqual([shy.id]);
    expect(users(await api.get(`${path}?search=shy`))).toEqual([]);
    expect(users(await api.get(`${path}?search=${people.guest.username}`))).toEqual([
      people.guest.id,
    ]);
  });

  it('is hidden with the project', async () => {
    const { project, people } = await projectWorld(db);
    for (const who of [null, people.stranger]) {
      const answer = await api.as(who).get(`/projects/${project.id}/starrers`);
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Project Not Found' } });
    }
  });
});
