import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';

/** Tests of the parts of a membership that count, and of the rights that a member may pass on. */
holdDate();
const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const today = inDays(0);
const tomorrow = inDays(1);

const privateGroup = (parent?: Awaited<ReturnType<typeof seedGroup>>) =>
  seedGroup(db, { visibility: 'private', ...(parent && { parent }) });
const privateProject = (namespace: Awaited<ReturnType<typeof seedGroup>>) =>
  seedProject(db, { visibility: 'private', namespace });

/** A private project in a group below another, and the people who hold something in it. */
async function place() {
  const top = await privateGroup();
  const group = await privateGroup(top);
  const project = await privateProject(group);
  const owner = await seedUser(db);
  const maintainer = await seedUser(db);
  await addMember(db, { group: top, user: owner, level: 50 });
  await addMember(db, { project, user: maintainer, level: 40 });
  return { top, group, project, owner, maintainer };
}

/** Status of the project, and of its group, as the user sees them. */
async function seen(user: HasId, { project, group }: { project: HasId; group: HasId }) {
  const as = api.as(user);
  const answers = [await as.get(`/projects/${project.id}`), await as.get(`/groups/${group.id}`)];
  return answers.map(({ status }) => status);
}

describe('a membership', () => {
  it.each([
    ['that ends tomorrow counts', { expires_at: tomorrow }, 200],
    ['that ended today does not', { expires_at: today }, 404],
    ['that is asked for does not', { requested_at: new Date().toISOString() }, 404],
    ['that waits for approval does not', { state: 'awaiting' as const }, 404],
  ])('%s', async (_, attributes, status) => {
    const { top, project, group } = await place();
    const users = { direct: await seedUser(db), inherited: await seedUser(db) };
    await addMember(db, { project, user: users.direct, level: 30, ...attributes });
    await addMember(db, { group: top, user: users.inherited, level: 30, ...attributes });
    expect(await seen(users.direct, { project, group })).toEqual([status, status]);
    expect(await seen(users.inherited, { project, group })).toEqual([status, status]);
  });

  it('of minimal access tells the name of the group, lets go of it, and shows nothing in it', async () => {
    const { top, project, group, owner } = await place();
    await db('groups').where('namespace_id', top.id).update({ description: 'between ourselves' });
    await db('namespaces').where('id', top.id).update({ avatar: 'kiln.png' });
    const user = await seedUser(db);
    await addMember(db, { group: top, user, level: 5 });
    const as = api.as(user);
    expect(await seen(user, { project, group })).toEqual([404, 404]);
    for (const path of [
      '',
      '/members',
      '/members/all',
      `/members/${user.id}`,
      '/subgroups',
      '/projects',
      '/search?scope=users&search=user',
      '/avatar',
    ]) {
      expect(await as.get(`/groups/${top.id}${path}`)).toMatchObject({ status: 404 });
    }
    expect(
      await as.post(`/groups/${top.id}/members`, { user_id: 1, access_level: 10 }),
    ).toMatchObject({ status: 404 });
    expect(await as.get(`/namespaces/${top.id}`)).toMatchObject({
      status: 200,
      body: { name: top.name, full_path: top.full_path },
    });
    const named = { id: top.id, name: top.name, full_path: top.full_path };
    const listed = await as.get('/groups');
    expect(listed.body).toMatchObject([{ ...named, description: '', avatar_url: null }]);
    const whole = await api.as(owner).get(`/groups?search=${top.path}`);
    // Groups below it are found by its path, too.
    expect(whole.body).toMatchObject([
      { ...named, description: 'between ourselves' },
      { parent_id: top.id },
    ]);

    expect(await as.delete(`/groups/${top.id}/members/${owner.id}`)).toMatchObject({ status: 403 });
    expect(await as.delete(`/groups/${top.id}/members/${user.id}`)).toMatchObject({ status: 204 });
    expect((await as.get('/groups')).body).toEqual([]);
  });

  it.each(['public', 'internal'] as const)(
    'of minimal access shows of a %s group what everybody sees',
    async (visibility) => {
      const top = await seedGroup(db, { visibility });
      const user = await seedUser(db);
      await addMember(db, { group: top, user, level: 5 });
      expect(await api.as(user).get(`/groups/${top.id}`)).toMatchObject({ status: 200 });
      expect(await api.as(user).get(`/groups/${top.id}/members`)).toMatchObject({ status: 200 });
    },
  );

  it('of minimal access does not tell who is in a group that is invited', async () => {
    const { project, owner } = await place();
    const invited = await privateGroup();
    const [minimal, guest, member] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    await addMember(db, { group: invited, user: member, level: 30 });
    await shareProject(db, project, { with: invited, level: 30 });
    for (const user of [minimal, guest]) await addMember(db, { project, user, level: 10 });
    await addMember(db, { group: invited, user: minimal, level: 5 });
    await addMember(db, { group: invited, user: guest, level: 10 });
    const shown = async (user: HasId) => {
      const { body } = await api.as(user).get(`/projects/${project.id}/members/all`);
      return (body as HasId[]).map(({ id }) => id);
    };
    expect(await shown(guest)).toEqual(expect.arrayContaining([owner.id, member.id]));
    expect(await shown(minimal)).toContain(owner.id);
    expect(await shown(minimal)).not.toContain(member.id);
  });

  it('of something inside shows a group to whoever has minimal access besides', async () => {
    const { top, project } = await place();
    const user = await seedUser(db);
    await addMember(db, { group: top, user, level: 5 });
    await addMember(db, { project, user, level: 10 });
    expect(await api.as(user).get(`/groups/${top.id}`)).toMatchObject({ status: 200 });
  });
});

describe('a share', () => {
  const levelOf = async (user: HasId, project: HasId) => {
    const { status, body } = await api
      .as(user)
      .get(`/projects/${project.id}/members/all/${user.id}`);
    return status === 200 ? body.access_level : status;
  };

  it('gives the lower of its own level and that in the invited group, inherited ones included', async () => {
    const { group, project } = await place();
    const above = await privateGroup();
    const invited = await privateGroup(above);
    const people = { owner: await seedUser(db), guest: await seedUser(db) };
    await addMember(db, { group: above, user: people.owner, level: 50 });
    await addMember(db, { group: invited, user: people.guest, level: 10 });
    await shareProject(db, project, { with: invited, level: 20 });
    expect(await levelOf(people.owner, project)).toBe(20);
    expect(await levelOf(people.guest, project)).toBe(10);
    await shareGroup(db, group, { with: invited, level: 30 });
    expect(await levelOf(people.owner, project)).toBe(30);
    expect(await levelOf(people.guest, project)).toBe(10);
  });

  it.each([
    ['until the day it ends', tomorrow, 30],
    ['no longer on the day it ends', today, 404],
  ])('counts %s', async (_, expires_at, level) => {
    const { group, project } = await place();
    const invited = await privateGroup();
    const user = await seedUser(db);
    await addMember(db, { group: invited, user, level: 30 });
    const another = await privateProject(await privateGroup());
    await shareGroup(db, group, { with: invited, level: 40, expires_at });
    await shareProject(db, another, { with: invited, level: 40, expires_at });
    expect(await levelOf(user, project)).toBe(level);
    expect(await levelOf(user, another)).toBe(level);
  });
});

describe('a maintainer of members', () => {
  let home: Awaited<ReturnType<typeof place>>;
  beforeAll(async () => {
    home = await place();
  });
  const refused = (status: number) => status >= 400 && status < 500;

  /** Tries that would give the level, by a maintainer of the project. */
  const tries: readonly [
    string,
    (as: Api, project: HasId, user: HasId) => Promise<{ body: unknown }>,
  ][] = [
    [
      'by adding',
      async (as, project, user) => {
        const body = { user_id: user.id, access_level: 50 };
        const answer = await as.post(`/projects/${project.id}/members`, body);
        expect(answer).toMatchObject({
          status: 400,
          body: { message: { access_level: ['is not included in the list'] } },
        });
        return answer;
      },
    ],
    [
      'by changing',
      async (as, project, user) => {
        const path = `/projects/${project.id}/members`;
        const added = await as.post(path, { user_id: user.id, access_level: 40 });
        expect(added.status).toBe(201);
        const answer = await as.put(`${path}/${user.id}`, { access_level: 50 });
        expect(answer.status).toBe(400);
        return answer;
      },
    ],
    [
      'by inviting',
      async (as, project, user) => {
        const body = { user_id: user.id, access_level: 50 };
        return as.post(`/projects/${project.id}/invitations`, body);
      },
    ],
    [
      'by granting a request',
      async (as, project, user) => {
        const requested_at = new Date().toISOString();
        await addMember(db, { project, user, level: 30, requested_at });
        const path = `/projects/${project.id}/access_requests/${user.id}/approve`;
        const answer = await as.put(path, { access_level: 50 });
        expect(answer.status).toBe(400);
        return answer;
      },
    ],
    [
      'by a token',
      async (as, project) => {
        const body = { name: 'more', scopes: ['api'], access_level: 50 };
        const answer = await as.post(`/projects/${project.id}/access_tokens`, body);
        expect(answer.status).toBe(400);
        return answer;
      },
    ],
  ];

  it.each(tries)('makes nobody an owner of a project %s', async (_, attempt) => {
    const user = await seedUser(db);
    await attempt(api.as(home.maintainer), home.project, user);
    const { body } = await api.as(home.owner).get(`/projects/${home.project.id}/members/all`);
    const owners = body.filter(({ access_level }: { access_level: number }) => access_level === 50);
    expect(owners.map(({ id }: HasId) => id)).toEqual([home.owner.id]);
  });

  it('raises nobody, not even oneself, without being an owner of the group', async () => {
    const maintainer = await seedUser(db);
    await addMember(db, { group: home.group, user: maintainer, level: 40 });
    const as = api.as(maintainer);
    const path = `/groups/${home.group.id}`;
    const attempts = [
      await as.put(`${path}/members/${maintainer.id}`, { access_level: 50 }),
      await as.post(`${path}/members`, { user_id: home.maintainer.id, access_level: 10 }),
      await as.post(`${path}/invitations`, { email: 'more@example.com', access_level: 10 }),
      await as.post(`${path}/access_tokens`, { name: 'more', scopes: ['api'], access_level: 10 }),
      await as.post(`${path}/share`, { group_id: home.group.id, group_access: 10 }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 400, 404]);
    const own = await as.get(`${path}/members/${maintainer.id}`);
    expect(own.body).toMatchObject({ access_level: 40 });
  });

  it('shares a project with owner rights for nobody', async () => {
    const invited = await privateGroup();
    const user = await seedUser(db);
    await addMember(db, { group: invited, user, level: 50 });
    await addMember(db, { group: invited, user: home.maintainer, level: 10 });
    const body = { group_id: invited.id, group_access: 50 };
    const answer = await api.as(home.maintainer).post(`/projects/${home.project.id}/share`, body);
    expect(refused(answer.status)).toBe(true);
    expect(await seen(user, home)).toEqual([404, 404]);
  });

  it('does not touch what is inherited, from below', async () => {
    const path = `/projects/${home.project.id}/members/${home.owner.id}`;
    const as = api.as(home.maintainer);
    const answers = [await as.put(path, { access_level: 10 }), await as.delete(path)];
    expect(answers).toMatchObject([
      { status: 404, body: { message: '404 Not found' } },
      { status: 404, body: { message: '404 Not found' } },
    ]);
  });

  it('may leave, but as the last owner of a group', async () => {
    const lonely = await privateGroup();
    const [owner, second] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group: lonely, user: owner, level: 50 });
    await addMember(db, { group: lonely, user: second, level: 10 });
    const path = `/groups/${lonely.id}/members`;
    const removal = await api.as(owner).delete(`${path}/${owner.id}`);
    const demotion = await api.as(owner).put(`${path}/${owner.id}`, { access_level: 40 });
    const byAnother = await api.as(second).delete(`${path}/${owner.id}`);
    expect([removal, demotion, byAnother].map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await api.as(second).delete(`${path}/${second.id}`)).toMatchObject({ status: 204 });
    expect(await api.as(second).get(`/groups/${lonely.id}`)).toMatchObject({ status: 404 });
  });
});

describe('a personal namespace', () => {
  const personalProject = async (user: HasId): Promise<HasId> => {
    const { status, body } = await api.as(user).post('/projects', { name: 'Own work' });
    expect(status).toBe(201);
    return body;
  };

  it('belongs to its user alone, who owns what is in it', async () => {
    const [user, other] = [await seedUser(db), await seedUser(db)];
    const namespace = await personalNamespace(db, user);
    const project = await personalProject(user);
    const path = `/projects/${project.id}`;
    const own = await api.as(user).get(`${path}/members/all/${user.id}`);
    expect(own).toMatchObject({ status: 200, body: { access_level: 50 } });
    const locations = await api.as(user).get(`${path}/transfer_locations`);
    expect(locations.status).toBe(200);
    for (const [who, ofProject, ofNamespace] of [
      [user, 200, 200],
      [other, 404, 404],
      [null, 404, 401],
      [administrator, 200, 200],
    ] as const) {
      const as = api.as(who);
      expect(await as.get(path)).toMatchObject({ status: ofProject });
      expect(await as.get(`/namespaces/${namespace.id}`)).toMatchObject({ status: ofNamespace });
      // A personal namespace is no group for any caller.
      expect(await as.get(`/groups/${namespace.id}`)).toMatchObject({ status: 404 });
      expect(await as.get(`/groups/${encodeURIComponent(namespace.full_path)}`)).toMatchObject({
        status: 404,
      });
    }
  });

  it('keeps its owner, whoever else maintains a project in it', async () => {
    const [user, maintainer] = [await seedUser(db), await seedUser(db)];
    const namespace = await personalNamespace(db, user);
    const project = await personalProject(user);
    await addMember(db, { project, user: maintainer, level: 40 });
    const as = api.as(maintainer);
    const path = `/projects/${project.id}`;
    const answers = [
      await as.put(`${path}/members/${user.id}`, { access_level: 10 }),
      await as.delete(`${path}/members/${user.id}`),
      await as.put(path, { visibility: 'public' }),
      await as.delete(path),
      await as.put(`${path}/transfer`, { namespace: String(namespace.id) }),
    ];
    for (const { status } of answers) expect([403, 404]).toContain(status);
    const own = await api.as(user).get(`${path}/members/all/${user.id}`);
    expect(own).toMatchObject({ status: 200, body: { access_level: 50 } });
    // A membership of one project of a namespace is no membership of the namespace.
    expect(await as.get(`/namespaces/${namespace.id}`)).toMatchObject({ status: 404 });
    const body = { name: 'mine', namespace_id: namespace.id };
    expect(await as.post('/projects', body)).toMatchObject({ status: 400 });
  });
});
