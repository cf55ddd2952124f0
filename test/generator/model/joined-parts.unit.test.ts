import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { Oracle } from '#generator/contract/oracle.ts';
import type { OpenApiDocument, Schema } from '#generator/load/document.ts';
import { load } from '#generator/load/load.ts';
import { listParts } from '#generator/load/parts-of.ts';
import { type Asking, reduceToConstraints } from '#generator/model/validation.ts';
import { specFolder } from '../generated.ts';

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const readOnlyId = { type: 'object', properties: { id: { type: 'integer', readOnly: true } } };

/** Schemas each of which is made of three, or chooses among three, that are all the next one. */
const levels = (count: number, keyword: 'allOf' | 'oneOf') => {
  const schemas: Record<string, Schema> = {};
  for (let level = 0; level < count; level += 1) {
    const next = to(`Level${level + 1}`);
    schemas[`Level${level}`] = { required: ['id'], [keyword]: [next, next, next] };
  }
  schemas[`Level${count}`] = { type: 'object', required: ['id'] };
  return schemas;
};

const documentOf = (schemas: Readonly<Record<string, unknown>>) => ({
  openapi: '3.1.0',
  info: { title: 'Joined', version: '1' },
  paths: {
    '/joined': {
      get: {
        operationId: 'find',
        responses: {
          '200': {
            description: 'Found.',
            content: { 'application/json': { schema: to('Level0') } },
          },
        },
      },
    },
  },
  components: { schemas },
});

/** The names that requests are asked for, with a count of the references that are followed. */
function askingIn(schemas: Readonly<Record<string, Schema>>) {
  const followed = { count: 0 };
  const asking: Asking = {
    unevaluated: false,
    formats: true,
    isUnsent: ({ readOnly }) => readOnly === true,
    resolve(schema) {
      if (schema.$ref === undefined) return schema;
      followed.count += 1;
      // A walk along every way would do so some hundred thousand times.
      if (followed.count > 20_000) throw new Error('follows every way');
      return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    },
  };
  return { asking, followed };
}

it('each part is met once, however many ways lead to it', () => {
  const schemas = levels(20, 'allOf');
  const { asking } = askingIn(schemas);
  const parts = listParts<Schema>(to('Level0'), (part) => asking.resolve(part));
  expect(
    parts.map((part) => Object.values(schemas).indexOf(part)).toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 21 }, (_, level) => level));
});

it.each(['allOf', 'oneOf'] as const)('requirements of what is unsent are left out, by %s', (by) => {
  const { asking } = askingIn(levels(10, by));
  const whole = { allOf: [readOnlyId, to('Level0')] } as Schema;
  const { allOf = [] } = reduceToConstraints(whole, asking);
  expect(allOf[1]).toMatchObject({ required: [] });
});

it('a schema within itself stays a reference', () => {
  const kid = { allOf: [to('Node'), readOnlyId] };
  const Node = { type: 'object', required: ['id'], properties: { id: {}, kid } } as Schema;
  const { properties = {} } = reduceToConstraints(Node, askingIn({ Node }).asking);
  expect(properties.kid).toMatchObject({
    allOf: [{ required: [], properties: { kid: { allOf: [to('Node'), {}] } } }, {}],
  });
});

it('tests of a contract look at each part a few times', () => {
  let looks = 0;
  const last = {
    type: 'object',
    get properties() {
      looks += 1;
      if (looks > 1_000) throw new Error('follows every way');
      return {};
    },
  };
  const document = documentOf({ ...levels(10, 'allOf'), Level10: last });
  expect(() => new Oracle(document as unknown as OpenApiDocument, 'client')).not.toThrow();
});

it('a schema that is made of too many parts, with theirs, is told where', () => {
  const faultsOf = (count: number) => {
    const text = JSON.stringify(documentOf(levels(count, 'allOf')));
    const folder = specFolder({ 'spec/openapi.yaml': text });
    return load(join(folder, 'spec/openapi.yaml'), { config: plainConfig }).faults;
  };
  expect(faultsOf(7)).toEqual([]);
  const [fault, ...others] = faultsOf(30);
  expect(fault).toMatchObject({ rule: 'limit', advice: 'Keep them below 10000' });
  expect(others).toEqual([]);
});
