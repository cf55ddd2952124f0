import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '#test/support/process.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../..');

let folder: string;
let main: string;

/** A copy of the checkout, whose sources the tests change, with the packages of this one. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-checkout-'));
  const parts = ['src', 'generated', 'migrations', 'generator/runtime', 'spec/openapi.yaml'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
  for (const name of [...parts, ...files]) {
    await cp(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(project, 'node_modules'))) {
    if (name !== '.cache')
      await symlink(path.join(project, 'node_modules', name), path.join(modules, name));
  }
  main = path.join(folder, 'src/build/checkout.js');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (...args: readonly string[]) => run(process.execPath, [main, ...args]);
const builds = /^Building the server/;
const bundles = async () =>
  (await readdir(path.join(folder, 'node_modules/.cache/hearth/checkout'))).filter(
    (name) => !name.endsWith('.json'),
  );

it('builds the server at the first start, and not again while the sources are the same', async () => {
  const first = await start('--version');
  expect(first).toMatchObject({ stdout: '0.1.0\n', stderr: expect.stringMatching(builds) });
  const second = await start('--version');
  expect(second).toMatchObject({ stdout: '0.1.0\n', stderr: '' });
  expect(await bundles()).toHaveLength(1);
});

it('builds nothing where files were written with what they held', async () => {
  await start('--version');
  const before = await bundles();
  const file = path.join(folder, 'src/start/version.ts');
  await writeFile(file, await readFile(file));
  await utimes(file, new Date(), new Date());
  expect((await start('--version')).stderr).toBe('');
  expect(await bundles()).toEqual(before);
});

it('runs what the sources say now, and names their lines in the stacks of errors', async () => {
  const file = path.join(folder, 'src/start/version.ts');
  const before = await readFile(file, 'utf8');
  const lines = before.split('\n').length;
  await writeFile(file, before.replace('return facts.version', 'return failNow(facts.version)'));
  await appendFile(
    file,
    '\nfunction failNow(text: string): string {\n  throw new TypeError(text);\n}\n',
  );
  const changed = await start('--version').catch((error: unknown) => error);
  expect(changed).toMatchObject({ code: 1, stderr: expect.stringMatching(builds) });
  const { stderr } = changed as { stderr: string };
  expect(stderr).toContain(`TypeError: 0.1.0\n    at failNow (${file}:${lines + 2}:9)`);
  // The way back needs no build.
  await writeFile(file, before);
  expect(await start('--version')).toMatchObject({ stdout: '0.1.0\n', stderr: '' });
});

it('answers, in several processes, and finds the other programs', async () => {
  const server = await startServer({ main, args: ['--empty'], env: { WORKERS: '2' } });
  expect((await fetch(`${server.url}/-/health`)).status).toBe(200);
  expect((await server.stop()).code).toBe(0);
  expect((await start('admin', '--help')).stdout).toContain('hearth admin');
  expect((await start('runner', '--help')).stdout).toContain('hearth runner');
});

it('keeps few bundles', async () => {
  const cache = path.join(folder, 'node_modules/.cache/hearth/checkout');
  const newest = await bundles();
  for (const name of ['a', 'b', 'c', 'd']) {
    await mkdir(path.join(cache, name));
    await utimes(path.join(cache, name), 1000, 1000);
  }
  const file = path.join(folder, 'src/start/version.ts');
  await writeFile(file, await readFile(file));
  await start('--version');
  const kept = await bundles();
  expect(kept).toHaveLength(4);
  expect(kept).toEqual(expect.arrayContaining(newest));
});
