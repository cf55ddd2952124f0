import type { Group, Suite } from './suite.ts';

/** A schema with the values that it takes, and those that it does not. */
const group = (
  description: string,
  schema: unknown,
  taken: readonly unknown[],
  refused: readonly unknown[],
): Group => ({
  description,
  schema,
  tests: [
    ...taken.map((data) => ({ description: JSON.stringify(data), data, valid: true })),
    ...refused.map((data) => ({ description: JSON.stringify(data), data, valid: false })),
  ],
});

const text = { type: 'string' };
const open = { type: 'object', additionalProperties: true };
const kind = (word: string, member: string) => ({
  type: 'object',
  required: ['kind', member],
  properties: { kind: { const: word }, [member]: text },
});

const bounds = {
  int8: [-128, 127],
  int16: [-32_768, 32_767],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint8: [0, 255],
  uint16: [0, 65_535],
  uint32: [0, 2 ** 32 - 1],
} as const;

/**
 * Keywords that OpenAPI adds to JSON Schema, and those that the suite of the standard treats as annotations or omits.
 */
export const openApiSuite: Suite = {
  openapi: [
    group(
      'the discriminator chooses the alternative',
      {
        $defs: { cat: kind('cat', 'paw'), dog: kind('dog', 'bone') },
        type: 'object',
        oneOf: [
          { ...kind('cat', 'paw'), title: 'Cat' },
          { ...kind('dog', 'bone'), title: 'Dog' },
        ],
        discriminator: { propertyName: 'kind' },
      },
      [
        { kind: 'cat', paw: 'x' },
        { kind: 'dog', bone: 'x' },
      ],
      [{ kind: 'cat', bone: 'x' }, { kind: 'cow', paw: 'x' }, { paw: 'x' }, 'cat'],
    ),
    group(
      'members that only requests have are taken',
      { ...open, properties: { secret: { type: 'string', writeOnly: true } } },
      [{ secret: 'x' }, {}],
      [{ secret: 5 }],
    ),
    group(
      'members that only answers have are not required',
      {
        ...open,
        required: ['name'],
        properties: { id: { type: 'integer', readOnly: true }, name: text },
      },
      [{ name: 'x' }],
      [{}, { id: 5 }, { id: 'x', name: 'x' }],
    ),
    group('base64', { type: 'string', contentEncoding: 'base64' }, ['YQ==', ''], [5]),
    group('byte', { type: 'string', format: 'byte' }, ['YQ==', ''], ['=', 'YQ=']),
    group('base64url', { type: 'string', format: 'base64url' }, ['YQ', ''], ['+', 'Y']),
    group('a character', { type: 'string', format: 'char' }, ['a', 'é'], ['', 'ab']),
    ...Object.entries(bounds).map(([format, [least, most]]) =>
      group(format, { type: 'integer', format }, [least, most, 0], [least - 1, most + 1, 0.5, '0']),
    ),
    ...['int64', 'uint64'].map((format) =>
      group(format, { type: 'integer', format }, [Number.MAX_SAFE_INTEGER, 0], [2 ** 53, 0.5]),
    ),
    ...['float', 'double'].map((format) => group(format, { type: 'number', format }, [0.5], ['0'])),
    group('a password', { type: 'string', format: 'password' }, ['x'], [5]),
    group(
      'lists whose elements are all different, of any type',
      { type: 'array', uniqueItems: true },
      [[1, '1', [1], ['1'], { a: 1, b: 2 }, null, true, 'null', 'true', '[1]']],
      [
        [
          { a: 1, b: [2] },
          { b: [2], a: 1 },
        ],
        [0, -0],
        [['x'], 'x', ['x']],
      ],
    ),
    group(
      'a reference with members beside it',
      {
        $defs: { a: { type: 'object', properties: { a: text } } },
        $ref: '#/$defs/a',
        properties: { b: text },
      },
      [{ a: 'x', b: 'x' }],
      [{ a: 5 }, { b: 5 }],
    ),
    group(
      'an object beside a map and anything',
      {
        oneOf: [
          { type: 'object', required: ['a'], properties: { a: text } },
          { type: 'object', additionalProperties: { type: 'integer' } },
        ],
      },
      [{ a: 'x' }, { b: 5 }, {}],
      [{ b: 'x' }],
    ),
    group(
      'an object beside one of which nothing is said',
      { anyOf: [{ type: 'object', required: ['a'], properties: { a: text } }, { type: 'object' }] },
      [{ a: 'x' }, { b: { c: [5] } }],
      [5],
    ),
    group(
      'members that a condition describes',
      {
        type: 'object',
        properties: { a: text },
        if: { required: ['a'] },
        then: { properties: { b: text }, required: ['b'] },
        else: { properties: { c: text } },
      },
      [{ a: 'x', b: 'x' }, { c: 'x' }],
      [{ a: 'x' }, { c: 5 }],
    ),
  ],
};
