import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group });

describe('@gitbeaker/rest', () => {
  it('registers, lists, changes and removes runners', async () => {
    const { runners_token } = await client.Projects.show(project.id);
    const runner = await client.Runners.create(String(runners_token), {
      description: 'shelf-2',
      tagList: ['linux'],
    });
    expect(await client.Runners.show(runner.id)).toMatchObject({ description: 'shelf-2' });
    expect(await client.Runners.edit(runner.id, { paused: true })).toMatchObject({ paused: true });
    const all = await client.Runners.all({ type: 'project_type' });
    expect(all.map(({ id }) => id)).toEqual([runner.id]);
    expect(await client.Runners.all({ projectId: project.id })).toMatchObject([{ id: runner.id }]);
    expect(await client.Runners.all({ groupId: group.id })).toEqual([]);
    expect(await client.Runners.allJobs(runner.id)).toEqual([]);
    const other = await seedProject(db);
    await client.Runners.enable(other.id, runner.id);
    await client.Runners.disable(other.id, runner.id);
    await client.Runners.remove({ runnerId: runner.id });
    await expect(client.Runners.show(runner.id)).rejects.toThrow('404');
  });

  it('makes tokens of projects, groups and others, and revokes them', async () => {
    const ofProject = await client.ProjectAccessTokens.create(
      project.id,
      'deploy',
      ['read_api'],
      '2999-12-31',
      { accessLevel: 20 },
    );
    expect(await client.ProjectAccessTokens.show(project.id, ofProject.id)).toMatchObject({
      access_level: 20,
    });
    expect(await client.ProjectAccessTokens.all(project.id)).toHaveLength(1);
    const bot = new Gitlab({ host: origin, token: String(ofProject.token) });
    expect(await bot.Projects.show(project.id)).toMatchObject({ id: project.id });
    await client.ProjectAccessTokens.revoke(project.id, ofProject.id);
    await expect(bot.Projects.show(project.id)).rejects.toThrow();

    const ofGroup = await client.GroupAccessTokens.create(group.id, 'x', ['api'], '2999-12-31');
    expect(await client.GroupAccessTokens.all(group.id)).toMatchObject([{ id: ofGroup.id }]);
    await client.GroupAccessTokens.revoke(group.id, ofGroup.id);

    const user = await seedUser(db);
    const made = await client.UserImpersonationTokens.create(user.id, 'support', ['api'], {
      expiresAt: '2999-12-31',
    });
    expect(await client.UserImpersonationTokens.all(user.id)).toMatchObject([{ id: made.id }]);
    const asUser = new Gitlab({ host: origin, token: String(made.token) });
    expect(await asUser.Users.showCurrentUser()).toMatchObject({ id: user.id });
    await client.UserImpersonationTokens.revoke(user.id, made.id);
    await expect(asUser.Users.showCurrentUser()).rejects.toThrow();
  });
});
