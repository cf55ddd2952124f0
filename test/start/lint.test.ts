import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: project });

/** Rule names that a text breaks when it stands in the given file. The file exists; its text is not looked at. */
async function rulesBroken(file: string, text: string): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath: path.join(project, file) });
  return results.flatMap((result) =>
    result.messages.map((message) => message.ruleId ?? message.message),
  );
}

const paths = 'import-x/no-restricted-paths';
const imports = '@typescript-eslint/no-restricted-imports';

describe('lint', () => {
  const forbidden: [string, string, string, string][] = [
    [
      'a service that does not say what it satisfies',
      'src/domains/projects/topics/service.ts',
      'export const topics = {};',
      'no-restricted-syntax',
    ],
    [
      'a subscription outside subscriber.ts',
      'src/domains/ci/jobs/events.ts',
      'export const subscriptions = [subscribeTo(happened, {})];',
      'no-restricted-syntax',
    ],
    [
      'the generator importing the application',
      'generator/main.ts',
      `import '../src/errors.ts';`,
      paths,
    ],
    [
      'the runtime importing the generator',
      'generator/runtime/page.ts',
      `import '../main.ts';`,
      paths,
    ],
    [
      'the application importing the generator',
      'src/errors.ts',
      `import '#generator/main.ts';`,
      paths,
    ],
    [
      'the database importing a page',
      'src/database/database.ts',
      `import '#src/http/express.ts';`,
      paths,
    ],
    [
      'the application importing the start',
      'src/http/express.ts',
      `import '#src/start/listen.ts';`,
      paths,
    ],
    [
      'a service of another resource',
      'src/errors.ts',
      `import '#src/domains/core/users/service.ts';`,
      imports,
    ],
    [
      'a service that imports a higher domain',
      'src/domains/planning/issues/service.ts',
      `import '#src/domains/review/merge-requests/table.ts';`,
      paths,
    ],
    [
      'a registry in what it lists',
      'src/domains/projects/topics/table.ts',
      `import '#generated/registries/services.ts';`,
      paths,
    ],
    ['a process started outside src/git', 'src/errors.ts', `import 'node:child_process';`, imports],
    ['a driver outside src/database', 'src/errors.ts', `import 'better-sqlite3';`, imports],
    [
      'an environment variable outside src/config.ts',
      'src/errors.ts',
      `export const a = process.env.A;`,
      'no-restricted-properties',
    ],
    [
      'a dialect outside src/database',
      'src/errors.ts',
      `export const a = (b: string) => b === 'sqlite3';`,
      'no-restricted-syntax',
    ],
    ['a barrel', 'src/errors.ts', `export * from './config.ts';`, 'no-restricted-syntax'],
    ['a default export', 'src/errors.ts', `export default 1;`, 'import-x/no-default-export'],
    [
      'any',
      'src/errors.ts',
      `export const a = (b: any) => b;`,
      '@typescript-eslint/no-explicit-any',
    ],
  ];
  it.each(forbidden)('refuses %s', async (_what, file, text, rule) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  const allowed: [string, string, string][] = [
    ['the start importing the settings', 'src/start/listen.ts', `import '#src/config.ts';`],
    ['the settings read in src/config.ts', 'src/config.ts', `export const a = process.env.A;`],
    ['the application importing the runtime', 'src/errors.ts', `import '#runtime/page.ts';`],
    ['a generated service interface', 'src/errors.ts', `import '#generated/users/service.ts';`],
    [
      'a part of a service',
      'src/domains/projects/topics/service.ts',
      'export const topics = {} satisfies Partial<TopicsService<RequestContext>>;',
    ],
    ['a driver in src/database', 'src/database/database.ts', `import 'better-sqlite3';`],
  ];
  it.each(allowed)('allows %s', async (_what, file, text) => {
    expect(await rulesBroken(file, text)).toEqual([]);
  });
});

describe('lint with types', () => {
  it('sees what is not waited for, and what can be anything', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hearth-lint-'));
    const options = { compilerOptions: { strict: true }, include: ['*.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
    const text = `const later = async () => 1;\nlater();\nexport const n: number = JSON.parse('1');\n`;
    await writeFile(path.join(folder, 'forgetful.ts'), text);
    const { status, stdout } = spawnSync(
      'node_modules/.bin/oxlint',
      ['--format', 'unix', path.join(folder, 'forgetful.ts')],
      { cwd: project, encoding: 'utf8' },
    );
    await rm(folder, { recursive: true, force: true });
    expect(stdout).toMatch(/:2:1: .*no-floating-promises/);
    expect(stdout).toMatch(/:3:\d+: .*no-unsafe-assignment/);
    expect(status).toBe(1);
  });
});

/** Types of what the words of the document add, which are gone at run time. */
const facts = 'generator/hearth/facts.ts';

/** Subpath imports of package.json. */
const prefixes = ['#src/', '#generated/', '#runtime/', '#generator/', '#test/'];

describe('generated files, which lint leaves out,', () => {
  it('import the runtime, each other and types of facts; registries alone import src', async () => {
    const folder = path.join(project, 'generated');
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const file of files) {
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const [, specifier = ''] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
        const target = path.relative(project, path.resolve(folder, path.dirname(file), specifier));
        if (
          !/^(generated|generator\/runtime)\//.test(target) &&
          !(target === facts && text.includes(`import type { HearthFacts } from '${specifier}'`))
        )
          wrong.push(`${file} imports ${target}`);
      }
      for (const [, specifier = ''] of text.matchAll(/['"](#[^'"]+)['"]/g)) {
        const isListed = file.startsWith('registries/') && specifier.startsWith('#src/');
        if (!isListed && prefixes.some((prefix) => specifier.startsWith(prefix)))
          wrong.push(`${file} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
