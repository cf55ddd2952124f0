import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest', () => {
  it('shows who it is and which release answers', async () => {
    expect(await client.Users.showCurrentUser()).toMatchObject({ id: administrator.id });
    expect((await client.Metadata.show()).version).toMatch(/^[0-9]+\.[0-9]+\.[0-9]+/);
  });

  it('creates a user, a group, a subgroup and a project, and reads them back', async () => {
    const user = await client.Users.create({
      email: 'example@example.com',
      name: 'Example User',
      username: 'example',
      forceRandomPassword: true,
    });
    expect(await client.Users.show(user.id)).toMatchObject({
      username: 'example',
      state: 'active',
    });
    expect(await client.Users.all({ username: 'EXAMPLE' })).toMatchObject([{ id: user.id }]);

    const group = await client.Groups.create('Kiln', 'kiln', { visibility: 'internal' });
    const subgroup = await client.Groups.create('Glaze', 'glaze', { parentId: group.id });
    expect(await client.Groups.show('kiln/glaze')).toMatchObject({
      id: subgroup.id,
      parent_id: group.id,
    });

    const project = await client.Projects.create({
      name: 'Ash',
      namespaceId: subgroup.id,
      initializeWithReadme: true,
    });
    expect(await client.Projects.show('kiln/glaze/ash')).toMatchObject({
      id: project.id,
      path_with_namespace: 'kiln/glaze/ash',
      default_branch: 'main',
    });

    const file = await client.RepositoryFiles.show(project.id, 'README.md', 'main');
    expect(Buffer.from(file.content, 'base64').toString()).toContain('Ash');
    expect(await client.RepositoryFiles.showRaw('kiln/glaze/ash', 'README.md', 'main')).toContain(
      'Ash',
    );
  });

  it('walks a list of projects by offset and by keyset', async () => {
    const made = [];
    for (let index = 0; index < 7; index += 1)
      made.push(await seedProject(db, { git, visibility: 'public' }));
    const ids = new Set(made.map(({ id }) => id));

    const pages = await client.Projects.all({ perPage: 3, orderBy: 'id', sort: 'asc' });
    const listed = pages.map(({ id }) => id);
    expect(listed.filter((id) => ids.has(id))).toHaveLength(7);
    expect(listed).toEqual([...new Set(listed)].toSorted((a, b) => a - b));

    const keyset = await client.Projects.all({
      perPage: 3,
      pagination: 'keyset',
      orderBy: 'id',
      sort: 'asc',
    });
    expect(keyset.map(({ id }) => id)).toEqual(listed);

    const { paginationInfo } = await client.Projects.all({
      pagination: 'offset',
      perPage: 3,
      page: 1,
      showExpanded: true,
    });
    expect(paginationInfo).toMatchObject({ current: 1, next: 2, perPage: 3, total: listed.length });
  });

  it('makes, lists and revokes a token', async () => {
    const made = await client.PersonalAccessTokens.create(administrator.id, 'for a script', [
      'read_api',
    ]);
    const tokens = await client.PersonalAccessTokens.all({ userId: administrator.id });
    expect(tokens.map(({ id }) => id)).toContain(made.id);
    await client.PersonalAccessTokens.remove({ tokenId: made.id });
    const revoked = await client.PersonalAccessTokens.show({ tokenId: made.id });
    expect(revoked).toMatchObject({ revoked: true, active: false });
  });

  it('deletes a project, which is gone at once', async () => {
    const project = await seedProject(db, { git, visibility: 'public' });
    await client.Projects.remove(project.id);
    await expect(client.Projects.show(project.id)).rejects.toThrow('404 Project Not Found');
  });
});
