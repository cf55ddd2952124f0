import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLNamedType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  astFromValue,
  isLeafType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Bound, checkBounds, usualBound } from '#runtime/graphql/bounds.ts';
import { DeferredSchema } from '#runtime/graphql/deferred-schema.ts';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import { CheckedTexts } from '#src/graphql/engine/rules/checked-texts.ts';
import { runRequests } from '#src/graphql/engine/run-requests.ts';

const schema = await loadGraphqlSchema({ globalIdApp: 'gitlab' });
const types: readonly GraphQLNamedType[] = Object.values(schema.getTypeMap());

/** How often a function of a field was called. */
let called = 0;

const owners = types.filter(isObjectType).filter(({ name }) => !name.startsWith('__'));
for (const owner of owners) {
  for (const field of Object.values(owner.getFields())) {
    field.resolve = () => {
      called += 1;
      return null;
    };
  }
}

type Argument = GraphQLArgument | GraphQLInputField;

/** A value of a type that is as small as may be. */
function sampleOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [sampleOf(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) return requiredOf(Object.values(inner.getFields()));
  const samples: Readonly<Record<string, unknown>> = {
    ...{ Boolean: true, Int: 1, Float: 1, Duration: 1, Time: '2030-01-01', Date: '2030-01-01' },
    ...{ ISO8601Date: '2030-01-01', BigInt: '1', String: 'a', ID: 'a' },
  };
  return samples[inner.name] ?? idOf(inner);
}

const words = [
  'Ci::Build',
  'Ci::Runner',
  'Ci::Pipeline',
  'Clusters::Agent',
  'Clusters::AgentToken',
  'List',
];
const idWords = [
  ...words,
  'Iterations::Cadence',
  'WorkItems::Type',
  ...types.map(({ name }) => name),
];

/** The global id of the first type that a scalar accepts; a text where it accepts any. */
function idOf(scalar: GraphQLLeafType): string {
  const accepts = (value: string) => {
    try {
      return scalar.coerceInputValue(value) !== undefined;
    } catch {
      return false;
    }
  };
  const ids = ['a', ...idWords.map((word) => `gid://gitlab/${word}/1`)];
  return ids.find(accepts) ?? `${scalar.name} accepts no id`;
}

function requiredOf(all: readonly Argument[]): Record<string, unknown> {
  const required = all.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, sampleOf(type)]));
}

const boundOf = ({ extensions }: Argument) => ({
  ...usualBound,
  ...(extensions['bound'] as Bound | undefined),
});

interface Oversized {
  /** The arguments that lead to the value, each an input object of the one before. */
  readonly path: readonly Argument[];
  readonly what: 'list' | 'number' | 'text';
  readonly value: unknown;
}

/** Values beyond the bounds of an argument, and of the fields below it; of a type within itself once. */
function* oversized(
  argument: Argument,
  above: readonly Argument[] = [],
  seen: readonly GraphQLNamedType[] = [],
): Generator<Oversized> {
  const path = [...above, argument];
  const { maxLength, maxItems, maximum, minimum } = boundOf(argument);
  const type = getNullableType(argument.type);
  if (isListType(type)) {
    const value = new Array<unknown>(maxItems + 1).fill(sampleOf(type.ofType));
    yield { path, what: 'list', value };
  }
  const named = getNamedType(type);
  const within = (value: unknown) => (isListType(type) ? [value] : value);
  if (isInputObjectType(named)) {
    if (seen.includes(named)) return;
    for (const field of Object.values(named.getFields())) {
      yield* oversized(field, path, [...seen, named]);
    }
  } else if (isLeafType(named) && typeof sampleOf(named) === 'string' && !isEnumType(named)) {
    yield { path, what: 'text', value: within('a'.repeat(maxLength + 1)) };
  }
  if (maximum !== undefined) yield { path, what: 'number', value: within(maximum + 1) };
  if (minimum !== undefined) yield { path, what: 'number', value: within(minimum - 1) };
}

/** Puts a value where its path leads, with all that is required beside it. */
function argumentsWith({ path, value }: Oversized): unknown {
  const [, next, ...rest] = path;
  if (next === undefined) return value;
  const [argument] = path as readonly [Argument];
  const named = getNamedType(argument.type);
  const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  const inner = argumentsWith({ path: [next, ...rest], value, what: 'text' });
  const object = { ...requiredOf(fields), [next.name]: inner };
  return isListType(getNullableType(argument.type)) ? [object] : object;
}

const textsOf = new Map<GraphQLObjectType, CheckedTexts>();

/** The documents of a schema whose root is an object. */
function textsFor(owner: GraphQLObjectType): CheckedTexts {
  const known = textsOf.get(owner);
  if (known !== undefined) return known;
  const root = owner.name === 'Mutation' ? { mutation: owner } : { query: owner };
  const around = new DeferredSchema({
    ...{ types, query: new GraphQLObjectType({ name: 'Nothing', fields: {} }), mutation: null },
    ...root,
  });
  const made = new CheckedTexts(around);
  textsOf.set(owner, made);
  return made;
}

/** Asks for a field of an object as if the object were the root. */
async function ask(owner: GraphQLObjectType, query: string, variables: object) {
  const [result] = await runRequests(
    [{ query, variables: variables as Readonly<Record<string, unknown>>, operationName: null }],
    {
      texts: textsFor(owner),
      limits: { score: 1_000_000, depth: 100 },
      execution: new GraphqlExecution(() => 0),
      contextFor: () => ({}),
      admit: () => undefined,
    },
  );
  return result;
}

interface Asked {
  readonly owner: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The document that asks for a field with a variable for one argument, and a sample of what else is required. */
function documentOf({ owner, field }: Asked, argument: GraphQLArgument, given: string): string {
  const required = requiredOf(field.args.filter((each) => each !== argument));
  const others = field.args
    .filter(({ name }) => Object.hasOwn(required, name))
    .map(({ name, type }) => {
      const literal = astFromValue(required[name], type);
      return literal == null ? '' : `${name}: ${print(literal)}`;
    });
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const kind = owner.name === 'Mutation' ? 'mutation' : 'query';
  const variable = given === '$v' ? `($v: ${String(argument.type)})` : '';
  return `${kind}${variable} { ${field.name}(${[...others, `${argument.name}: ${given}`].join(' ')})${selection} }`;
}

const fields = owners.flatMap((owner) =>
  Object.values(owner.getFields()).map((field): Asked => ({ owner, field })),
);
const asked = fields.filter(({ field }) => field.args.length > 0);

describe('the bounds of arguments', () => {
  it.each(asked.map((each) => [`${each.owner.name}.${each.field.name}`, each] as const))(
    'of %s are checked before its function is called',
    async (_name, each) => {
      for (const argument of each.field.args) {
        called = 0;
        const v = sampleOf(argument.type);
        const sound = await ask(each.owner, documentOf(each, argument, '$v'), { v });
        expect(sound?.errors ?? [], argument.name).toEqual(
          isNonNullType(each.field.type)
            ? [{ message: expect.stringContaining('return null') }]
            : [],
        );
        expect(called, argument.name).toBe(1);
        for (const found of oversized(argument)) {
          called = 0;
          const where = `${found.path.map(({ name }) => name).join('.')}: ${found.what}`;
          const value = argumentsWith(found);
          const result = await ask(each.owner, documentOf(each, argument, '$v'), { v: value });
          expect(result?.errors ?? [], where).not.toEqual([]);
          expect(called, where).toBe(0);
        }
      }
    },
  );

  it('limit the literals of a document, too', async () => {
    const project = asked.filter(({ owner }) => owner.name === 'Project');
    for (const each of project) {
      for (const argument of each.field.args) {
        if (getNamedType(argument.type).name !== 'String') continue;
        called = 0;
        const text = JSON.stringify('a'.repeat(boundOf(argument).maxLength + 1));
        const given = isListType(getNullableType(argument.type)) ? `[${text}]` : text;
        const { errors = [] } =
          (await ask(each.owner, documentOf(each, argument, given), {})) ?? {};
        expect(errors.map(({ message }) => message)).toEqual([
          `${argument.name} is too long (maximum is ${boundOf(argument).maxLength} characters)`,
        ]);
        expect(called).toBe(0);
      }
    }
  });

  it.each([
    ['Project', 'issues', 'search', { maxLength: 1024 }],
    ['Project', 'issues', 'labelName', { maxItems: 100, maxLength: 255 }],
    ['Project', 'labels', 'searchTerm', { maxLength: 255 }],
    ['Group', 'epics', 'search', { maxLength: 1024 }],
    ['Repository', 'commits', 'author', { maxLength: 1024 }],
    ['Query', 'users', 'usernames', { maxLength: 255 }],
  ])('are those of REST for %s.%s(%s)', (type, field, name, bound) => {
    const found = fields
      .find((each) => each.owner.name === type && each.field.name === field)
      ?.field.args.find((argument) => argument.name === name);
    expect(found?.extensions['bound']).toEqual(bound);
    expect(found?.description).toMatch(/Maximum: .*characters\.$/);
  });

  it('of searches are those of REST, where that has the search', () => {
    const usual = asked.flatMap(({ owner, field }) =>
      field.args
        .filter(({ name, extensions }) => /search/i.test(name) && extensions['bound'] === undefined)
        .filter(({ type }) => getNamedType(type).name === 'String')
        .map(({ name }) => `${owner.name}.${field.name}(${name})`),
    );
    // REST does not search runners.
    expect(usual.toSorted()).toEqual([
      'Group.runners(search)',
      'Project.runners(search)',
      'Query.runners(search)',
    ]);
  });

  it('count characters, not units of UTF-16', () => {
    const field = fields.find(({ field }) => field.name === 'echo')?.field;
    if (field === undefined) throw new Error('there is no echo');
    expect(() => checkBounds(field, { text: '🏺'.repeat(10_000) })).not.toThrow();
    expect(() => checkBounds(field, { text: '🏺'.repeat(10_001) })).toThrow('text is too long');
  });
});
