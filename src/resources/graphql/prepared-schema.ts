import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
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
  const resolve = boundResolver(given ?? defaultFieldResolver, changes);
  bound.add(resolve);
  Object.assign(field, { resolve });
}

/** Resolves the fields that say nothing else. */
export const resolveProperty = boundResolver(defaultFieldResolver, false);

function boundResolver(resolve: Resolve, changes: boolean): Resolve {
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
            (resolved: unknown) => completed(execution, resolved, info.returnType),
            (error: unknown) => {
              throw execution.failureOf(error);
            },
          )
        : completed(execution, value, info.returnType);
    } catch (error) {
      throw execution.failureOf(error);
    }
  };
}

function completed(
  execution: Execution,
  value: unknown,
  type: GraphQLField<unknown, unknown>['type'],
): unknown {
  if (isLeafType(getNamedType(type))) execution.spendOnLeaf(value);
  else if (Array.isArray(value) && isListType(getNullableType(type))) {
    return execution.inTurns(value as unknown[]);
  }
  return value;
}
