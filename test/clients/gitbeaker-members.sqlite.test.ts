import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const project = await seedProject(db, { namespace: group });
const clientOf = async (user: { id: number }) =>
  new Gitlab({ host: origin, token: (await seedToken(db, user)).token });
const client = await clientOf(owner);

describe('@gitbeaker/rest', () => {
  it('adds, lists, edits and removes members of groups and projects', async () => {
    for (const [members, place] of [
      [client.GroupMembers, group],
      [client.ProjectMembers, project],
    ] as const) {
      const user = await seedUser(db);
      const added = await members.add(place.id, 30, { userId: user.id, expiresAt: '2999-12-31' });
      expect(added).toMatchObject({ id: user.id, access_level: 30 });
      expect((await members.all(place.id)).map(({ id }) => id)).toContain(user.id);
      const everybody = await members.all(place.id, { includeInherited: true });
      expect(everybody.map(({ id }) => id)).toEqual(expect.arrayContaining([owner.id, user.id]));
      expect(await members.edit(place.id, user.id, 40)).toMatchObject({ access_level: 40 });
      expect(await members.show(place.id, user.id)).toMatchObject({ access_level: 40 });
      await members.remove(place.id, user.id);
      await expect(members.show(place.id, user.id)).rejects.toThrow('404 Not found');
    }
  });

  it('shows who takes a seat', async () => {
    const billable = await client.GroupMembers.allBillable(group.id);
    expect(billable).toMatchObject([{ id: owner.id, membership_type: 'group_member' }]);
    const memberships = await client.GroupMembers.allBillableMemberships(group.id, owner.id);
    expect(memberships).toMatchObject([{ source_id: group.id }]);
    expect(await client.GroupMembers.allPending(group.id)).toEqual([]);
  });

  it('invites by address', async () => {
    for (const [invitations, place] of [
      [client.GroupInvitations, group],
      [client.ProjectInvitations, project],
    ] as const) {
      const sent = await invitations.add(place.id, 30, { email: 'guest@example.com' });
      expect(sent).toEqual({ status: 'success' });
      expect(await invitations.all(place.id)).toMatchObject([
        { invite_email: 'guest@example.com', access_level: 30 },
      ]);
      const changed = await invitations.edit(place.id, 'guest@example.com', { accessLevel: 20 });
      expect(changed).toMatchObject({ access_level: 20 });
      await invitations.remove(place.id, 'guest@example.com');
      expect(await invitations.all(place.id)).toEqual([]);
    }
  });

  it('asks for access and decides about it', async () => {
    const [first, second] = [await seedUser(db), await seedUser(db)];
    for (const user of [first, second]) {
      await (await clientOf(user)).GroupAccessRequests.request(group.id);
    }
    const asking = await client.GroupAccessRequests.all(group.id);
    expect(asking.map(({ id }) => id)).toEqual([first.id, second.id]);
    const approved = await client.GroupAccessRequests.approve(group.id, first.id, {
      accessLevel: 20,
    });
    expect(approved).toMatchObject({ id: first.id, access_level: 20 });
    await client.GroupAccessRequests.deny(group.id, second.id);
    expect(await client.GroupAccessRequests.all(group.id)).toEqual([]);
  });
});
