import { describe, expect, it } from 'vitest';
import { type Described, type Resolve, toRecord } from '#src/http/docs/described.ts';
import { buildTree, type Field, listParameters } from '#src/http/docs/schema-tree.ts';
import { listBounds, listEnum, listTypeParts } from '#src/http/docs/schema-types.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas: Readonly<Record<string, Described>> = {
  Tree: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: ['string', 'null'], maxLength: 9, description: 'Its name.' },
      trees: { type: 'array', items: reference('Tree') },
      state: { type: 'string', enum: ['open', 'closed'], deprecated: true },
    },
  },
  Large: {
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`name_${index}`, { type: 'string' }]),
    ),
  },
};

const resolve: Resolve = (value) => {
  const { $ref } = toRecord(value);
  const [, name = ''] = typeof $ref === 'string' ? $ref.split('/schemas/') : [];
  return name === '' ? toRecord(value) : toRecord(schemas[name]);
};

const build = (schema: unknown, chars = 100_000) =>
  buildTree(schema, { resolve, room: { chars }, anchor: 'body' });
const namesOf = (fields: readonly Field[]): unknown[] =>
  fields.flatMap(({ anchor, inner }) => [anchor, ...namesOf(inner.fields)]);

describe('the tree of a schema', () => {
  it('ends where a schema holds itself', () => {
    const { fields, left } = build({ type: 'array', items: reference('Tree') });
    expect(left).toBe(0);
    expect(fields).toMatchObject([
      {
        ...{ name: 'name', required: true, text: 'Its name.', anchor: 'body.name' },
        ...{ type: ['string or null'], bounds: ['at most 9 characters'], values: [] },
      },
      {
        ...{ name: 'trees', required: false, type: ['list of ', { schema: 'Tree' }] },
        inner: { fields: [], left: 3, schema: 'Tree' },
      },
      { name: 'state', values: ['open', 'closed'], deprecation: '' },
    ]);
  });

  it('has the names of the objects around', () => {
    const schema = { properties: { author: { allOf: [reference('Tree')] }, all: { items: {} } } };
    expect(namesOf(build(schema).fields)).toEqual([
      ...['body.author', 'body.author.name', 'body.author.trees', 'body.author.state'],
      'body.all',
    ]);
  });

  it('leaves a large schema in another to its own page', () => {
    const [field] = build({ properties: { large: reference('Large') } }).fields;
    expect(field).toMatchObject({
      type: [{ schema: 'Large' }],
      inner: { fields: [], left: 60, schema: 'Large' },
    });
    expect(build(reference('Large')).fields).toHaveLength(60);
  });

  it('ends where the page is full', () => {
    const { fields, left } = build(reference('Large'), 5_000);
    expect(fields.length).toBeGreaterThan(5);
    expect(fields.length + left).toBe(60);
    expect(left).toBeGreaterThan(30);
  });

  it('goes four objects deep', () => {
    const nest = (depth: number): object =>
      depth === 0 ? { type: 'string' } : { properties: { inner: nest(depth - 1) } };
    expect(namesOf(build(nest(9)).fields)).toHaveLength(4);
  });

  it('shows the properties of maps and choices', () => {
    const schema = {
      anyOf: [{ properties: { one: {} } }, { properties: { two: {} } }, { type: 'null' }],
      additionalProperties: { type: 'integer' },
    };
    expect(namesOf(build(schema).fields)).toEqual(['body.one', 'body.two', 'body.(any name)']);
  });
});

describe('a type in words', () => {
  it.each([
    [{ anyOf: [reference('Tree'), { type: 'null' }] }, [{ schema: 'Tree' }, ' or ', 'null']],
    [{ anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] }, ['string']],
    [{ const: true }, ['true']],
    [{}, ['anything']],
  ])('describes %j', (schema, parts) => {
    expect(listTypeParts(schema, resolve)).toEqual(parts);
  });

  it('has the bounds and values of a schema beside it', () => {
    const schema = { format: 'date', minimum: 1, default: 0, pattern: '^a', minItems: 2 };
    expect(listBounds({ ...schema, 'x-comma-separated': true })).toEqual([
      ...['date', 'at least 1', 'at least 2 items', 'matches ^a', 'default 0'],
      'or one comma-separated text',
    ]);
    expect(listEnum({ items: { enum: ['a', null] } }, resolve)).toEqual(['a', 'null']);
  });
});

it('shows parameters with the objects in them', () => {
  const parameters = [
    {
      name: 'not',
      in: 'query',
      style: 'deepObject',
      schema: reference('Tree'),
      description: 'No.',
    },
    {
      ...{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      'x-deprecated-by': { use: 'iid', removal: '16.0' },
    },
  ];
  const fields = listParameters(parameters, { resolve, room: { chars: 100_000 } });
  expect(fields).toMatchObject([
    { name: 'not', text: 'No.', inner: { fields: [{ anchor: 'query.not.name' }, {}, {}] } },
    { name: 'id', anchor: 'path.id', required: true, deprecation: 'use `iid`; removed in 16.0' },
  ]);
});
