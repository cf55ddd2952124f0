import { hash, randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { Distribution } from './distribution.ts';
import { describeWith } from './registry-programs.ts';

const mediaTypes = {
  image: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
};

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** An image on disk, as OCI lays it out. */
class Layout {
  readonly folder: string;
  readonly #entries: object[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async add(mediaType: string, content: Buffer): Promise<Descriptor> {
    const digest = hash('sha256', content, 'hex');
    const blobs = join(this.folder, 'blobs', 'sha256');
    await mkdir(blobs, { recursive: true });
    await writeFile(join(blobs, digest), content);
    return { mediaType, digest: `sha256:${digest}`, size: content.length };
  }

  addJson(mediaType: string, content: object): Promise<Descriptor> {
    return this.add(mediaType, Buffer.from(JSON.stringify(content)));
  }

  async addImage(architecture: string, layers: readonly Buffer[]): Promise<Descriptor> {
    const diffs = layers.map((layer) => `sha256:${hash('sha256', layer, 'hex')}`);
    const config = await this.addJson(mediaTypes.config, {
      ...{ architecture, os: 'linux', created: '2026-01-06T16:49:51Z', config: {} },
      rootfs: { type: 'layers', diff_ids: diffs },
    });
    const described = [];
    for (const layer of layers) described.push(await this.add(mediaTypes.layer, gzipSync(layer)));
    return this.addJson(mediaTypes.image, {
      ...{ schemaVersion: 2, mediaType: mediaTypes.image, config, layers: described },
    });
  }

  async name(name: string, what: Descriptor): Promise<void> {
    this.#entries.push({ ...what, annotations: { 'org.opencontainers.image.ref.name': name } });
    await writeFile(join(this.folder, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
    const index = { schemaVersion: 2, manifests: this.#entries };
    await writeFile(join(this.folder, 'index.json'), JSON.stringify(index));
  }
}

/** Tries an app whose registry is at this URL. */
async function trySkopeo(skopeo: string, { db, api }: TestApp, registry: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-skopeo-'));
  afterAll(() => rm(folder, { recursive: true }));

  const user = await seedUser(db);
  const project = await seedProject(db, { visibility: 'private' });
  await addMember(db, { project, user, level: 40 });
  const { token } = await seedToken(db, user, { scopes: ['api'] });
  const name = project.full_path.toLowerCase();
  const at = (image: string) => `docker://${new URL(registry).host}/${image}`;
  const as = api.as(user);
  const path = `/projects/${project.id}/registry/repositories`;

  const layers = [randomBytes(300_000), Buffer.alloc(2_000_000, 'hearth'), randomBytes(10)];
  const layout = new Layout(join(folder, 'made'));
  const image = await layout.addImage('amd64', layers);
  const other = await layout.addImage('arm64', [layers[0] ?? Buffer.alloc(0), randomBytes(50)]);
  const index = await layout.addJson(mediaTypes.index, {
    ...{ schemaVersion: 2, mediaType: mediaTypes.index },
    manifests: [image, other].map((each, place) => ({
      ...each,
      platform: { os: 'linux', architecture: place === 0 ? 'amd64' : 'arm64' },
    })),
  });
  await layout.name('one', image);
  await layout.name('many', index);

  async function run(command: string, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(skopeo, ['--insecure-policy', command, ...args], {
      env: { HOME: folder, XDG_RUNTIME_DIR: folder },
    });
    return stdout;
  }

  const login = `any:${token}`;
  const both = ['--src-tls-verify=false', '--dest-tls-verify=false'];
  const push = (what: string, to: string) =>
    run('copy', '--all', both[1] ?? '', '--dest-creds', login, `oci:${layout.folder}:${what}`, to);
  const plain = ['--tls-verify=false', '--creds', login];

  it('pushes an image of several layers, and tells of it', async () => {
    await push('one', at(`${name}:one`));
    const told = JSON.parse(await run('inspect', ...plain, at(`${name}:one`))) as object;
    expect(told).toMatchObject({ Digest: image.digest, Architecture: 'amd64', RepoTags: ['one'] });
    const { body } = await as.get(`${path}?tags_count=true`);
    const detail = await as.get(`${path}/${body[0].id}/tags/one`);
    expect(detail.body).toMatchObject({
      digest: image.digest,
      created_at: '2026-01-06T16:49:51.000Z',
    });
  });

  it('pulls what was pushed, byte by byte', async () => {
    const pulled = join(folder, 'pulled');
    const source = ['--src-creds', login, at(`${name}:one`)];
    await run('copy', both[0] ?? '', ...source, `oci:${pulled}:one`);
    const manifest = JSON.parse(
      await readFile(join(pulled, 'blobs', 'sha256', image.digest.slice(7)), 'utf8'),
    ) as { layers: Descriptor[] };
    expect(manifest.layers).toHaveLength(3);
    for (const { digest } of manifest.layers) {
      const bytes = (from: string) => readFile(join(from, 'blobs', 'sha256', digest.slice(7)));
      expect((await bytes(pulled)).equals(await bytes(layout.folder))).toBe(true);
    }
  });

  it('pushes an index with its images, and copies it to another repository', async () => {
    await push('many', at(`${name}:many`));
    const raw = await run('inspect', '--raw', ...plain, at(`${name}:many`));
    expect(`sha256:${hash('sha256', raw, 'hex')}`).toBe(index.digest);
    const creds = ['--src-creds', login, '--dest-creds', login];
    await run('copy', '--all', ...both, ...creds, at(`${name}:many`), at(`${name}/copy:many`));
    const listed = await run('list-tags', ...plain, at(`${name}/copy`));
    expect(JSON.parse(listed)).toMatchObject({ Tags: ['many'] });
  });

  it('deletes an image with its tags', async () => {
    await run('delete', ...plain, at(`${name}:one`));
    const { Tags } = JSON.parse(await run('list-tags', ...plain, at(name))) as { Tags: string[] };
    expect(Tags).toEqual(['many']);
  });

  it('is refused what its token is not for', async () => {
    const { token: reading } = await seedToken(db, user, { scopes: ['read_registry'] });
    const creds = ['--dest-creds', `any:${reading}`];
    const pushed = run(
      'copy',
      both[1] ?? '',
      ...creds,
      `oci:${layout.folder}:one`,
      at(`${name}:x`),
    );
    await expect(pushed).rejects.toThrow(/denied|unauthorized/i);
    const unknown = run('list-tags', '--tls-verify=false', '--creds', 'any:wrong', at(name));
    await expect(unknown).rejects.toThrow(/unauthorized|authentication required/i);
  });
}

describeWith(['skopeo'], 'skopeo', async ([skopeo]) => {
  const app = await startApp();
  await trySkopeo(skopeo, app, app.origin);
});

describeWith(
  ['skopeo', 'docker-registry'],
  'skopeo and Distribution 2.8',
  async ([skopeo, program]) => {
    const distribution = await Distribution.at(program);
    afterAll(() => distribution.close());
    const app = await startApp({ config: { registry: 'external', registryUrl: distribution.url } });
    await distribution.start(app, 'secret-of-notifications');
    await trySkopeo(skopeo, app, distribution.url);
  },
);
