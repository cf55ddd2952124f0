import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin } = await startApp();
const administrator = await seedUser(db, { admin: true, username: 'chief' });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest', () => {
  it('lists events of a user and of a project', async () => {
    const project = await client.Projects.create({ name: 'Kiln' });
    expect(await client.Events.all({ projectId: project.id })).toMatchObject([
      { action_name: 'created', project_id: project.id },
    ]);
    expect(await client.Events.all({ userId: administrator.id, action: 'created' })).toHaveLength(
      1,
    );
    expect(await client.Events.all()).toHaveLength(1);
  });

  it('searches the instance, a group and a project', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group, name: 'Celadon' });
    expect(await client.Search.all('projects', 'celadon')).toMatchObject([{ id: project.id }]);
    expect(await client.Search.all('projects', 'celadon', { groupId: group.id })).toHaveLength(1);
    expect(await client.Search.all('users', 'chief')).toMatchObject([{ id: administrator.id }]);
    expect(await client.Search.all('issues', 'celadon', { projectId: project.id })).toEqual([]);
  });

  it('reads namespaces', async () => {
    const namespaces = await client.Namespaces.all({ search: 'chief' });
    expect(namespaces).toMatchObject([{ kind: 'user', path: 'chief' }]);
    expect(await client.Namespaces.show('chief')).toMatchObject({ id: namespaces[0]?.id });
    expect(await client.Namespaces.exists('chief')).toMatchObject({ exists: true });
  });

  it('attaches custom attributes', async () => {
    const user = await seedUser(db);
    await client.UserCustomAttributes.set(user.id, 'kiln', 'north');
    expect(await client.UserCustomAttributes.all(user.id)).toEqual([
      { key: 'kiln', value: 'north' },
    ]);
    expect(await client.UserCustomAttributes.show(user.id, 'kiln')).toMatchObject({
      value: 'north',
    });
    await client.UserCustomAttributes.remove(user.id, 'kiln');
    expect(await client.UserCustomAttributes.all(user.id)).toEqual([]);
    const group = await seedGroup(db);
    await client.GroupCustomAttributes.set(group.id, 'kiln', 'north');
    const project = await seedProject(db);
    await client.ProjectCustomAttributes.set(project.id, 'kiln', 'north');
    expect(await client.ProjectCustomAttributes.all(project.id)).toHaveLength(1);
  });

  it('keeps topics and renders Markdown', async () => {
    const topic = await client.Topics.create('ceramics', { description: 'Clay' });
    expect(await client.Topics.edit(topic.id, { description: 'Fire' })).toMatchObject({
      description: 'Fire',
    });
    expect(await client.Topics.show(topic.id)).toMatchObject({ name: 'ceramics' });
    expect(await client.Topics.all({ search: 'cera' })).toHaveLength(1);
    expect(await client.Markdown.render('**hot**')).toMatchObject({
      html: expect.stringContaining('<strong>hot</strong>'),
    });
  });
});
