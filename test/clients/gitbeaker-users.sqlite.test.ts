import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { insertIdentity } from '#src/domains/core/users/table.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin, environment } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

describe('@gitbeaker/rest', () => {
  it('changes users', async () => {
    const user = await seedUser(db, { two_factor_enabled: true });
    expect(await client.Users.edit(user.id, { bio: 'Fires pots' })).toMatchObject({
      bio: 'Fires pots',
    });
    await client.Users.disableTwoFactor(user.id);
    expect(await client.Users.show(user.id)).toMatchObject({ two_factor_enabled: false });
    const identity = { provider: 'saml', extern_uid: 'robin', saml_provider_id: null };
    await insertIdentity(db, { ...identity, user_id: user.id }, user.created_at);
    await client.Users.removeAuthenticationIdentity(user.id, 'saml');
    expect(await client.Users.show(user.id)).toMatchObject({ identities: [] });
  });

  it('shuts users out and lets them in again', async () => {
    const { id } = await seedUser(db, { last_activity_on: '2020-01-01' });
    const stateAfter = async (
      action: 'block' | 'unblock' | 'ban' | 'unban' | 'deactivate' | 'activate',
    ) => {
      await client.Users[action](id);
      return (await client.Users.show(id)).state;
    };
    expect(await stateAfter('block')).toBe('blocked');
    expect(await stateAfter('unblock')).toBe('active');
    expect(await stateAfter('ban')).toBe('banned');
    expect(await stateAfter('unban')).toBe('active');
    expect(await stateAfter('deactivate')).toBe('deactivated');
    expect(await stateAfter('activate')).toBe('active');
  });

  it('decides about new users, and removes users', async () => {
    const pending = { state: 'blocked_pending_approval' } as const;
    const [welcome, refused] = [await seedUser(db, pending), await seedUser(db, pending)];
    await client.Users.approve(welcome.id);
    await client.Users.reject(refused.id);
    const gone = await seedUser(db);
    await client.Users.remove(gone.id, { hardDelete: true });
    environment.workers.start();
    await environment.workers.idle();
    expect(await client.Users.show(welcome.id)).toMatchObject({ state: 'active' });
    for (const { id } of [refused, gone]) {
      await expect(client.Users.show(id)).rejects.toThrow('404');
    }
  });

  it('lists what users have and do', async () => {
    const user = await seedUser(db, { last_activity_on: new Date().toISOString().slice(0, 10) });
    const group = await seedGroup(db);
    await addMember(db, { group, user, level: 30 });
    const project = await seedProject(db);
    const at = user.created_at;
    await db('project_stars').insert({ user_id: user.id, project_id: project.id, created_at: at });

    expect(await client.Users.allMemberships(user.id)).toMatchObject([{ source_id: group.id }]);
    expect(await client.Users.showAssociationsCount(user.id)).toMatchObject({ groups_count: 1 });
    expect(await client.Users.allProjects(user.id)).toEqual([]);
    expect(await client.Users.allStarredProjects(user.id)).toMatchObject([{ id: project.id }]);
    const active = await client.Users.allActivities();
    expect(active.map(({ username }) => username)).toContain(user.username);
    expect(await client.Users.follow(user.id)).toMatchObject({ id: user.id });
    expect(await client.Users.allFollowers(user.id)).toMatchObject([{ id: administrator.id }]);
    expect(await client.Users.allFollowing(administrator.id)).toMatchObject([{ id: user.id }]);
    expect(await client.Users.unfollow(user.id)).toMatchObject({ id: user.id });
  });

  it('reads and changes what is one’s own', async () => {
    expect(await client.Users.editStatus({ emoji: 'coffee', message: 'Back soon' })).toMatchObject({
      emoji: 'coffee',
    });
    expect(await client.Users.showStatus()).toMatchObject({ message: 'Back soon' });
    expect(await client.Users.showStatus({ iDOrUsername: administrator.username })).toMatchObject({
      message: 'Back soon',
    });
    await client.Users.editCurrentUserPreferences(true, false);
    expect(await client.Users.showCurrentUserPreferences()).toMatchObject({
      view_diffs_file_by_file: true,
      show_whitespace_in_diffs: false,
    });
    expect(await client.Users.showCount()).toMatchObject({ todos: 0 });
    expect(await client.Avatar.show('robin@example.com')).toHaveProperty('avatar_url');
  });
});
