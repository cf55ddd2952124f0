import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledModules, compiledServer } from '#test/support/compiled-server.ts';
import { startServer, untilReady } from '#test/support/process.ts';

let main: string;
let meta: Metafile;

beforeAll(async () => {
  // The server runs in a separate folder with the installed packages beside it, like a deployment.
  main = await compiledServer();
  meta = await compiledModules();
});

describe('the compiled server', () => {
  const absent = [
    ['the second judge', /node_modules\/express-openapi-validator\//],
    ["ajv's compiler", /node_modules\/ajv\/dist\/compile\/(?!ucs2length|equal)/],
    ['the parser of the document', /node_modules\/yaml\//],
    ['the generator', /^generator\/(?!runtime\/)/],
    ['Handlebars', /node_modules\/handlebars\//],
    ['the tests', /^test\//],
  ] as const;
  it.each(absent)('does not contain %s', (_what, pattern) => {
    expect(Object.keys(meta.inputs).filter((input) => pattern.test(input))).toEqual([]);
  });

  /** The outputs that are loaded with those of the given modules, before any request. */
  const eagerWith = (...entries: readonly string[]): string[] => {
    const eager = new Set<string>();
    const follow = (output: string) => {
      if (eager.has(output)) return;
      eager.add(output);
      for (const { path: next, kind, external } of meta.outputs[output]?.imports ?? []) {
        if (kind !== 'dynamic-import' && external !== true) follow(next);
      }
    };
    const outputs = Object.entries(meta.outputs);
    for (const entry of entries) {
      const found = outputs.find(([, { entryPoint }]) => entryPoint === entry);
      if (found === undefined) throw new Error(`${entry} was not built`);
      follow(found[0]);
    }
    return [...eager];
  };
  const atStart = () => eagerWith('src/main.ts', 'src/programs.ts', 'src/start/serve.ts');
  const modulesAtStart = () =>
    atStart().flatMap((output) => Object.keys(meta.outputs[output]?.inputs ?? {}));

  it('loads the parser of configurations only when one is read', () => {
    expect(Object.keys(meta.inputs).some((input) => input.includes('/js-yaml/'))).toBe(true);
    expect(modulesAtStart().filter((input) => input.includes('/js-yaml/'))).toEqual([]);
  });

  it('has what is imported by name later on', async () => {
    const dist = path.resolve(main, '../..');
    const exportsOf = new Map(
      Object.entries(meta.outputs).map(([name, { exports }]) => [name.split('/dist/')[1], exports]),
    );
    const missing: string[] = [];
    let imports = 0;
    // Also the files into which those of the start are joined, which the facts of the build leave out.
    for (const file of await readdir(dist, { recursive: true })) {
      if (!file.endsWith('.js')) continue;
      const text = await readFile(path.join(dist, file), 'utf8');
      const there = (from: string) => exportsOf.get(path.join(path.dirname(file), from));
      for (const [, list = '', from = ''] of text.matchAll(
        /\{([\w$:,]+)\}=await import\("(\.[^"]+)"\)/g,
      )) {
        const found = there(from);
        if (found === undefined) continue;
        imports += 1;
        const names = list.split(',').map((each) => each.split(':')[0] ?? '');
        const absent = names.filter((name) => !found.includes(name));
        missing.push(...absent.map((name) => `${name} of ${from}`));
      }
      // A package that is no module exports nothing by name once it is bundled: it must be imported whole.
      for (const { index, 0: load, 1: from = '' } of text.matchAll(/\bimport\("(\.[^"]+)"\)/g)) {
        const around = text.slice(Math.max(0, index - 120), index + load.length + 30);
        if (there(from)?.join() === 'default' && !around.includes('default')) missing.push(from);
      }
    }
    expect(imports).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('looks at the version of Node before it loads anything from outside, or any of the programs', () => {
    const before = eagerWith('src/main.ts');
    const modules = before.flatMap((output) => Object.keys(meta.outputs[output]?.inputs ?? {}));
    expect(modules.sort()).toEqual([
      '<define:navigator>',
      'src/main.ts',
      'src/start/require-node.js',
    ]);
    const outside = before
      .flatMap((output) => meta.outputs[output]?.imports ?? [])
      .filter(({ external, kind }) => external === true && kind === 'import-statement');
    expect(outside).toEqual([]);
  });

  it('loads the second judge only behind its condition', () => {
    const imported = atStart().flatMap((output) => meta.outputs[output]?.imports ?? []);
    expect(imported.map(({ path: name }) => name)).not.toContain('express-openapi-validator');
  });

  it('answers first without Express and without the code of any operation', () => {
    const modules = modulesAtStart();
    expect(modules).toContain('generated/router.ts');
    expect(modules).not.toContain('node_modules/express/lib/express.js');
    const operations = /^generated\/.*\/(?:routes|validators|decoders|writers)\.ts$/;
    expect(modules.filter((module) => operations.test(module))).toEqual([]);
  });

  it('answers first without what renders', () => {
    expect(modulesAtStart().filter((module) => module.includes('/markdown-it/'))).toEqual([]);
  });

  it('works where code cannot be made from strings: API, database, git, docs, threads', async () => {
    const server = await startServer({
      main,
      nodeArgs: ['--disallow-code-generation-from-strings'],
      env: { NODE_ENV: 'production' },
      migrated: false,
    });
    try {
      const token = /token +(glpat-\S+)/.exec(server.banner)?.[1] ?? '';
      const answers = async (
        url: string,
        headers: Record<string, string> = { 'private-token': token },
      ) => (await fetch(server.url + url, { headers })).status;
      expect(await answers('/api/v4/version')).toBe(200);
      expect(await answers('/api/v4/projects?per_page=2&order_by=name&search=kiln')).toBe(200);
      expect(await answers('/api/v4/projects/demo%2Fkiln')).toBe(200);
      expect(
        await answers('/api/v4/projects/demo%2Fkiln/repository/files/README.md?ref=main'),
      ).toBe(200);
      expect(await answers('/api/v4/projects?per_page=x')).toBe(400);
      expect(await answers('/docs')).toBe(200);
      expect(await answers('/docs?operation=listProjects')).toBe(200);
      expect(await answers('/docs/assets/pages.css')).toBe(200);
      await untilReady(server.url);
      const rendered = await fetch(`${server.url}/api/v4/markdown`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: '**slowly** @root', gfm: true }),
      });
      expect(await rendered.text()).toContain('<strong>slowly</strong> <a href=');
      const created = await fetch(`${server.url}/api/v4/projects`, {
        method: 'POST',
        headers: { 'private-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'made', initialize_with_readme: true }),
      });
      expect(created.status).toBe(201);
    } finally {
      const { code, stderr } = await server.stop();
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    }
  });
});
