import { hash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { multipart, type Part } from '#test/support/uploads.ts';

const { api, db, environment } = await startApp({ connections: racing });
const { storage } = environment;
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/secure_files`;
const admin = api.as(people.administrator);
const maintainer = api.as(people.maintainer);

const send = (as: typeof maintainer, to: string, ...parts: Part[]) => {
  const { body, headers } = multipart(...parts);
  return as.send('POST', to, body, headers);
};
const upload = (
  name: string,
  value: string | Buffer = 'secret bytes',
  more: Part[] = [],
  { as = maintainer, to = path } = {},
) =>
  send(as, to, { name: 'name', value: name }, { name: 'file', value, filename: 'x.bin' }, ...more);

describe('secure files', () => {
  beforeAll(async () => {
    await admin.post('/features/ci_secure_files', { value: true });
  });

  it('are listed by pages that exist', async () => {
    const answer = await maintainer.get(`${path}?page=none`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'page is invalid' } });
  });

  it('are uploaded, listed, read, downloaded and deleted', async () => {
    const content = randomBytes(70_000);
    const made = await upload('keystore "a".jks', content);
    const body = {
      id: expect.any(Number),
      name: 'keystore "a".jks',
      checksum: hash('sha256', content, 'hex'),
      checksum_algorithm: 'sha256',
      permissions: 'read_only',
      created_at: expect.stringMatching(/Z$/),
    };
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual(body);
    const one = `${path}/${made.body.id}`;
    expect((await maintainer.get(one)).body).toEqual(made.body);
    expect((await maintainer.get(path)).body).toEqual([made.body]);
    for (const address of [`${one}/download`, `/projects/${project.id}/download/${made.body.id}`]) {
      const got = await maintainer.get(address);
      expect(got.status).toBe(200);
      expect(got.headers['content-type']).toBe('application/octet-stream');
      expect(got.headers['content-disposition']).toMatch(
        /^attachment; filename="keystore _a_\.jks"; filename\*=/,
      );
      expect(hash('sha256', got.bytes, 'hex')).toBe(made.body.checksum);
    }
    const row = await db('secure_files')
      .where({ id: made.body.id as number })
      .first();
    const key = String(row?.['storage_key']);
    expect((await maintainer.delete(one)).status).toBe(204);
    expect(await storage.read(key)).toBeNull();
    for (const answer of [
      await maintainer.get(one),
      await maintainer.get(`${one}/download`),
      await maintainer.delete(one),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  race('are not readable where they are stored, each in another way', async () => {
    const ids = [await upload('first', 'the same text'), await upload('second', 'the same text')];
    const stored = await Promise.all(
      ids.map(async ({ body }) => {
        const row = await db('secure_files')
          .where({ id: body.id as number })
          .first();
        const stream = await storage.read(String(row?.['storage_key']));
        return stream === null ? Buffer.alloc(0) : buffer(stream);
      }),
    );
    expect(stored[0]?.equals(stored[1] ?? Buffer.alloc(0))).toBe(false);
    for (const bytes of stored) {
      expect(bytes.length).toBeGreaterThan(20);
      expect(bytes.includes('the same text')).toBe(false);
    }
  });

  it('keep the permissions that a job gives them', async () => {
    const made = await upload('script', 'x', [{ name: 'permissions', value: 'execute' }]);
    expect(made.body.permissions).toBe('execute');
  });

  it('belong to their project alone', async () => {
    const other = await projectWorld(db);
    const made = await upload('mine');
    const address = `/projects/${other.project.id}/secure_files/${made.body.id}`;
    expect((await api.as(other.people.maintainer).get(address)).status).toBe(404);
    expect((await api.as(other.people.maintainer).get(`${address}/download`)).status).toBe(404);
    expect((await api.as(other.people.maintainer).delete(address)).status).toBe(404);
    expect((await upload('mine')).status).toBe(400);
    const to = `/projects/${other.project.id}/secure_files`;
    const as = api.as(other.people.maintainer);
    expect((await upload('mine', 'x', [], { as, to })).status).toBe(201);
  });

  const file = { name: 'file', value: 'x', filename: 'x' };
  it.each<[string, Part[], number, object]>([
    ['no name', [file], 400, { error: 'name is missing' }],
    ['no file', [{ name: 'name', value: 'x' }], 400, { error: 'file is missing' }],
    [
      'an empty name',
      [{ name: 'name', value: ' ' }, file],
      400,
      { message: { name: ["can't be blank"] } },
    ],
    [
      'an empty file',
      [
        { name: 'name', value: 'empty' },
        { ...file, value: '' },
      ],
      400,
      { message: { file: ["can't be blank"] } },
    ],
    [
      'unknown permissions',
      [{ name: 'name', value: 'x' }, file, { name: 'permissions', value: 'all' }],
      400,
      { error: 'permissions does not have a valid value' },
    ],
  ])('are refused with %s', async (_, parts, status, body) => {
    expect(await send(maintainer, path, ...parts)).toMatchObject({ status, body });
  });

  it('have less than 5 MB', async () => {
    const most = Buffer.alloc(5 * 1_048_576 - 1, 7);
    expect((await upload('just small enough', most)).status).toBe(201);
    const more = Buffer.alloc(5 * 1_048_576, 7);
    expect(await upload('too large', more)).toMatchObject({
      status: 413,
      body: { message: '413 Request Entity Too Large' },
    });
  });

  race('have a name once, however many send it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload('once')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    const taken = { message: { name: ['has already been taken'] } };
    expect((await upload('once')).body).toEqual(taken);
  });

  race('are 100 at most, however many come at once', async () => {
    const { project, people } = await projectWorld(db);
    const rows = Array.from({ length: 97 }, (_, index) => ({
      ...{ project_id: project.id, name: `file-${index}`, permissions: 'read_only', size: 1 },
      ...{ sha256: '0'.repeat(64), salt: '0'.repeat(32) },
      ...{ storage_key: randomBytes(32).toString('hex'), created_at: new Date().toISOString() },
    }));
    await db('secure_files').insert(rows);
    onTestFinished(() => db('secure_files').where({ project_id: project.id }).delete());
    const options = { as: api.as(people.owner), to: `/projects/${project.id}/secure_files` };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => upload(`more-${index}`, 'x', [], options)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await upload('last', 'x', [], options)).body).toEqual({
      message: { base: ['Maximum number of project ci secure files (100) exceeded'] },
    });
  });

  it.each<[Who, number, number]>([
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['developer', 403, 403],
    ['maintainer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ])('let a %s read with %i and write with %i', async (who, reading, writing) => {
    const as = api.as(who === 'anonymous' ? null : people[who]);
    const { body } = await upload(`for-${who}`);
    const one = `${path}/${body.id}`;
    expect((await as.get(path)).status).toBe(reading);
    expect((await as.get(one)).status).toBe(reading);
    expect((await as.get(`${one}/download`)).status).toBe(reading);
    expect((await upload(`by-${who}`, 'x', [], { as, to: path })).status).toBe(writing);
    expect((await as.delete(one)).status).toBe(writing === 201 ? 204 : writing);
  });

  it('are open to running jobs of their project, for maintainers', async () => {
    const other = await projectWorld(db);
    const { body } = await upload('for-jobs', 'signing key');
    const address = `${path}/${body.id}/download`;
    const tokenOf = async (user: { id: number }, place: { id: number }, status = 'running') => {
      const token = randomBytes(15).toString('base64url');
      const pipeline = await seedPipeline(db, { project_id: place.id, user_id: user.id });
      const columns = {
        token_digest: hash('sha256', token, 'hex'),
        started_at: pipeline.created_at,
      };
      await seedJob(db, pipeline, { ...columns, status: status as 'running', user_id: user.id });
      return { 'job-token': token };
    };
    const ask = async (headers: Record<string, string>) =>
      api.as(null).send('GET', address, undefined, headers);
    const own = await ask(await tokenOf(people.maintainer, project));
    expect(own.status).toBe(200);
    expect(own.bytes.toString()).toBe('signing key');
    expect((await ask(await tokenOf(people.developer, project))).status).toBe(403);
    expect((await ask(await tokenOf(people.maintainer, project, 'success'))).status).toBe(401);
    const elsewhere = await ask(await tokenOf(people.administrator, other.project));
    expect(elsewhere.status).toBe(404);
  });

  it('stay as they are in an archived project', async () => {
    const world = await projectWorld(db);
    const to = `/projects/${world.project.id}/secure_files`;
    const as = api.as(world.people.owner);
    const { body } = await upload('kept', 'x', [], { as, to });
    await as.post(`/projects/${world.project.id}/archive`);
    expect((await upload('new', 'x', [], { as, to })).status).toBe(403);
    expect((await as.delete(`${to}/${body.id}`)).status).toBe(403);
    expect((await as.get(`${to}/${body.id}/download`)).status).toBe(200);
  });

  it('are not there while their feature is off', async () => {
    const { body } = await upload('off');
    await admin.post('/features/ci_secure_files', { value: false });
    for (const answer of [
      await maintainer.get(path),
      await maintainer.get(`${path}/${body.id}`),
      await maintainer.get(`${path}/${body.id}/download`),
      await maintainer.get(`/projects/${project.id}/download/${body.id}`),
      await upload('later'),
      await maintainer.delete(`${path}/${body.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { message: '503 Service Unavailable' } });
    }
  });
});
