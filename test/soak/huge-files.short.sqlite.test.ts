import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, expect, it } from 'vitest';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { bombPack } from '#test/git/bomb.ts';
import { writeHugeBlob } from '#test/git/huge-object.ts';
import { directoryOf } from '#test/git/support.ts';
import { startApp } from '#test/support/app.ts';
import { hostProcessOf } from '#test/support/git-host.ts';
import { isLong } from '#test/support/long.ts';
import { commandOf, familyOf, watchMemory } from '#test/support/memory.ts';
import {
  type CodeProject,
  codeProject,
  fileUrl,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, git, origin } = app;
const megabyte = 1024 * 1024;
/** More than git, and this process, may hold. */
const megabytes = isLong ? 1024 : 384;
let home: CodeProject;
let blob: string;

/** The file is sparse and needs little space on disk. */
beforeAll(async () => {
  home = await codeProject(app);
  blob = writeHugeBlob(directoryOf(app.environment.config.dataDir, home.project.id), megabytes);
  const entries = [home.cli('ls-tree', 'main'), `100644 blob ${blob}\thuge`].join('\n');
  const tree = home.cliInput(['mktree'], `${entries}\n`);
  const commit = home.cli('commit-tree', '-p', 'main', '-m', 'Huge', tree);
  home.cli('update-ref', 'refs/heads/main', commit);
});

/** Bytes that come, which nobody keeps; after so many megabytes the client leaves. */
async function download(path: string, most = Infinity): Promise<{ status: number; bytes: number }> {
  const sent = request(`${origin}/api/v4${path}`).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > most * megabyte) break;
  }
  sent.destroy();
  return { status: response.statusCode ?? 0, bytes };
}

/** Peak memory of the server, which is this process, and of git during the work. */
async function memoryDuring(work: () => Promise<unknown>): Promise<{ here: number; git: number }> {
  await resolveRef(git.repository(home.project.id), 'main');
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const watch = watchMemory(hostProcessOf(git));
  await work().finally(() => clearInterval(timer));
  return { here: most - before, git: watch.stop() };
}

const urlOf = (rest: string) => `/projects/${home.project.id}/repository/${rest}`;

it('is refused whole before it is read', async () => {
  const tooLarge = {
    status: 400,
    body: { message: 'The file is too large; read it in the raw form' },
  };
  const file = fileUrl(home.project, 'huge');
  const held = await memoryDuring(async () => {
    expect(await api.get(`${file}?ref=main`)).toMatchObject(tooLarge);
    expect(await api.get(`${file}/blame?ref=main`)).toMatchObject(tooLarge);
    expect(await api.get(urlOf(`blobs/${blob}`))).toMatchObject(tooLarge);
  });
  expect(held.git).toBeLessThan(256 * megabyte);
});

it('is sent as it comes, as far as anybody takes it', async () => {
  const held = await memoryDuring(async () => {
    // Read through once, for its digest.
    for (const form of ['/raw', '?ref=main', '/blame?ref=main']) {
      const head = await api.head(`${fileUrl(home.project, 'huge')}${form}`);
      expect(head.status).toBe(200);
      expect(head.headers['x-gitlab-size']).toBe(String(megabytes * megabyte));
    }
    expect((await api.head(urlOf(`blobs/${blob}`))).status).toBe(200);
    const paths = [urlOf(`blobs/${blob}/raw`), `${fileUrl(home.project, 'huge')}/raw`];
    for (const path of [...paths, urlOf('archive.tar')]) {
      expect(await download(path, 32)).toMatchObject({ status: 200 });
    }
    for (const format of ['zip', 'tar.gz']) {
      expect(await download(urlOf(`archive.${format}`), 0.05)).toMatchObject({ status: 200 });
    }
  });
  expect(held.git).toBeLessThan(256 * megabyte);
  expect(held.here).toBeLessThan(256 * megabyte);
});

it('is listed, compared and described without being read', async () => {
  const held = await memoryDuring(async () => {
    const { body } = await api.get(urlOf('tree'));
    expect(body).toMatchObject([{ name: 'README.md' }, { name: 'huge', id: blob }]);
    // More than git may hold to say so much as that it is binary.
    const binary = [{ new_path: 'huge', new_file: true, diff: '' }];
    const { body: comparison } = await api.get(urlOf('compare?from=main~1&to=main'));
    expect(comparison).toMatchObject({ diffs: binary });
    expect(await api.get(urlOf('commits/main/diff'))).toMatchObject({ status: 200, body: binary });
    const stats = { additions: 0, deletions: 0, total: 0 };
    expect((await api.get(urlOf('commits/main'))).body).toMatchObject({ stats });
    expect((await api.get(urlOf('commits?path=huge'))).body).toMatchObject([{ title: 'Huge' }]);
  });
  expect(held.git).toBeLessThan(256 * megabyte);
  expect(held.here).toBeLessThan(256 * megabyte);
});

it('is too much of a history to be told who wrote what came after it', async () => {
  const small = home.cliInput(['hash-object', '-w', '--stdin'], 'small\n');
  const tree = home.cliInput(['mktree'], `100644 blob ${small}\thuge\n`);
  const commit = home.cli('commit-tree', '-p', 'main', '-m', 'Small', tree);
  home.cli('update-ref', 'refs/heads/small', commit);
  expect(await api.get(`${fileUrl(home.project, 'huge')}/blame?ref=small`)).toMatchObject({
    status: 400,
    body: { message: 'The history is too long; request a range of lines' },
  });
});

it('cannot be merged', async () => {
  const [first, second] = [megabytes + 1, megabytes + 2].map((size) => {
    const other = writeHugeBlob(directoryOf(app.environment.config.dataDir, home.project.id), size);
    const tree = home.cliInput(['mktree'], `100644 blob ${other}\thuge\n`);
    return home.cli('commit-tree', '-p', 'main', '-m', 'Larger', tree);
  });
  home.cli('update-ref', 'refs/heads/larger', first ?? '');
  const picked = await api
    .as(home.developer)
    .post(urlOf(`commits/${second}/cherry_pick`), { branch: 'larger' });
  expect(picked).toMatchObject({ status: 400, body: { error_code: 'conflict' } });
  expect((await api.get(urlOf('branches/larger'))).body).toMatchObject({ commit: { id: first } });
});

it('is put together for one at a time when it is stored as a difference', async () => {
  home.cliInput(['index-pack', '--stdin'], bombPack({ objects: 3, bytes: 80 * megabyte }));
  const all = home.cli(
    'cat-file',
    '--batch-all-objects',
    '--batch-check=%(deltabase) %(objectname)',
  );
  const blobs = [...all.matchAll(/^(?!0{40})[0-9a-f]{40} ([0-9a-f]{40})$/gm)].map(([, id]) => id);
  expect(blobs).toHaveLength(3);
  let most = 0;
  const look = () => {
    const commands = familyOf(hostProcessOf(git)).map(commandOf);
    most = Math.max(most, commands.filter((each) => each.includes(' cat-file blob ')).length);
  };
  const timer = setInterval(look, 5);
  const read = await Promise.all(blobs.map((id) => download(urlOf(`blobs/${id}/raw`)))).finally(
    () => clearInterval(timer),
  );
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { bytes } of read) expect(bytes).toBeGreaterThan(79 * megabyte);
  expect(most).toBe(1);
});
