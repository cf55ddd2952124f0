import {
  buildSchema,
  execute,
  type GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';
import { executeOperation, type Executed } from '#src/graphql/engine/executor.ts';
import { runWithPlan } from '#src/graphql/engine/plan.ts';

const schema = buildSchema(`
  enum Glaze { MATT SHINY }
  interface Named { name: String! inner(depth: Int): Pot }
  type Pot implements Named { name: String! inner(depth: Int): Pot next: Pot! pots: [Pot] all: [Pot!]!
    rows: [[Int!]] words: [String!] named: Named either: Either! glaze: Glaze size: Int! echo(text: String = "a", more: [Int]): String }
  type Lid implements Named { name: String! inner(depth: Int): Pot width: Int }
  union Either = Pot | Lid
  type Query { pot: Pot must: Pot! pots: [Pot!]! named: Named either: Either echo(text: String = "a", more: [Int]): String }
  type Mutation { first: Pot second: Pot! third: String }
`);

interface World {
  /** True if some values resolve later. */
  readonly later: boolean;
  readonly seed: number;
  readonly done: string[];
}

/** A number that looks like any, from 0 on. */
function numberOf(...parts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of parts.join(' ')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Some value of the type: null or a failure now and then, and a promise where the world has them. */
function resolve(
  source: { readonly seed: number } | undefined,
  args: object,
  world: World,
  { fieldName, returnType, parentType }: GraphQLResolveInfo,
): unknown {
  const seed = numberOf(world.seed, source?.seed ?? 0, fieldName, JSON.stringify(args));
  if (parentType.name === 'Mutation') world.done.push(fieldName);
  if (seed % 23 === 0) throw new RangeError(`${fieldName} failed`);
  const value = valueOf(returnType, seed, world);
  if (!world.later || seed % 3 > 0) return value;
  return seed % 31 === 0
    ? Promise.reject(new RangeError(`${fieldName} failed`))
    : Promise.resolve(value);
}

function valueOf(given: GraphQLOutputType, seed: number, world: World): unknown {
  if (numberOf('null', seed) % 17 === 0) return null;
  const type = getNullableType(given);
  if (isListType(type)) {
    const rows = Array.from({ length: seed % 14 }, (_, at) =>
      valueOf(type.ofType, numberOf(seed, at), world),
    );
    return world.later
      ? rows.map((each, at) => ((seed + at) % 5 === 0 ? Promise.resolve(each) : each))
      : rows;
  }
  const { name } = type as { readonly name: string };
  if (name === 'Int') return seed % 100;
  if (name === 'String') return `word ${seed % 100}`;
  if (name === 'Glaze') return seed % 2 === 0 ? 'MATT' : 'SHINY';
  return { seed, __typename: isObjectType(type) ? name : seed % 2 === 0 ? 'Pot' : 'Lid' };
}

for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  for (const field of Object.values(type.getFields())) Object.assign(field, { resolve });
}

/** A document of fields, aliases, fragments and conditions. */
function documentOf(seed: number): string {
  let step = 0;
  const upTo = (most: number) => numberOf('document', seed, (step += 1)) % most;
  const condition = () =>
    [
      '',
      '',
      '',
      ' @include(if: $yes)',
      ' @skip(if: $yes)',
      ' @skip(if: $no)',
      ' @include(if: false)',
    ][upTo(7)];
  const leaves = {
    Pot: [
      'name',
      'size',
      'glaze',
      'words',
      'rows',
      'echo',
      'echo(text: $text)',
      'echo(more: [1, $number])',
    ],
    Lid: ['name', 'width'],
    Named: ['name'],
    Either: ['__typename'],
    Query: ['echo', 'echo(text: $text)'],
  };
  const inner = {
    Pot: {
      inner: 'Pot',
      'inner(depth: $number)': 'Pot',
      next: 'Pot',
      pots: 'Pot',
      all: 'Pot',
      named: 'Named',
      either: 'Either',
    },
    Lid: { inner: 'Pot' },
    Named: { inner: 'Pot' },
    Either: {},
    Query: { pot: 'Pot', must: 'Pot', pots: 'Pot', named: 'Named', either: 'Either' },
  };
  const selection = (type: keyof typeof leaves, depth: number): string => {
    const parts = Array.from({ length: 1 + upTo(4) }, () => {
      const others = Object.entries(inner[type]);
      const kind = upTo(6);
      const alias =
        upTo(2) === 0 ? `k${upTo(40)}${type}${depth}_${(step += 1)}: ` : `l${(step += 1)}: `;
      if (kind === 0 && depth > 0 && (type === 'Named' || type === 'Either')) {
        const on = upTo(2) === 0 ? 'Pot' : 'Lid';
        return `... on ${on}${condition()} ${selection(on, depth - 1)}`;
      }
      if (kind === 1 && type === 'Pot') return `...Short${condition()}`;
      if (kind < 5 && depth > 0 && others.length > 0) {
        const [name, of] = others[upTo(others.length)] as [string, keyof typeof leaves];
        return `${alias}${name}${condition()} ${selection(of, depth - 1)}`;
      }
      const own = leaves[type];
      return `${alias}${own[upTo(own.length)]}${condition()}`;
    });
    return `{ ${parts.join(' ')} __typename }`;
  };
  const head = 'query($yes: Boolean! = true, $no: Boolean! = false, $text: String, $number: Int)';
  return `${head} ${selection('Query', 4)} fragment Short on Pot { name inner { size } }`;
}

const variables = { text: 'b', number: 3 };

/** A document without what the rules would refuse. */
function plannedOf(text: string) {
  const { definitions } = parse(text);
  const [operation] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('the document has no operation');
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  return { text, fragments, operation, variables: { yes: true, no: false, ...variables } };
}

async function ours(asked: string | ReturnType<typeof plannedOf>, world: World): Promise<Executed> {
  const document = typeof asked === 'string' ? plannedOf(asked) : asked;
  const execution = tolerant(new GraphqlExecution(() => 0), world);
  return runWithPlan(schema, document, (plan) =>
    executeOperation({ plan, context: world, execution, variables }),
  );
}

/** Failures of these fields are no end of a request, and without turns for others all is answered at once. */
function tolerant(execution: GraphqlExecution, { later }: World): GraphqlExecution {
  const failureOf = (error: Error) => error;
  return Object.assign(execution, { failureOf, ...(!later && { turn: () => undefined }) });
}

async function theirs(text: string, contextValue: World): Promise<Executed> {
  const document = parse(text);
  const { data, errors = [] } = (await execute({
    ...{ schema, document, contextValue, variableValues: variables },
  })) as { data?: Executed['data']; errors?: readonly GraphQLError[] };
  return { data: data ?? null, errors };
}

const told = ({ errors }: Executed) => errors.map((each) => JSON.stringify(each.toJSON()));

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

it('answers what the executor of the package answers, with the same errors in the same order', async () => {
  let failures = 0;
  for (const seed of seeds) {
    const text = documentOf(seed);
    const [own, other] = [
      await ours(text, { seed, later: false, done: [] }),
      await theirs(text, { seed, later: false, done: [] }),
    ];
    expect(JSON.stringify(own.data), text).toBe(JSON.stringify(other.data));
    expect(told(own), text).toEqual(told(other));
    failures += own.errors.length;
  }
  expect(failures).toBeGreaterThan(seeds.length);
});

it('answers the same where values come later', async () => {
  for (const seed of seeds) {
    const text = documentOf(seed);
    const [own, other] = [
      await ours(text, { seed, later: true, done: [] }),
      await theirs(text, { seed, later: true, done: [] }),
    ];
    expect(JSON.stringify(own.data), text).toBe(JSON.stringify(other.data));
    // Below one null, only failures that came before it are reported, so their number may differ.
    expect(own.errors.length > 0, text).toBe(other.errors.length > 0);
  }
});

it('answers the same with a plan that is remembered, for other values', async () => {
  for (const seed of seeds.slice(0, 40)) {
    const text = documentOf(seed).replaceAll(/ @\w+\([^)]*\)/g, '');
    const planned = plannedOf(text);
    for (const other of [seed, seed + 1, seed]) {
      const world = { seed: other, later: false, done: [] };
      const answer = await ours(planned, world);
      expect(JSON.stringify(answer.data)).toBe(JSON.stringify((await theirs(text, world)).data));
    }
  }
});

it.each([true, false])('changes one thing after the other, where later is %s', async (later) => {
  const text = 'mutation { third first { name } again: third second { size } last: third }';
  for (const seed of seeds.slice(0, 30)) {
    const [own, other] = [
      { seed, later, done: [] as string[] },
      { seed, later, done: [] as string[] },
    ];
    const [answer, expected] = [await ours(text, own), await theirs(text, other)];
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify(expected.data));
    expect(own.done).toEqual(other.done);
  }
});

describe('several requests', () => {
  const small = buildSchema('type Pot { size: Int } type Query { pots: [Pot] sizes: [Int!] }');
  const resolve = (_: unknown, __: unknown, { value }: { readonly value: unknown }) => value;
  for (const field of Object.values(small.getQueryType()?.getFields() ?? {})) {
    Object.assign(field, { resolve });
  }
  const run = (field: string, value: unknown) => {
    const document = { ...plannedOf(`{ ${field} }`), variables: {} };
    return runWithPlan(small, document, (plan) =>
      executeOperation({
        ...{ plan, context: { value }, execution: new GraphqlExecution(() => 0), variables: {} },
      }),
    );
  };

  it('take turns: a short one is not behind a long one that came first', async () => {
    const pots = (length: number) => Array.from({ length }, () => ({ size: 1 }));
    const done: string[] = [];
    await Promise.all([
      run('pots { size }', pots(20_000)).then(() => done.push('long')),
      run('pots { size }', pots(300)).then(() => done.push('short')),
    ]);
    expect(done).toEqual(['short', 'long']);
  });

  it('wait for every element of a list, even where one before it failed', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { data } = await run('sizes', [null, Promise.reject(new RangeError('too hot'))]);
    // Node tells of a rejection that nobody waits for before the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(data).toEqual({ sizes: null });
    expect(unhandled).toEqual([]);
  });
});
