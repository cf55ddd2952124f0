import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Change } from '#generator/diff/changes.ts';
import { compareDocuments } from '#generator/diff/compare-documents.ts';
import { cleanUp } from '../load/documents.ts';
import { answer, api, spec } from './kinds/documents.ts';

cleanUp();

describe('a change', () => {
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
    const { line = 0, column = 0 } = (changes as [Change])[0].after ?? {};
    expect(lines[line - 1]?.slice(column - 1)).toBe('type: string');
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
