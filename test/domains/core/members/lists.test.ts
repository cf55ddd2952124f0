import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp();
const { Minimal, Guest, Reporter, Developer, Maintainer, Owner } = AccessLevel;

const levels = (body: { id: number; access_level: number }[]) =>
  Object.fromEntries(body.map(({ id, access_level }) => [id, access_level]));
const ids = (body: HasId[]) => body.map(({ id }) => id);

/** A private group with a subgroup that holds a private project, each with a member of its own. */
async function privateTree() {
  const [owner, inSubgroup, inProject] = [
    await seedUser(db),
    await seedUser(db),
    await seedUser(db),
  ];
  const group = await seedGroup(db, { visibility: 'private', owner });
  const subgroup = await seedGroup(db, { visibility: 'private', parent: group });
  const project = await seedProject(db, { visibility: 'private', namespace: subgroup });
  await addMember(db, { group: subgroup, user: inSubgroup, level: Developer });
  await addMember(db, { project, user: inProject, level: Reporter });
  return { owner, inSubgroup, inProject, group, subgroup, project };
}

describe('lists of direct members', () => {
  it('show only who was added to the place itself, with everything about the membership', async () => {
    const { owner, inSubgroup, inProject, group, subgroup, project } = await privateTree();
    const caller = api.as(owner);
    expect(ids((await caller.get(`/groups/${group.id}/members`)).body)).toEqual([owner.id]);
    expect(ids((await caller.get(`/groups/${subgroup.id}/members`)).body)).toEqual([inSubgroup.id]);

    const { body } = await caller.get(`/projects/${project.id}/members`);
    expect(body).toEqual([
      {
        id: inProject.id,
        username: inProject.username,
        name: inProject.name,
        state: 'active',
        avatar_url: pictureOf(inProject),
        web_url: expect.stringContaining(inProject.username),
        created_at: expect.stringMatching(/Z$/),
        created_by: null,
        expires_at: null,
        access_level: 20,
        membership_state: 'active',
      },
    ]);
    const one = await caller.get(`/projects/${project.id}/members/${inProject.id}`);
    expect(one).toMatchObject({ status: 200, body: body[0] });
    expect(await caller.get(`/projects/${project.id}/members/${owner.id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it('leave out requests, invitations and what expired, and show what waits', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const [asking, gone, going, waiting] = [
      await seedUser(db),
      await seedUser(db),
      await seedUser(db),
      await seedUser(db),
    ];
    const now = new Date().toISOString();
    await addMember(db, { group, user: asking, level: Guest, requested_at: now });
    await addMember(db, { group, user: gone, level: Guest, expires_at: '2020-01-01' });
    await addMember(db, { group, user: going, level: Guest, expires_at: '2990-01-01' });
    await addMember(db, { group, user: waiting, level: Guest, state: 'awaiting' });
    await api.as(owner).post(`/groups/${group.id}/invitations`, {
      email: `${unique('someone')}@example.com`,
      access_level: 10,
    });
    for (const path of ['members', 'members/all']) {
      const { body, headers } = await api.as(owner).get(`/groups/${group.id}/${path}`);
      expect(ids(body)).toEqual([owner.id, going.id, waiting.id]);
      expect(headers['x-total']).toBe('3');
      expect(body[1].expires_at).toBe('2990-01-01');
      expect(body[2].membership_state).toBe('awaiting');
    }
  });

  it('find by name, username, public address, and any address for administrators', async () => {
    const owner = await seedUser(db);
    const admin = await seedUser(db, { admin: true });
    const group = await seedGroup(db, { owner });
    const user = await seedUser(db, {
      username: 'glazemaker',
      name: 'Éva_Kiln 100%',
      email: 'hidden@example.com',
      public_email: 'shown@example.com',
    });
    await addMember(db, { group, user, level: Guest });
    const found = async (who: HasId, query: string) =>
      ids(
        (await api.as(who).get(`/groups/${group.id}/members?query=${encodeURIComponent(query)}`))
          .body,
      );
    for (const text of ['GLAZE', 'éva_k', '100%', 'shown@example.com']) {
      expect(await found(owner, text)).toEqual([user.id]);
    }
    for (const text of ['x_K', '1%0', 'hidden@example.com', 'n@example.com']) {
      expect(await found(owner, text)).toEqual([]);
    }
    expect(await found(admin, 'HIDDEN@example.com')).toEqual([user.id]);
    const { body } = await api.as(admin).get(`/groups/${group.id}/members/${user.id}`);
    expect(body.email).toBe('hidden@example.com');
    expect((await api.as(owner).get(`/groups/${group.id}/members/${user.id}`)).body.email).toBe(
      'shown@example.com',
    );
  });

  it('narrow to user ids, leave users out, and page by user id', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const users = [];
    for (let index = 0; index < 4; index += 1) users.push(await seedUser(db));
    for (const user of users.toReversed()) await addMember(db, { group, user, level: Guest });
    const [a, b, c, d] = ids(users);
    const list = async (query: string) =>
      (await api.as(owner).get(`/groups/${group.id}/members?${query}`)).body;
    expect(ids(await list(`user_ids=${c},${a}`))).toEqual([a, c]);
    expect(ids(await list(`user_ids[]=${b}&user_ids[]=99999999`))).toEqual([b]);
    expect(ids(await list(`skip_users=${owner.id},${b}`))).toEqual([a, c, d]);
    expect(ids(await list('per_page=2&page=2'))).toEqual([b, c]);
    expect(ids(await list('per_page=2&page=3'))).toEqual([d]);
  });

  it('say who takes a seat when asked', async () => {
    const { owner, inProject, project } = await privateTree();
    const guest = await seedUser(db);
    await addMember(db, { project, user: guest, level: Guest });
    const { body } = await api.as(owner).get(`/projects/${project.id}/members?show_seat_info=true`);
    expect(body).toMatchObject([
      { id: inProject.id, is_using_seat: true },
      { id: guest.id, is_using_seat: false },
    ]);
  });
});

describe('lists of all members', () => {
  it('show everybody once, with the highest level', async () => {
    const { owner, inSubgroup, inProject, group, subgroup, project } = await privateTree();
    await addMember(db, { project, user: inSubgroup, level: Maintainer });
    await addMember(db, { group, user: inProject, level: Developer });
    const caller = api.as(owner);
    expect(levels((await caller.get(`/projects/${project.id}/members/all`)).body)).toEqual({
      [owner.id]: Owner,
      [inSubgroup.id]: Maintainer,
      [inProject.id]: Developer,
    });
    expect(levels((await caller.get(`/groups/${subgroup.id}/members/all`)).body)).toEqual({
      [owner.id]: Owner,
      [inSubgroup.id]: Developer,
      [inProject.id]: Developer,
    });
    const one = await caller.get(`/projects/${project.id}/members/all/${inProject.id}`);
    expect(one.body).toMatchObject({ id: inProject.id, access_level: Developer });
  });

  it('do not inherit minimal access', async () => {
    const { owner, group, subgroup } = await privateTree();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: Minimal });
    const caller = api.as(owner);
    expect((await caller.get(`/groups/${group.id}/members/all/${user.id}`)).status).toBe(200);
    expect((await caller.get(`/groups/${subgroup.id}/members/all/${user.id}`)).status).toBe(404);
  });

  it('prefer what gives access to what waits, and can show either', async () => {
    const { owner, group, subgroup } = await privateTree();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: Guest });
    await addMember(db, { group: subgroup, user, level: Maintainer, state: 'awaiting' });
    const list = async (query: string) =>
      levels((await api.as(owner).get(`/groups/${subgroup.id}/members/all?${query}`)).body);
    expect((await list(''))[user.id]).toBe(Guest);
    expect(await list('state=awaiting')).toEqual({ [user.id]: Maintainer });
    expect((await list('state=active'))[user.id]).toBe(Guest);
  });

  const visibilities = [
    ['public', 'owner', true],
    ['internal', 'owner', false],
    ['private', 'owner', false],
    ['private', 'insider', true],
    ['private', 'admin', true],
  ] as const;
  it.each(visibilities)(
    'show members of an invited %s group to %s: %s',
    async (visibility, who, shown) => {
      const { owner, group, project } = await privateTree();
      const [insider, admin, parentMember] = [
        await seedUser(db),
        await seedUser(db, { admin: true }),
        await seedUser(db),
      ];
      const parent = await seedGroup(db, { visibility, owner: parentMember });
      const invited = await seedGroup(db, { visibility, parent });
      await addMember(db, { group: invited, user: insider, level: Maintainer });
      await shareGroup(db, group, { with: invited, level: Developer });
      const caller = api.as({ owner, insider, admin }[who]);
      for (const place of [`/groups/${group.id}`, `/projects/${project.id}`]) {
        const { body, headers } = await caller.get(`${place}/members/all`);
        const seen = levels(body);
        expect(seen[insider.id]).toBe(shown ? Developer : undefined);
        expect(seen[parentMember.id]).toBe(shown ? Developer : undefined);
        expect(headers['x-total']).toBe(String(body.length));
        const one = await caller.get(`${place}/members/all/${insider.id}`);
        expect(one.status).toBe(shown ? 200 : 404);
      }
    },
  );

  it('follow shares of a project, and of the groups it is shared with', async () => {
    const { owner, project } = await privateTree();
    const [first, second, late] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    const invited = await seedGroup(db, { owner: first });
    const further = await seedGroup(db, { owner: second });
    const ended = await seedGroup(db, { owner: late });
    await shareGroup(db, invited, { with: further, level: Reporter });
    await shareProject(db, project, { with: invited, level: Maintainer });
    await shareProject(db, project, { with: ended, level: Maintainer, expires_at: '2020-01-01' });
    const { body } = await api.as(owner).get(`/projects/${project.id}/members/all`);
    expect(levels(body)).toMatchObject({ [first.id]: Maintainer, [second.id]: Reporter });
    expect(ids(body)).not.toContain(late.id);
  });

  it('agree with what is stored, whatever the number of invited groups', async () => {
    const { owner, group, project } = await privateTree();
    for (let index = 0; index < 45; index += 1) {
      const invited = await seedGroup(db, { owner: await seedUser(db) });
      const level = index % 2 === 0 ? Guest : Developer;
      await shareGroup(db, group, { with: invited, level });
      if (index < 3) await addMember(db, { group: invited, user: owner, level: Guest });
    }
    const admin = await seedUser(db, { admin: true });
    const stored = await db('project_authorizations')
      .where({ project_id: project.id })
      .select<{ user_id: number; access_level: number }[]>('user_id', 'access_level');
    const { body } = await api.as(admin).get(`/projects/${project.id}/members/all?per_page=100`);
    expect(levels(body)).toEqual(
      Object.fromEntries(stored.map(({ user_id, access_level }) => [user_id, access_level])),
    );
    const pages = [];
    for (let page = 1; page <= 3; page += 1) {
      const path = `/projects/${project.id}/members/all?per_page=20&page=${page}`;
      pages.push(...ids((await api.as(admin).get(path)).body));
    }
    expect(pages).toEqual(ids(body));
  });
});

describe('reading members', () => {
  const readers = [
    ['anonymous', 'public', 401],
    ['stranger', 'public', 200],
    ['stranger', 'private', 404],
    ['external', 'internal', 404],
    ['stranger', 'internal', 200],
    ['guest', 'private', 200],
  ] as const;
  it.each(readers)('answers %s of a %s place with %i', async (who, visibility, status) => {
    const people = {
      anonymous: null,
      stranger: await seedUser(db),
      external: await seedUser(db, { external: true }),
      guest: await seedUser(db),
    };
    const group = await seedGroup(db, { visibility });
    const project = await seedProject(db, { visibility, namespace: group });
    await addMember(db, { group, user: people.guest, level: Guest });
    const caller = api.as(people[who]);
    for (const place of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      for (const path of ['members', 'members/all', `members/all/${people.guest.id}`]) {
        expect((await caller.get(`${place}/${path}`)).status).toBe(status);
      }
    }
  });
});
