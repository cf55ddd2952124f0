import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import { holders } from '#src/domains/platform/application/blob-holders.ts';
import { createStorage } from '#src/storage/storage.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { type ServerProcess, signalProcess, startServer } from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';
import { createRandom } from './random.ts';

const kills = Number(process.env['REGISTRY_KILLS'] ?? 10);
const past = '2000-01-01T00:00:00.000Z';
const token = 'root-token-of-the-registry-crash';
const imageType = 'application/vnd.oci.image.manifest.v1+json';

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-registry-crash-'));
const database = await freshDatabase();
const dataDir = path.join(folder, 'data');
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> =>
  startServer({
    dataDir,
    main: await compiledServer(),
    args: ['--empty'],
    env: { DATABASE_URL: database.url, ROOT_TOKEN: token, RATE_LIMITS: 'off' },
  });

/** The server that runs now, and after each kill the next one. */
const now = { origin: '', over: false };
const random = createRandom(20_261_128);

const digestOf = (bytes: Buffer | string) => `sha256:${hash('sha256', bytes, 'hex')}`;

/** Layers that several images share. */
const shared = Array.from({ length: 4 }, (_, index) => Buffer.alloc(50_000, `shared ${index}`));
/** The images that clients were told are there, by their digests, with their layers. */
const pushed = new Map<string, { readonly name: string; readonly layers: readonly string[] }>();
let written = 0;

class Lost extends Error {}

/** A client of one repository, who gives up an image where anything goes wrong, and begins the next one. */
class Pusher {
  readonly #name: string;
  #token = '';
  /** Time when it began the image that it is pushing. */
  begunAt = Date.now();

  constructor(name: string) {
    this.#name = name;
  }

  async work(): Promise<void> {
    while (!now.over) {
      try {
        await this.logIn();
        this.begunAt = Date.now();
        await this.#push();
      } catch {
        await delay(20);
      }
    }
  }

  async logIn(): Promise<void> {
    const scope = `repository:${this.#name}:pull,push,delete`;
    const answer = await fetch(
      `${now.origin}/jwt/auth?service=container_registry&scope=${encodeURIComponent(scope)}`,
      { headers: { authorization: `Basic ${Buffer.from(`root:${token}`).toString('base64')}` } },
    );
    this.#token = ((await answer.json()) as { token: string }).token;
  }

  async send(method: string, url: string, body?: Buffer | string, type?: string) {
    const address = url.startsWith('/') ? url : `/v2/${this.#name}/${url}`;
    return fetch(now.origin + address, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': type ?? 'application/octet-stream',
      },
      ...(body !== undefined && { body }),
    });
  }

  async #expect(status: number, ...of: Parameters<Pusher['send']>): Promise<string> {
    const answer = await this.send(...of);
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Lost(`${of[0]} ${of[1]}: ${answer.status}`);
    return answer.headers.get('location') ?? '';
  }

  /** Pushes a blob in one chunk, or in two. */
  async #pushBlob(bytes: Buffer) {
    const digest = digestOf(bytes);
    const descriptor = { mediaType: 'application/octet-stream', digest, size: bytes.length };
    const found = await this.send('HEAD', `blobs/${digest}`);
    if (found.status === 200) return descriptor;
    const begun = await this.#expect(202, 'POST', 'blobs/uploads/');
    const half = random() < 0.5 ? bytes.length : Math.ceil(bytes.length / 2);
    let location = await this.#expect(202, 'PATCH', begun, bytes.subarray(0, half));
    if (half < bytes.length) {
      location = await this.#expect(202, 'PATCH', location, bytes.subarray(half));
    }
    await this.#expect(201, 'PUT', `${location}?digest=${digest}`);
    return descriptor;
  }

  async #push(): Promise<void> {
    const own = randomBytes(20_000);
    const some = shared.filter(() => random() < 0.5);
    const config = await this.#pushBlob(Buffer.from(JSON.stringify({ number: (written += 1) })));
    const layers = [];
    for (const bytes of [own, ...some]) layers.push(await this.#pushBlob(bytes));
    const content = JSON.stringify({ schemaVersion: 2, mediaType: imageType, config, layers });
    await this.#expect(201, 'PUT', `manifests/tag-${written % 10}`, content, imageType);
    const digest = digestOf(content);
    const digests = [config, ...layers].map((each) => each.digest);
    pushed.set(digest, { name: this.#name, layers: digests });
    if (random() < 0.7) return;
    // The manifest may be deleted whatever the answer is.
    pushed.delete(digest);
    await this.#expect(202, 'DELETE', `manifests/${digest}`);
  }
}

/** Lets a day pass for what waits since before all pushes of now, and has it collected beside them. */
async function collect(db: Database, pushers: readonly Pusher[]): Promise<void> {
  while (!now.over) {
    const before = new Date(Math.min(...pushers.map(({ begunAt }) => begunAt))).toISOString();
    await db('registry_layers').where('idle_since', '<', before).update({ idle_since: past });
    await db('registry_uploads').where('updated_at', '<', before).update({ updated_at: past });
    await enqueue(db, 'collect_layers');
    await delay(100);
  }
}

async function enqueue(db: Database, worker: string): Promise<void> {
  const job = { state: 'queued', run_at: past, attempts: 0, max_attempts: 3, retry_delay: 0 };
  await db('worker_jobs').insert({ ...job, worker, payload: '{}' });
}

/** The bytes of layers that manifests name, each counted once in a repository, or in a project. */
async function sizesBy(db: Database, column: 'repository_id' | 'project_id') {
  const rows = await db('registry_manifest_layers as named')
    .join('registry_manifests as manifests', 'manifests.id', 'named.manifest_id')
    .join('registry_repositories as homes', 'homes.id', 'manifests.repository_id')
    .join('registry_layers as layers', 'layers.id', 'named.layer_id')
    .distinct<{ home: number; id: number; size: number }[]>(
      column === 'project_id' ? 'homes.project_id as home' : 'homes.id as home',
      'layers.id',
      'layers.size',
    );
  const sizes: Record<number, number> = {};
  for (const { home, size } of rows) sizes[home] = (sizes[home] ?? 0) + Number(size);
  return sizes;
}

it(
  'keeps every image that it has taken, however often it is killed while others are collected',
  async () => {
    let server = await start();
    now.origin = server.url;
    const made = await fetch(`${now.origin}/api/v4/projects`, {
      method: 'POST',
      headers: { 'private-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'kiln' }),
    });
    const project = (await made.json()) as { id: number; path_with_namespace: string };
    const base = project.path_with_namespace.toLowerCase();
    const db = await connect(database.url);
    try {
      const pushers = ['', '/one', '/two'].map((below) => new Pusher(base + below));
      const working = Promise.all([
        ...pushers.map((pusher) => pusher.work()),
        collect(db, pushers),
      ]);
      for (let kill = 0; kill < kills; kill += 1) {
        const before = pushed.size;
        await until(() => pushed.size > before + 2);
        await delay(random() * 100);
        signalProcess(server.pid, 'SIGKILL');
        await server.ended;
        // A dead process counts as dead.
        await db('worker_jobs').where({ state: 'running' }).update({ lease_until: past });
        server = await start();
        now.origin = server.url;
      }
      now.over = true;
      await working;
      expect(pushed.size).toBeGreaterThan(kills);

      // The last uploads and layers go, too.
      await db('registry_uploads').update({ updated_at: past });
      await db('registry_layers').whereNotNull('idle_since').update({ idle_since: past });
      await enqueue(db, 'collect_layers');
      await until(
        async () =>
          (await db('worker_jobs')
            .where('worker', 'collect_layers')
            .where('run_at', past)
            .first()) === undefined,
      );
      expect(await db('registry_uploads')).toEqual([]);
      expect(await db('registry_layers').whereNotNull('idle_since')).toEqual([]);

      for (const [digest, { name, layers }] of pushed) {
        const reader = new Pusher(name);
        await reader.logIn();
        const manifest = await reader.send('GET', `manifests/${digest}`);
        expect([manifest.status, digestOf(Buffer.from(await manifest.arrayBuffer()))]).toEqual([
          200,
          digest,
        ]);
        for (const layer of layers) {
          const blob = await reader.send('GET', `blobs/${layer}`);
          expect([blob.status, digestOf(Buffer.from(await blob.arrayBuffer()))]).toEqual([
            200,
            layer,
          ]);
        }
      }

      const repositories = await db('registry_repositories').select<{ id: number; size: number }[]>(
        'id',
        'size',
      );
      const told = Object.fromEntries(repositories.map(({ id, size }) => [id, Number(size)]));
      expect(told).toEqual(await sizesBy(db, 'repository_id'));
      const statistics = await db('project_statistics')
        .where({ project_id: project.id })
        .first<{ container_registry_size: number }>('container_registry_size');
      expect({ [project.id]: Number(statistics.container_registry_size) }).toEqual(
        await sizesBy(db, 'project_id'),
      );

      // Every row has its blob. Blobs without a row are left to the daily sweep, which takes those of before yesterday.
      const kept: string[] = [];
      const storage = createStorage({ dataDir, blobStore: null });
      for (const table of holders) kept.push(...(await db(table).pluck<string[]>('storage_key')));
      const there = new Set<string>();
      for await (const keys of storage.keys()) for (const key of keys) there.add(key);
      expect(kept.filter((key) => !there.has(key))).toEqual([]);
    } finally {
      await db.close();
      await server.stop();
    }
  },
  300_000 + kills * 60_000,
);
