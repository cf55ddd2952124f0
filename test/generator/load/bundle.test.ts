import { describe, expect, it } from 'vitest';
import { isData } from '../../../generator/load/document.ts';
import { gate } from '../../../generator/load/load.ts';
import { changed, cleanUp, loadFiles, sound } from './documents.ts';

cleanUp();

const INFO = "openapi: 3.1.0\ninfo: { title: Jars, version: '1' }\n";

function bundle(files: Readonly<Record<string, string>>) {
  const { spec, faults } = loadFiles(files, { foreign: true });
  expect(faults).toEqual([]);
  if (spec === null) throw new Error('no document');
  return spec;
}

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
      { foreign: true },
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

describe('places', () => {
  it('lead through references into shared files', () => {
    const { locate } = bundle(sound);
    const at = (pointer: string) => {
      const { file, line, column } = locate(pointer);
      return `${file}:${line}:${column}`;
    };
    const get = '/paths/~1shelves~1{id}~1jars/get';
    expect(at(`${get}/responses/401`)).toBe('spec/resources/jars.yaml:30:9');
    expect(at(`${get}/responses/401/content/application~1json/schema`)).toBe(
      'spec/common/responses.yaml:7:11',
    );
    expect(
      at(`${get}/responses/401/content/application~1json/schema/properties/message/type`),
    ).toBe('spec/common/schemas.yaml:8:20');
    expect(at('/paths/~1shelves~1{id}~1jars/parameters/0/schema/minimum')).toBe(
      'spec/resources/jars.yaml:61:32',
    );
    expect(at('/components/schemas/Jar')).toBe('spec/resources/jars.yaml:63:5');
    expect(at('/tags/0/name')).toBe('spec/resources/jars.yaml:1:1');
    expect(at('/info/title')).toBe('spec/openapi.yaml:3:3');
  });

  it('of what is not there are those of what holds it', () => {
    const { locate } = bundle(sound);
    expect(locate('/paths/~1shelves~1{id}~1jars/get/nothing/more')).toEqual({
      file: 'spec/resources/jars.yaml',
      line: 7,
      column: 5,
    });
    expect(locate('/nothing')).toEqual({ file: 'spec/openapi.yaml', line: 1, column: 1 });
  });
});

describe('reading', () => {
  it('takes JSON, aliases, merges, numbers as keys and Windows line ends', () => {
    const { document } = bundle({
      'spec/openapi.yaml':
        `${INFO}paths:\n  /a:\n    get: &get\n      responses: { 200: { description: x } }\n    put: *get\n    post: { <<: *get, summary: Own }\n`.replaceAll(
          '\n',
          '\r\n',
        ),
    });
    const responses = { 200: { description: 'x' } };
    expect(document.paths['/a']).toEqual({
      get: { responses },
      put: { responses },
      post: { responses, summary: 'Own' },
    });
  });

  it.each([
    [
      'aliases that multiply',
      `a: &a [x, x, x, x, x, x, x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefghi'[index]}`).join(', ')}]\n`).join('')}`,
    ],
    ['an alias to itself', 'a: &a [*a]\n'],
    ['deep nesting', '['.repeat(20_000)],
    ['deep mappings', `${'{a: '.repeat(500)}1${'}'.repeat(500)}`],
  ])('refuses %s', (_, text) => {
    const { spec, faults } = loadFiles({ 'spec/openapi.yaml': text });
    expect(spec).toBeNull();
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each([
    '',
    '- a',
    'text',
    '{',
    '\u0000',
    'openapi: 3.1.0',
    'openapi: 3.1.0\npaths: []\ninfo: 5\ncomponents: 1\ntags: x',
    'openapi: 3.1.0\npaths: { /a: { get: { responses: 1, parameters: {} } }, /b: 1, /c: { get: null } }',
    '__proto__: 1',
  ])('tells faults of %j and does not throw', (text) => {
    expect(loadFiles({ 'spec/openapi.yaml': text }).faults.length).toBeGreaterThan(0);
  });

  it('tells that the entry is missing', () => {
    const { spec, faults } = loadFiles({ 'spec/other.yaml': 'a: 1' });
    expect(spec).toBeNull();
    expect(faults).toMatchObject([
      { rule: 'unreadable', position: { file: 'spec/openapi.yaml', line: 1, column: 1 } },
    ]);
  });

  it('goes on after a broken file, and says nothing about what that file may hold', () => {
    const { spec, faults } = loadFiles({
      ...changed('spec/resources/jars.yaml', 'summary: List jars', "summary: ''"),
      'spec/common/schemas.yaml': 'components: {',
    });
    expect(spec).toBeNull();
    expect(faults.map(({ rule, position }) => [rule, position.file])).toEqual([
      ['yaml-syntax', 'spec/common/schemas.yaml'],
      ['operation', 'spec/resources/jars.yaml'],
    ]);
  });

  it('lists what it read', () => {
    expect(loadFiles(sound).sources.map((path) => path.replace(/^.*\/spec\//, ''))).toEqual([
      'common/responses.yaml',
      'common/schemas.yaml',
      'openapi.yaml',
      'resources/jars.yaml',
    ]);
  });
});

describe('the gate', () => {
  it('has nothing against the sound document', async () => {
    expect(await gate(bundle(sound))).toEqual([]);
  });

  it('tells where its excerpt stands in the files', async () => {
    const files = changed(
      'spec/common/responses.yaml',
      '      description: It did not work.\n',
      '      headers: {}\n',
    );
    const { spec } = loadFiles(files);
    if (spec === null) throw new Error('no document');
    expect(await gate(spec)).toMatchObject([
      { rule: 'structure', position: { file: 'spec/common/responses.yaml', line: 9, column: 5 } },
    ]);
  });
});
