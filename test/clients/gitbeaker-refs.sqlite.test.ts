import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { Branches, ProtectedBranches, ProtectedTags, Tags } = new Gitlab({ host: origin, token });
const newProject = () => seedProject(db, { namespace: group, git, readme: true });

describe('@gitbeaker/rest', () => {
  it('creates, lists, shows and removes branches', async () => {
    const { id } = await newProject();
    const names = ['kilns/slow', 'kilns/fast', 'glaze'];
    for (const name of names) {
      expect(await Branches.create(id, name, 'main')).toMatchObject({ name, merged: false });
    }
    const all = await Branches.all(id, { perPage: 2 });
    expect(all.map(({ name }) => name)).toEqual(['glaze', 'kilns/fast', 'kilns/slow', 'main']);
    const byKey = await Branches.all(id, { pagination: 'keyset', perPage: 2 });
    expect(byKey.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
    expect(await Branches.all(id, { search: '^kilns/' })).toHaveLength(2);
    expect(await Branches.show(id, 'kilns/slow')).toMatchObject({ name: 'kilns/slow' });
    await Branches.remove(id, 'kilns/slow');
    await expect(Branches.show(id, 'kilns/slow')).rejects.toThrow('404 Branch Not Found');
    await expect(Branches.create(id, 'glaze', 'main')).rejects.toThrow('Branch already exists');
    await Branches.removeMerged(id);
  });

  it('creates, lists, shows and removes tags', async () => {
    const { id } = await newProject();
    expect(await Tags.create(id, 'v1.0.0', 'main')).toMatchObject({ message: null });
    const annotated = await Tags.create(id, 'v1.1.0', 'main', { message: 'Second firing' });
    expect(annotated).toMatchObject({ name: 'v1.1.0', message: 'Second firing', release: null });
    const all = await Tags.all(id, { orderBy: 'name', sort: 'asc' });
    expect(all.map(({ name }) => name)).toEqual(['v1.0.0', 'v1.1.0']);
    expect(await Tags.show(id, 'v1.0.0')).toMatchObject({ target: annotated.commit.id });
    await expect(Tags.showSignature(id, 'v1.0.0')).rejects.toThrow('404 Signature Not Found');
    await Tags.remove(id, 'v1.0.0');
    await expect(Tags.show(id, 'v1.0.0')).rejects.toThrow('404 Tag Not Found');
  });

  it('protects branches and tags', async () => {
    const { id } = await newProject();
    const member = await seedUser(db);
    await addMember(db, { group, user: member, level: 30 });
    const branch = await ProtectedBranches.create(id, '*-stable', {
      allowedToPush: [{ user_id: member.id } as never],
      mergeAccessLevel: 30,
    });
    expect(branch).toMatchObject({
      name: '*-stable',
      push_access_levels: [{ user_id: member.id, access_level: null }],
      merge_access_levels: [{ access_level: 30 }],
    });
    expect(await ProtectedBranches.all(id)).toEqual([branch]);
    expect(await ProtectedBranches.show(id, '*-stable')).toEqual(branch);
    const edited = await ProtectedBranches.edit(id, '*-stable', { allowForcePush: true });
    expect(edited).toMatchObject({ allow_force_push: true });
    await ProtectedBranches.unprotect(id, '*-stable');
    expect(await ProtectedBranches.all(id)).toEqual([]);

    const tag = await ProtectedTags.create(id, 'v*', { createAccessLevel: 30 });
    expect(tag).toMatchObject({ create_access_levels: [{ access_level: 30 }] });
    expect(await ProtectedTags.all(id)).toEqual([tag]);
    expect(await ProtectedTags.show(id, 'v*')).toEqual(tag);
    await ProtectedTags.unprotect(id, 'v*');
    await expect(ProtectedTags.show(id, 'v*')).rejects.toThrow('404 Not found');
  });
});
