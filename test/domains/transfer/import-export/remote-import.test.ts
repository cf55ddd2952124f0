import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { FetchFailed } from '#src/domains/transfer/import-export/import/fetch.ts';
import { changeSettings } from '#src/settings/table.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { beginToStandIn, standInFor } from '#test/support/network.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { importWorld } from './import-world.ts';

const { api, db, environment, settle, attemptFetch: attempt } = await importWorld();
const { storage } = environment;
const host = 'storage.example.com';
const bucketHost = 's3.eu-north-1.amazonaws.com';

const archive = await archiveOf({ relations: { labels: [{ title: 'bug', color: '#d9534f' }] } });
const url = `https://ann:secret-of-ann@${host}/kiln_export.tar.gz?signature=secret-of-url`;
const secrets = /secret-of|ann:|storage\.example|amazonaws/;

const set = (changes: ReturnType<Parameters<typeof changeSettings>[1]>) =>
  db.transaction((db) => changeSettings(db, () => changes, new Date().toISOString()));
beforeAll(() => set({ allow_local_requests_from_web_hooks_and_services: true }));

interface Served {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A server that answers so; what it was asked is in the list. */
async function serve(
  answers: { readonly head?: Served; readonly get?: Served } = {},
  hosts = [host, bucketHost],
): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  await standInFor(hosts, (request, response) => {
    asked.push(request);
    const served = request.method === 'HEAD' ? answers.head : answers.get;
    answer(response, request, served ?? {});
  });
  return asked;
}

function answer(
  response: ServerResponse,
  request: IncomingMessage,
  { status = 200, headers = {}, body = archive }: Served,
): void {
  const usual = { 'content-type': 'application/gzip', 'content-length': String(body.length) };
  response.writeHead(status, { ...usual, ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function ask(body: object = {}, path = 'remote-import') {
  const user = await seedUser(db);
  const asked = await api.as(user).post(`/projects/${path}`, { path: unique('kiln'), ...body });
  const get = (below: string) => api.as(user).get(`/projects/${asked.body.id}${below}`);
  return { asked, user, get };
}

async function blobs(): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of storage.keys()) found.push(...keys);
  return found.toSorted();
}

const rowOf = (project_id: unknown) =>
  db('project_imports')
    .where({ project_id: Number(project_id) })
    .first<{
      readonly storage_key: string | null;
      readonly source_sealed: string | null;
    }>();

describe('an import from an address', () => {
  it('fetches the archive, and keeps neither it nor the address', async () => {
    const requests = await serve();
    const before = await blobs();
    const { asked, get } = await ask({ url, name: 'Kiln from afar' });
    expect(asked).toMatchObject({ status: 201, body: { import_status: 'scheduled' } });
    const waiting = await rowOf(asked.body.id);
    expect(waiting).toMatchObject({ storage_key: null });
    const stored = JSON.stringify([waiting, asked.body, await db('audit_events')]);
    expect(stored).not.toMatch(secrets);
    await settle();
    expect((await get('/import')).body).toMatchObject({
      ...{ import_status: 'finished', import_error: null, name: 'Kiln from afar' },
    });
    expect((await get('/labels')).body).toMatchObject([{ name: 'bug' }]);
    const basic = `Basic ${Buffer.from('ann:secret-of-ann').toString('base64')}`;
    expect(
      requests.map(({ method, url, headers }) => [method, url, headers.authorization]),
    ).toEqual(
      ['HEAD', 'GET'].map((each) => [each, '/kiln_export.tar.gz?signature=secret-of-url', basic]),
    );
    expect(await rowOf(asked.body.id)).toMatchObject({ storage_key: null, source_sealed: null });
    expect(await blobs()).toEqual(before);
  });

  const type =
    "Content type 'text/html' not allowed. (Allowed: application/gzip, application/x-tar, application/x-gzip)";
  it.each<[Served, string]>([
    [{ headers: { 'content-type': 'text/html; charset=utf-8' } }, type],
    [
      { headers: { 'content-length': '0' } },
      'Content length is too small (should be at least 1 Byte)',
    ],
    [
      { headers: { 'content-length': String(10 * 1024 ** 3 + 1) } },
      'Content length is too big (should be at most 10 GB)',
    ],
    [{ status: 404 }, 'Failed to retrive headers: 404 Not Found'],
    [{ status: 403 }, 'Failed to retrive headers: 403 Forbidden'],
    [
      { status: 403, headers: { server: 'AmazonS3', 'x-amz-request-id': '1' } },
      'To import from AWS S3 use `projects/remote-import-s3`',
    ],
    [
      { status: 302, headers: { location: 'https://elsewhere.example.com/' } },
      'Failed to retrive headers: URL is blocked: the host does not exist, or requests to it are not allowed',
    ],
  ])('refuses what a server says of itself in %o', async (head, message) => {
    await serve({ head });
    const { asked } = await ask({ url });
    expect(asked).toMatchObject({ status: 400, body: { message } });
  });

  it('holds to the smaller of the limits', async () => {
    await serve({ head: { headers: { 'content-length': String(2 * 1024 ** 2 + 1) } } });
    const tooBig = async () => (await ask({ url })).asked.body;
    await set({ max_import_size: 2 });
    expect(await tooBig()).toEqual({
      message: 'Content length is too big (should be at most 2 MB)',
    });
    await set({ max_import_size: 0, max_import_remote_file_size: 1 });
    expect(await tooBig()).toEqual({
      message: 'Content length is too big (should be at most 1 MB)',
    });
    await set({ max_import_remote_file_size: 0 });
    expect((await ask({ url })).asked.status).toBe(201);
    await set({ max_import_remote_file_size: 10_240 });
    await settle();
  });

  it('goes to https alone, and not where the settings forbid', async () => {
    const requests = await serve();
    const schemes = 'File url is blocked: Only allowed schemes are https';
    for (const other of [`http://${host}/`, 'ftp://a', 'file:///etc/passwd', 'https://a b/', 'x']) {
      const { asked } = await ask({ url: other });
      expect(asked).toMatchObject({ status: 400, body: { message: schemes } });
    }
    await set({ allow_local_requests_from_web_hooks_and_services: false });
    const blocked = 'File url is blocked: Requests to the local network are not allowed';
    const local = ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '0x7f000001', host];
    for (const other of local) {
      const { asked } = await ask({ url: `https://${other}/` });
      expect(asked).toMatchObject({ status: 400, body: { message: blocked } });
    }
    await set({ allow_local_requests_from_web_hooks_and_services: true });
    expect(requests).toEqual([]);
    const { asked } = await ask({ url: 'https://nowhere.example.com/' });
    expect(asked.status).toBe(400);
    expect(asked.body.message).toMatch(/^Failed to retrive headers: URL is blocked/);
  });

  it.each<[string, Served]>([
    ['gone', { status: 404 }],
    ['forbidden', { status: 403 }],
    ['larger than was said', { headers: { 'content-length': String(11 * 1024 ** 3) } }],
    ['elsewhere', { status: 302, headers: { location: 'https://127.0.0.2/' } }],
  ])('fails with one text where the archive is %s by then', async (_, get) => {
    const restrict = { allow_local_requests_from_web_hooks_and_services: false };
    const before = await blobs();
    const requests = await serve({ get });
    const world = await ask({ url });
    expect(world.asked.status).toBe(201);
    // The host itself may still be asked.
    await set({ ...restrict, outbound_local_requests_whitelist: [host] });
    await settle();
    await set({
      ...{ allow_local_requests_from_web_hooks_and_services: true },
      outbound_local_requests_whitelist: [],
    });
    expect((await world.get('/import')).body).toMatchObject({
      ...{ import_status: 'failed', import_error: 'The archive could not be fetched' },
    });
    expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    expect(await rowOf(world.asked.body.id)).toMatchObject({ source_sealed: null });
    expect(await blobs()).toEqual(before);
  });

  it('is fetched first where an earlier version queued the reading at once', async () => {
    await serve();
    const { asked, get } = await ask({ url });
    const queued = db('worker_jobs').where({ worker: 'fetch_import' });
    expect(await queued.update({ worker: 'import_project' })).toBe(1);
    await settle();
    expect((await get('/import')).body).toMatchObject({ import_status: 'finished' });
    expect((await get('/labels')).body).toMatchObject([{ name: 'bug' }]);
    expect(await rowOf(asked.body.id)).toMatchObject({ storage_key: null, source_sealed: null });
  });

  it('tries again where the other server may come back, and ends after a few attempts', async () => {
    const get = { status: 503 };
    await serve({ get });
    const { asked, get: read } = await ask({ url });
    const id = Number(asked.body.id);
    const told = attempt(id, 1);
    await expect(told).rejects.toThrow(FetchFailed);
    await told.catch((error: unknown) => expect(String(error)).not.toMatch(secrets));
    expect((await read('/import')).body.import_status).toBe('scheduled');
    await attempt(id, 3);
    expect((await read('/import')).body).toMatchObject({
      ...{ import_status: 'failed', import_error: 'The archive could not be fetched' },
    });
    await settle();
  });

  it('ends what is cut off, and leaves no archive of a project that went', async () => {
    const before = await blobs();
    const end = await beginToStandIn([host], (request, response) => {
      const served = { headers: { 'content-length': String(archive.length + 1) } };
      if (request.method === 'HEAD') return answer(response, request, served);
      response.writeHead(200, served.headers);
      response.write(archive);
      return void setImmediate(() => response.destroy());
    });
    const { asked } = await ask({ url });
    await expect(attempt(Number(asked.body.id), 1)).rejects.toThrow(FetchFailed);
    end();
    await serve();
    await attempt(Number(asked.body.id), 2);
    const { asked: gone } = await ask({ url });
    const project_id = Number(gone.body.id);
    const stop = await beginToStandIn([host], (request, response) => {
      void db('project_imports')
        .where({ project_id })
        .delete()
        .then(() => answer(response, request, {}));
    });
    await attempt(project_id, 1);
    stop();
    await settle();
    expect(await blobs()).toEqual(before);
  });

  it('looks at who asks, at the namespace and the path first', async () => {
    const requests = await serve();
    expect((await api.post('/projects/remote-import', { url, path: 'kiln' })).status).toBe(401);
    const refusals = [
      [{ path: 'kiln' }, 400, { error: 'url is missing' }],
      [{ url, namespace: 'nowhere' }, 404, { message: '404 Namespace Not Found' }],
      [{ url, path: '-' }, 400, {}],
    ] as const;
    for (const [body, status, told] of refusals) {
      expect((await ask(body)).asked).toMatchObject({ status, body: told });
    }
    await set({ import_sources: ['git'] });
    expect((await ask({ url })).asked.status).toBe(403);
    await set({ import_sources: ['git', 'gitlab_project'] });
    expect(requests).toEqual([]);
  });
});

describe('an import from a bucket', () => {
  const keys = { access_key_id: 'KEYID', secret_access_key: 'secret-of-key' };
  const object = { region: 'eu-north-1', bucket_name: 'exports', file_key: 'a b/kiln+1.tar.gz' };
  const body = { ...object, ...keys };
  const askBucket = (changes: object = {}) => ask({ ...body, ...changes }, 'remote-import-s3');

  async function setFlag(name: string, value: boolean): Promise<void> {
    const root = await seedUser(db, { admin: true });
    expect((await api.as(root).post(`/features/${name}`, { value })).status).toBe(201);
  }

  it('is there where its feature is open, as the other one is', async () => {
    const requests = await serve();
    const off = { status: 404, body: { message: '404 Not Found' } };
    expect((await askBucket()).asked).toMatchObject(off);
    await setFlag('import_project_from_remote_file', false);
    expect((await ask({ url })).asked).toMatchObject(off);
    await setFlag('import_project_from_remote_file', true);
    await setFlag('import_project_from_remote_file_s3', true);
    expect(requests).toEqual([]);
  });

  it('reads it by an address that is signed at once, and stores no key', async () => {
    await setFlag('import_project_from_remote_file_s3', true);
    const requests = await serve();
    const { asked, get } = await askBucket();
    expect(asked.status).toBe(201);
    expect(JSON.stringify([asked.body, await rowOf(asked.body.id)])).not.toMatch(secrets);
    await settle();
    expect((await get('/import')).body).toMatchObject({ import_status: 'finished' });
    expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    const addresses = requests.map(({ url }) => new URL(url ?? '', `https://${bucketHost}`));
    for (const { pathname, searchParams } of addresses) {
      expect(pathname).toBe('/exports/a%20b/kiln%2B1.tar.gz');
      expect(searchParams.get('X-Amz-Expires')).toBe('100800');
      expect(searchParams.get('X-Amz-Credential')).toMatch(
        /^KEYID\/\d{8}\/eu-north-1\/s3\/aws4_request$/,
      );
      expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    }
    // Each method has a signature of its own.
    const signatures = addresses.map((each) => each.searchParams.get('X-Amz-Signature'));
    expect(new Set(signatures).size).toBe(2);
    expect(requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  const key = object.file_key;
  it.each<[Served, string]>([
    [{ status: 404 }, `File not found '${key}' in 'exports'`],
    [{ status: 403 }, `Failed to open '${key}' in 'exports': 403 Forbidden`],
    [
      { headers: { 'content-length': '0' } },
      'Content length is too small (should be at least 1 Byte)',
    ],
  ])('says why it cannot: %o', async (head, message) => {
    await serve({ head });
    expect((await askBucket()).asked).toMatchObject({ status: 400, body: { message } });
  });

  it('asks no host but those of S3', async () => {
    const requests = await serve();
    for (const region of ['evil.example.com/', 'eu-north-1.evil', 'EU-NORTH-1', 'a', '@evil', '']) {
      const { asked } = await askBucket({ region });
      expect([region, asked.status, asked.body.error]).toEqual([
        ...[region, 400, expect.stringContaining('region')],
      ]);
    }
    for (const bucket_name of ['a/../b', 'ab', '..', 'a..b', 'Exports', '@evil.example', 'a?b']) {
      const { asked } = await askBucket({ bucket_name });
      expect([bucket_name, asked.status, asked.body.error]).toEqual([
        ...[bucket_name, 400, expect.stringContaining('bucket_name')],
      ]);
    }
    for (const file_key of ['../other/a.gz', 'a/./b.gz', '..']) {
      const { asked } = await askBucket({ file_key });
      const message = `File not found '${file_key}' in 'exports'`;
      expect(asked).toMatchObject({ status: 400, body: { message } });
    }
    expect(requests).toEqual([]);
  });

  it('looks at who asks and where first', async () => {
    await serve();
    const path = '/projects/remote-import-s3';
    expect((await api.post(path, { ...body, path: 'kiln' })).status).toBe(401);
    expect((await askBucket({ namespace: 'nowhere' })).asked.status).toBe(404);
    await set({ import_sources: ['git'] });
    expect((await askBucket()).asked.status).toBe(403);
    await set({ import_sources: ['git', 'gitlab_project'] });
  });
});
