import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGenerator } from '../command-line.ts';
import { specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info:
  title: Kilns
  version: '1'
  description: Kilns.
  license: { name: MIT, identifier: MIT }
servers: [{ url: /api }]
components:
  securitySchemes:
    token: { type: apiKey, in: header, name: TOKEN, description: A token. }
`;

const kilns = `tag: hot-kilns
description: Kilns.
paths:
  /kilns:
    get:
      operationId: getKilns
      summary: Get the kilns
      description: Number of kilns.
      x-origin: platform
      x-access: anonymous
      responses:
        '200':
          description: Number of kilns.
          content: { application/json: { schema: { type: integer }, example: 3 } }
`;

const documents = {
  'spec/openapi.yaml': openapi,
  'spec/domains/firing/hot-kilns.yaml': kilns,
  'spec/graphql/hot-kilns.graphql': 'type Query {\n  "How hot it is."\n  heat: Int @resolver\n}\n',
};

describe('registries', () => {
  it('list services, subscribers, workers and GraphQL functions by the names of their files', async () => {
    const folder = specFolder({
      ...documents,
      'src/domains/firing/hot-kilns/service.ts': '',
      'src/domains/firing/hot-kilns/table.ts': '',
      'src/domains/firing/hot-kilns/subscriber.ts': '',
      'src/domains/clay/bricks/subscriber.ts': '',
      'src/domains/clay/bricks/workers.ts': '',
      'src/graphql/firing/hot-kilns.ts': '',
      'src/graphql/firing/hot-kilns-lists.ts': '',
    });
    expect(await runGenerator(folder, 'generate')).toMatchObject({ code: 0, err: '' });
    const linesOf = (registry: string) =>
      readFileSync(join(folder, `generated/registries/${registry}.ts`), 'utf8')
        .split('\n')
        .filter((line) => line.includes('/domains/') || line.includes('/firing/'));
    expect(linesOf('services')).toEqual([
      "  'hot-kilns': async () => (await import('#src/domains/firing/hot-kilns/service.ts')).hotKilns,",
    ]);
    expect(linesOf('subscriptions')).toEqual([
      "import { subscriptions as bricks } from '#src/domains/clay/bricks/subscriber.ts';",
      "import { subscriptions as hotKilns } from '#src/domains/firing/hot-kilns/subscriber.ts';",
    ]);
    expect(linesOf('workers')).toEqual([
      "import { workers as bricks } from '#src/domains/clay/bricks/workers.ts';",
    ]);
    expect(linesOf('graphql')).toEqual([
      "  hotKilns: async () => (await import('#src/graphql/firing/hot-kilns.ts')).hotKilnsGraphql,",
    ]);
  });

  it('join the services of a resource in several domains', async () => {
    const folder = specFolder({
      ...documents,
      'src/domains/clay/hot-kilns/service.ts': '',
      'src/domains/firing/hot-kilns/service.ts': '',
    });
    expect(await runGenerator(folder, 'generate')).toMatchObject({ code: 0, err: '' });
    const printed = readFileSync(join(folder, 'generated/registries/services.ts'), 'utf8');
    expect(printed).toContain(
      `  'hot-kilns': async () => ({
    ...(await import('#src/domains/clay/hot-kilns/service.ts')).hotKilns,
    ...(await import('#src/domains/firing/hot-kilns/service.ts')).hotKilns,
  }) satisfies HotKilnsService<RequestContext>,
`,
    );
    expect(printed).toContain("import type { HotKilnsService } from '../hot-kilns/service.ts';");
  });

  it('are stale until a new file is listed', async () => {
    const folder = specFolder({ ...documents, 'src/domains/firing/hot-kilns/service.ts': '' });
    await runGenerator(folder, 'generate');
    expect(await runGenerator(folder, 'check')).toMatchObject({ code: 0 });
    writeFileSync(join(folder, 'src/domains/firing/hot-kilns/workers.ts'), '');
    expect(await runGenerator(folder, 'check')).toEqual({
      code: 1,
      out: '',
      err: 'generated/registries/workers.ts: stale. Run `npm run generate`.\n',
    });
  });

  it('are not printed for a project without resources', async () => {
    const folder = specFolder(documents);
    await runGenerator(folder, 'generate');
    expect(() => readFileSync(join(folder, 'generated/registries/services.ts'))).toThrow('ENOENT');
  });
});
