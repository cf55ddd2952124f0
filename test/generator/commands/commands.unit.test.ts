import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGenerator } from '../command-line.ts';
import { specFolder } from '../generated.ts';

const run = runGenerator;

const openapi = `openapi: 3.1.0
info:
  title: Kilns
  version: '1'
  description: Kilns.
  license: { name: MIT, identifier: MIT }
servers: [{ url: /api }]
security: [{ token: [] }]
components:
  securitySchemes:
    token: { type: apiKey, in: header, name: TOKEN, description: A token. }
`;

const kilns = `tag: kilns
description: Kilns and their settings.
paths:
  /kilns:
    get:
      operationId: getKilns
      summary: Get the kilns
      description: List of kilns.
      x-origin: platform
      x-access: anonymous
      responses:
        '200':
          description: Number of kilns.
          content: { application/json: { schema: { type: integer }, example: 3 } }
`;

const good = () => specFolder({ 'spec/openapi.yaml': openapi, 'spec/resources/kilns.yaml': kilns });

describe('generate', () => {
  it('writes once, then nothing, and check agrees', async () => {
    const folder = good();
    expect(await run(folder, 'generate')).toMatchObject({ code: 0, err: '' });
    const router = join(folder, 'generated/router.ts');
    const { mtimeMs } = statSync(router);
    expect((await run(folder, 'generate')).out).toContain(' 0 changed');
    expect(statSync(router).mtimeMs).toBe(mtimeMs);
    expect(await run(folder, 'check')).toMatchObject({ code: 0 });

    writeFileSync(join(folder, 'spec/resources/kilns.yaml'), kilns.replace('/kilns:', '/ovens:'));
    const stale = await run(folder, 'check');
    expect(stale.code).toBe(1);
    expect(stale.err).toContain('generated/router.ts: stale');
  });

  it('refuses to overwrite a file that is not its own or was edited', async () => {
    const folder = good();
    await run(folder, 'generate');
    const mine = join(folder, 'generated/kilns/mine.ts');
    writeFileSync(mine, 'export {};\n');
    const foreign = await run(folder, 'generate');
    expect(foreign).toMatchObject({ code: 1 });
    expect(foreign.err).toContain('generated/kilns/mine.ts: not a generated file');
    expect(readFileSync(mine, 'utf8')).toBe('export {};\n');

    const edited = good();
    await run(edited, 'generate');
    writeFileSync(join(edited, 'generated/router.ts'), '// mine\n');
    expect((await run(edited, 'check')).err).toContain('generated/router.ts: edited');
    expect((await run(edited, 'generate')).err).toContain('generated/router.ts: edited by hand');
    expect(readFileSync(join(edited, 'generated/router.ts'), 'utf8')).toBe('// mine\n');
  });

  it.each([
    [
      'malformed YAML',
      kilns.replace('summary: Get', 'summary: [Get'),
      /spec\/resources\/kilns\.yaml:\d+:\d+ /,
    ],
    [
      'an unknown extension',
      kilns.replace('x-access', 'x-acces'),
      /spec\/resources\/kilns\.yaml:10:7 .*x-acces.*x-access/,
    ],
    [
      'a type that does not exist',
      kilns.replace('type: integer', 'type: intger'),
      /spec\/resources\/kilns\.yaml:14:\d+ .*intger/,
    ],
  ])('tells where %s is, and what would be accepted', async (_, resource, message) => {
    const folder = specFolder({
      'spec/openapi.yaml': openapi,
      'spec/resources/kilns.yaml': resource,
    });
    const { code, err } = await run(folder, 'generate');
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });
});

describe('coverage', () => {
  it('fails for an operation without a function, with its place and advice', async () => {
    const folder = good();
    writeFileSync(join(folder, 'services.ts'), 'export const services = { kilns: {} };\n');
    const missing = await run(folder, 'coverage', '--services', 'services.ts');
    expect(missing).toMatchObject({
      code: 1,
      out: '0 of 1 operations have a function\n  platform: 1 specified, 0 filled\n',
    });
    expect(missing.err).toMatch(
      /^spec\/resources\/kilns\.yaml:5:5 unimplemented: getKilns has no function\. Write it in .*x-pending: true/,
    );
    writeFileSync(
      join(folder, 'filled.ts'),
      'export const services = { kilns: { getKilns() {} } };\n',
    );
    expect(await run(folder, 'coverage', '--services', 'filled.ts')).toMatchObject({
      code: 0,
      err: '',
    });
  });

  it('fails for a GraphQL field without a function, with its place', async () => {
    const sdl = `type Query {
  "How hot it is."
  heat: Int @resolver
  "What burns."
  fuel: String @resolver
}
`;
    const registry = (fields: string) => `export const services = { kilns: { getKilns() {} } };
export const graphqlFunctions = { hotKilns: async () => ({ Query: { ${fields} } }) };
`;
    const folder = specFolder({
      'spec/openapi.yaml': openapi,
      'spec/resources/kilns.yaml': kilns,
      'spec/graphql/hot-kilns.graphql': sdl,
      'some.ts': registry('heat() {}, fuel: 3'),
      'all.ts': registry('heat() {}, fuel() {}'),
      'none.ts': 'export const services = { kilns: { getKilns() {} } };\n',
    });
    const some = await run(folder, 'coverage', '--services', 'some.ts');
    expect(some).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        '1 of 2 GraphQL fields that are written by hand have a function',
      ) as string,
    });
    expect(some.err).toMatch(
      /^spec\/graphql\/hot-kilns\.graphql:4:3 unimplemented: Query\.fuel is number, no function\./,
    );
    const none = await run(folder, 'coverage', '--services', 'none.ts');
    expect(none.err.match(/ has no function/g)).toHaveLength(2);
    expect(await run(folder, 'coverage', '--services', 'all.ts')).toMatchObject({
      code: 0,
      err: '',
    });
  });

  it('lists a pending operation without failing', async () => {
    const folder = specFolder({
      'spec/openapi.yaml': openapi,
      'spec/resources/kilns.yaml': kilns.replace('x-access', 'x-pending: true\n      x-access'),
      'services.ts': 'export const services = {};\n',
    });
    const { code, out } = await run(folder, 'coverage', '--services', 'services.ts');
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('501 getKilns: GET /kilns'),
    });
  });

  it('lists what waits for a resource, and fails once that has functions', async () => {
    const coverageOf = (services: string) => {
      const folder = specFolder({
        'spec/openapi.yaml': openapi,
        'spec/resources/kilns.yaml': kilns.replace('x-access', 'x-pending: true\n      x-access'),
        'src/services.ts': `export const services = ${services};\n`,
        'src/resources/pots.ts': "export const pots = {\n  fired: waitsFor('kilns', 0),\n};\n",
      });
      return run(folder, 'coverage', '--services', 'src/services.ts');
    };
    const waiting = await coverageOf('{}');
    expect(waiting).toMatchObject({ code: 0, err: '' });
    expect(waiting.out).toContain(
      '1 places wait for a resource without functions\n  kilns: src/resources/pots.ts:2\n',
    );

    const written = await coverageOf('{ kilns: { getKilns() {} } }');
    expect(written.code).toBe(1);
    expect(written.err).toContain(
      'src/resources/pots.ts:2 waits for kilns, which has functions now',
    );
  });

  it('tells the declared statuses that no test has seen, waivers aside', async () => {
    const folder = specFolder({
      'spec/openapi.yaml': openapi,
      'spec/resources/kilns.yaml': kilns.replace(
        "        '200':",
        "        '401': { description: Unknown caller, content: { application/json: { schema: { type: integer }, example: 1 } } }\n        '404': { description: Not found, content: { application/json: { schema: { type: integer }, example: 1 } } }\n        '409': { description: Hot, content: { application/json: { schema: { type: integer }, example: 1 } } }\n        '200':",
      ),
      'services.ts': 'export const services = { kilns: { getKilns() {} } };\n',
      seen: 'getKilns 200\ngetKilns 200\ngetKilns 401\ngetKilns 500\n',
      waivers: '# why\n* 409 nothing is hot\ngetKilns 200 was hard once\n',
    });
    const given = ['--services', 'services.ts', '--seen', 'seen', '--waivers', 'waivers'];
    const { code, out, err } = await run(folder, 'coverage', ...given);
    expect(code).toBe(1);
    expect(out).toContain('2 of 4 declared statuses seen, 1 waived\n');
    expect(err).toBe('  never seen: getKilns 404\n  waiver not needed: getKilns 200\n');

    const json = await run(folder, 'coverage', '--json', ...given);
    expect(JSON.parse(json.out)).toMatchObject({
      filled: 1,
      unseen: ['getKilns 404'],
      unneeded: ['getKilns 200'],
    });
  });
});

describe('help', () => {
  it.each(['generate', 'check', 'lint', 'watch', 'diff', 'coverage', 'new'])(
    'is there for %s',
    async (command) => {
      const { code, out } = await run(specFolder({}), command, '--help');
      expect(code).toBe(0);
      expect(out).toMatch(/^Usage: npm run /);
    },
  );

  it('lists the commands, and is the answer to an unknown one', async () => {
    const { code, out, err } = await run(specFolder({}), 'generat');
    expect({ code, err }).toEqual({ code: 1, err: 'There is no command generat.\n' });
    expect(out).toContain('diff <git ref>');
  });
});
