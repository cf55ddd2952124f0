import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';
import { png } from '#test/support/uploads.ts';

const { db, origin } = await startApp();
const administrator = await seedUser(db, { admin: true, username: 'chief' });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

/** The client used as its own documentation shows; nothing here knows about this server. */
describe('@gitbeaker/rest', () => {
  it('manages SSH keys', async () => {
    const user = await seedUser(db);
    const own = await client.UserSSHKeys.create('Laptop', newSshKey());
    const theirs = await client.UserSSHKeys.create('Desk', newSshKey(), { userId: user.id });
    expect(await client.UserSSHKeys.all()).toMatchObject([{ id: own.id, title: 'Laptop' }]);
    expect(await client.UserSSHKeys.all({ userId: user.id })).toMatchObject([{ id: theirs.id }]);
    expect(await client.UserSSHKeys.show(own.id)).toMatchObject({ id: own.id });
    expect(await client.Keys.show({ keyId: theirs.id })).toMatchObject({ user: { id: user.id } });
    await client.UserSSHKeys.remove(own.id);
    await client.UserSSHKeys.remove(theirs.id, { userId: user.id });
    expect(await client.UserSSHKeys.all()).toEqual([]);
  });

  it('manages GPG keys', async () => {
    const key = newGpgKey();
    const created = await client.UserGPGKeys.create(key);
    expect(await client.UserGPGKeys.all()).toMatchObject([{ id: created.id, key }]);
    expect(await client.UserGPGKeys.show(created.id)).toMatchObject({ key });
    await client.UserGPGKeys.remove(created.id);
    expect(await client.UserGPGKeys.all()).toEqual([]);
  });

  it('manages email addresses', async () => {
    const user = await seedUser(db);
    const email = 'second@example.com';
    const created = await client.UserEmails.create(email, {
      userId: user.id,
      skipConfirmation: true,
    });
    expect(created.confirmed_at).not.toBeNull();
    expect(await client.UserEmails.all({ userId: user.id })).toMatchObject([
      { email: user.email },
      { email },
    ]);
    await client.UserEmails.remove(created.id, { userId: user.id });
    const own = await client.UserEmails.create('own@example.com');
    expect(await client.UserEmails.show(own.id)).toMatchObject({ confirmed_at: null });
  });

  it('sends pictures and uploads', async () => {
    const avatar = { content: new Blob([png]), filename: 'kiln.png' };
    const project = await client.Projects.create({ name: 'Kiln', avatar });
    expect(project.avatar_url).toContain(`/project/avatar/${project.id}/kiln.png`);
    const replaced = await client.Projects.uploadAvatar(project.id, {
      content: new Blob([png]),
      filename: 'other.png',
    });
    expect(replaced.avatar_url).toContain('other.png');
    expect(await client.Projects.removeAvatar(project.id)).toMatchObject({ avatar_url: null });
    const user = await client.Users.edit(administrator.id, { avatar });
    expect(user.avatar_url).toContain('kiln.png');
  });
});
