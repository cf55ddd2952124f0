import {
  execute,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  parse,
  printSchema,
} from 'graphql';
import { expect, it } from 'vitest';
import { Batches } from '#runtime/graphql/batches.ts';
import { createConnection } from '#runtime/graphql/connection.ts';
import * as c from '#runtime/graphql/convert.ts';
import * as d from '#runtime/graphql/define.ts';

function addKilns(t: d.Types, f: d.Functions): void {
  d.object(
    t,
    'Query',
    null,
    () => [],
    () => ({
      kiln: d.field(t.of('Kiln'), null, { resolve: d.root(f('kilns', 'Query', 'kiln')) }),
      shelf: d.field(t.of('String'), null, { resolve: d.root(f('shelves', 'Query', 'shelf')) }),
    }),
  );
  d.object(
    t,
    'Kiln',
    null,
    () => [],
    (rest) => ({
      heat: d.field(t.of('Int'), null, { resolve: c.property('heat', c.same, null, rest) }),
    }),
    d.rest('id', f('kilns', 'Kiln', 'load')),
  );
}

it('functions of a file are loaded when the first of them is called, and again where that failed', async () => {
  const loads: string[] = [];
  const kilns = {
    Query: { kiln: () => ({ id: 1 }) },
    Kiln: { load: async (ids: number[]) => new Map(ids.map((id) => [id, { heat: 900 + id }])) },
  };
  const resolvers = {
    kilns: async () => {
      loads.push('kilns');
      if (loads.length === 1) throw new Error('the disk is away');
      return kilns;
    },
    shelves: async () => {
      loads.push('shelves');
      return { Query: {} };
    },
  };
  const schema = d.buildSchema(
    { parts: [addKilns], resolvers, query: 'Query' },
    { globalIdApp: 'a' },
  );
  const ask = async (text: string) => {
    const contextValue = { batches: new Batches(), globalIdApp: 'a' };
    const { data, errors } = await execute({ schema, document: parse(text), contextValue });
    return { data: JSON.parse(JSON.stringify(data)) as unknown, errors: errors?.map(String) };
  };
  expect(loads).toEqual([]);
  expect((await ask('{ kiln { heat } }')).errors).toEqual([
    expect.stringContaining('the disk is away'),
  ]);
  expect(await ask('{ kiln { heat } }')).toEqual({ data: { kiln: { heat: 901 } } });
  expect(new Set(loads)).toEqual(new Set(['kilns']));
  const loaded = loads.length;
  expect(await ask('{ kiln { heat } }')).toEqual({ data: { kiln: { heat: 901 } } });
  expect(loads).toHaveLength(loaded);
  expect((await ask('{ shelf }')).errors).toEqual([
    expect.stringContaining('Query.shelf has no function'),
  ]);
});

it.each([
  [{ first: 2 }, 'ab', false, true],
  [{ last: 2 }, 'de', true, false],
  [{ first: 2, after: 'Mg' }, 'cd', true, true],
  [{ first: 9, after: 'Mg' }, 'cde', true, false],
  [{ last: 1, before: 'Mw' }, 'b', true, true],
  [{ last: 5, before: 'Mw' }, 'ab', false, true],
  [{ first: 1, after: 'NQ' }, '', true, false],
  [{ first: 1, after: 'OTk' }, '', true, false],
  [{ first: 0 }, '', false, false],
  [{ first: 3, last: 2 }, 'bc', true, false],
] as const)('the page %o of a list at hand is %s', (given, letters, before, after) => {
  const connection = createConnection([...'abcde'], given, 100);
  const partOf = (name: 'nodes' | 'pageInfo') =>
    d.part[name](connection, {}, null as never, null as never);
  expect((partOf('nodes') as string[]).join('')).toBe(letters);
  expect(partOf('pageInfo')).toMatchObject({ hasPreviousPage: before, hasNextPage: after });
});

it('fields of a type are defined when they are asked for, and all types are known by name before', async () => {
  const defined: string[] = [];
  const named = (t: d.Types, name: string, interfaces: string[], inner: string) =>
    d.object(
      t,
      name,
      null,
      () => interfaces.map((each) => t.of(each)),
      () => {
        defined.push(name);
        return { inner: d.field(t.of(inner), null) };
      },
    );
  const addAll = (t: d.Types) => {
    named(t, 'Query', [], 'Kiln');
    named(t, 'Kiln', ['Warm'], 'String');
    named(t, 'Stove', ['Warm'], 'String');
    const fields = () => ({ inner: d.field(t.of('String'), null) });
    d.abstract(t, 'Warm', null, () => [], fields);
  };
  const schema = d.buildSchema(
    { parts: [addAll], resolvers: {}, query: 'Query' },
    { globalIdApp: 'a' },
  );
  expect(defined).toEqual([]);
  const { data } = await execute({ schema, document: parse('{ inner { __typename } }') });
  expect(data).toEqual({ inner: null });
  expect(defined).toEqual(['Query']);
  const warm = schema.getType('Warm') as GraphQLInterfaceType;
  expect(schema.getPossibleTypes(warm).map(({ name }) => name)).toEqual(['Kiln', 'Stove']);
  expect(schema.isSubType(warm, schema.getType('Stove') as GraphQLObjectType)).toBe(true);
  expect(schema.isSubType(warm, schema.getType('Query') as GraphQLObjectType)).toBe(false);
  expect(defined).toEqual(['Query']);
  expect(printSchema(schema)).toContain('type Stove implements Warm');
});
