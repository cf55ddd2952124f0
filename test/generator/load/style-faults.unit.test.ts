import { describe, expect, it } from 'vitest';
import { relaxed } from '../generated.ts';
import { changed, cleanUp, loadFiles, sound } from './documents.ts';
import { expectEach, JARS, RESPONSES, SCHEMAS, type Seeded } from './seeded.ts';

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
    rule: 'operation-name',
    from: 'operationId: listJars',
    to: 'operationId: ⟨here⟩jars',
  },
  {
    name: 'operationId in snake_case',
    rule: 'operation-name',
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
    rule: 'missing-example',
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
    name: 'required property of a body that may be left out',
    rule: 'request-body',
    from: 'requestBody:\n        required: true',
    to: '⟨here⟩requestBody:\n        required: false',
    says: 'Write `required: true`',
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
    from: 'label: { type: string, description: Content of the jar. }',
    to: '⟨here⟩label: { type: string }',
  },
  {
    name: 'property of a shared schema without description',
    rule: 'description',
    file: SCHEMAS,
    from: 'message: { type: string, description: Error message. }',
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
    from: '        label:\n          type: string\n          description: Content of the jar.\n          maxLength: 255',
    to: '        ⟨here⟩label:\n          type: string\n          description: Content of the jar.',
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

describe('faults of an operation', () => {
  expectEach(operations);
});

describe('faults of schemas and examples', () => {
  expectEach(schemas);
});

describe('a foreign document', () => {
  it('keeps its own style and its own extensions', () => {
    const files = changed(JARS, 'x-origin: seed', 'x-amazon-thing: { $ref: nowhere }');
    const loaded = loadFiles(files, { config: relaxed });
    expect(loaded.faults).toEqual([]);
    const operation = loaded.spec?.document.paths['/shelves/{id}/jars']?.get;
    expect(operation).toMatchObject({ 'x-amazon-thing': { $ref: 'nowhere' } });
  });

  it('is what the sound document is, too', () => {
    expect(loadFiles(sound).faults).toEqual([]);
    expect(loadFiles(sound, { config: relaxed }).faults).toEqual([]);
  });
});

const webhook = (text: string) => `description: Jars on a shelf.
webhooks:
  ${text}
paths:`;

const sent = `requestBody:
        content:
          application/json:
            schema: { type: object, properties: { id: { type: integer, description: Id of the thing. } } }
`;

describe('webhooks', () => {
  const seeded = (name: string, text: string, rule = 'webhook') => ({
    name,
    rule,
    from: 'description: Jars on a shelf.\npaths:',
    to: webhook(text),
  });
  expectEach([
    seeded('nothing sent', '⟨here⟩jarOpened: {}'),
    seeded(
      'another method',
      `jarOpened:
    ⟨here⟩get: { responses: { '200': { description: Taken. } } }
    post:
      summary: A jar is opened
      description: Sent when a jar is opened.
      responses: { '200': { description: Taken. } }
      ${sent}            example: { id: 1 }`,
    ),
    seeded(
      'no words',
      `jarOpened:
    ⟨here⟩post:
      responses: { '200': { description: Taken. } }
      ${sent}            example: { id: 1 }`,
    ),
    seeded(
      'no payload',
      `jarOpened:
    ⟨here⟩post:
      summary: A jar is opened
      description: Sent when a jar is opened.
      responses: { '200': { description: Taken. } }`,
    ),
    seeded(
      'no example',
      `jarOpened:
    ⟨here⟩post:
      summary: A jar is opened
      description: Sent when a jar is opened.
      responses: { '200': { description: Taken. } }
      ${sent}`,
      'missing-example',
    ),
  ]);
});
