import { beforeAll, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { type CodeProject, codeProject, fileUrl } from './support.ts';

const app = await startApp();
const { api } = app;
const megabyte = 1024 * 1024;
let home: CodeProject;
let blob: string;

/** Packed to next to nothing, unpacked more than is held in memory. */
beforeAll(async () => {
  home = await codeProject(app);
  blob = home.cliInput(['hash-object', '-w', '--stdin'], Buffer.alloc(65 * megabyte));
  const tree = home.cliInput(['mktree'], `100644 blob ${blob}\thuge\n`);
  home.cli('update-ref', 'refs/heads/main', home.cli('commit-tree', '-m', 'Huge', tree));
  home.cli('repack', '-adq');
}, 60_000);

it('is refused whole before it is read, and sent as it comes in the raw form', async () => {
  const tooLarge = {
    status: 400,
    body: { message: 'The file is too large; read it in the raw form' },
  };
  const file = fileUrl(home.project, 'huge');
  const blobs = `/projects/${home.project.id}/repository/blobs/${blob}`;
  expect(await api.get(`${file}?ref=main`)).toMatchObject(tooLarge);
  expect(await api.get(`${file}/blame?ref=main`)).toMatchObject(tooLarge);
  expect(await api.get(blobs)).toMatchObject(tooLarge);
  expect((await api.get(`${blobs}/raw`)).bytes).toHaveLength(65 * megabyte);
  expect((await api.head(`${file}/raw`)).headers['x-gitlab-size']).toBe(String(65 * megabyte));
}, 60_000);

it('is packed and compared without being held', async () => {
  const archive = await api.get(`/projects/${home.project.id}/repository/archive.zip`);
  expect(archive.status).toBe(200);
  expect(archive.bytes.length).toBeLessThan(megabyte);
  const path = `/projects/${home.project.id}/repository/compare?from=main&to=main`;
  expect((await api.get(path)).status).toBe(200);
}, 60_000);
