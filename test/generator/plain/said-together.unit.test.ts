import { expect, it } from 'vitest';
import { generatePlain } from '../generated.ts';
import { typeErrors } from '../type-errors.ts';
import { serve } from './served.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  required,
  properties,
});
const text = { type: 'string' };
const count = { type: 'integer' };

const schemas = {
  Base: object({ name: text }, 'name'),
  Texts: { type: 'object', additionalProperties: text },
  /** Members without a name beside parts that name some. */
  Open: { allOf: [ref('Base')], type: 'object', additionalProperties: text },
  OpenUntyped: { allOf: [ref('Base')], additionalProperties: true },
  OpenPart: { allOf: [ref('Base'), ref('Texts')] },
  OpenInlinePart: { allOf: [ref('Base'), { patternProperties: { '^x': count } }] },
  OpenNested: object({
    inner: { allOf: [{ ...object({ name: text }), additionalProperties: count }] },
  }),
  /** Two sets of alternatives, of which one of each is meant. */
  Twice: {
    anyOf: [object({ a: text }, 'a'), object({ b: text }, 'b')],
    oneOf: [object({ c: text }, 'c'), object({ d: text }, 'd')],
  },
  TwiceBeside: {
    ...object({ name: text }, 'name'),
    anyOf: [object({ a: text }, 'a'), object({ b: text }, 'b')],
    oneOf: [object({ c: text }, 'c'), object({ d: text }, 'd')],
  },
  Kind: object({ kind: text, c: text }, 'kind', 'c'),
  Sort: object({ kind: text, d: text }, 'kind', 'd'),
  TwiceTold: {
    anyOf: [object({ a: text }, 'a'), object({ b: text }, 'b')],
    oneOf: [ref('Kind'), ref('Sort')],
    discriminator: { propertyName: 'kind' },
  },
  AnyBeside: {
    ...object({ name: text }, 'name'),
    anyOf: [object({ a: text }, 'a'), object({ b: text }, 'b')],
  },
  TwiceText: {
    anyOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }],
    oneOf: [
      { type: 'string', minLength: 2 },
      { type: 'integer', minimum: 5 },
    ],
  },
};

const body = (name: string) => ({ 'application/json': { schema: ref(name) } });
const document = {
  openapi: '3.1.0',
  info: { title: 'Together', version: '1' },
  paths: {
    ...Object.fromEntries(
      Object.keys(schemas).map((name) => [
        `/${name}`,
        {
          post: {
            tags: ['parts'],
            operationId: `send${name}`,
            requestBody: { required: true, content: body(name) },
            responses: { 200: { description: 'The same.', content: body(name) } },
          },
        },
      ]),
    ),
    '/find': {
      get: {
        operationId: 'find',
        parameters: [{ name: 'size', in: 'query', schema: ref('TwiceText') }],
        responses: { 204: { description: 'Found.' } },
      },
    },
  },
  components: { schemas },
};

const taken: readonly (readonly [keyof typeof schemas, unknown])[] = [
  ['Open', { name: 'x', more: 'y' }],
  ['OpenUntyped', { name: 'x', more: [1] }],
  ['OpenPart', { name: 'x', more: 'y' }],
  ['OpenInlinePart', { name: 'x', x1: 1 }],
  ['OpenNested', { inner: { name: 'x', more: 1 } }],
  ['Twice', { a: 'x', d: 'x' }],
  ['Twice', { a: 'x', b: 'x', c: 'x' }],
  ['TwiceBeside', { name: 'x', b: 'x', c: 'x' }],
  ['TwiceTold', { a: 'x', kind: 'Sort', d: 'x' }],
  ['AnyBeside', { name: 'x', b: 'x' }],
  ['TwiceText', 'ab'],
  ['TwiceText', 7],
];

const refused: readonly (readonly [keyof typeof schemas, unknown])[] = [
  ['Open', { name: 'x', more: 1 }],
  ['Open', { more: 'y' }],
  ['OpenPart', { name: 'x', more: 1 }],
  ['Twice', { a: 'x' }],
  ['Twice', { c: 'x' }],
  ['Twice', { a: 'x', c: 'x', d: 'x' }],
  ['TwiceBeside', { name: 'x', b: 'x' }],
  ['TwiceBeside', { name: 'x', c: 'x' }],
  ['TwiceTold', { a: 'x' }],
  ['TwiceTold', { kind: 'Sort', d: 'x' }],
  ['AnyBeside', { b: 'x' }],
  ['TwiceText', 'a'],
  ['TwiceText', 'abcd'],
  ['TwiceText', 1],
];

it('schemas that apply together are required, answered and typed', async () => {
  const { folder, findRoute } = await generatePlain(document);
  const served = await serve(findRoute, ({ operation, body }) =>
    operation === 'find' ? { status: 204 } : { status: 200, body },
  );
  const send = (name: string, value: unknown) =>
    fetch(`${served.address}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
  for (const [name, value] of taken) {
    const answer = await send(name, value);
    expect([name, answer.status, await answer.json()]).toEqual([name, 200, value]);
  }
  for (const [name, value] of refused)
    expect([name, value, (await send(name, value)).status]).toEqual([name, value, 400]);
  expect((await fetch(`${served.address}/find?size=7`)).status).toBe(204);
  expect(served.last()?.query).toEqual({ size: 7 });
  expect((await fetch(`${served.address}/find?size=1`)).status).toBe(400);

  const type = (name: string) => `import('./generated/parts/types.ts').Send${name}Request['body']`;
  const lines = (values: typeof taken) =>
    values.map(
      ([name, value], index) => `export const v${index}: ${type(name)} = ${JSON.stringify(value)};`,
    );
  // One alternative may hold what another one names, and a text is any text.
  const typed = refused.filter(
    ([name, value]) => name !== 'TwiceText' && Object.keys(Object(value)).length < 3,
  );
  expect(typeErrors(folder, lines(taken))).toEqual([]);
  expect(typeErrors(folder, lines(typed))).toEqual(typed.map((_, index) => index + 1));
});
