import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createUploadsRouter } from '#src/http/uploads.ts';
import { createLog } from '#src/log.ts';
import { holders } from '#src/domains/platform/application/blob-holders.ts';
import { sweepBlobs } from '#src/domains/platform/application/workers.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { multipart, png } from '#test/support/uploads.ts';

const { api, db, git, environment } = await startApp();
const { storage, workers, clock, config, limits, planning } = environment;
const administrator = await seedUser(db, { admin: true });
const folder = join(config.dataDir, 'blobs');

const file = (value: Buffer | string = png, filename = 'glaze.png') =>
  multipart({ name: 'file', value, filename });
const upload = (who: { id: number } | null, project: { id: number }, sent = file()) =>
  api.as(who).send('POST', `/projects/${project.id}/uploads`, sent.body, sent.headers);

async function blobs(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

describe('POST /projects/:id/uploads', () => {
  it('stores a file and says how to embed it', async () => {
    const project = await seedProject(db);
    const { status, body } = await upload(await seedUser(db), project);
    expect(status).toBe(201);
    const secret = /^\/uploads\/([0-9a-f]{32})\/glaze\.png$/.exec(body.url)?.[1];
    expect(body).toEqual({
      alt: 'glaze',
      url: `/uploads/${secret}/glaze.png`,
      full_path: `/${project.full_path}/uploads/${secret}/glaze.png`,
      markdown: `![glaze](/uploads/${secret}/glaze.png)`,
    });
    // Rendered where it stands, it is found from everywhere.
    const text = `${body.markdown} [it](${body.url}) [other](/uploads/x/${secret})`;
    const rendered = async (place: object) =>
      (await api.post('/markdown', { text, ...place })).body.html as string;
    for (const gfm of [true, false]) {
      const html = await rendered({ project: project.full_path, gfm });
      expect(html).toContain(`<img src="${body.full_path}"`);
      expect(html).toContain(`<a href="${body.full_path}"`);
      expect(html).toContain(`<a href="/uploads/x/${secret}"`);
    }
    expect(await rendered({})).toContain(`<img src="${body.url}"`);
    expect((await api.sendTo('GET', body.full_path)).status).toBe(200);
    const byId = `/-/project/${project.id}/uploads/${secret}/glaze.png`;
    expect((await api.sendTo('GET', byId)).status).toBe(200);
    expect((await api.sendTo('GET', byId.replace(String(secret), 'x'))).status).toBe(404);
    const row = await db<{ storage_key: string; media_type: string }>('project_uploads')
      .where('project_id', project.id)
      .first();
    expect(row?.media_type).toBe('image/png');
    const stored = await (await storage.read(row?.storage_key ?? ''))?.toArray();
    expect(Buffer.concat(stored ?? []).equals(png)).toBe(true);
  });

  it('links what is no picture, film or sound', async () => {
    const project = await seedProject(db);
    const { body } = await upload(administrator, project, file('text', 'firing log.txt'));
    expect(body.alt).toBe('firing_log.txt');
    expect(body.markdown).toBe(`[firing_log.txt](${body.url})`);
  });

  it('counts in the sizes of the project', async () => {
    const project = await seedProject(db, { git, readme: true });
    await upload(administrator, project);
    await upload(administrator, project);
    const { body } = await api.as(administrator).get(`/projects/${project.id}?statistics=true`);
    expect(body.statistics.uploads_size).toBe(2 * png.length);
    expect(body.statistics.storage_size).toBeGreaterThanOrEqual(2 * png.length);
  });

  it.each([
    ['public', 'anonymous', 401],
    ['public', 'stranger', 201],
    ['public', 'external', 201],
    ['internal', 'stranger', 201],
    ['internal', 'external', 404],
    ['private', 'stranger', 404],
    ['private', 'guest', 201],
    ['private', 'administrator', 201],
  ] as const)('in a %s project answers a %s with %i', async (visibility, who, status) => {
    const group = await seedGroup(db, { visibility });
    const project = await seedProject(db, { namespace: group, visibility });
    const guest = await seedUser(db);
    await addMember(db, { project, user: guest, level: 10 });
    const people = {
      anonymous: null,
      stranger: await seedUser(db),
      external: await seedUser(db, { external: true }),
      guest,
      administrator,
    };
    expect((await upload(people[who], project)).status).toBe(status);
  });

  it('is refused by an archived project', async () => {
    const project = await seedProject(db);
    await api.as(administrator).post(`/projects/${project.id}/archive`);
    const answer = await upload(administrator, project);
    expect(answer).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
  });

  describe('by somebody who is no member', () => {
    /** Records an earlier upload of this size. */
    async function used(
      user: { id: number },
      project: { id: number },
      files: number,
      size: number,
    ) {
      const rows = Array.from({ length: files }, () => ({
        project_id: project.id,
        uploader_id: user.id,
        secret: randomBytes(16).toString('hex'),
        filename: 'a.txt',
        media_type: null,
        size,
        sha256: '0'.repeat(64),
        storage_key: randomBytes(32).toString('hex'),
        created_at: clock().toISOString(),
      }));
      await db('project_uploads').insert(rows);
      // Others look at every row, and these have no bytes.
      const keys = rows.map(({ storage_key }) => storage_key);
      onTestFinished(() => db('project_uploads').whereIn('storage_key', keys).delete());
    }
    const many = (who: { id: number }, project: { id: number }) =>
      Promise.all(Array.from({ length: 8 }, async () => (await upload(who, project)).status));

    it('lets exactly as many files pass as are left, and says why not more', async () => {
      const project = await seedProject(db, { visibility: 'public' });
      const user = await seedUser(db);
      await used(user, project, 97, 1);
      const before = (await blobs()).length;
      const answers = await many(user, project);
      expect(answers.filter((status) => status === 201)).toHaveLength(3);
      expect(answers.filter((status) => status === 403)).toHaveLength(5);
      expect((await blobs()).length).toBe(before + 3);
      expect(await upload(user, project)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden - Only members may upload more files' },
      });
    });

    it('counts bytes too, and only those of the user, the project, and the last days', async () => {
      const project = await seedProject(db, { visibility: 'public' });
      const user = await seedUser(db);
      const left = 2 * png.length + 1;
      await used(user, project, 1, 100 * 1_048_576 - left);
      const answers = await many(user, project);
      expect(answers.filter((status) => status === 201)).toHaveLength(2);
      const other = await seedProject(db, { visibility: 'public' });
      expect((await upload(user, other)).status).toBe(201);
      expect((await upload(await seedUser(db), project)).status).toBe(201);
      await db('project_uploads')
        .where({ project_id: project.id, uploader_id: user.id })
        .update({ created_at: new Date(clock().getTime() - 31 * 86_400_000).toISOString() });
      expect((await upload(user, project)).status).toBe(201);
    });

    it('does not bind members', async () => {
      const project = await seedProject(db, { visibility: 'public' });
      const user = await seedUser(db);
      await used(user, project, 100, 1);
      expect((await upload(user, project)).status).toBe(403);
      await addMember(db, { project, user, level: 10 });
      expect((await upload(user, project)).status).toBe(201);
    });
  });

  it('needs a file', async () => {
    const project = await seedProject(db);
    const path = `/projects/${project.id}/uploads`;
    const missing = { status: 400, body: { error: 'file is missing' } };
    expect(await api.as(administrator).post(path, {})).toMatchObject(missing);
    const text = multipart({ name: 'file', value: 'glaze' });
    expect(await upload(administrator, project, text)).toMatchObject({
      status: 400,
      body: { error: 'file is invalid' },
    });
  });

  it('takes no more text beside the file than any request may have', async () => {
    const project = await seedProject(db);
    const text = { name: 'note', value: 'x'.repeat(1_048_577) };
    const { body, headers } = multipart(text, { name: 'file', value: png, filename: 'a.png' });
    const path = `/projects/${project.id}/uploads`;
    expect(await api.as(administrator).send('POST', path, body, headers)).toMatchObject({
      status: 413,
      body: { message: '413 Request Entity Too Large' },
    });
  });

  it('keeps to the size that the instance permits', async () => {
    const project = await seedProject(db);
    const set = (size: number) =>
      api.as(administrator).put('/application/settings', { max_attachment_size: size });
    await set(1);
    const before = (await blobs()).length;
    const limit = Buffer.alloc(1_048_576);
    expect((await upload(administrator, project, file(limit, 'a.bin'))).status).toBe(201);
    const more = Buffer.alloc(1_048_577);
    expect(await upload(administrator, project, file(more, 'a.bin'))).toMatchObject({
      status: 400,
      body: { message: { file: ['is too big (should be at most 1 MB)'] } },
    });
    expect(await blobs()).toHaveLength(before + 1);
    await set(20);
    const large = Buffer.alloc(15 * 1_048_576);
    expect((await upload(administrator, project, file(large, 'a.bin'))).status).toBe(201);
    await set(10);
  });
});

const stranger = Object.assign(async () => null, {
  bySession: () => Promise.resolve(null),
  byPassword: () => Promise.reject(new Error('nobody signs in here')),
  again: () => Promise.reject(new Error('nobody signs in here')),
  startSignIn: () => Promise.reject(new Error('nobody signs in here')),
  confirmPassword: () => Promise.reject(new Error('nobody signs in here')),
  settled: async () => undefined,
});

describe('GET of an upload', () => {
  it('closes the file when its reader has left before it was found', async () => {
    const project = await seedProject(db, { visibility: 'public' });
    const { body } = await upload(administrator, project);
    const read: Readable[] = [];
    const slow: typeof storage = {
      ...storage,
      async read(key) {
        const left = once(server, 'left');
        socket.destroy();
        await left;
        const stream = await storage.read(key);
        if (stream !== null) read.push(stream);
        return stream;
      },
    };
    const router = createUploadsRouter({
      environment: { db, storage: slow },
      authenticate: stranger,
    });
    const server = createServer((request, response) => {
      response.once('close', () => server.emit('left'));
      express().use(router)(request, response);
    });
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${body.full_path} HTTP/1.1\r\nHost: kiln.example.com\r\n\r\n`);
    await expect.poll(() => read.map((stream) => stream.closed)).toEqual([true]);
  });
});

describe('sweep_blobs', () => {
  const sweep = () => {
    const log = createLog('silent');
    const dependencies = { db, git, storage, config, planning, limits, log, clock, workers };
    const job = {
      id: '1',
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    return sweepBlobs.run({}, dependencies, job);
  };

  it('removes old blobs that no row points to, twice if need be', async () => {
    const [kept, gone] = [await seedProject(db), await seedProject(db)];
    await upload(administrator, kept);
    await upload(administrator, gone);
    const before = await blobs();
    await db('projects').where('id', gone.id).delete();
    await sweep();
    expect(await blobs()).toHaveLength(before.length);

    const old = new Date(Date.now() - 86_500_000);
    for (const path of before) await utimes(path, old, old);
    await sweep();
    await sweep();
    const rows = (
      await Promise.all(
        holders.map((table) => db<{ storage_key: string }>(table).select('storage_key')),
      )
    ).flat();
    const names = (await blobs()).map((path) => path.split('/').slice(-2).join(''));
    expect(names.sort()).toEqual(rows.map(({ storage_key }) => storage_key).sort());
    expect(names.length).toBeLessThan(before.length);
  });
});
