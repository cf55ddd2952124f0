import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp();

const { Guest, Developer, Maintainer, Owner } = AccessLevel;

describe('GET /groups/:id', () => {
  it('answers a group by id and by path, in any case', async () => {
    const parent = await seedGroup(db, { path: unique('Upper'), name: 'Upper' });
    const group = await seedGroup(db, {
      path: 'Lower',
      name: 'Lower',
      parent,
      description: 'Text',
    });
    const expected = {
      status: 200,
      body: {
        id: group.id,
        name: 'Lower',
        path: 'Lower',
        description: 'Text',
        full_name: 'Upper / Lower',
        full_path: `${parent.path}/Lower`,
        parent_id: parent.id,
        web_url: expect.stringMatching(new RegExp(`^http://.*/groups/${parent.path}/Lower$`)),
        avatar_url: null,
        shared_with_groups: [],
        projects: [],
        shared_projects: [],
      },
    };
    for (const id of [group.id, `${parent.path}%2FLower`, `${parent.path.toUpperCase()}%2FLOWER`]) {
      expect(await api.get(`/groups/${id}`)).toMatchObject(expected);
    }
  });

  it.each(['hidden', 'missing', 'personal', 'project', 'beyond', 'zeros'])(
    'answers 404 for what is %s',
    async (what) => {
      const user = await seedUser(db);
      const names: Record<string, number | string> = {
        hidden: (await seedGroup(db, { visibility: 'private' })).id,
        missing: 'no-such-group',
        personal: (await personalNamespace(db, user)).full_path,
        project: encodeURIComponent((await seedProject(db)).full_path),
        beyond: '99999999999999999999',
        zeros: '01',
      };
      for (const caller of [api, api.as(user)]) {
        expect(await caller.get(`/groups/${names[what]}`)).toMatchObject({
          status: 404,
          body: { message: '404 Group Not Found' },
        });
      }
    },
  );

  it('shows the registration token to owners only', async () => {
    const group = await seedGroup(db, { visibility: 'private' });
    const [owner, maintainer] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: owner, level: Owner });
    await addMember(db, { group, user: maintainer, level: Maintainer });
    const token = expect.stringMatching(/^GR1348941.{20}$/);
    expect((await api.as(owner).get(`/groups/${group.id}`)).body).toMatchObject({
      runners_token: token,
    });
    const seen = (await api.as(maintainer).get(`/groups/${group.id}`)).body;
    expect(seen).not.toHaveProperty('runners_token');
    expect(seen).not.toHaveProperty('shared_runners_minutes_limit');
  });

  it('shows projects of the group and shared ones, as far as the caller sees them', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db);
    const open = await seedProject(db, { namespace: group });
    const secret = await seedProject(db, { namespace: group, visibility: 'private' });
    const shared = await seedProject(db);
    await shareProject(db, shared, { with: group, level: Developer });
    const ids = (list: HasId[]) => list.map(({ id }) => id);

    const outside = (await api.as(user).get(`/groups/${group.id}`)).body;
    expect(ids(outside.projects)).toEqual([open.id]);
    expect(ids(outside.shared_projects)).toEqual([shared.id]);
    expect(ids((await api.get(`/groups/${group.id}`)).body.projects)).toEqual([open.id]);

    await addMember(db, { group, user, level: Guest });
    const inside = (await api.as(user).get(`/groups/${group.id}`)).body;
    expect(ids(inside.projects)).toEqual([secret.id, open.id]);
  });

  it('leaves projects out with with_projects=false', async () => {
    const group = await seedGroup(db);
    const answer = await api.get(`/groups/${group.id}?with_projects=false`);
    expect(answer.body).not.toHaveProperty('projects');
    expect(answer.body).not.toHaveProperty('shared_projects');
  });

  it('shows whom it is shared with, but no hidden group', async () => {
    const group = await seedGroup(db);
    const seen = await seedGroup(db);
    const hidden = await seedGroup(db, { visibility: 'private' });
    const ended = await seedGroup(db);
    await shareGroup(db, group, { with: seen, level: Developer, expires_at: '2999-01-01' });
    await shareGroup(db, group, { with: hidden, level: Developer });
    await shareGroup(db, group, { with: ended, level: Developer, expires_at: '2000-01-01' });
    expect((await api.get(`/groups/${group.id}`)).body.shared_with_groups).toEqual([
      {
        group_id: seen.id,
        group_name: seen.name,
        group_full_path: seen.full_path,
        group_access_level: 30,
        expires_at: '2999-01-01',
      },
    ]);
  });
});
