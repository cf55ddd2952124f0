import { describe, expect, it } from 'vitest';
import { changed, cleanUp, loadFiles, sound } from './documents.ts';
import { ENTRY, expectEach, JARS, RESPONSES, SCHEMAS, type Seeded } from './seeded.ts';

cleanUp();

/** The responses of `createJar`, all but one. */
function withoutStatus(left: number | null): string {
  const responses = `responses:
        '201':
          description: The jar.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Jar' }
              example: { id: 1, label: honey }
        '400': { $ref: ../common/responses.yaml#/components/responses/Failed }
        '401': { $ref: ../common/responses.yaml#/components/responses/Unauthorized }
        '403': { $ref: ../common/responses.yaml#/components/responses/Failed }
        '404': { $ref: ../common/responses.yaml#/components/responses/Failed }
`;
  const lines = responses.split('\n');
  return lines.filter((line) => left === null || !line.includes(`'${left}'`)).join('\n');
}

const extensions: readonly Seeded[] = [
  {
    name: 'misspelt',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      ⟨here⟩x-teir: premium',
    says: 'Did you mean `x-tier`',
  },
  {
    name: 'unknown',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-completely-else: 1',
    says: 'Known are `x-access`',
  },
  {
    name: 'unknown on a path',
    rule: 'extension',
    from: '    parameters:\n      - $ref',
    to: '    ⟨here⟩x-note: 1\n    parameters:\n      - $ref',
  },
  {
    name: 'unknown in the entry',
    rule: 'extension',
    file: ENTRY,
    from: 'tags: []',
    to: 'tags: []\n⟨here⟩x-note: 1',
  },
  {
    name: 'in the wrong place',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-tier: premium',
    says: 'It belongs to operation',
  },
  {
    name: 'x-access with an unknown word',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: ⟨here⟩anonymus',
    says: 'Did you mean `anonymous`',
  },
  {
    name: 'x-access with an unknown level',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: ⟨here⟩develper }',
    says: 'Did you mean `developer`',
  },
  {
    name: 'x-access with an unknown key',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer, ⟨here⟩erly: true }',
    says: 'Did you mean `early`',
  },
  {
    name: 'x-access with an unknown subject',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: { ⟨here⟩projct: visible }',
    says: 'Did you mean `project`',
  },
  {
    name: 'x-access naming no path parameter',
    rule: 'extension',
    from: 'x-access: { project: visible }',
    to: 'x-access: { project: visible, ⟨here⟩parameter: project_id }',
  },
  {
    name: 'x-scopes that are no list',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      x-scopes: ⟨here⟩api',
    says: 'a list of token scopes',
  },
  {
    name: 'x-tier unknown',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-tier: ⟨here⟩premum',
    says: 'Did you mean `premium`',
  },
  {
    name: 'x-feature-flag without what off answers',
    rule: 'extension',
    from: '      x-pagination: offset',
    to: '      x-pagination: offset\n      x-feature-flag: ⟨here⟩{ name: jars, default: true }',
    says: 'off: 404 or 503',
  },
  {
    name: 'x-rate-limit that is no name',
    rule: 'extension',
    from: 'x-pagination: offset\n      parameters:\n        - name: search\n          in: query\n          description: Part of the label.\n          schema: { type: string, maxLength: 255 }\n      responses:',
    to: "x-pagination: offset\n      x-rate-limit: ⟨here⟩5 per minute\n      responses:\n        '429': { $ref: ../common/responses.yaml#/components/responses/Failed }",
  },
  {
    name: 'x-pagination of a kind that is not there',
    rule: 'extension',
    from: 'x-pagination: offset',
    to: 'x-pagination: ⟨here⟩keyset',
  },
  {
    name: 'x-pagination with an unknown key',
    rule: 'extension',
    from: 'x-pagination: offset',
    to: 'x-pagination: { offset: true, ⟨here⟩keysets: [id] }',
    says: 'Did you mean `keyset`',
  },
  {
    name: 'x-exclusive that is one list',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-exclusive: [⟨here⟩label, colors]',
  },
  {
    name: 'x-exclusive naming no parameter',
    rule: 'extension',
    from: 'x-access: { project: developer }',
    to: 'x-access: { project: developer }\n      x-exclusive: [[label, ⟨here⟩colours]]',
    says: 'Did you mean `colors`',
  },
  {
    name: 'x-deprecated-by with a number as release',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          x-deprecated-by: { use: filter, removal: ⟨here⟩16.0 }',
  },
  {
    name: 'x-wildcard in a query',
    rule: 'extension',
    from: 'in: query',
    to: 'in: query\n          ⟨here⟩x-wildcard: true',
  },
  {
    name: 'x-origin unknown',
    rule: 'extension',
    from: 'x-origin: seed',
    to: 'x-origin: ⟨here⟩seeds',
    says: 'Did you mean `seed`',
  },
  {
    name: 'x-comma-separated on a text',
    rule: 'extension',
    from: 'maxLength: 255\n        colors',
    to: 'maxLength: 255\n          ⟨here⟩x-comma-separated: true\n        colors',
  },
];

const operations: readonly Seeded[] = [
  {
    name: 'no summary',
    rule: 'operation',
    from: 'get:\n      operationId: listJars\n      summary: List jars',
    to: '⟨here⟩get:\n      operationId: listJars',
  },
  {
    name: 'no description',
    rule: 'operation',
    from: 'get:\n      operationId: listJars\n      summary: List jars\n      description: The jars of a shelf.',
    to: '⟨here⟩get:\n      operationId: listJars\n      summary: List jars',
  },
  { name: 'empty summary', rule: 'operation', from: 'summary: List jars', to: "⟨here⟩summary: ''" },
  {
    name: 'no operationId',
    rule: 'operation',
    from: 'get:\n      operationId: listJars',
    to: '⟨here⟩get:',
  },
  {
    name: 'operationId of one word',
    rule: 'operation-id',
    from: 'operationId: listJars',
    to: 'operationId: ⟨here⟩jars',
  },
  {
    name: 'operationId in snake_case',
    rule: 'operation-id',
    from: 'operationId: listJars',
    to: 'operationId: ⟨here⟩list_jars',
  },
  {
    name: 'no origin',
    rule: 'operation',
    from: 'post:\n      operationId: createJar\n      summary: Create a jar\n      description: Puts a jar on the shelf.\n      x-origin: platform',
    to: '⟨here⟩post:\n      operationId: createJar\n      summary: Create a jar\n      description: Puts a jar on the shelf.',
  },
  {
    name: 'no access',
    rule: 'operation',
    from: 'get:\n      operationId: listJars\n      summary: List jars\n      description: The jars of a shelf.\n      x-origin: seed\n      x-access: { project: visible }',
    to: '⟨here⟩get:\n      operationId: listJars\n      summary: List jars\n      description: The jars of a shelf.\n      x-origin: seed',
  },
  {
    name: 'no example',
    rule: 'example',
    from: "application/json:\n              schema:\n                type: array\n                items: { $ref: '#/components/schemas/Jar' }\n              example:\n                - { id: 1, label: honey }",
    to: "⟨here⟩application/json:\n              schema:\n                type: array\n                items: { $ref: '#/components/schemas/Jar' }",
  },
  {
    name: '400 not described',
    rule: 'statuses',
    from: withoutStatus(null),
    to: `⟨here⟩${withoutStatus(400)}`,
    says: 'Describe `400`',
  },
  {
    name: '401 not described',
    rule: 'statuses',
    from: withoutStatus(null),
    to: `⟨here⟩${withoutStatus(401)}`,
    says: 'Describe `401`',
  },
  {
    name: '403 not described',
    rule: 'statuses',
    from: withoutStatus(null),
    to: `⟨here⟩${withoutStatus(403)}`,
    says: 'Describe `403`',
  },
  {
    name: '404 not described',
    rule: 'statuses',
    from: withoutStatus(null),
    to: `⟨here⟩${withoutStatus(404)}`,
    says: 'Describe `404`',
  },
  {
    name: 'list without pagination',
    rule: 'pagination',
    from: 'get:\n      operationId: listJars\n      summary: List jars\n      description: The jars of a shelf.\n      x-origin: seed\n      x-access: { project: visible }\n      x-pagination: offset',
    to: '⟨here⟩get:\n      operationId: listJars\n      summary: List jars\n      description: The jars of a shelf.\n      x-origin: seed\n      x-access: { project: visible }',
  },
  {
    name: 'pagination of what is no list',
    rule: 'pagination',
    from: '      x-access: { project: developer }',
    to: '      x-access: { project: developer }\n      ⟨here⟩x-pagination: offset',
  },
  {
    name: 'page written by hand',
    rule: 'pagination',
    from: '- name: search',
    to: '- ⟨here⟩name: per_page',
  },
];

const schemas: readonly Seeded[] = [
  {
    name: 'parameter without description',
    rule: 'description',
    from: '- name: search\n          in: query\n          description: Part of the label.',
    to: '- ⟨here⟩name: search\n          in: query',
  },
  {
    name: 'shared parameter without description',
    rule: 'description',
    from: 'ShelfId:\n      name: id\n      in: path\n      required: true\n      description: Id of the shelf.',
    to: '⟨here⟩ShelfId:\n      name: id\n      in: path\n      required: true',
  },
  {
    name: 'property without description',
    rule: 'description',
    from: 'label: { type: string, description: What is in it. }',
    to: '⟨here⟩label: { type: string }',
  },
  {
    name: 'property of a shared schema without description',
    rule: 'description',
    file: SCHEMAS,
    from: 'message: { type: string, description: What went wrong. }',
    to: '⟨here⟩message: { type: string }',
  },
  {
    name: 'text of a parameter without maxLength',
    rule: 'bounds',
    from: 'schema: { type: string, maxLength: 255 }',
    to: '⟨here⟩schema: { type: string }',
  },
  {
    name: 'text of a body without maxLength',
    rule: 'bounds',
    from: '        label:\n          type: string\n          description: What is in it.\n          maxLength: 255',
    to: '        ⟨here⟩label:\n          type: string\n          description: What is in it.',
  },
  {
    name: 'array of a body without maxItems',
    rule: 'bounds',
    from: 'colors:\n          type: array\n          description: Colors of the lid.\n          maxItems: 5',
    to: '⟨here⟩colors:\n          type: array\n          description: Colors of the lid.',
  },
  {
    name: 'unused component',
    rule: 'unused',
    from: '    Jar:',
    to: '    ⟨here⟩Lid: { type: string }\n    Jar:',
  },
  {
    name: 'components that use only each other',
    rule: 'unused',
    from: '    Jar:',
    to: "    ⟨here⟩Lid: { type: array, items: { $ref: '#/components/schemas/Rim' } }\n    ⟨here⟩Rim: { type: array, items: { $ref: '#/components/schemas/Lid' } }\n    Jar:",
  },
  {
    name: 'example of another type',
    rule: 'example',
    from: 'example: { id: 1, label: honey }',
    to: 'example: { id: ⟨here⟩one, label: honey }',
  },
  {
    name: 'example without what is required',
    rule: 'example',
    from: 'example: { id: 1, label: honey }',
    to: 'example: ⟨here⟩{ id: 1 }',
    says: '`label` is missing',
  },
  {
    name: 'example with what is not described',
    rule: 'example',
    from: 'example: { id: 1, label: honey }',
    to: 'example: { id: 1, label: honey, ⟨here⟩lid: red }',
  },
  {
    name: 'example in a list',
    rule: 'example',
    from: '- { id: 1, label: honey }',
    to: '- { id: 1, label: honey }\n                - { id: 2, label: ⟨here⟩3 }',
  },
  {
    name: 'example of a shared response',
    rule: 'example',
    file: RESPONSES,
    from: 'example: { message: 401 Unauthorized }',
    to: 'example: { message: ⟨here⟩401 }',
  },
  {
    name: 'named example',
    rule: 'example',
    from: 'example: { id: 1, label: honey }',
    to: 'examples: { honey: { value: { id: ⟨here⟩null, label: honey } } }',
  },
  {
    name: 'example of a parameter',
    rule: 'example',
    from: 'schema: { type: integer, minimum: 1 }',
    to: 'schema: { type: integer, minimum: 1 }\n      example: ⟨here⟩0',
  },
  {
    name: 'example of a property',
    rule: 'example',
    from: 'id: { type: integer, description: Id of the jar. }',
    to: 'id: { type: integer, description: Id of the jar., examples: [1, ⟨here⟩two] }',
  },
];

describe('extensions', () => {
  expectEach(extensions);
});

describe('what an operation says about itself', () => {
  expectEach(operations);
});

describe('what schemas and examples say', () => {
  expectEach(schemas);
});

describe('somebody else’s document', () => {
  it('keeps its own style and its own extensions', () => {
    const files = changed(JARS, 'x-origin: seed', 'x-amazon-thing: { $ref: nowhere }');
    const loaded = loadFiles(files, { foreign: true });
    expect(loaded.faults).toEqual([]);
    const operation = loaded.spec?.document.paths['/shelves/{id}/jars']?.get;
    expect(operation).toMatchObject({ 'x-amazon-thing': { $ref: 'nowhere' } });
  });

  it('is what the sound document is, too', () => {
    expect(loadFiles(sound).faults).toEqual([]);
    expect(loadFiles(sound, { foreign: true }).faults).toEqual([]);
  });
});
