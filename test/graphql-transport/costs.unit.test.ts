import {
  type FragmentDefinitionNode,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLCompositeType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitsOf } from '#src/graphql/engine/rules/limits.ts';
import { FieldMerger } from '#src/graphql/engine/rules/merged-fields.ts';
import { parseDocument } from '#src/graphql/engine/rules/parse-document.ts';
import { ask, runAll, runOne, texts } from './small-schema.ts';

const repeat = (times: number, make: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => make(index)).join(' ');

describe('the score', () => {
  const project = (inner: string) => `project(fullPath: "a") { ${inner} }`;

  it.each([
    ['echo(text: "a")', 1],
    ['currentUser { id username }', 3],
    [project('id name __typename'), 4],
    [project('a: id b: id'), 3],
    [project('id id'), 2],
    // A field that reads from a repository.
    [project('empty'), 3],
    // (2 + 1) x 2, rounded down at each connection.
    [project('issues { nodes { id } }'), 7],
    [project('issues(first: 50) { nodes { id } }'), 5],
    [project('issues(last: 10, first: 50) { nodes { id } }'), 4],
    [project('issues(first: 1000) { nodes { id } }'), 7],
    [project('issues(first: -1) { nodes { id } }'), 4],
    [project('issues(first: null) { nodes { id } }'), 7],
    [project('issues(iid: "1") { nodes { id } }'), 4],
    [project('issues(sort: opened) { nodes { id } }'), 9],
    [project('issues(search: "a", first: 0) { nodes { id } }'), 9],
    // A connection without a resolver does not multiply.
    [project('issues(iid: "1") { nodes { labels(first: 100) { nodes { id } } } }'), 10],
    ['projects { nodes { issues { nodes { id } } } }', 16],
    ['node { id ... on Issue { a: title } ... on MergeRequest { draft iid } }', 4],
    ['echo(text: "a") @skip(if: true)', 0],
    ['echo(text: "a") @include(if: true)', 1],
    ['...F ...F } fragment F on Query { echo(text: "a")', 1],
    ['__schema { types { name fields { name } } }', 0],
    ['__type(name: "Issue") { name }', 0],
    ['__type(name: "Issue") { name } a: __schema { queryType { name } }', 2],
    ['__schema { types { name } } a: __schema { types { name } }', 50],
    ['__type(name: "Issue") { fields { type { fields { name } } } }', 0],
  ])('of { %s } is %i, and three of asking for it', async (fields, score) => {
    const { data } = await runOne(`{ queryComplexity { limit score } ${fields} }`, {}, { rows: 0 });
    expect(data?.['queryComplexity']).toEqual({ limit: 300, score: score + 3 });
  });

  it('follows variables and their defaults', async () => {
    const query = `query($n: Int = 50, $c: Boolean!) { queryComplexity { score }
      projects(first: $n) { nodes { id name @include(if: $c) } } }`;
    const asked = [{ c: true }, { c: false }, { c: false, n: 10 }, { c: false, n: null }];
    const { results } = await runAll(asked.map((variables) => ask(query, variables)));
    const apart = await Promise.all(asked.map((variables) => runOne(query, variables)));
    const scores = apart.map(({ data }) => (data?.['queryComplexity'] as { score: number }).score);
    expect(scores).toEqual([2 + 6, 2 + 4, 2 + 3, 2 + 6]);
    const odd = 'query($__proto__: Boolean!) { echo(text: "a") @include(if: $__proto__) }';
    const given = JSON.parse('{ "__proto__": true }') as Record<string, unknown>;
    expect((await runOne(odd, given)).data).toHaveProperty('echo');
    // Every query of a batch receives the sum.
    expect(results[0]?.data?.['queryComplexity']).toEqual({ score: 27 });
  });

  it.each(Object.entries(limitsOf))('of %s has a limit', async (_, limits) => {
    const fitting = `{ ${repeat(limits.score, (index) => `a${index}: __typename`)} }`;
    const beyond = `{ b: __typename ${fitting.slice(1)}`;
    expect(await runOne(fitting, {}, { limits })).toHaveProperty('data');
    expect(await runOne(beyond, {}, { limits })).toEqual({
      errors: [
        {
          message: `Query has complexity of ${limits.score + 1}, which exceeds max complexity of ${limits.score}`,
        },
      ],
    });
  });

  it('counts introspection from the second schema of a request on', async () => {
    const query = '{ __schema { types { name } } }';
    const { results } = await runAll(Array.from({ length: 8 }, () => ask(query)));
    expect(results[7]?.errors?.[0]?.message).toBe(
      'Query has complexity of 350, which exceeds max complexity of 300',
    );
    const nested = await runOne('{ __schema { types { fields { type { fields { name } } } } } }');
    expect(nested.errors?.[0]?.message).toMatch(/^Query has complexity of 950/);
  });

  it('is summed over a batch, of which nothing runs when it is too high', async () => {
    const { results, world } = await runAll(
      Array.from({ length: 500 }, () => ask('{ echo(text: "a") }')),
    );
    expect(world.asked).toBe(0);
    expect(results).toHaveLength(500);
    expect(new Set(results.map((each) => JSON.stringify(each)))).toEqual(
      new Set([
        JSON.stringify({
          errors: [{ message: 'Query has complexity of 500, which exceeds max complexity of 300' }],
        }),
      ]),
    );
  });
});

describe('depth and recursion', () => {
  it.each([
    ['anonymous', 15],
    ['signedIn', 20],
  ] as const)('of %s end at %i', async (who, most) => {
    const nested = (levels: number) =>
      `{ ${'ofType { '.repeat(levels)}name ${'} '.repeat(levels)}}`;
    const query = (levels: number) => `{ __type(name: "A") ${nested(levels - 2)} }`;
    const limits = limitsOf[who];
    expect(await runOne(query(most), {}, { limits })).toEqual({ data: { __type: null } });
    expect(await runOne(query(most + 1), {}, { limits })).toEqual({
      errors: [{ message: `Query has depth of ${most + 1}, which exceeds max depth of ${most}` }],
    });
  });

  it('are refused for a field that stands in itself twice', async () => {
    const twice = '{ project(fullPath: "a") { parent { parent { id } } } }';
    const thrice =
      '{ project(fullPath: "a") { parent { ...F } } } fragment F on Project { parent { parent { id } } }';
    expect(await runOne(twice)).toHaveProperty('data');
    expect(await runOne(thrice)).toEqual({
      errors: [
        {
          message: `Recursive query - too many of fields '{"parent"=>3}' detected in single branch of the query`,
        },
      ],
    });
  });

  it('lets the introspection of the package pass for anonymous callers', async () => {
    const { data, errors } = await runOne(
      getIntrospectionQuery(),
      {},
      { limits: limitsOf.anonymous },
    );
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('__schema.types');
  });
});

describe('abuse', () => {
  const tooComplex = /^Query has complexity of .* exceeds max complexity/;
  const pages = (names: readonly string[]) =>
    names.reduceRight((inner, name) => `${name}(first: 100) { nodes { ${inner} } }`, 'id');

  it.each([
    ['aliases by the thousand', `{ ${repeat(900, (i) => `a${i}:echo(text:"")`)} }`, tooComplex],
    [
      'fragments in a circle',
      `{ ...F0 } ${repeat(300, (i) => `fragment F${i} on Query { ...F${(i + 1) % 300} }`)}`,
      /contains an infinite loop$/,
    ],
    ['braces', '{'.repeat(10_000), /^Document is nested 10000 levels deep/],
    ['fields within each other', '{a'.repeat(5_000), /^Document is nested 5000 levels deep/],
    ['lists within each other', `{a(b:${'['.repeat(9_000)}`, /^Document is nested/],
    [
      'fragments that double',
      `{ project(fullPath: "a") { ...F0 } } ${repeat(
        99,
        (i) =>
          `fragment F${i} on Project { a: parent { ...F${i + 1} } b: parent { ...F${i + 1} } }`,
      )} fragment F99 on Project { id }`,
      tooComplex,
    ],
    [
      'a chain of fragments as long as a document allows',
      `{ project(fullPath: "a") { ...F0 } } ${repeat(
        30,
        (i) =>
          `fragment F${i} on Project { ${'parent {'.repeat(25)} ...F${i + 1} ${'}'.repeat(25)} }`,
      )} fragment F30 on Project { id }`,
      /^Query has depth of 752, which exceeds max depth of 20$/,
    ],
    [
      'costly connections five deep',
      `{ ${pages(['projects', 'issues', 'labels', 'projects', 'mergeRequests'])} }`,
      /^Query asks for 10101010100 objects, which exceeds max of 10000000$/,
    ],
    [
      'introspection within introspection',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      /^Recursive query - too many of fields '\{"fields"=>3\}'/,
    ],
    ['directives', `{ __typename ${'@skip(if:false)'.repeat(600)} }`, /only be used once/],
  ])('by %s reads nothing', async (_, query, message) => {
    const { results, world } = await runAll([ask(query)]);
    expect(world.asked).toBe(0);
    expect(results[0]).not.toHaveProperty('data');
    expect(results[0]?.errors?.[0]?.message).toMatch(message);
  });

  it('is none by a page of pages of pages of what is named', async () => {
    const pages = 'nodes { issues { nodes { labels { nodes { projects { nodes { id } } } } } } }';
    const all = await runOne(`{ projects { ${pages} } }`);
    expect(all.errors?.[0]?.message).toBe(
      'Query asks for 101010100 objects, which exceeds max of 10000000',
    );
    const ids = ['gid://gitlab/Project/1', 'gid://gitlab/Project/2'];
    for (const [query, variables] of [
      [`{ projects(ids: ${JSON.stringify(ids)}) { ${pages} } }`, {}],
      [`query($ids: [ID!]) { projects(ids: $ids) { ${pages} } }`, { ids }],
    ] as const) {
      expect(await runOne(query, variables)).toHaveProperty('data');
    }
    const many = Array.from({ length: 100 }, () => ids[0]);
    const named = await runOne(`query($ids: [ID!]) { projects(ids: $ids) { ${pages} } }`, {
      ids: many,
    });
    expect(named).not.toHaveProperty('data');
  });

  const create = `mutation($input: CreateIssueInput!) { createIssue(input: $input) { errors } }`;
  const input = { projectId: 'gid://gitlab/Project/1', title: 'a' };

  it.each([
    ['a list where an object is due', create, { input: [] }, /provided invalid value/],
    ['a text where an object is due', create, { input: 'a' }, /provided invalid value/],
    ['what no input has', create, { input: { ...input, constructor: {} } }, /invalid value for/],
    [
      'the id of another type',
      create,
      { input: { ...input, projectId: 'gid://gitlab/Group/1' } },
      /Group\/1" does not represent an instance of Project/,
    ],
    [
      'an id of nothing',
      create,
      { input: { ...input, projectId: '../../1' } },
      /is not a valid Global ID/,
    ],
    [
      'a list of 100,000 objects',
      'query($ids: [ID!]) { projects(ids: $ids) { count } }',
      { ids: Array.from({ length: 100_000 }, () => ({})) },
      /provided invalid value/,
    ],
    [
      'lists as deep as a body may be',
      create,
      {
        input: {
          ...input,
          title: JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) as unknown,
        },
      },
      /provided invalid value/,
    ],
  ])('by variables with %s reads nothing', async (_, query, variables, message) => {
    const { results, world } = await runAll([ask(query, variables)]);
    expect(world.asked).toBe(0);
    expect(results[0]).not.toHaveProperty('data');
    expect(results[0]?.errors?.[0]?.message).toMatch(message);
    expect(results[0]?.errors?.length).toBeLessThanOrEqual(5);
  });

  it('by a batch of five hundred documents reads nothing', async () => {
    const { results, world } = await runAll(
      Array.from({ length: 500 }, () => ask('{ echo(text: "a") }')),
    );
    expect(world.asked).toBe(0);
    expect(results).toHaveLength(500);
    for (const { errors, ...more } of results) {
      expect(more).toEqual({});
      expect(errors?.[0]?.message).toMatch(tooComplex);
    }
  });

  it('by one field thousands of times is the field once', async () => {
    const query = `{ project(fullPath: "a") { ${'id '.repeat(3_000)} } }`;
    const { document } = parseDocument(query);
    expect(JSON.stringify(document).match(/"value":"id"/g)).toHaveLength(1);
    expect(await runOne(query)).toEqual({ data: { project: { id: 'gid://gitlab/Project/1' } } });
  });

  it.each([
    [
      'inline fragments of many pairs',
      `{ node { ${'...on Issue{id}...on MergeRequest{id}'.repeat(250)} } }`,
    ],
    [
      '300 fragments that each spread the next ones',
      `{ project(fullPath: "a") { ...F0 } } ${repeat(
        300,
        (i) =>
          `fragment F${i} on Project {id ${[1, 2, 3].map((n) => (i + n < 300 ? `...F${i + n}` : '')).join(' ')}}`,
      )}`,
    ],
    ['selections of one object', `{ project(fullPath: "a") { ${'parent{id}'.repeat(950)} } }`],
  ])('by %s is looked at in as many steps as it has selections', async (_, query) => {
    const steps = stepsOf(query);
    const twice = stepsOf(query.replace(/\}[^}]*$/, ' __typename }'));
    expect(steps).toBeLessThan(query.length);
    expect(twice).toBeLessThanOrEqual(steps + 2);
    expect(await runOne(query)).toHaveProperty('data');
  });

  it('by sets of selections that are never the same is given up', async () => {
    const half = (name: string, other: string) =>
      repeat(
        40,
        (i) =>
          `fragment ${name}${i} on Project { a: parent { ...${name}${i + 1} } b: parent { ...${name}${i + 1} ...${other}${i + 1} c${i}: parent { ...${other}${i + 1} } } }`,
      );
    const query = `{ project(fullPath: "a") { ...A0 ...B0 } } ${half('A', 'B')} ${half('B', 'A')}
      fragment A40 on Project { id } fragment B40 on Project { id }`;
    const { results, world } = await runAll([ask(query)]);
    expect(world.asked).toBe(0);
    expect(results[0]).not.toHaveProperty('data');
  });
});

/** Selections that are looked at when all of an operation is put together once. */
function stepsOf(query: string): number {
  const { document } = parseDocument(query);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document?.definitions ?? []) {
    if (each.kind === 'FragmentDefinition') fragments.set(each.name.value, each);
  }
  const merger = new FieldMerger(texts.schema, fragments);
  const [operation] = document?.definitions ?? [];
  const root = texts.schema.getQueryType();
  if (operation?.kind !== 'OperationDefinition' || root == null)
    throw new Error('the document has no query');
  let open = [{ sets: [operation.selectionSet], type: root as GraphQLCompositeType }];
  while (open.length > 0) {
    open = open.flatMap(({ sets, type }) =>
      [...merger.merge(sets, type).values()].flatMap((fields) => {
        const inner = fields.flatMap(({ node }) => node.selectionSet ?? []);
        const [first] = fields;
        const field = first && texts.schema.getField(first.parent, first.node.name.value);
        if (inner.length === 0 || field === undefined) return [];
        return [{ sets: inner, type: getNamedType(field.type) as GraphQLCompositeType }];
      }),
    );
  }
  return merger.steps;
}
