import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Change } from '../../../generator/diff/changes.ts';
import { compareDocuments } from '../../../generator/diff/compare-documents.ts';
import { type Direction, type Kind, kinds } from '../../../generator/diff/kinds.ts';
import { load, type LoadedSpec } from '../../../generator/load/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function spec(document: object): LoadedSpec {
  const file = join(folder, `${(written += 1)}.yaml`);
  writeFileSync(file, stringify(document));
  const { spec, faults } = load(file, { foreign: true });
  if (spec === null) throw new Error(JSON.stringify(faults));
  return spec;
}

type Json = Readonly<Record<string, unknown>>;

/** A document with one operation. */
function api(operation: Json, more: Json = {}, path = '/kilns/{id}', method = 'post'): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Kilns', version: '1' },
    servers: [{ url: '/api' }],
    paths: { [path]: { [method]: { operationId: 'fire', responses: {}, ...operation } } },
    ...more,
  };
}

const query = (parameter: Json) => ({
  parameters: [{ name: 'x', in: 'query', schema: {}, ...parameter }],
});
const body = (schema: unknown) => ({
  requestBody: { content: { 'application/json': { schema } } },
});
const answer = (schema: unknown) => ({
  responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } },
});

/** [kind, direction, breaking, before, after] */
type Vector = readonly [Kind, Direction, boolean, object, object];

/** Changes of a schema, in a body and in an answer, with what each means. */
const ofSchemas: readonly (readonly [Kind, boolean | null, boolean | null, unknown, unknown])[] = [
  ['type-removed', true, false, { type: ['string', 'integer'] }, { type: 'string' }],
  ['type-added', false, true, { type: 'string' }, { type: ['string', 'integer'] }],
  ['type-added', false, true, { type: 'integer' }, { type: 'number' }],
  ['null-removed', true, false, { type: ['string', 'null'] }, { type: 'string' }],
  ['null-added', false, true, { type: 'string' }, { type: ['string', 'null'] }],
  ['format-added', true, false, { type: 'string' }, { type: 'string', format: 'date' }],
  ['format-removed', false, true, { type: 'string', format: 'date' }, { type: 'string' }],
  [
    'format-changed',
    true,
    true,
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
  ['value-removed', true, false, { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['value-added', false, true, { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['value-added', false, true, { const: 'a' }, { enum: ['a', 'b'] }],
  ['values-restricted', true, false, { type: 'string' }, { type: 'string', enum: ['a'] }],
  ['values-unrestricted', false, true, { type: 'string', enum: ['a'] }, { type: 'string' }],
  ['pattern-added', true, false, { type: 'string' }, { type: 'string', pattern: 'a' }],
  ['pattern-removed', false, true, { type: 'string', pattern: 'a' }, { type: 'string' }],
  [
    'pattern-changed',
    true,
    true,
    { type: 'string', pattern: 'a' },
    { type: 'string', pattern: 'b' },
  ],
  [
    'bound-tightened',
    true,
    false,
    { type: 'string', maxLength: 9 },
    { type: 'string', maxLength: 8 },
  ],
  ['bound-tightened', true, false, { type: 'integer' }, { type: 'integer', minimum: 1 }],
  [
    'bound-tightened',
    true,
    false,
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 4 },
  ],
  [
    'bound-loosened',
    false,
    true,
    { type: 'array', items: {}, maxItems: 8 },
    { type: 'array', items: {}, maxItems: 9 },
  ],
  ['bound-loosened', false, true, { type: 'integer', minimum: 1 }, { type: 'integer' }],
  [
    'bound-loosened',
    false,
    true,
    { type: 'integer', multipleOf: 4 },
    { type: 'integer', multipleOf: 2 },
  ],
  [
    'unique-items-added',
    true,
    false,
    { type: 'array', items: {} },
    { type: 'array', items: {}, uniqueItems: true },
  ],
  [
    'unique-items-removed',
    false,
    true,
    { type: 'array', items: {}, uniqueItems: true },
    { type: 'array', items: {} },
  ],
  [
    'default-changed',
    true,
    false,
    { type: 'string', default: 'a' },
    { type: 'string', default: 'b' },
  ],
  ['default-added', false, false, { type: 'string' }, { type: 'string', default: 'b' }],
  ['default-removed', true, false, { type: 'string', default: 'a' }, { type: 'string' }],
  [
    'comma-list-removed',
    true,
    null,
    { type: 'array', items: {}, 'x-comma-separated': true },
    { type: 'array', items: {} },
  ],
  [
    'comma-list-added',
    false,
    null,
    { type: 'array', items: {} },
    { type: 'array', items: {}, 'x-comma-separated': true },
  ],
  ['property-removed', true, true, { properties: { a: {}, b: {} } }, { properties: { a: {} } }],
  ['property-added', false, false, { properties: { a: {} } }, { properties: { a: {}, b: {} } }],
  [
    'required-property-added',
    true,
    false,
    { properties: { a: {} } },
    { properties: { a: {}, b: {} }, required: ['b'] },
  ],
  [
    'property-became-required',
    true,
    false,
    { properties: { a: {} } },
    { properties: { a: {} }, required: ['a'] },
  ],
  [
    'property-became-optional',
    false,
    true,
    { properties: { a: {} }, required: ['a'] },
    { properties: { a: {} } },
  ],
  [
    'property-deprecated',
    false,
    false,
    { properties: { a: {} } },
    { properties: { a: { deprecated: true } } },
  ],
  [
    'other-properties-closed',
    true,
    false,
    { type: 'object' },
    { type: 'object', additionalProperties: false },
  ],
  [
    'other-properties-opened',
    false,
    false,
    { type: 'object', additionalProperties: false },
    { type: 'object' },
  ],
  [
    'became-read-only',
    true,
    false,
    { properties: { a: {} } },
    { properties: { a: { readOnly: true } } },
  ],
  [
    'no-longer-read-only',
    false,
    false,
    { properties: { a: { readOnly: true } } },
    { properties: { a: {} } },
  ],
  [
    'became-write-only',
    false,
    true,
    { properties: { a: {} } },
    { properties: { a: { writeOnly: true } } },
  ],
  [
    'no-longer-write-only',
    false,
    false,
    { properties: { a: { writeOnly: true } } },
    { properties: { a: {} } },
  ],
  [
    'alternative-removed',
    true,
    false,
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    { anyOf: [{ type: 'string' }] },
  ],
  [
    'alternative-added',
    false,
    true,
    { oneOf: [{ type: 'string' }] },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  ],
  ['condition-added', true, false, { type: 'string' }, { type: 'string', not: { const: 'a' } }],
  ['condition-added', true, false, {}, { anyOf: [{ type: 'string' }] }],
  ['condition-removed', false, true, { type: 'string', not: { const: 'a' } }, { type: 'string' }],
  [
    'discriminator-changed',
    true,
    true,
    { discriminator: { propertyName: 'a' } },
    { discriminator: { propertyName: 'b' } },
  ],
];

const schemaVectors = ofSchemas.flatMap(
  ([kind, inRequest, inResponse, before, after]): Vector[] => [
    ...(inRequest === null
      ? []
      : [[kind, 'request', inRequest, api(body(before)), api(body(after))] as const]),
    ...(inResponse === null
      ? []
      : [[kind, 'response', inResponse, api(answer(before)), api(answer(after))] as const]),
  ],
);

const flag = (standard: boolean) => ({
  'x-feature-flag': { name: 'kilns', default: standard, off: 404 },
});
const secured = (...schemes: string[]) => ({
  security: schemes.map((scheme) => ({ [scheme]: [] })),
});
const wild = (given: boolean) => ({
  parameters: [
    { name: 'id', in: 'path', required: true, schema: {}, ...(given && { 'x-wildcard': true }) },
  ],
});
const named = (name: string) => ({
  parameters: [{ name, in: 'path', required: true, schema: {} }],
});
const schemes = {
  components: {
    securitySchemes: {
      a: { type: 'http', scheme: 'bearer' },
      b: { type: 'http', scheme: 'basic' },
    },
  },
};
const media = (...types: string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));
const header = (...headers: (readonly [string, boolean])[]) => ({
  responses: {
    '200': {
      description: 'ok',
      headers: Object.fromEntries(
        headers.map(([name, required]) => [name, { required, schema: {} }]),
      ),
    },
  },
});
const statuses = (...codes: string[]) => ({
  responses: Object.fromEntries(codes.map((code) => [code, { description: 'ok' }])),
});

const vectors: readonly Vector[] = [
  ['operation-added', 'request', false, { ...api({}), paths: {} }, api({})],
  ['operation-removed', 'request', true, api({}), { ...api({}), paths: {} }],
  ['operation-removed', 'request', true, api({}), api({}, {}, '/ovens/{id}')],
  ['operation-renamed', 'request', false, api({}), api({ operationId: 'heat' })],
  ['operation-deprecated', 'request', false, api({}), api({ deprecated: true })],
  ['operation-undeprecated', 'request', false, api({ deprecated: true }), api({})],
  ['address-changed', 'request', true, api({}), api({}, { servers: [{ url: 'https://x/v2' }] })],
  [
    'access-tightened',
    'request',
    true,
    api({ 'x-access': 'user' }),
    api({ 'x-access': 'administrator' }),
  ],
  ['access-tightened', 'request', true, api({}), api({ 'x-access': 'user' })],
  [
    'access-tightened',
    'request',
    true,
    api({ 'x-access': { project: 'guest' } }),
    api({ 'x-access': { project: 'owner' } }),
  ],
  [
    'access-relaxed',
    'request',
    false,
    api({ 'x-access': { group: 'owner' } }),
    api({ 'x-access': { group: 'guest' } }),
  ],
  [
    'access-relaxed',
    'request',
    false,
    api({ 'x-access': 'administrator' }),
    api({ 'x-access': 'anonymous' }),
  ],
  [
    'scope-removed',
    'request',
    true,
    api({ 'x-scopes': ['api', 'read'] }),
    api({ 'x-scopes': ['api'] }),
  ],
  [
    'scope-added',
    'request',
    false,
    api({ 'x-scopes': ['api'] }),
    api({ 'x-scopes': ['api', 'read'] }),
  ],
  ['tier-raised', 'request', true, api({}), api({ 'x-tier': 'premium' })],
  ['tier-lowered', 'request', false, api({ 'x-tier': 'ultimate' }), api({ 'x-tier': 'premium' })],
  ['flag-added', 'request', true, api({}), api(flag(true))],
  ['flag-removed', 'request', false, api(flag(true)), api({})],
  ['flag-switched-off', 'request', true, api(flag(true)), api(flag(false))],
  ['flag-switched-on', 'request', false, api(flag(false)), api(flag(true))],
  ['rate-limit-changed', 'request', false, api({}), api({ 'x-rate-limit': 'search' })],
  [
    'security-removed',
    'request',
    true,
    api(secured('a', 'b'), schemes),
    api(secured('a'), schemes),
  ],
  ['security-added', 'request', false, api(secured('a'), schemes), api(secured('a', 'b'), schemes)],
  ['pagination-added', 'response', true, api({}), api({ 'x-pagination': 'offset' })],
  ['pagination-removed', 'response', true, api({ 'x-pagination': 'offset' }), api({})],
  [
    'keyset-order-removed',
    'request',
    true,
    api({ 'x-pagination': { keyset: ['id', 'name'] } }),
    api({ 'x-pagination': { keyset: ['id'] } }),
  ],
  [
    'keyset-order-added',
    'request',
    false,
    api({ 'x-pagination': 'offset' }),
    api({ 'x-pagination': { keyset: ['id'] } }),
  ],
  [
    'maximum-offset-lowered',
    'request',
    true,
    api({ 'x-pagination': 'offset' }),
    api({ 'x-pagination': { 'maximum-offset': 500 } }),
  ],
  [
    'maximum-offset-raised',
    'request',
    false,
    api({ 'x-pagination': { 'maximum-offset': 500 } }),
    api({ 'x-pagination': { 'maximum-offset': 600 } }),
  ],
  ['parameter-removed', 'request', true, api(query({})), api({})],
  ['optional-parameter-added', 'request', false, api({}), api(query({}))],
  ['required-parameter-added', 'request', true, api({}), api(query({ required: true }))],
  [
    'optional-parameter-added',
    'request',
    false,
    api({}),
    api(query({ required: true, schema: { default: 1 } })),
  ],
  ['parameter-became-required', 'request', true, api(query({})), api(query({ required: true }))],
  ['parameter-became-optional', 'request', false, api(query({ required: true })), api(query({}))],
  [
    'parameter-encoding-changed',
    'request',
    true,
    api(query({ explode: false })),
    api(query({ explode: true })),
  ],
  [
    'parameter-encoding-changed',
    'request',
    true,
    api(query({})),
    api(query({ style: 'deepObject' })),
  ],
  ['parameter-deprecated', 'request', false, api(query({})), api(query({ deprecated: true }))],
  [
    'path-parameter-renamed',
    'request',
    false,
    api(named('id')),
    api(named('kiln'), {}, '/kilns/{kiln}'),
  ],
  ['wildcard-removed', 'request', true, api(wild(true)), api(wild(false))],
  ['wildcard-added', 'request', false, api(wild(false)), api(wild(true))],
  ['relation-added', 'request', true, api({}), api({ 'x-exclusive': [['a', 'b']] })],
  ['relation-removed', 'request', false, api({ 'x-at-least-one': [['a', 'b']] }), api({})],
  [
    'value-removed',
    'request',
    true,
    api(query({ schema: { enum: ['a', 'b'] } })),
    api(query({ schema: { enum: ['a'] } })),
  ],
  ['body-added', 'request', false, api({}), api(body({}))],
  [
    'required-body-added',
    'request',
    true,
    api({}),
    api({ requestBody: { required: true, content: media('a/b') } }),
  ],
  ['body-removed', 'request', true, api(body({})), api({})],
  [
    'body-became-required',
    'request',
    true,
    api({ requestBody: { content: media('a/b') } }),
    api({ requestBody: { required: true, content: media('a/b') } }),
  ],
  [
    'body-became-optional',
    'request',
    false,
    api({ requestBody: { required: true, content: media('a/b') } }),
    api({ requestBody: { content: media('a/b') } }),
  ],
  [
    'media-type-removed',
    'request',
    true,
    api({ requestBody: { content: media('a/b', 'c/d') } }),
    api({ requestBody: { content: media('a/b') } }),
  ],
  [
    'media-type-added',
    'request',
    false,
    api({ requestBody: { content: media('a/b') } }),
    api({ requestBody: { content: media('a/b', 'c/d') } }),
  ],
  [
    'media-type-removed',
    'response',
    true,
    api({ responses: { '200': { description: '', content: media('a/b', 'c/d') } } }),
    api({ responses: { '200': { description: '', content: media('a/b') } } }),
  ],
  [
    'media-type-added',
    'response',
    false,
    api({ responses: { '200': { description: '', content: media('a/b') } } }),
    api({ responses: { '200': { description: '', content: media('a/b', 'c/d') } } }),
  ],
  ['success-status-removed', 'response', true, api(statuses('200', '204')), api(statuses('200'))],
  ['success-status-added', 'response', false, api(statuses('200')), api(statuses('200', '202'))],
  ['error-status-removed', 'response', false, api(statuses('200', '404')), api(statuses('200'))],
  ['error-status-added', 'response', false, api(statuses('200')), api(statuses('200', '409'))],
  ['content-removed', 'response', true, api(answer({})), api(statuses('200'))],
  ['content-added', 'response', false, api(statuses('200')), api(answer({}))],
  [
    'header-removed',
    'response',
    true,
    api(header(['A', false], ['B', false])),
    api(header(['A', false])),
  ],
  [
    'header-added',
    'response',
    false,
    api(header(['A', false])),
    api(header(['A', false], ['B', false])),
  ],
  ['header-became-optional', 'response', true, api(header(['A', true])), api(header(['A', false]))],
  [
    'header-became-required',
    'response',
    false,
    api(header(['A', false])),
    api(header(['A', true])),
  ],
];

const all = [...vectors, ...schemaVectors];

describe('a change', () => {
  it.each(
    all.map(
      (vector, index) => [vector[0], vector[1], vector[2] ? 'breaks' : 'is fine', index] as const,
    ),
  )('%s in the %s %s (%i)', (kind, direction, _, index) => {
    const [, , breaking, before, after] = all[index] as Vector;
    const changes = compareDocuments(spec(before), spec(after));
    const found = changes.find((change) => change.kind === kind && change.direction === direction);
    expect(changes.map((change) => `${change.kind} ${change.direction}`)).toContain(
      `${kind} ${direction}`,
    );
    expect(found?.breaking).toBe(breaking);
  });

  it('has a vector for every kind and direction', () => {
    const known = Object.entries(kinds).flatMap(([kind, verdict]) =>
      Object.keys(verdict).map((direction) => `${kind} ${direction}`),
    );
    expect([...new Set(all.map(([kind, direction]) => `${kind} ${direction}`))].toSorted()).toEqual(
      known.toSorted(),
    );
  });

  it('is not seen where nothing changed, or only words did', () => {
    for (const [, , , document] of all)
      expect(compareDocuments(spec(document), spec(document))).toEqual([]);
    const worded = api({
      ...query({ description: 'An x', schema: { type: 'string', description: 'a' } }),
      summary: 'Fire',
    });
    expect(
      compareDocuments(spec(api(query({ schema: { type: 'string' } }))), spec(worded)),
    ).toEqual([]);
  });

  it('in a shared schema is told once, with its places and every operation it reaches', () => {
    const shared = (schema: object) => ({
      openapi: '3.1.0',
      info: { title: 'Kilns', version: '1' },
      paths: Object.fromEntries(
        ['/a', '/b'].map((path) => [
          path,
          { get: { ...answer({ type: 'array', items: { $ref: '#/components/schemas/Kiln' } }) } },
        ]),
      ),
      components: { schemas: { Kiln: schema } },
    });
    const recursive = {
      type: 'object',
      properties: { kilns: { type: 'array', items: { $ref: '#/components/schemas/Kiln' } } },
    };
    const before = shared({
      ...recursive,
      properties: { ...recursive.properties, heat: { type: 'integer' } },
    });
    const after = shared({
      ...recursive,
      properties: { ...recursive.properties, heat: { type: 'string' } },
    });
    const changes = compareDocuments(spec(before), spec(after));
    expect(
      changes.map(({ kind, breaking, operations, text }) => ({ kind, breaking, operations, text })),
    ).toEqual([
      {
        kind: 'type-added',
        breaking: true,
        operations: ['GET /a', 'GET /b'],
        text: 'body[].heat: string is a type now',
      },
      {
        kind: 'type-removed',
        breaking: false,
        operations: ['GET /a', 'GET /b'],
        text: 'body[].heat: integer is no longer a type',
      },
    ]);
    const lines = stringify(after).split('\n');
    const [{ after: place }] = changes as [Change];
    expect(lines[place.line - 1]?.slice(place.column - 1)).toBe('type: string');
  });

  it('behind allOf is found', () => {
    const part = (properties: object) => ({
      allOf: [{ $ref: '#/components/schemas/Base' }, { properties }],
    });
    const document = (base: object, own: object) =>
      api(answer(part(own)), { components: { schemas: { Base: { properties: base } } } });
    const changes = compareDocuments(
      spec(document({ a: {}, b: {} }, { c: {} })),
      spec(document({ a: {} }, { c: {}, d: {} })),
    );
    expect(changes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'property-removed b: is gone',
      'property-added d: is new',
    ]);
  });
});
