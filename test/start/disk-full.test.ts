import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { type ServerProcess, startServer } from '#test/support/process.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { until } from '#test/support/waiting.ts';

/** Tests of writes without disk space, and of the data before them. */
const run = promisify(execFile);
const args = ['--empty'];
let folder: string;
let main: string;
beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-full-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tokenIn = (banner: string) => /token +(glpat-\S+)/.exec(banner)?.[1] ?? '';
const MEGABYTE = 1024 * 1024;

/** A project as its owner, who writes to it in every way there is. */
class Writer {
  readonly #server: ServerProcess;
  readonly #token: string;
  readonly #clone: string;
  /** The first commit. */
  #sha = '';

  constructor(server: ServerProcess, token: string, clone: string) {
    this.#server = server;
    this.#token = token;
    this.#clone = clone;
  }

  async ask(method: string, where: string, body?: FormData | object): Promise<Response> {
    const json = body !== undefined && !(body instanceof FormData);
    return fetch(`${this.#server.url}/api/v4${where}`, {
      method,
      headers: {
        'private-token': this.#token,
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    });
  }

  async status(method: string, where: string, body?: FormData | object): Promise<number> {
    const answer = await this.ask(method, where, body);
    await answer.arrayBuffer();
    return answer.status;
  }

  async create(): Promise<void> {
    const wanted = { name: 'box', path: 'box', initialize_with_readme: true };
    expect(await this.status('POST', '/projects', wanted)).toBe(201);
    const { host } = new URL(this.#server.url);
    await run('git', ['clone', `http://root:${this.#token}@${host}/root/box.git`, this.#clone]);
    const { stdout } = await run('git', ['-C', this.#clone, 'rev-parse', 'HEAD']);
    this.#sha = stdout.trim();
  }

  upload(bytes: number): Promise<number> {
    const form = new FormData();
    form.set('file', new File([randomBytes(bytes)], 'file.bin'));
    return this.status('POST', '/projects/root%2Fbox/uploads', form);
  }

  commit(name: string, bytes: number): Promise<number> {
    return this.status('POST', `/projects/root%2Fbox/repository/files/${name}`, {
      branch: 'main',
      commit_message: `Add ${name}`,
      encoding: 'base64',
      content: randomBytes(bytes).toString('base64'),
    });
  }

  comment(): Promise<number> {
    return this.status('POST', this.#comments(), { note: 'x'.repeat(MEGABYTE / 2) });
  }

  #comments(): string {
    return `/projects/root%2Fbox/repository/commits/${this.#sha}/comments`;
  }

  /** Tells whether a push to a new branch is accepted. */
  async push(branch: string, bytes: number): Promise<boolean> {
    const { host } = new URL(this.#server.url);
    const git = (...words: string[]) =>
      run('git', [
        '-C',
        this.#clone,
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@example.com',
        ...words,
      ]);
    await git('checkout', '-q', '-B', branch, 'origin/main');
    await using file = await open(path.join(this.#clone, branch), 'w');
    await file.writeFile(randomBytes(bytes));
    await git('add', '.');
    await git('commit', '-qm', branch);
    const to = `http://root:${this.#token}@${host}/root/box.git`;
    return git('push', '-q', to, branch).then(
      () => true,
      () => false,
    );
  }

  async names(what: 'branches' | 'tree'): Promise<string[]> {
    const answer = await this.ask('GET', `/projects/root%2Fbox/repository/${what}`);
    const rows = (await answer.json()) as { name: string }[];
    return rows.map(({ name }) => name).toSorted();
  }

  async comments(): Promise<number> {
    const answer = await this.ask('GET', `${this.#comments()}?per_page=1`);
    return Number(answer.headers.get('x-total'));
  }
}

/** Bytes of everything below a folder, without what goes while it is looked at: the server works there. */
async function sizeOf(directory: string): Promise<number> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => {
    const facts = await stat(path.join(parentPath, name)).catch(() => null);
    return facts?.size ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('a file larger than the system permits', () => {
  it('is refused whole, with all that is there left as it is, and smaller ones go on', async () => {
    const dataDir = path.join(folder, 'limited');
    const clone = path.join(folder, 'limited-clone');
    const first = await startServer({ main, args, dataDir });
    const token = tokenIn(first.banner);
    try {
      await new Writer(first, token, clone).create();
    } finally {
      await first.stop();
    }

    // 512 bytes or 1 KiB each, depending on the shell: 4 or 8 megabytes.
    const within = ['sh', '-c', 'ulimit -f 8192; exec "$0" "$@"'] as const;
    const server = await startServer({ main, args, dataDir, within });
    try {
      const writer = new Writer(server, token, clone);
      expect(await writer.upload(MEGABYTE)).toBe(201);
      const sizes = () =>
        Promise.all(['blobs', 'repositories'].map((part) => sizeOf(path.join(dataDir, part))));
      const [blobs = 0, objects = 0] = await sizes();
      expect(await writer.upload(9 * MEGABYTE)).toBe(503);
      expect(await writer.commit('large.bin', 10 * MEGABYTE)).toBe(503);
      expect(await writer.push('large', 10 * MEGABYTE)).toBe(false);
      expect(await writer.names('tree')).toEqual(['README.md']);
      expect(await writer.names('branches')).toEqual(['main']);
      const [blobsAfter, objectsAfter = Infinity] = await sizes();
      expect(blobsAfter).toBe(blobs);
      // A tree or two that nothing names may be there until the repository is tidied.
      expect(objectsAfter - objects).toBeLessThan(MEGABYTE / 2);

      expect(await writer.upload(MEGABYTE)).toBe(201);
      expect(await writer.commit('small.bin', MEGABYTE)).toBe(201);
      expect(await writer.push('small', MEGABYTE)).toBe(true);
      expect(await writer.names('branches')).toEqual(['main', 'small']);
    } finally {
      await server.stop();
    }
  });
});

/** A file system of its own that nobody but the server sees, where the system lets anybody make one. */
const mounts = (size: string) =>
  [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && mkdir "$DATA_DIR/tmp" && TMPDIR="$DATA_DIR/tmp" exec "$0" "$@"`,
  ] as const;

function canMount(): boolean {
  const [command, ...rest] = mounts('1m');
  const env = { PATH: process.env.PATH, DATA_DIR: tmpdir() };
  // The mount has its own namespace: no other process sees it.
  return spawnSync(command, [...rest, 'true'], { env, stdio: 'ignore' }).status === 0;
}

/** Waits until the readiness of a server tells this of its disk. */
const untilDisk = ({ url }: ServerProcess, state: 'ok' | 'failed') =>
  until(async () => {
    const { checks } = (await (await fetch(`${url}/-/readiness`)).json()) as {
      readonly checks: { readonly disk: string };
    };
    return checks.disk === state;
  });

const freeBytes = async ({ url }: ServerProcess) =>
  Number(
    /^hearth_disk_free_bytes (\S+)$/m.exec(await (await fetch(`${url}/-/metrics`)).text())?.[1],
  );

describe.runIf(canMount())('a full disk', () => {
  it('refuses what there is no room for, loses nothing, and takes writes again once there is', async () => {
    const dataDir = path.join(folder, 'full');
    await mkdir(dataDir);
    const server = await startServer({ main, args, dataDir, within: mounts('48m') });
    try {
      const writer = new Writer(server, tokenIn(server.banner), path.join(folder, 'full-clone'));
      await writer.create();
      expect(await writer.upload(MEGABYTE)).toBe(201);
      expect(await writer.comment()).toBe(201);

      const filler = path.join('/proc', String(server.pid), 'root', dataDir, 'filler');
      await untilDisk(server, 'ok');
      expect(await freeBytes(server)).toBeGreaterThan(16 * MEGABYTE);
      await fill(filler);
      await untilDisk(server, 'failed');
      expect(await freeBytes(server)).toBeLessThan(MEGABYTE);
      expect(await writer.upload(MEGABYTE)).toBe(503);
      expect(await writer.commit('late.bin', MEGABYTE)).toBe(503);
      expect(await writer.push('late', MEGABYTE)).toBe(false);
      let [comments, status] = [1, 201];
      // There may be some room left in the files of the database.
      while (status === 201 && comments < 60) {
        status = await writer.comment();
        if (status === 201) comments += 1;
      }
      expect(status).toBe(503);
      expect(await writer.names('tree')).toEqual(['README.md']);
      expect(await writer.names('branches')).toEqual(['main']);
      expect(await writer.comments()).toBe(comments);

      await rm(filler);
      await untilDisk(server, 'ok');
      expect(await writer.upload(MEGABYTE)).toBe(201);
      expect(await writer.commit('late.bin', MEGABYTE)).toBe(201);
      expect(await writer.push('late', MEGABYTE)).toBe(true);
      expect(await writer.comment()).toBe(201);
      expect(await writer.comments()).toBe(comments + 1);
      expect(await writer.names('tree')).toEqual(['README.md', 'late.bin']);
    } finally {
      const { code } = await server.stop();
      expect(code).toBe(0);
    }
  });
});

/** The same, of where files are kept that come and go: the database has room. */
const mountsFiles = (size: string) =>
  [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `cd "$DATA_DIR" && mkdir -p files blobs imports exports && mount -t tmpfs -o size=${size} tmpfs files &&
     for part in blobs imports exports; do mkdir "files/$part" && mount --bind "files/$part" "$part" || exit 1; done;
     cd / && mkdir "$DATA_DIR/files/tmp" && TMPDIR="$DATA_DIR/files/tmp" exec "$0" "$@"`,
  ] as const;

/** An archive of next to nothing, which is large when it is unpacked. */
const largeWhenUnpacked = () =>
  archiveOf({
    files: { [`uploads/${'0123456789abcdef'.repeat(2)}/a.bin`]: Buffer.alloc(64 * MEGABYTE) },
  });

interface Importing {
  readonly id: number;
  readonly import_status: string;
  readonly import_error: string | null;
}

describe.runIf(canMount())('a disk that is full', () => {
  it('takes no archive and makes nothing of one, and leaves what is there', async () => {
    const dataDir = path.join(folder, 'full-files');
    await mkdir(dataDir);
    const server = await startServer({ main, args, dataDir, within: mountsFiles('32m') });
    const seen = path.join('/proc', String(server.pid), 'root', dataDir);
    const sizes = () =>
      Promise.all(['blobs', 'imports', 'files/tmp'].map((part) => sizeOf(path.join(seen, part))));
    try {
      const writer = new Writer(server, tokenIn(server.banner), path.join(folder, 'files-clone'));
      await writer.create();
      expect(await writer.upload(MEGABYTE)).toBe(201);
      // Files of requests go when those are answered.
      const untilAsBefore = () => until(async () => String(await sizes()) === `${MEGABYTE},0,0`);
      await untilAsBefore();
      const send = async (where: string, archive: Buffer, fields: Record<string, string>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        form.set('file', new File([new Uint8Array(archive)], 'box_export.tar.gz'));
        return writer.ask('POST', where, form);
      };

      const bomb = await largeWhenUnpacked();
      for (const fields of [{ path: 'bag' }, { path: 'box', overwrite: 'true' }]) {
        const accepted = await send('/projects/import', bomb, fields);
        expect(accepted.status).toBe(201);
        const { id } = (await accepted.json()) as Importing;
        const told = async () =>
          (await (await writer.ask('GET', `/projects/${id}/import`)).json()) as Importing;
        await until(async () => !['scheduled', 'started'].includes((await told()).import_status));
        expect(await told()).toMatchObject({
          ...{ import_status: 'failed' },
          import_error: 'Not enough disk space for the content of the archive',
        });
        await untilAsBefore();
      }
      expect(await writer.names('tree')).toEqual(['README.md']);
      const group = await send('/groups/import', bomb, { path: 'bags', name: 'Bags' });
      expect(group.status).toBe(202);
      await until(async () => (await writer.status('GET', '/groups/bags/projects')) === 200);
      await untilAsBefore();

      const filler = path.join(seen, 'files/filler');
      await fill(filler);
      const archive = randomBytes(MEGABYTE);
      const refusals = [
        await send('/projects/import', archive, { path: 'sack' }),
        await send('/groups/import', archive, { path: 'sacks', name: 'Sacks' }),
      ];
      for (const refusal of refusals) {
        expect(refusal.status).toBe(507);
        expect(await refusal.json()).toEqual({ message: '507 Insufficient Storage' });
      }
      // Other operations say that they can be tried again.
      expect(await writer.upload(MEGABYTE)).toBe(503);
      expect(await writer.status('GET', '/projects/root%2Fsack')).toBe(404);
      expect(await writer.status('GET', '/groups/sacks')).toBe(404);
      await untilAsBefore();

      await rm(filler);
      const small = await archiveOf({});
      expect((await send('/projects/import', small, { path: 'sack' })).status).toBe(201);
      await until(async () => (await writer.status('GET', '/projects/root%2Fsack/issues')) === 200);
    } finally {
      const { code } = await server.stop();
      expect(code).toBe(0);
    }
  });
});

async function fill(file: string): Promise<void> {
  await using handle = await open(file, 'w');
  const bytes = Buffer.alloc(64 * 1024);
  for (;;) {
    try {
      await handle.write(bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
