import { describe, expect, it } from 'vitest';
import { dialectCalled, dialects, plainConfig } from '#generator/config.ts';
import { plainSeverities } from '#generator/load/rules.ts';
import { objectKeys, schemaKeywords } from '#generator/load/support.ts';
import { cleanUp, INFO, loadFiles, marks } from '../load/documents.ts';

cleanUp();

/** The places that are told of one operation, with their rules; `marks` are where they should be. */
function told(operation: string, method = 'post') {
  const text = `${INFO}paths:\n  /jars/{id}:\n    ${method}:\n      operationId: openJar\n${operation.replace(/^/gm, '      ')}\n`;
  const files = { 'openapi.yaml': text };
  const { faults, warnings } = loadFiles(files, { config: plainConfig, entry: 'openapi.yaml' });
  const at = [...faults, ...warnings].map(
    ({ position: p }) => `${p.file.split('/').at(-1) ?? ''}:${p.line}:${p.column}`,
  );
  return { rules: [...faults, ...warnings].map(({ rule }) => rule), at, marks: marks(files) };
}

const ID = '{ name: id, in: path, required: true, schema: { type: integer } }';
const DONE = "responses: { '200': { description: Opened. } }";

describe('an unsupported part', () => {
  it.each([
    [
      'lists within lists',
      `parameters: [${ID}, ⟨here⟩{ name: a, in: query, schema: { type: array, items: { type: array } } }]\n${DONE}`,
    ],
    [
      'parameters in XML',
      `parameters: [${ID}, { name: a, in: query, ⟨here⟩content: { application/xml: {} } }]\n${DONE}`,
    ],
    [
      'statuses before the answer',
      `parameters: [${ID}]\nresponses: { ⟨here⟩'1XX': { description: Wait. }, '4XX': { description: No. }, '200': { description: Yes. } }`,
    ],
    [
      'a range of media types beside another',
      `parameters: [${ID}]\nresponses: { '200': { description: Yes., content: { application/json: {}, ⟨here⟩text/*: {} } } }`,
    ],
    ['servers of its own', `parameters: [${ID}]\n⟨here⟩servers: [{ url: /b }]\n${DONE}`],
    [
      'a callback of several parts',
      `parameters: [${ID}]\ncallbacks: { done: { '{$request.query.to}': { post: { requestBody: { content: { ⟨here⟩multipart/form-data: {} } }, ${DONE} } } } }\n${DONE}`,
    ],
    [
      'what only requests have, in the answer to a callback',
      `parameters: [${ID}]\ncallbacks: { done: { '{$request.query.to}': { post: { responses: { '200': { description: Yes., content: { application/json: { schema: { type: array, items: { type: object, properties: { a: { type: string, ⟨here⟩writeOnly: true } } } } } } } } } } } }\n${DONE}`,
    ],
    [
      'encodings of parts',
      `parameters: [${ID}]\nrequestBody: { required: true, content: { multipart/form-data: { schema: { type: object, properties: { a: { type: array, items: { type: object } } } }, encoding: { ⟨here⟩a: { style: pipeDelimited } } } } }\n${DONE}`,
    ],
  ])('is an error: %s', (_, operation) => {
    const { rules, at, marks: expected } = told(operation);
    expect(rules).toEqual(['unsupported']);
    expect(at).toEqual(expected);
  });

  it.each([
    [
      'a format that is not checked',
      `parameters: [${ID}, { name: a, in: query, schema: { type: string, format: ⟨here⟩isbn } }]\n${DONE}`,
    ],
    [
      'XML',
      `parameters: [{ name: id, in: path, required: true, schema: { type: integer, ⟨here⟩xml: { name: x } } }]\n${DONE}`,
    ],
  ])('is a warning where nobody relies on it: %s', (_, operation) => {
    const { rules, at, marks: expected } = told(operation);
    expect(rules).toEqual(['no-effect']);
    expect(at).toEqual(expected);
  });

  it.each(['options', 'trace'])('is an error: the method %s', (method) => {
    expect(told(`parameters: [${ID}]\n${DONE}`, method).rules).toEqual(['unsupported']);
  });
});

describe('names that nothing has', () => {
  const document = (security: string, tag: string, id: string) => `${INFO}tags: [{ name: jars }]
paths:
  /jars:
    get:
      operationId: openJar
      tags: [${tag}]
      security: [{ b: [${security}] }]
      responses: { '200': { description: Opened. } }
webhooks:
  opened: { post: { operationId: ${id}, responses: { '200': { description: Taken. } } } }
components:
  securitySchemes:
    b: { type: oauth2, flows: { implicit: { authorizationUrl: https://a.example, scopes: { write: Write. } } } }
`;
  const RULES = ['tag', 'security', 'operation-id'];

  it.each(
    dialects.flatMap(
      ({ name: dialect }) =>
        [
          [dialect, 'write', 'jars', 'tellOpened', null],
          [dialect, '⟨here⟩wirte', 'jars', 'tellOpened', 'security'],
          [dialect, 'write', '⟨here⟩jrs', 'tellOpened', 'tag'],
          [dialect, 'write', 'jars', '⟨here⟩openJar', 'operation-id'],
        ] as const,
    ),
  )('are told in the dialect %s: %s, %s, %s', (name, security, tag, id, rule) => {
    const files = { 'openapi.yaml': document(security, tag, id) };
    const config = { dialect: dialectCalled(name), severities: plainSeverities };
    const { faults, warnings } = loadFiles(files, { config, entry: 'openapi.yaml' });
    const told = [...faults, ...warnings].filter((fault) => RULES.includes(fault.rule));
    expect(told.map((fault) => fault.rule)).toEqual(rule === null ? [] : [rule]);
    expect(
      told.map(({ position: p }) => `${p.file.split('/').at(-1) ?? ''}:${p.line}:${p.column}`),
    ).toEqual(marks(files));
  });
});

describe('keywords of other versions', () => {
  it('are passed over with a warning: nullable', () => {
    const {
      rules,
      at,
      marks: expected,
    } = told(
      `parameters: [${ID}]\nrequestBody: { required: true, content: { application/json: { schema: { type: object, properties: { glaze: { ⟨here⟩nullable: true, allOf: [{ type: object }] } } } } } }\n${DONE}`,
    );
    expect(rules).toEqual(['schema-nullable']);
    expect(at).toEqual(expected);
  });

  it('are told where they are: a pattern that is none', () => {
    const {
      rules,
      at,
      marks: expected,
    } = told(
      `parameters: [${ID}, { name: a, in: query, schema: { type: string, pattern: ⟨here⟩'(' } }]\n${DONE}`,
    );
    expect(rules).toEqual(['schema-pattern']);
    expect(at).toEqual(expected);
  });
});

describe('the table of what is done', () => {
  it('says of every keyword of JSON Schema 2020-12 how it is served', () => {
    const vocabulary =
      '$ref $defs $comment $id $schema $anchor $dynamicRef $dynamicAnchor type enum const default title description examples deprecated readOnly writeOnly format allOf anyOf oneOf not if then else multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern contentEncoding contentMediaType contentSchema items prefixItems contains minContains maxContains maxItems minItems uniqueItems unevaluatedItems properties patternProperties additionalProperties unevaluatedProperties propertyNames required dependentRequired dependentSchemas maxProperties minProperties';
    expect(vocabulary.split(' ').filter((key) => schemaKeywords[key] === undefined)).toEqual([]);
  });

  it('says so of every key of OpenAPI 3.1', () => {
    const keys = {
      document:
        'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs',
      pathItem:
        '$ref summary description get put post delete options head patch trace servers parameters',
      operation:
        'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
      parameter:
        'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
      requestBody: 'description content required',
      mediaType: 'schema example examples encoding',
      encoding: 'contentType headers style explode allowReserved',
      response: 'description headers content links',
      example: 'summary description value externalValue',
      components:
        'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    } as const;
    for (const [kind, names] of Object.entries(keys)) {
      const known = Object.keys(objectKeys[kind as keyof typeof keys]?.known ?? {});
      expect(known.toSorted()).toEqual(names.split(' ').toSorted());
    }
  });
});
