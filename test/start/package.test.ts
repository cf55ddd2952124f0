import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Gitlab } from '@gitbeaker/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledModules, compiledServer } from '#test/support/compiled-server.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../..');
const modules = path.join(project, 'node_modules');
/** The command starts the Node that it finds. */
const searchPath = `${path.dirname(process.execPath)}:${process.env['PATH']}`;

interface Facts {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const readFacts = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Facts;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let folder: string;
let packed: Packed;

/** npm with nothing of the person who runs the tests, and without a network. */
const npm = (cwd: string, ...args: readonly string[]) =>
  run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: folder, npm_config_cache: path.join(folder, 'cache') },
  });

beforeAll(async () => {
  const main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-package-'));
  const source = path.join(folder, 'source');
  await mkdir(source);
  // Files that the package must exclude stand beside those that it must include.
  const files = ['package.json', 'LICENSE', 'README.md', 'CHANGELOG.md', 'tsconfig.json'];
  await Promise.all([
    ...files.map((name) => cp(path.join(project, name), path.join(source, name))),
    cp(path.join(project, 'docs'), path.join(source, 'docs'), { recursive: true }),
    cp(path.join(project, 'src/start'), path.join(source, 'src/start'), { recursive: true }),
    cp(path.resolve(main, '../..'), path.join(source, 'dist'), { recursive: true }),
  ]);
  // `prepack` has compiled it already.
  const { stdout } = await npm(
    source,
    'pack',
    '--ignore-scripts',
    '--json',
    '--pack-destination=..',
  );
  [packed = { filename: '', files: [] }] = JSON.parse(stdout) as Packed[];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The packages that a package needs, with theirs, as far as they are installed here. */
async function installedWith(names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = async (name: string): Promise<void> => {
    const place = path.join(modules, name);
    if (!existsSync(place) || found.has(name)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = await readFacts(place);
    await Promise.all(Object.keys({ ...dependencies, ...optionalDependencies }).map(visit));
  };
  await Promise.all(names.map(visit));
  return found;
}

describe('the package', () => {
  it('holds what is needed to run, and no sources, maps or tests', () => {
    const files = packed.files.map(({ path: file }) => file);
    expect(files.filter((file) => !file.startsWith('dist/')).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'docs/add-a-resource.md',
      'docs/architecture.md',
      'docs/commands.md',
      'docs/events.md',
      'docs/integrations.md',
      'docs/operate.md',
      'docs/use.md',
      'package.json',
    ]);
    expect(files).toContain('dist/src/main.js');
    expect(files).toContain('dist/LICENSES.txt');
    expect(files.filter((file) => /\.(?:[cm]?tsx?|map)$/.test(file))).toEqual([]);
  });

  it('depends on what the compiled server loads from there, and on nothing else', async () => {
    const { outputs } = await compiledModules();
    const outside = new Set(
      Object.values(outputs).flatMap(({ imports }) =>
        imports.filter(({ external }) => external === true).map(({ path: name }) => name),
      ),
    );
    // The second judge stays behind a condition that is never met there.
    outside.delete('express-openapi-validator');
    // Drivers of other databases are named, and nowhere installed.
    const installed = [...outside].filter(
      (name) => !isBuiltin(name) && existsSync(path.join(modules, name)),
    );
    const { dependencies = {} } = await readFacts(project);
    expect(Object.keys(dependencies).sort()).toEqual(installed.sort());
  });

  it('has the licence of each package that is compiled into it', async () => {
    const text = await readFile(path.join(folder, 'source/dist/LICENSES.txt'), 'utf8');
    for (const each of ['express', 'knex', 'pg', 'pino', '@aws-sdk/client-s3', 'hono']) {
      expect(text).toMatch(new RegExp(`^${each} \\d+\\.\\d+\\.\\d+, `, 'm'));
    }
    expect(text).toContain('Copyright (c) 2009-2014 TJ Holowaychuk');
  });

  it('is installed into an empty folder, where its command starts a server', async () => {
    const place = path.join(folder, 'place');
    const { dependencies = {} } = await readFacts(project);
    // There is no registry: what it depends on is there already.
    for (const name of await installedWith(Object.keys(dependencies))) {
      await cp(path.join(modules, name), path.join(place, 'node_modules', name), {
        recursive: true,
      });
    }
    await npm(place, 'install', path.join(folder, packed.filename));

    const { data_dir, username } = await startsThere(place);
    expect({ data_dir, username }).toEqual({
      data_dir: path.join(place, 'data'),
      username: 'root',
    });
    expect((await stat(path.join(place, 'data/hearth.sqlite'))).isFile()).toBe(true);
    expect(await runsRecipe(place)).toBe('root\n');
  });
});

/** Starts the command of the package without any setting but a free port, and lets a client ask it. */
async function startsThere(place: string) {
  const server = spawn(path.join(place, 'node_modules/.bin/hearth'), ['--json', '--empty'], {
    cwd: place,
    env: { PATH: searchPath, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(server, 'close') as Promise<[number | null]>;
  const lines = createInterface({ input: server.stdout });
  const [line] = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    ended.then(() => Promise.reject(new Error(errors))),
  ]);
  const ready = JSON.parse(line) as { url: string; token: string; data_dir: string };
  const { Users } = new Gitlab({ host: ready.url, token: ready.token });
  const { username } = await Users.showCurrentUser();
  server.kill();
  expect((await ended)[0]).toBe(0);
  return { data_dir: ready.data_dir, username };
}

/** Runs the guide's recipe for tests as it stands there, with one test in it. */
async function runsRecipe(place: string): Promise<string> {
  const guide = await readFile(path.join(project, 'docs/use.md'), 'utf8');
  const recipe = /```js\n([^`]*--ephemeral[^]*?)```/.exec(guide)?.[1] ?? '';
  const test = `
    const answer = await fetch(url + '/api/v4/user', { headers: { 'PRIVATE-TOKEN': token } });
    console.log((await answer.json()).username);`;
  const script = path.join(place, 'recipe.mjs');
  await writeFile(script, recipe.replace('// … the tests …', test));
  const env = { PATH: searchPath, TMPDIR: tmpdir() };
  return (await run(process.execPath, [script], { cwd: place, env })).stdout;
}
