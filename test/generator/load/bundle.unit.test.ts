import { describe, expect, it } from 'vitest';
import { relaxed } from '../generated.ts';
import { isData } from '#generator/load/document.ts';
import { bundle, cleanUp, INFO, loadFiles, sound } from './documents.ts';

cleanUp();

/** Every `$ref` of a value, wherever it stands. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isData(value) && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

const answer = (schema: string) =>
  `    get: { responses: { '200': { description: x, content: { application/json: { schema: ${schema} } } } } }\n`;

describe('the bundle', () => {
  it('joins the resource files, and keeps their names', () => {
    const { document, owners } = bundle(sound);

    expect(Object.keys(document)).toEqual([
      'openapi',
      'info',
      'servers',
      'security',
      'tags',
      'paths',
      'components',
    ]);
    expect(document.tags).toEqual([{ name: 'jars', description: 'Jars on a shelf.' }]);
    expect(Object.keys(document.components ?? {})).toEqual([
      'schemas',
      'responses',
      'parameters',
      'securitySchemes',
    ]);
    expect(Object.keys(document.components?.schemas ?? {})).toEqual([
      'CreateJar',
      'Jar',
      'Message',
    ]);
    expect(document.paths['/shelves/{id}/jars']?.get).toMatchObject({ tags: ['jars'] });
    expect(owners.operation('/shelves/{id}/jars', 'get')).toBe('jars');
    expect(owners.component('schemas', 'Jar')).toBe('jars');
    expect(owners.component('schemas', 'Message')).toBe('common');
    expect(
      references(document).every((text) => /^#\/components\/[A-Za-z]+\/[^/]+$/.test(text)),
    ).toBe(true);
  });

  it('is the same text in every run, whatever the order of paths', () => {
    const text = () => JSON.stringify(bundle(sound).document);
    expect(text()).toBe(text());

    const paths = [`  /b:\n${answer('true')}`, `  /a:\n${answer('true')}`];
    const documents = [paths, paths.toReversed()].map((order) =>
      JSON.stringify(bundle({ 'spec/openapi.yaml': `${INFO}paths:\n${order.join('')}` }).document),
    );
    expect(documents[0]).toBe(documents[1]);
  });

  it('names things after their fragment, or after their file', () => {
    const { document } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ $ref: "./lid.yaml" }')}  /b:\n${answer('{ $ref: "more.json#/definitions/Jar" }')}  /c:\n${answer('{ $ref: "more.json#/Shelf" }')}`,
      'spec/lid.yaml': 'type: string\n',
      'spec/more.json':
        '{ "definitions": { "Jar": { "$ref": "#/Shelf" } }, "Shelf": { "type": "integer" } }',
    });
    expect(document.components?.schemas).toEqual({
      Shelf: { type: 'integer' },
      lid: { type: 'string' },
    });
  });

  it('keeps the name that the entry gives to a file', () => {
    const { document } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ $ref: "#/components/schemas/Lid" }')}  /b:\n${answer('{ $ref: "lid.yaml" }')}components: { schemas: { Lid: { $ref: lid.yaml } } }\n`,
      'spec/lid.yaml': 'type: string\n',
    });
    expect(document.components?.schemas).toEqual({ Lid: { type: 'string' } });
    expect(new Set(references(document))).toEqual(new Set(['#/components/schemas/Lid']));
  });

  it('follows references back to the entry, through other references, and in circles', () => {
    const { document, locate } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ $ref: "tree.yaml#/components/schemas/Tree" }')}components:\n  schemas:\n    Leaf: { type: string }\n    Shape:\n      type: object\n      properties: { edge: { type: integer } }\n`,
      'spec/tree.yaml': `components:
  schemas:
    Tree:
      type: object
      properties:
        leaf: { $ref: 'openapi.yaml#/components/schemas/Leaf' }
        edge: { $ref: 'openapi.yaml#/components/schemas/Shape/properties/edge' }
        children: { type: array, items: { $ref: '#/components/schemas/Tree' } }
`,
    });
    expect(document.components?.schemas).toEqual({
      Leaf: { type: 'string' },
      Shape: { type: 'object', properties: { edge: { type: 'integer' } } },
      Shape_properties_edge: { type: 'integer' },
      Tree: {
        type: 'object',
        properties: {
          leaf: { $ref: '#/components/schemas/Leaf' },
          edge: { $ref: '#/components/schemas/Shape_properties_edge' },
          children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        },
      },
    });
    expect(locate('/components/schemas/Tree/properties/children/items/properties/leaf')).toEqual({
      file: 'spec/tree.yaml',
      line: 6,
      column: 9,
    });
  });

  it('holds path items in place, also those of other files', () => {
    const { document, locate } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a: { $ref: paths/a.yaml, summary: Own }\ncomponents: { responses: { Done: { description: Done. } } }\n`,
      'spec/paths/a.yaml': `get:\n  responses: { '204': { $ref: '../openapi.yaml#/components/responses/Done' } }\n`,
    });
    expect(document.paths).toEqual({
      '/a': {
        get: { responses: { 204: { $ref: '#/components/responses/Done' } } },
        summary: 'Own',
      },
    });
    expect(locate('/paths/~1a/get')).toEqual({ file: 'spec/paths/a.yaml', line: 1, column: 1 });
    expect(locate('/paths/~1a/summary')).toEqual({
      file: 'spec/openapi.yaml',
      line: 4,
      column: 29,
    });
    expect(locate('/paths/~1a/get/responses/204/description')).toEqual({
      file: 'spec/openapi.yaml',
      line: 5,
      column: 36,
    });
  });

  it('follows no key called $ref in data, nor as the name of a property', () => {
    const data = '{ $ref: "https://example.com/Users/2819c223" }';
    const { document } = bundle({
      'spec/openapi.yaml': `${INFO}paths:
  /a:
    get:
      responses:
        '200':
          description: x
          content:
            application/json:
              example: ${data}
              schema:
                type: object
                default: ${data}
                example: ${data}
                examples: [${data}]
                enum: [${data}]
                const: ${data}
                properties:
                  $ref: { type: string, format: uri }
                patternProperties:
                  $ref: { type: string }
                x-note: ${data}
        '201':
          description: x
          content:
            application/json:
              examples: { one: { value: ${data} }, two: { $ref: '#/components/examples/Two' } }
components: { examples: { Two: { value: ${data} } } }
`,
    });
    const texts = references(document).filter((text) => text.startsWith('http'));
    expect(texts).toHaveLength(9);
    expect(JSON.stringify(document)).toContain(
      '"properties":{"$ref":{"type":"string","format":"uri"}}',
    );
    expect(references(document)).toContain('#/components/examples/Two');
  });

  it('keeps what stands beside a reference in a schema', () => {
    const { document } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ $ref: "lid.yaml", description: Own, maxLength: 5 }')}`,
      'spec/lid.yaml': 'type: string\n',
    });
    expect(JSON.stringify(document.paths)).toContain(
      '{"$ref":"#/components/schemas/lid","description":"Own","maxLength":5}',
    );
  });

  it('rewrites the mapping of a discriminator', () => {
    const { document } = bundle({
      'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ discriminator: { propertyName: kind, mapping: { lid: lid.yaml, jar: Jar } } }')}components: { schemas: { Jar: {} } }\n`,
      'spec/lid.yaml': 'type: object\n',
    });
    expect(JSON.stringify(document.paths)).toContain(
      '"mapping":{"lid":"#/components/schemas/lid","jar":"Jar"}',
    );
  });

  it('rewrites OpenAPI 3.0 to 3.1', () => {
    const { document } = bundle({
      'spec/openapi.yaml': `openapi: 3.0.3
info: { title: Jars, version: '1' }
paths: {}
components:
  schemas:
    A: { type: string, nullable: true, enum: [x] }
    B: { type: integer, minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
    C: { nullable: true, allOf: [{ $ref: '#/components/schemas/A' }] }
    D: { type: object, properties: { a: { $ref: '#/components/schemas/A', nullable: true, description: An a. } } }
`,
    });
    expect(document.openapi).toBe('3.1.0');
    expect(document.components?.schemas).toEqual({
      A: { type: ['string', 'null'], enum: ['x', null] },
      B: { type: 'integer', exclusiveMinimum: 1, maximum: 9 },
      C: { anyOf: [{ allOf: [{ $ref: '#/components/schemas/A' }] }, { type: 'null' }] },
      D: {
        type: 'object',
        properties: { a: { $ref: '#/components/schemas/A', description: 'An a.' } },
      },
    });
  });

  it('joins the operations of one path from several files', () => {
    const lids = `tag: lids
description: Lids.
paths:
  /shelves/{id}/jars:
    parameters: [{ $ref: 'jars.yaml#/components/parameters/ShelfId' }]
    delete: { responses: { '204': { description: Done. } } }
`;
    const { document, owners, locate } = bundle({ ...sound, 'spec/resources/lids.yaml': lids });
    const path = document.paths['/shelves/{id}/jars'];
    expect(Object.keys(path ?? {})).toEqual(['get', 'post', 'delete']);
    expect(path?.delete).toMatchObject({
      tags: ['lids'],
      parameters: [{ $ref: '#/components/parameters/ShelfId' }],
    });
    expect(owners.operation('/shelves/{id}/jars', 'delete')).toBe('lids');
    expect(locate('/paths/~1shelves~1{id}~1jars/delete')).toEqual({
      file: 'spec/resources/lids.yaml',
      line: 6,
      column: 5,
    });

    const twice = loadFiles({
      ...sound,
      'spec/resources/lids.yaml': lids.replace('delete:', 'get:'),
    });
    expect(twice.spec).toBeNull();
    expect(twice.faults).toContainEqual(
      expect.objectContaining({
        rule: 'duplicate-operation',
        message: '`get` of /shelves/{id}/jars is also at spec/resources/jars.yaml:7:5',
        position: { file: 'spec/resources/lids.yaml', line: 6, column: 5 },
      }),
    );
  });
});

describe('names', () => {
  it('that two things share are told with both places', () => {
    const { spec, faults } = loadFiles(
      {
        'spec/openapi.yaml': `${INFO}paths:\n  /a:\n${answer('{ $ref: "a.yaml#/Lid" }')}  /b:\n${answer('{ $ref: "b.yaml#/Lid" }')}`,
        'spec/a.yaml': 'Lid: { type: string }\n',
        'spec/b.yaml': '# B\nLid: { type: integer }\n',
      },
      { config: relaxed },
    );
    expect(spec).toBeNull();
    expect(faults).toMatchObject([
      {
        rule: 'name-clash',
        message: '`Lid` under `schemas` is defined twice: spec/a.yaml:1:1 and spec/b.yaml:2:1',
        position: { file: 'spec/b.yaml', line: 2, column: 1 },
      },
    ]);
  });
});
