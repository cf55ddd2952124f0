import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainConfig } from '#generator/config.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { render } from '#generator/render/render.ts';
import { generatePlain, relaxed, specFolder } from '../generated.ts';
import { serve } from './served.ts';

const names = Array.from({ length: 20 }, (_, index) => `m${index}`);
const root = { $ref: '#/components/schemas/Level0' };
const json = { 'application/json': { schema: root } };

/** Levels of 20 required members each, of which every one leads to the next: whoever writes them out never ends. */
const levelsOf = (count: number, width = names.length) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, level) => {
      const next =
        level === count - 1
          ? { type: 'string', minLength: 1 }
          : { $ref: `#/components/schemas/Level${level + 1}` };
      const required = names.slice(0, width);
      const properties = Object.fromEntries(required.map((name) => [name, next]));
      return [`Level${level}`, { type: 'object', required, properties }];
    }),
  );

const documentOf = (schemas: object, content: object = json, others: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Deep', version: '1' },
  paths: {
    '/deep': {
      post: {
        operationId: 'send',
        requestBody: { required: true, content },
        responses: { '200': { description: 'Done.', content: json } },
        ...others,
      },
    },
  },
  components: { schemas },
});

/** Characters of all that is generated. */
function sizeOf(levels: number, config: typeof plainConfig): number {
  const form = { ...json, 'application/x-www-form-urlencoded': { schema: root } };
  const parameters = [{ name: 'at', in: 'query', style: 'deepObject', schema: root }];
  const document = documentOf(levelsOf(levels), form, { parameters });
  const folder = specFolder({ 'spec/openapi.yaml': JSON.stringify(document) });
  const { spec, faults } = load(join(folder, 'spec/openapi.yaml'), { config });
  if (spec === null) throw new Error(JSON.stringify(faults));
  return [...render(buildModel(spec)).values()].reduce((sum, text) => sum + text.length, 0);
}

describe('a document of many levels', () => {
  it.each([
    ['plain', plainConfig, 200],
    ['hearth', relaxed, 100],
  ])('becomes code that grows as it does: %s', (_, config, levels) => {
    const half = sizeOf(levels / 2, config);
    expect(sizeOf(levels, config)).toBeLessThan(2.2 * half);
  });
});

it('a document of more levels than can be followed is told where', () => {
  const faultsOf = (levels: number) => {
    const text = JSON.stringify(documentOf(levelsOf(levels, 1)));
    const folder = specFolder({ 'spec/openapi.yaml': text });
    return load(join(folder, 'spec/openapi.yaml'), { config: plainConfig }).faults;
  };
  expect(faultsOf(400)).toEqual([]);
  const [fault, ...others] = faultsOf(20_000);
  expect(fault).toMatchObject({ rule: 'limit', advice: 'Keep them below 400 levels' });
  expect(others).toEqual([]);
});

it('a schema of more parts than can be compiled is told where', () => {
  const faultsOf = (count: number) => {
    const anyOf = Array.from({ length: count }, (_, length) => ({ minLength: length }));
    const folder = specFolder({
      'spec/openapi.yaml': JSON.stringify(documentOf({ Level0: { anyOf } }), null, 1),
    });
    return load(join(folder, 'spec/openapi.yaml'), { config: plainConfig }).faults;
  };
  expect(faultsOf(1_000)).toEqual([]);
  const [fault, ...others] = faultsOf(200_000);
  expect(fault).toMatchObject({ rule: 'limit', message: '`anyOf` has 200000 schemas' });
  expect(fault?.position.line).toBeGreaterThan(1);
  expect(others).toEqual([]);
});

it('members are kept, and dropped, at every level', async () => {
  const node = {
    type: 'object',
    properties: {
      next: { $ref: '#/components/schemas/Level0' },
      list: { type: 'array', items: { $ref: '#/components/schemas/Level0' } },
      name: { type: 'string', minLength: 2 },
      id: { type: 'integer', readOnly: true },
    },
    required: ['name', 'id'],
  };
  const { findRoute } = await generatePlain(documentOf({ Level0: node }));
  const served = await serve(findRoute, () => ({ status: 200, body: { name: 'ok', id: 1 } }));
  const nested = (leaf: object, others: object, levels = 20): object =>
    levels === 0
      ? leaf
      : {
          name: 'ok',
          ...others,
          ...(levels % 2 === 0
            ? { next: nested(leaf, others, levels - 1) }
            : { list: [nested(leaf, others, levels - 1)] }),
        };
  const post = (body: object) =>
    fetch(`${served.address}/deep`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const others = { id: 5, other: true };
  expect((await post(nested({ name: 'ok', ...others }, others))).status).toBe(200);
  expect(served.last()?.body).toEqual(nested({ name: 'ok' }, {}));
  expect((await post(nested({ name: 'k' }, {}))).status).toBe(400);
});

it('a large schema stands once in a module, and is read from each place of its use', async () => {
  const { findRoute, createClient } = await generatePlain({
    ...documentOf(
      {
        Level0: {
          type: 'object',
          properties: {
            a: { $ref: '#/components/schemas/Wide' },
            b: { $ref: '#/components/schemas/Wide' },
          },
        },
        Wide: {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 90 }, (_, index) => [`member${index}`, { type: 'integer' }]),
          ),
        },
      },
      json,
      { parameters: [{ name: 'at', in: 'query', style: 'deepObject', schema: root }] },
    ),
  });
  const served = await serve(findRoute, ({ body }) => ({ status: 200, body }));
  const { send } = createClient({ baseUrl: served.address });
  const body = { a: { member1: 1 }, b: { member89: 2 } };
  expect(await send?.({ query: { at: body }, body })).toMatchObject({ status: 200, body });
  expect(served.last()).toMatchObject({ query: { at: body }, body });
});
