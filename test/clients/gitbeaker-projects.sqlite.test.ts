import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser, unique } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const clientOf = async (user: { id: number }) =>
  new Gitlab({ host: origin, token: (await seedToken(db, user)).token });
const client = await clientOf(owner);
const newProject = () => seedProject(db, { namespace: group, git, readme: true });

describe('@gitbeaker/rest', () => {
  it('changes, archives, stars and moves a project', async () => {
    const { Projects } = client;
    const { id } = await newProject();
    const changed = await Projects.edit(id, { description: 'New', mergeMethod: 'ff' });
    expect(changed).toMatchObject({ description: 'New', merge_method: 'ff' });
    expect(await Projects.archive(id)).toMatchObject({ archived: true });
    expect(await Projects.unarchive(id)).toMatchObject({ archived: false });
    expect(await Projects.star(id)).toMatchObject({ star_count: 1 });
    expect(await Projects.allStarrers(id)).toMatchObject([{ user: { id: owner.id } }]);
    expect(await Projects.unstar(id)).toMatchObject({ star_count: 0 });
    expect(await Projects.showLanguages(id)).toEqual({});
    expect(await Projects.allUsers(id)).toMatchObject([{ id: owner.id }]);
    expect(await Projects.allGroups(id)).toMatchObject([{ id: group.id }]);
    const target = await seedGroup(db, { owner });
    expect(await Projects.allTransferLocations(id)).toMatchObject([{ id: target.id }]);
    expect(await Projects.transfer(id, target.id)).toMatchObject({ namespace: { id: target.id } });
  });

  it('forks a project and links forks', async () => {
    const { Projects } = client;
    const source = await newProject();
    const fork = await Projects.fork(source.id, { path: unique('fork'), name: unique('Fork') });
    expect(fork).toMatchObject({ import_status: 'scheduled' });
    expect(await Projects.allForks(source.id)).toMatchObject([{ id: fork.id }]);
    await Projects.removeForkRelationship(fork.id);
    expect(await Projects.allForks(source.id)).toEqual([]);
    await Projects.createForkRelationship(fork.id, source.id);
    expect(await Projects.allForks(source.id)).toMatchObject([{ id: fork.id }]);
  });

  it('shares a project and copies members', async () => {
    const { Projects } = client;
    const [project, other] = [await newProject(), await newProject()];
    const invited = await seedGroup(db);
    const share = await Projects.share(project.id, invited.id, 30);
    expect(share).toMatchObject({ group_id: invited.id, group_access: 30 });
    await Projects.unshare(project.id, invited.id);
    await expect(Projects.unshare(project.id, invited.id)).rejects.toThrow('Group Link');
    const imported = await Projects.importProjectMembers(project.id, other.id);
    expect(imported).toMatchObject({ status: 'success' });
    await Projects.housekeeping(project.id);
  });

  it('sets, shows, changes and removes push rules', async () => {
    const { ProjectPushRules: rules } = client;
    const { id } = await newProject();
    expect(await rules.create(id, { maxFileSize: 5 })).toMatchObject({ max_file_size: 5 });
    expect(await rules.edit(id, { memberCheck: true })).toMatchObject({ member_check: true });
    expect(await rules.show(id)).toMatchObject({ max_file_size: 5, member_check: true });
    await rules.remove(id);
    // The client makes an empty object of null.
    expect(await rules.show(id)).toEqual({});
  });

  it('creates a project for a user', async () => {
    const admin = await clientOf(await seedUser(db, { admin: true }));
    const user = await seedUser(db);
    const made = await admin.Projects.create({ userId: user.id, name: unique('Given') });
    expect(made).toMatchObject({ creator_id: user.id });
    expect(await admin.Projects.allStoragePaths(made.id)).toMatchObject({ project_id: made.id });
  });
});
