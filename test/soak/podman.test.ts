import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { describeWith } from '#test/clients/registry-programs.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const app = await startApp();
// Podman takes no longer path than fifty characters.
const folder = await mkdtemp('/tmp/hearth-podman-');
afterAll(() => rm(folder, { recursive: true, force: true }));

const containerfile = `FROM scratch
ADD glaze /glaze
ADD slip /slip
LABEL of=kiln
`;

/** The ways in which each program pushes: the form of its manifests, and how it compresses layers. */
const ways = [
  ['oci', 'gzip'],
  ['oci', 'zstd'],
  ['v2s2', 'gzip'],
] as const;

describeWith(['podman', 'buildah'], 'podman and buildah', async (programs) => {
  const user = await seedUser(app.db);
  const project = await seedProject(app.db, { visibility: 'private' });
  await addMember(app.db, { project, user, level: 40 });
  const { token } = await seedToken(app.db, user, { scopes: ['read_registry', 'write_registry'] });
  const name = project.full_path.toLowerCase();
  const repositories = `/projects/${project.id}/registry/repositories`;
  const as = app.api.as(user);
  const runtime = join(folder, 'runtime');
  await mkdir(runtime, { mode: 0o700 });
  for (const file of ['glaze', 'slip']) await writeFile(join(folder, file), randomBytes(3_000_000));
  await writeFile(join(folder, 'Containerfile'), containerfile);

  async function run(program: string, ...args: string[]): Promise<string> {
    const own = ['--root', join(folder, 'root'), '--runroot', join(folder, 'runroot')];
    const given = [...own, '--storage-driver=vfs', ...args];
    const { stdout } = await promisify(execFile)(program, given, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: runtime },
    });
    return stdout.trim();
  }

  it.each(programs.flatMap((program) => ways.map((way) => [program, ...way] as const)))(
    '%s pushes an image as %s with %s, and pulls it',
    async (program, format, compression) => {
      const image = `${program.split('/').at(-1)}-${format}-${compression}`;
      const remote = `${new URL(app.origin).host}/${name}/${image}:one`;
      const access = ['--tls-verify=false', '--creds', `any:${token}`];
      const form = format === 'oci' ? 'oci' : 'docker';
      const id = await run(program, 'build', '--quiet', '--format', form, '-t', image, '.');
      const digestFile = join(folder, `${image}.digest`);
      const options = ['--format', format, '--compression-format', compression];
      const told = ['--digestfile', digestFile];
      await run(program, 'push', ...access, ...options, ...told, id, `docker://${remote}`);
      const found = (await as.get(`${repositories}?tags=true`)).body as {
        readonly id: number;
        readonly name: string;
      }[];
      const repository = found.find((each) => each.name === image);
      const tag = await as.get(`${repositories}/${repository?.id}/tags/one`);
      const digest = await readFile(digestFile, 'utf8');
      expect(tag.body).toMatchObject({ digest, total_size: expect.any(Number) as number });

      await run(program, 'rmi', '--force', id);
      await run(program, 'pull', '--quiet', ...access, remote);
      const pulled = await run(program, 'images', '--no-trunc', '--quiet', remote);
      expect(pulled.replace('sha256:', '')).toBe(tag.body.revision);
    },
  );
});
