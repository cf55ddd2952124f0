import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLError,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { CheckedTexts } from './rules/checked-texts.ts';
import type { Execution } from './execution.ts';

type Resolve = GraphQLFieldResolver<unknown, object>;

/** A schema whose fields take their turns, and the documents that were checked by it. */
export interface PreparedSchema {
  readonly schema: GraphQLSchema;
  readonly texts: CheckedTexts;
}

/** What runs under a context, so that its fields are counted. */
const executions = new WeakMap<object, Execution>();

/** Lets the fields of an execution find it by their context. */
export function runsUnder(context: object, execution: Execution): void {
  executions.set(context, execution);
}

/** Resolvers that were bound already: the types of introspection are the same in all schemas. */
const bound = new WeakSet<Resolve>();

/** Binds the fields of a schema to the bounds of whatever executes them. */
export function prepareSchema(schema: GraphQLSchema): PreparedSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const changes = type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) bind(field, changes);
  }
  return { schema, texts: new CheckedTexts(schema) };
}

function bind(field: GraphQLField<unknown, unknown>, changes: boolean): void {
  const given = field.resolve as Resolve | undefined;
  if (given === undefined ? !changes : bound.has(given)) return;
  const resolve = boundResolver(given ?? defaultFieldResolver, kindOf(field.type), changes);
  bound.add(resolve);
  Object.assign(field, { resolve });
}

/** Resolves the fields that say nothing else. */
export const resolveProperty: Resolve = (source, args, context, info) =>
  propertyResolvers[kindOf(info.returnType)](source, args, context, info);

/** The kind of the values of a field, as far as their cost goes. */
type Kind = 'leaf' | 'list' | 'object';

function kindOf(type: GraphQLOutputType): Kind {
  if (isLeafType(getNamedType(type))) return 'leaf';
  return isListType(getNullableType(type)) ? 'list' : 'object';
}

const propertyResolvers: Readonly<Record<Kind, Resolve>> = {
  leaf: boundResolver(defaultFieldResolver, 'leaf', false),
  list: boundResolver(defaultFieldResolver, 'list', false),
  object: boundResolver(defaultFieldResolver, 'object', false),
};

function boundResolver(resolve: Resolve, kind: Kind, changes: boolean): Resolve {
  return (source, args, context, info) => {
    const execution = executions.get(context);
    if (execution === undefined) return resolve(source, args, context, info);
    execution.begin(info);
    try {
      if (changes && execution.mutationRefusal !== null) {
        throw new GraphQLError(execution.mutationRefusal);
      }
      const value = resolve(source, args, context, info);
      return value instanceof Promise
        ? value.then(
            (resolved: unknown) => completed(execution, resolved, kind),
            (error: unknown) => {
              throw execution.failureOf(error);
            },
          )
        : completed(execution, value, kind);
    } catch (error) {
      throw execution.failureOf(error);
    }
  };
}

function completed(execution: Execution, value: unknown, kind: Kind): unknown {
  if (kind === 'leaf') execution.spendOnLeaf(value);
  else if (kind === 'list' && Array.isArray(value)) return execution.inTurns(value as unknown[]);
  return value;
}
