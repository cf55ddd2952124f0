import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { png } from '#test/support/uploads.ts';

const { db, git, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const clientOf = async (user: HasId) =>
  new Gitlab({ host: origin, token: (await seedToken(db, user)).token });
const client = await clientOf(administrator);

/** Operations that scripts seldom use. The client approves all members by PUT, the API expects POST. */
describe('@gitbeaker/rest', () => {
  it('asks for access to a project and decides about it', async () => {
    const project = await seedProject(db);
    const [first, second] = [await seedUser(db), await seedUser(db)];
    for (const user of [first, second]) {
      await (await clientOf(user)).ProjectAccessRequests.request(project.id);
    }
    const { ProjectAccessRequests: requests } = client;
    expect((await requests.all(project.id)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await requests.approve(project.id, first.id, { accessLevel: 20 })).toMatchObject({
      access_level: 20,
    });
    await requests.deny(project.id, second.id);
    expect(await requests.all(project.id)).toEqual([]);
  });

  it('restores what is marked for deletion', async () => {
    await client.ApplicationSettings.edit({ delayedProjectDeletion: true });
    const group = await seedGroup(db, { owner: administrator });
    const project = await seedProject(db, { namespace: group, git });
    for (const [resource, { id }] of [
      [client.Groups, group],
      [client.Projects, project],
    ] as const) {
      await resource.remove(id);
      const marked = (await resource.show(id)) as Record<string, unknown>;
      expect(marked['marked_for_deletion_on']).toEqual(expect.any(String));
      await resource.restore(id);
      expect(await resource.show(id)).toMatchObject({ marked_for_deletion_on: null });
    }
    await client.ApplicationSettings.edit({ delayedProjectDeletion: false });
  });

  it('searches groups and projects by name', async () => {
    const group = await seedGroup(db, { name: 'Celadon' });
    const project = await seedProject(db, { name: 'Tenmoku', namespace: group });
    expect(await client.Groups.search('celadon')).toMatchObject([{ id: group.id }]);
    expect(await client.Projects.search('tenmoku')).toMatchObject([{ id: project.id }]);
    const events = await client.Users.allEvents(administrator.id);
    expect(events).toEqual(expect.any(Array));
  });

  it('reads pictures, uploads and snapshots', async () => {
    const group = await client.Groups.create('Shelf', 'shelf', {
      avatar: { content: new Blob([png]), filename: 'shelf.png' },
    });
    const picture = await client.Groups.downloadAvatar(group.id);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(Buffer.from(png));
    const project = await seedProject(db, { git, readme: true });
    const file = { content: new Blob(['hot']), filename: 'kiln.txt' };
    expect(await client.Projects.uploadForReference(project.id, file)).toMatchObject({
      alt: 'kiln.txt',
    });
    const snapshot = await client.Projects.downloadSnapshot(project.id);
    expect(snapshot.size).toBeGreaterThan(0);
  });

  it('overrides a directory, and frees seats', async () => {
    const group = await seedGroup(db, { owner: administrator });
    const [member, other] = [await seedUser(db), await seedUser(db)];
    const { id } = await addMember(db, { group, user: member, level: 20 });
    await addMember(db, { group, user: other, level: 20 });
    await db('members').where({ id }).update({ ldap: true });
    const { GroupMembers: members } = client;
    expect(await members.setOverrideFlag(group.id, member.id)).toMatchObject({ override: true });
    await members.removeOverrideFlag(group.id, member.id);
    expect(await members.show(group.id, member.id)).toMatchObject({ override: false });
    await members.removeBillable(group.id, other.id);
    await expect(members.show(group.id, other.id)).rejects.toThrow('404');
    expect(await client.Groups.allProvisionedUsers(group.id)).toEqual([]);
  });

  it('replaces registration tokens, and checks those of runners', async () => {
    const fresh: unknown = await client.Runners.resetRegistrationToken({ token: 'any' });
    const runner = await client.Runners.register((fresh as { token: string }).token);
    expect(await client.Runners.verify({ token: runner.token } as object)).toBeDefined();
    expect(await client.Runners.all()).toMatchObject([{ id: runner.id }]);
  });
});
