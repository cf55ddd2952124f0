import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
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

/** Binds the fields of a schema to the bounds of whatever executes them. */
export function prepareSchema(schema: GraphQLSchema): PreparedSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) bindWhenAsked(type, type === schema.getMutationType());
  }
  return { schema, texts: new CheckedTexts(schema) };
}

/** Types of which the fields are bound already: those of introspection are the same in all schemas. */
const boundTypes = new WeakSet<GraphQLObjectType>();

/** Binds the fields of a type when they are first asked for: most queries need a few of the types. */
function bindWhenAsked(type: GraphQLObjectType, changes: boolean): void {
  if (boundTypes.has(type)) return;
  boundTypes.add(type);
  const define = type.getFields.bind(type);
  let fields: ReturnType<typeof define> | null = null;
  type.getFields = () => {
    if (fields !== null) return fields;
    fields = define();
    for (const field of Object.values(fields)) bind(field, changes);
    return fields;
  };
}

function bind(field: GraphQLField<unknown, unknown>, changes: boolean): void {
  const given = field.resolve as Resolve | undefined;
  if (given === undefined && !changes) return;
  const resolve = boundResolver(given ?? defaultFieldResolver, kindOf(field.type), changes);
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
