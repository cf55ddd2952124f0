import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledGenerator } from '#test/support/compiled-generator.ts';
import { runGenerator } from '../command-line.ts';
import { specFolder } from '../generated.ts';
import { library } from './library.ts';

const folderOf = (document: string, more: Readonly<Record<string, string>> = {}) =>
  specFolder({ 'openapi.yaml': document, ...more });

const run = (folder: string, command: string, ...options: string[]) =>
  runGenerator(folder, command, '--spec', 'openapi.yaml', ...options);

/** The end of a parameter that nobody reads. */
const xml = 'in: header, content: { application/xml: {} }';

describe('a document of plain OpenAPI', () => {
  it('is generated from as it stands, and checked, and its mocks are served', async () => {
    const folder = folderOf(library);
    expect(await run(folder, 'generate')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^8 operations/) as string,
    });
    // The first line names the file that there is.
    for (const file of ['books/types.ts', 'common/types.ts'])
      expect(readFileSync(join(folder, 'generated', file), 'utf8')).toMatch(
        /^\/\/ Generated from (?:[\w-]+\/)?openapi\.yaml; do not edit/,
      );
    expect(await run(folder, 'check')).toMatchObject({ code: 0, err: '' });
    expect(await run(folder, 'lint')).toEqual({
      code: 0,
      err: '',
      out: 'openapi.yaml: no faults\n',
    });
  });

  it('is generated from elsewhere, with imports that reach the run time', async () => {
    const folder = folderOf(library);
    expect(await run(folder, 'generate', '--out', 'far/away/made')).toMatchObject({ code: 0 });
    const [, reached = ''] =
      /from '(.*runtime\/route\.ts)'/.exec(
        readFileSync(join(folder, 'far/away/made/router.ts'), 'utf8'),
      ) ?? [];
    expect(basename(dirname(reached))).toBe('runtime');
    // The compiled generator looks for the run time beside itself.
    expect(
      relative(dirname(await compiledGenerator()), resolve(folder, 'far/away/made', reached)),
    ).toBe('runtime/route.ts');
  });

  it('may have no operations: the output then names nothing that it does not use', async () => {
    const folder = folderOf(
      `openapi: 3.1.0
info: { title: Hooks, version: '1' }
webhooks: { opened: { post: { responses: { '200': { description: Taken. } } } } }
`,
    );
    expect(await run(folder, 'generate')).toMatchObject({ code: 0, err: '' });
    const text = (path: string) => readFileSync(join(folder, 'generated', path), 'utf8');
    expect(text('router.ts')).toContain('function below(_: readonly string[])');
    expect(text('services.ts')).toContain('interface Services<_C extends');
    expect(text('client/client.ts')).toContain('createClient(_: ClientOptions)');
    expect(text('client/client.ts')).not.toContain('sender');
  });

  it('is refused where it says what would not be done, with the place', async () => {
    const odd = library.replace("in: header, schema: { type: string, pattern: '^[0-9]$' }", xml);
    const { code, err } = await run(folderOf(odd), 'generate');
    expect(code).toBe(1);
    expect(err).toMatch(
      /openapi\.yaml:11:\d+ unsupported: A parameter in `application\/xml` is not read/,
    );
  });

  it('is as grave as its configuration says', async () => {
    const odd = library.replace("in: header, schema: { type: string, pattern: '^[0-9]$' }", xml);
    const folder = folderOf(odd, {
      'generator.yaml': 'severities: { unsupported: warning, description: error }',
    });
    const { code, err } = await run(folder, 'lint');
    expect(code).toBe(1);
    expect(err).toMatch(/warning unsupported: A parameter in/);
    expect(err).toMatch(/ description: The parameter `shelves` is not described/);

    writeFileSync(join(folder, 'lenient.yaml'), 'severities: { unsupported: warning }');
    const lenient = await run(folder, 'generate', '--config', 'lenient.yaml');
    expect(lenient).toMatchObject({
      code: 0,
      err: '1 warnings, told by `lint`: 1 unsupported\n',
    });
  });

  it.each([
    ['dialect: cobol', 'generator.yaml: `dialect` is one of none, hearth'],
    ['severities: { bonds: off }', 'generator.yaml: there is no `bonds`. Did you mean `bounds`'],
    ["severities: { bounds: 'no' }", 'the severity of `bounds` is one of error, warning, off'],
    ['severites: {}', 'generator.yaml: there is no `severites`. Did you mean `severities`'],
    ['[', 'generator.yaml:1:2: '],
  ])('is not looked at when its configuration is %s', async (config, told) => {
    const { code, out, err } = await run(folderOf(library, { 'generator.yaml': config }), 'lint');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(told);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

it('tells an option that there is not in a line', async () => {
  const { code, err } = await run(folderOf(library), 'generate', '--foreign');
  expect(code).toBe(1);
  expect(err).toBe("Unknown option '--foreign'. `--help` lists the options.\n");
});
