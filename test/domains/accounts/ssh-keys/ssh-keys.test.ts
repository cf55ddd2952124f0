import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { newSshKey } from '#test/support/public-keys.ts';
import { personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now });

const notFound = { status: 404, body: { message: '404 Key Not Found' } };
const taken = { status: 400, body: { message: { fingerprint: ['has already been taken'] } } };

async function people(db: Database) {
  const [owner, stranger, administrator] = await Promise.all([
    seedUser(db, { name: 'Ada' }),
    seedUser(db),
    seedUser(db, { admin: true }),
  ]);
  return { owner, stranger, administrator, anonymous: null };
}

const laptop = () => ({ title: 'Laptop', key: newSshKey() });

describe('the own SSH keys', () => {
  it('are added, listed in order, read and removed', async () => {
    const { owner, stranger } = await people(db);
    const as = api.as(owner);
    const key = newSshKey();
    const [type, content] = key.split(' ');
    const first = await as.post('/user/keys', { title: ' Laptop ', key: `  ${key}\n` });
    expect(first).toMatchObject({ status: 201 });
    expect(first.body).toEqual({
      id: expect.any(Number),
      title: 'Laptop',
      created_at: now.toISOString(),
      expires_at: null,
      key: `${type} ${content} Ada (127.0.0.1)`,
      usage_type: 'auth_and_signing',
    });
    const second = await as.post('/user/keys', { ...laptop(), usage_type: 'signing' });
    await api.as(stranger).post('/user/keys', laptop());

    expect(await as.get(`/user/keys/${first.body.id}`)).toMatchObject({ body: first.body });
    const listed = await as.get('/user/keys?per_page=1');
    expect(listed.body).toEqual([first.body]);
    expect(listed.headers).toMatchObject({ 'x-total': '2', 'x-next-page': '2' });
    expect((await as.get('/user/keys?per_page=1&page=2')).body).toEqual([second.body]);

    expect(await as.delete(`/user/keys/${first.body.id}`)).toMatchObject({ status: 204 });
    expect(await as.get(`/user/keys/${first.body.id}`)).toMatchObject(notFound);
    expect((await as.post('/user/keys', { title: 'Again', key })).status).toBe(201);
  });

  it('do not show what stands behind the key', async () => {
    const { owner } = await people(db);
    const { bytes } = await api.as(owner).post('/user/keys', laptop());
    expect(bytes.toString()).not.toContain('laptop.example');
  });

  it('are out of reach of others', async () => {
    const { owner, stranger, administrator } = await people(db);
    const { body } = await api.as(owner).post('/user/keys', laptop());
    for (const who of [stranger, administrator]) {
      expect(await api.as(who).get(`/user/keys/${body.id}`)).toMatchObject(notFound);
      expect(await api.as(who).delete(`/user/keys/${body.id}`)).toMatchObject(notFound);
    }
    expect((await api.get('/user/keys')).status).toBe(401);
    expect((await api.post('/user/keys', laptop())).status).toBe(401);
  });

  it('stay where they changed after the time of the request', async () => {
    const { owner } = await people(db);
    const { body } = await api.as(owner).post('/user/keys', laptop());
    const path = `/user/keys/${body.id}`;
    const since = (time: string) => ({ 'If-Unmodified-Since': time });
    const early = since('Tue, 10 Mar 2026 11:00:00 GMT');
    expect((await api.as(owner).delete(path, undefined, early)).status).toBe(412);
    const late = since('Tue, 10 Mar 2026 12:00:00 GMT');
    expect((await api.as(owner).delete(path, undefined, late)).status).toBe(204);
  });

  it('belong to one account of the instance only', async () => {
    const { owner, stranger, administrator } = await people(db);
    const { key } = laptop();
    await api.as(owner).post('/user/keys', { title: 'First', key });
    const [type, content] = key.split(' ');
    const again = { title: 'Second', key: `${type} ${content} other comment` };
    expect(await api.as(owner).post('/user/keys', again)).toMatchObject(taken);
    expect(await api.as(stranger).post('/user/keys', again)).toMatchObject(taken);
    const path = `/users/${stranger.id}/keys`;
    expect(await api.as(administrator).post(path, again)).toMatchObject(taken);

    const race = { title: 'Race', key: newSshKey() };
    const answers = await Promise.all(
      [owner, stranger, owner].map((who) => api.as(who).post('/user/keys', race)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('end with the account', async () => {
    const { owner } = await people(db);
    const body = laptop();
    await api.as(owner).post('/user/keys', body);
    await db('namespaces').where('owner_id', owner.id).delete();
    await db('users').where({ id: owner.id }).delete();
    expect(await db('ssh_keys').where('user_id', owner.id)).toEqual([]);
  });
});

describe('the SSH keys of a user', () => {
  it('are for everybody to read', async () => {
    const { owner, stranger, administrator, anonymous } = await people(db);
    const { body } = await api.as(owner).post('/user/keys', laptop());
    for (const who of [anonymous, stranger, administrator, owner]) {
      const as = api.as(who);
      expect((await as.get(`/users/${owner.id}/keys`)).body).toEqual([body]);
      expect((await as.get(`/users/${owner.username.toUpperCase()}/keys`)).body).toEqual([body]);
      expect((await as.get(`/users/${owner.id}/keys/${body.id}`)).body).toEqual(body);
      expect(await as.get(`/users/${stranger.id}/keys/${body.id}`)).toMatchObject(notFound);
    }
    const nobody = { status: 404, body: { message: '404 User Not Found' } };
    expect(await api.get('/users/nobody-of-this-name/keys')).toMatchObject(nobody);
    expect(await api.get(`/users/999999999/keys/${body.id}`)).toMatchObject(nobody);
  });

  it('are hidden with all users where nothing may be public', async () => {
    const { owner, stranger, administrator } = await people(db);
    const { body } = await api.as(owner).post('/user/keys', laptop());
    const settings = (levels: string[]) =>
      api.as(administrator).put('/application/settings', { restricted_visibility_levels: levels });
    await settings(['public']);
    for (const path of [`/users/${owner.id}/keys`, `/users/${owner.id}/keys/${body.id}`]) {
      expect((await api.get(path)).status).toBe(404);
      expect((await api.as(stranger).get(path)).status).toBe(200);
    }
    await settings([]);
  });

  it('are written by administrators only', async () => {
    const { owner, stranger, administrator } = await people(db);
    const path = `/users/${owner.id}/keys`;
    for (const [who, status] of [
      [null, 401],
      [stranger, 403],
      [owner, 403],
      [administrator, 201],
    ] as const) {
      expect((await api.as(who).post(path, laptop())).status).toBe(status);
    }
    const [key] = (await api.get(path)).body;
    for (const [who, status] of [
      [null, 401],
      [stranger, 403],
      [owner, 403],
      [administrator, 204],
      [administrator, 404],
    ] as const) {
      expect((await api.as(who).delete(`${path}/${key.id}`)).status).toBe(status);
    }
    const as = api.as(administrator);
    const nobody = { status: 404, body: { message: '404 User Not Found' } };
    expect(await as.post('/users/999999999/keys', laptop())).toMatchObject(nobody);
    expect(await as.delete('/users/999999999/keys/1')).toMatchObject(nobody);
    const since = { 'If-Unmodified-Since': 'Tue, 10 Mar 2026 11:00:00 GMT' };
    const { body } = await as.post(path, laptop());
    expect((await as.delete(`${path}/${body.id}`, undefined, since)).status).toBe(412);
  });
});

describe('an SSH key of the instance', () => {
  const known = 'AAAAC3NzaC1lZDI1NTE5AAAAIAdX0Zb2E84gxZ4D7BoBmBO2diJrkx+1nuFdtzLMIoi5';

  it('is found by its id and by its fingerprints, with its user', async () => {
    const { owner, administrator } = await people(db);
    const as = api.as(administrator);
    const { body } = await as.post(`/users/${owner.id}/keys`, {
      title: 'Laptop',
      key: `ssh-ed25519 ${known}`,
    });
    const expected = {
      status: 200,
      body: { ...body, user: { id: owner.id, email: owner.email, name: 'Ada' } },
    };
    expect(await as.get(`/keys/${body.id}`)).toMatchObject(expected);
    const md5 = '70:70:60:bb:95:97:35:14:57:e5:25:53:bc:d1:69:b8';
    const sha256 = 'SHA256:ZhUmw/LsR1/vrYiHaUNBMXj8EWHZFZCvn51tHSuYg4Q';
    const lower = sha256.replace('SHA', 'sha');
    for (const text of [md5, md5.toUpperCase(), `MD5:${md5}`, sha256, `${sha256}=`, lower]) {
      const path = `/keys?fingerprint=${encodeURIComponent(text)}`;
      expect(await as.get(path)).toMatchObject(expected);
    }
  });

  it('is found with its projects where it is of a machine', async () => {
    const { owner, administrator } = await people(db);
    const project = await seedProject(db, { namespace: await personalNamespace(db, owner) });
    const key = { title: 'Deploys', key: newSshKey(), can_push: true };
    const { body } = await api.as(owner).post(`/projects/${project.id}/deploy_keys`, key);
    for (const text of [body.fingerprint, body.fingerprint_sha256] as string[]) {
      const path = `/keys?fingerprint=${encodeURIComponent(text)}`;
      expect(await api.as(administrator).get(path)).toMatchObject({
        status: 200,
        body: {
          id: body.id,
          title: 'Deploys',
          user: null,
          deploy_keys_projects: [
            { deploy_key_id: body.id, project_id: project.id, can_push: true },
          ],
        },
      });
    }
  });

  it('is not found by what is no fingerprint of any', async () => {
    const { administrator } = await people(db);
    const as = api.as(administrator);
    for (const text of ['x', 'SHA256:', '00:'.repeat(15) + '00', `SHA256:${'A'.repeat(43)}`, '%']) {
      const path = `/keys?fingerprint=${encodeURIComponent(text)}`;
      expect(await as.get(path)).toMatchObject(notFound);
    }
    expect(await as.get('/keys/999999999')).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await as.get('/keys')).toMatchObject({
      status: 400,
      body: { error: 'fingerprint is missing, fingerprint is empty' },
    });
  });

  it('is for administrators', async () => {
    const { owner } = await people(db);
    const { body } = await api.as(owner).post('/user/keys', laptop());
    expect((await api.as(owner).get(`/keys/${body.id}`)).status).toBe(403);
    expect((await api.as(owner).get('/keys?fingerprint=x')).status).toBe(403);
    expect((await api.get(`/keys/${body.id}`)).status).toBe(401);
  });
});
