import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { multipart, png, withPicture } from '#test/support/uploads.ts';

const { api, db, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const as = api.as(administrator);

/** Gives it a picture, and answers the path of its address. */
async function pictured(path: string): Promise<string> {
  const { body, headers } = withPicture();
  const answer = await as.send('PUT', path, body, headers);
  return String(answer.body.avatar_url).slice(origin.length);
}

describe('the address of a picture', () => {
  it('leads to the picture, safe to open', async () => {
    const path = await pictured(`/users/${(await seedUser(db)).id}`);
    const answer = await api.sendTo('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await api.sendTo('HEAD', path)).headers).toMatchObject({
      'content-length': String(png.length),
    });
    expect((await api.sendTo('GET', path.replace('kiln', 'other'))).status).toBe(404);
  });

  it('leads nowhere without a picture', async () => {
    const { id } = await seedUser(db);
    for (const [kind, number] of [
      ['user', id],
      ['user', 999_999_999],
      ['user', '01'],
      ['user', '9'.repeat(30)],
      ['constructor', id],
      ['topic', 999_999_999],
    ]) {
      const path = `/uploads/-/system/${kind}/avatar/${number}/kiln.png`;
      expect((await api.sendTo('GET', path)).status).toBe(404);
    }
  });

  it('is for whoever sees the owner', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private', owner: user });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    for (const path of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      const address = await pictured(path);
      expect((await api.as(user).sendTo('GET', address)).status).toBe(200);
      expect((await api.as(await seedUser(db)).sendTo('GET', address)).status).toBe(404);
      expect((await api.sendTo('GET', address)).status).toBe(404);
      expect((await api.withToken('glpat-unknown').sendTo('GET', address)).status).toBe(404);
    }
    const { body } = await as.post('/topics', { name: unique('clay') });
    expect((await api.sendTo('GET', await pictured(`/topics/${body.id}`))).status).toBe(200);
  });
});

describe('the address of an upload', () => {
  const upload = async (project: { id: number }, value = png, filename = 'glaze.png') => {
    const { body, headers } = multipart({ name: 'file', value, filename });
    const answer = await as.send('POST', `/projects/${project.id}/uploads`, body, headers);
    return String(answer.body.full_path);
  };

  it('leads to the file: shown when it is a picture, saved when not', async () => {
    const project = await seedProject(db);
    const path = await upload(project);
    const shown = await api.sendTo('GET', path);
    expect(shown.bytes.equals(png)).toBe(true);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png' });
    const page = await upload(project, Buffer.from('<script>'), 'Größe.png');
    expect((await api.sendTo('GET', page)).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.png",
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await api.sendTo('GET', path.replace('/glaze', '/blaze'))).status).toBe(404);
    expect((await api.sendTo('GET', path.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status).toBe(
      404,
    );
  });

  it('is for whoever sees the project, unless pictures are open to those who know it', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private', owner: user });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    const [picture, text] = [
      await upload(project),
      await upload(project, Buffer.from('x'), 'a.txt'),
    ];
    for (const path of [picture, text]) {
      expect((await api.as(user).sendTo('GET', path)).status).toBe(200);
      expect((await api.sendTo('GET', path)).status).toBe(404);
    }
    await as.put(`/projects/${project.id}`, { enforce_auth_checks_on_uploads: false });
    expect((await api.sendTo('GET', picture)).status).toBe(200);
    expect((await api.sendTo('GET', text)).status).toBe(404);
    await db('projects').where({ id: project.id }).update({ listing: null });
    expect((await api.as(user).sendTo('GET', picture)).status).toBe(404);
  });
});
