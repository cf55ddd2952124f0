import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest with groups', () => {
  it('changes, nests, lists, moves and removes groups', async () => {
    const kiln = await client.Groups.create('Kiln', 'kiln');
    const glaze = await client.Groups.create('Glaze', 'glaze');
    const ash = await client.Groups.create('Ash', 'ash', { parentId: kiln.id });
    expect(await client.Groups.edit(ash.id, { description: 'Grey' })).toMatchObject({
      description: 'Grey',
    });
    expect(await client.Groups.allSubgroups(kiln.id)).toMatchObject([{ id: ash.id }]);
    expect(await client.Groups.allDescendantGroups(kiln.id, {})).toMatchObject([{ id: ash.id }]);
    expect(await client.Groups.allTransferLocations(ash.id, {})).toMatchObject([{ id: glaze.id }]);
    await client.Groups.transfer(ash.id, { groupId: glaze.id });
    expect(await client.Groups.show('glaze/ash')).toMatchObject({ parent_id: glaze.id });
    await client.Groups.transfer(ash.id);
    expect(await client.Groups.show('ash')).toMatchObject({ parent_id: null });
    await client.Groups.remove(ash.id);
    await expect(client.Groups.show(ash.id)).rejects.toThrow(/Not Found/);
  });

  it('shares groups, and moves projects into them', async () => {
    const oven = await client.Groups.create('Oven', 'oven');
    const bakers = await client.Groups.create('Bakers', 'bakers');
    const project = await seedProject(db, { git });
    expect(await client.Groups.share(oven.id, bakers.id, 30, {})).toMatchObject({
      shared_with_groups: [{ group_id: bakers.id, group_access_level: 30 }],
    });
    await client.Groups.unshare(oven.id, bakers.id, {});
    await client.Groups.transferProject(oven.id, project.id);
    expect(await client.Groups.allProjects(oven.id)).toMatchObject([{ id: project.id }]);
    expect(await client.Groups.allSharedProjects(oven.id)).toEqual([]);
    const events = await client.AuditEvents.all({ groupId: oven.id });
    expect(events).toHaveLength(4);
  });
});
