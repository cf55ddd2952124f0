import { execFile, type ExecFileException } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const modules = path.join(project, 'node_modules');

interface Facts {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const readFacts = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Facts;

let folder: string;
let service: string;

interface Ended {
  readonly code: unknown;
  readonly out: string;
}

/** Node with nothing of this repository but what the package says that it needs. */
const node = (...args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, args, { cwd: service, env: {} }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout, stderr }: ExecFileException) => ({ code, out: `${stdout}${stderr}` }),
  );
const generator = (...args: readonly string[]) =>
  node('node_modules/hearth-generator/dist/main.js', ...args);
const typecheck = (...args: readonly string[]) =>
  node(path.join(modules, 'typescript7/bin/tsc'), ...args);

/** Packs a copy: what is compiled lies beside the sources meanwhile. */
async function pack(): Promise<string> {
  const copy = path.join(folder, 'copy');
  await cp(path.join(project, 'generator'), path.join(copy, 'generator'), { recursive: true });
  await cp(path.join(project, 'tsconfig.json'), path.join(copy, 'tsconfig.json'));
  await symlink(modules, path.join(copy, 'node_modules'));
  const env = {
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: folder,
    npm_config_cache: path.join(folder, 'cache'),
  };
  const args = ['pack', '--silent', '--offline', '--no-update-notifier'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: path.join(copy, 'generator'),
    env,
  });
  return path.join(copy, 'generator', stdout.trim().split('\n').at(-1) ?? '');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generator-package-'));
  service = path.join(folder, 'service');
  const packed = await pack();
  await mkdir(path.join(service, 'node_modules'), { recursive: true });
  await promisify(execFile)('tar', ['-xzf', packed, '-C', folder]);
  const installed = path.join(service, 'node_modules/hearth-generator');
  await cp(path.join(folder, 'package'), installed, { recursive: true });
  const { dependencies } = await readFacts(installed);
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    const link = path.join(service, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(modules, name), link);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package of the generator', () => {
  it('asks for the same versions as the project', async () => {
    const { dependencies } = await readFacts(path.join(project, 'generator'));
    const { devDependencies } = await readFacts(project);
    expect(devDependencies).toMatchObject(dependencies);
  });

  it('begins a service that passes its type check and its tests', async () => {
    expect(await generator('init')).toMatchObject({ code: 0 });
    expect(await generator()).toMatchObject({ code: 0 });
    expect(await typecheck()).toEqual({ code: 0, out: '' });
    expect(await node('--test')).toMatchObject({ code: 0 });
    const routes = await readFile(path.join(service, 'generated/books/routes.ts'), 'utf8');
    expect(routes).toContain("from 'hearth-generator/runtime/define-operation'");
  });

  it('takes the operation that its README adds, and says before that its function is missing', async () => {
    const readme = await readFile(path.join(project, 'generator/README.md'), 'utf8');
    const [yaml = '', code = ''] = ['yaml', 'ts'].map(
      (language) => readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0],
    );
    const edit = async (file: string, before: string, text: string) => {
      const at = path.join(service, file);
      const source = await readFile(at, 'utf8');
      expect(source).toContain(before);
      await writeFile(at, source.replace(before, text + before));
    };
    // The document has it below a path, the README at the margin.
    await edit('spec/openapi.yaml', 'components:\n', yaml.replace(/^(?=.)/gm, '    '));
    expect(await generator()).toMatchObject({ code: 0 });
    expect((await typecheck()).out).toContain("Property 'returnBook' is missing");
    await edit('src/books.ts', '} satisfies', code);
    expect(await typecheck()).toEqual({ code: 0, out: '' });
  });

  it('writes contract tests that its service passes', async () => {
    expect(await generator('contract')).toMatchObject({ code: 0 });
    const program = `
      import { execFile } from 'node:child_process';
      import { server } from './src/server.ts';
      server.listen(0, '127.0.0.1', () => {
        const env = {
          ...process.env,
          CONTRACT_ADDRESS: 'http://127.0.0.1:' + server.address().port,
          CONTRACT_HEADERS: '{"authorization":"Bearer secret"}',
          CONTRACT_VALUES: '{"isbn":"9780141439518"}',
        };
        execFile(process.execPath, ['--test', 'contract/contract.test.ts'], { env }, (error, out) => {
          process.stdout.write(out);
          server.close();
        });
      });
    `;
    const { out } = await node('--input-type=module', '--eval', program);
    expect(out).toContain('pass 3');
    expect(out).toContain('fail 0');
  });

  it('begins a service of a document that is there, whose operations are not written', async () => {
    const document = path.join(project, 'test/generator/library/library.yaml');
    const begun = path.join(service, 'other');
    expect(await generator('init', 'other', '--from', document)).toMatchObject({ code: 0 });
    expect(await readFile(path.join(begun, 'package.json'), 'utf8')).toContain(
      `hearth-generator --spec ${path.relative(begun, document)}`,
    );
    expect(await generator('--spec', document, '--out', 'other/generated')).toMatchObject({
      code: 0,
    });
    expect(await typecheck('-p', 'other')).toEqual({ code: 0, out: '' });
    const program = `
      import { server } from './other/src/server.ts';
      server.listen(0, '127.0.0.1', async () => {
        const { status } = await fetch('http://127.0.0.1:' + server.address().port + '/books');
        process.stdout.write(String(status));
        server.close();
        server.closeAllConnections();
      });
    `;
    expect((await node('--input-type=module', '--eval', program)).out).toBe('501');
    await rm(begun, { recursive: true });
  });

  it('overwrites nothing', async () => {
    const { code, out } = await generator('init');
    expect(code).toBe(1);
    expect(out).toContain('src/server.ts is there already; nothing was written.');
  });

  it('is used by programs, too', async () => {
    const program = `
      import { generate } from 'hearth-generator';
      const { files, faults } = await generate('spec/openapi.yaml', 'generated');
      process.stdout.write(JSON.stringify([files.has('router.ts'), faults]));
    `;
    const { out } = await node('--input-type=module', '--eval', program);
    expect(JSON.parse(out)).toEqual([true, []]);
  });
});
