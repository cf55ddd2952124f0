import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hearthConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { relaxed, specFolder } from '../generated.ts';

const files = {
  'spec/openapi.yaml': `openapi: 3.1.0
info: { title: Kilns, version: '1' }
paths: {}
webhooks:
  "it's lit":
    post:
      requestBody:
        content:
          text/plain: { schema: { type: string } }
          application/json:
            schema:
              type: object
              required: [kiln]
              properties:
                kiln: { $ref: 'resources/kilns.yaml#/components/schemas/Kiln' }
                heat: { type: [integer, 'null'] }
      responses: { '200': { description: Taken. } }
  silent:
    post: { responses: { '200': { description: Taken. } } }
`,
  'spec/resources/kilns.yaml': `tag: kilns
description: Kilns.
webhooks:
  fired:
    post:
      requestBody: { $ref: '#/components/requestBodies/Fired' }
      responses: { '200': { description: Taken. } }
components:
  requestBodies:
    Fired:
      content:
        application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Kiln' } } }
  schemas:
    Kiln:
      type: object
      required: [id, name]
      properties: { id: { type: integer }, name: { type: string } }
`,
};

type Writers = Readonly<Record<string, (payload: unknown) => string>>;

function generated() {
  const folder = specFolder(files);
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (spec === null) throw new Error(JSON.stringify(faults));
  writeOutput(join(folder, 'generated'), render(buildModel(spec)));
  return { folder, path: (name: string) => join(folder, 'generated', name) };
}

describe('the webhooks of a document', () => {
  const { folder, path } = generated();

  it('have writers that print what their schemas declare', async () => {
    const { webhookWriters: writers } = (await import(pathToFileURL(path('webhooks.ts')).href)) as {
      webhookWriters: Writers;
    };
    expect(Object.keys(writers)).toEqual(['fired', "it's lit"]);
    const kiln = { name: 'Big', id: 1, secret: 'of ours' };
    expect(writers.fired?.([kiln])).toBe('[{"id":1,"name":"Big"}]');
    const lit = writers["it's lit"];
    expect(lit?.({ heat: null, kiln })).toBe('{"kiln":{"id":1,"name":"Big"},"heat":null}');
  });

  it('have types that compile', () => {
    const use = join(folder, 'generated/use.ts');
    ts.sys.writeFile(
      use,
      `import type { webhooks } from './common/openapi.ts';
import { webhookWriters } from './webhooks.ts';
export const payload: webhooks["it's lit"] = { kiln: { id: 1, name: 'Big' } };
webhookWriters.fired([payload.kiln]);
// @ts-expect-error: a kiln has a name
webhookWriters.fired([{ id: 1 }]);
`,
    );
    const program = ts.createProgram([use], {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      skipLibCheck: true,
      types: ['node'],
    });
    const told = ts.getPreEmitDiagnostics(program);
    expect(
      told.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ).toEqual([]);
  });

  it('are published with the resource that tells of them', () => {
    const document = JSON.parse(readFileSync(path('openapi.json'), 'utf8')) as {
      webhooks: Readonly<Record<string, { post: { tags?: readonly string[] } }>>;
    };
    expect(Object.keys(document.webhooks)).toEqual(['fired', "it's lit", 'silent']);
    expect(document.webhooks.fired?.post.tags).toEqual(['kilns']);
  });
});

describe('webhooks that are path items of the components', () => {
  const document = (webhooks: string) => ({
    'spec/openapi.yaml': `openapi: 3.1.0
info: { title: Kilns, version: '1', description: Kilns. }
paths: {}
webhooks:
${webhooks}
components:
  pathItems:
    Fired:
      post:
        summary: A kiln was fired
        description: Sent when a kiln was fired.
        requestBody:
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Kiln' }
              example: { id: 1 }
        responses: { '200': { description: Taken. } }
    Burnt: { $ref: '#/components/pathItems/Fired' }
  schemas:
    Kiln:
      type: object
      description: A kiln.
      properties: { id: { type: integer, description: Id of the thing. } }
`,
  });
  const loaded = (webhooks: string) =>
    load(join(specFolder(document(webhooks)), 'spec/openapi.yaml'), { config: hearthConfig });

  it('are accepted, by their names and by others for them', () => {
    const fired = "{ $ref: '#/components/pathItems/Fired' }";
    const burnt = "{ $ref: '#/components/pathItems/Burnt' }";
    const { spec, faults } = loaded(`  fired: ${fired}\n  burnt: ${burnt}`);
    expect(faults).toEqual([]);
    if (spec === null) throw new Error('there is no document');
    const { webhooks } = buildModel(spec).model;
    expect(webhooks.map(({ name }) => name)).toEqual(['burnt', 'fired']);
  });

  it('are told when nothing names them', () => {
    const post = `{ post: { summary: A, description: A., responses: { '200': { description: A. } } } }`;
    const told = loaded(`  other: ${post}`).faults.map(({ message }) => message);
    expect(told).toContain('Nothing uses `Fired`');
    expect(told).toContain('Nothing uses `Burnt`');
  });
});
