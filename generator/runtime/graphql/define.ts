import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import type { Load } from './batches.ts';
import type { Bound } from './bounds.ts';
import {
  type Connection,
  createConnection,
  MOST_ROWS,
  type PageArguments,
  toPageInfo,
} from './connection.ts';
import { DeferredSchema } from './deferred-schema.ts';
import { parseGlobalId } from './global-ids.ts';
import { findFailure, isHidden, mutation } from './mutation.ts';
import { scalarNamed } from './scalars.ts';
import type { ExecutionContext, Listed } from './types.ts';
import { type LoadFunctions, Written } from './written.ts';

export { mutation };

/** Functions that are written by hand, by file, type and field. */
export type Functions = (file: string, type: string, field: string) => never;

/** Loaders of the functions of each file: each is called with the first of its functions. */
export type Loaders<Files> = {
  readonly [Name in keyof Files]-?: () => Promise<Files[Name]>;
};

type Resolve = GraphQLFieldResolver<unknown, ExecutionContext>;
type Source = Readonly<Record<string, unknown>>;

export interface SchemaOptions {
  readonly globalIdApp: string;
}

interface SchemaParts {
  readonly parts: readonly ((t: Types, f: Functions) => void)[];
  readonly resolvers: Loaders<object>;
  readonly query?: string;
  readonly mutation?: string;
}

/** The types by name, while they are defined. */
export class Types {
  readonly options: SchemaOptions;
  readonly #byName = new Map<string, GraphQLNamedType>(
    [GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString].map((type) => [
      type.name,
      type,
    ]),
  );

  constructor(options: SchemaOptions) {
    this.options = options;
  }

  add(type: GraphQLNamedType): void {
    this.#byName.set(type.name, type);
  }

  /** A type of any kind: the generator has already checked the kind. */
  of(name: string): never {
    const type = this.#byName.get(name);
    if (type === undefined) throw new Error(`there is no type ${name}`);
    return type as never;
  }

  get all(): readonly GraphQLNamedType[] {
    return [...this.#byName.values()];
  }
}

/** The schema of the printed types. */
export function buildSchema(
  { parts, resolvers, query, mutation }: SchemaParts,
  options: SchemaOptions,
): GraphQLSchema {
  const types = new Types(options);
  const files = resolvers as Readonly<Record<string, LoadFunctions>>;
  const loadFunctions: Functions = (file, type, field) => {
    const load = files[file];
    if (load === undefined) throw new Error(`nobody wrote the functions of ${file}`);
    return new Written(load, type, field) as never;
  };
  for (const part of parts) part(types, loadFunctions);
  return new DeferredSchema({
    query: query === undefined ? null : types.of(query),
    mutation: mutation === undefined ? null : types.of(mutation),
    types: types.all,
  });
}

/** A mutation that is printed as one operation: its file is loaded with the first call. */
export const printed = (
  load: () => Promise<{ readonly mutations: Readonly<Record<string, unknown>> }>,
  field: string,
) =>
  new Written(async () => ({ mutations: (await load()).mutations }), 'mutations', field) as never;

type Description = string | null;

export const required = (type: never) => new GraphQLNonNull(type) as never;
export const list = (type: never) => new GraphQLList(type) as never;

/** Loads the rest of a body by a property that is always present. */
export interface Rest {
  readonly key: string;
  readonly load: Written<Load<unknown, Source, ExecutionContext>>;
}

export const rest = (key: string, load: never): Rest => ({ key, load });

type FieldsOf = (
  rest: Rest,
) => Readonly<Record<string, GraphQLFieldConfig<unknown, ExecutionContext>>>;

export function object(
  t: Types,
  name: string,
  description: Description,
  interfaces: () => never[],
  fields: FieldsOf,
  rest?: Rest,
): void {
  t.add(
    new GraphQLObjectType({ name, description, interfaces, fields: () => fields(rest as Rest) }),
  );
}

export function abstract(
  t: Types,
  name: string,
  description: Description,
  interfaces: () => never[],
  fields: FieldsOf,
): void {
  t.add(
    new GraphQLInterfaceType({
      name,
      description,
      interfaces,
      fields: () => fields(null as never),
    }),
  );
}

export function union(
  t: Types,
  name: string,
  description: Description,
  types: () => never[],
): void {
  t.add(new GraphQLUnionType({ name, description, types }));
}

export function enumeration(
  t: Types,
  name: string,
  description: Description,
  values: readonly (readonly [string, Description, string?])[],
): void {
  const byName = Object.fromEntries(
    values.map(([value, description, deprecationReason]) => [
      value,
      { value, description, ...(deprecationReason !== undefined && { deprecationReason }) },
    ]),
  );
  t.add(new GraphQLEnumType({ name, description, values: byName }));
}

export function input(
  t: Types,
  name: string,
  description: Description,
  fields: () => Readonly<Record<string, ReturnType<typeof argument>>>,
): void {
  t.add(new GraphQLInputObjectType({ name, description, fields }));
}

export const scalar = (t: Types, name: string, description: Description) =>
  t.add(scalarNamed(name, description));

/** A scalar for the ids of some types. */
export function globalIdScalar(
  t: Types,
  name: string,
  description: Description,
  types: readonly string[],
): void {
  const { globalIdApp } = t.options;
  const asked = name.slice(0, -'ID'.length);
  const read = (value: unknown) => {
    if (typeof value !== 'string')
      throw new GraphQLError(
        `${String(JSON.stringify(value)).slice(0, 100)} is not a valid Global ID`,
      );
    return parseGlobalId(globalIdApp, value, types, asked);
  };
  const config = { name, description, coerceInputValue: read, coerceOutputValue: String };
  t.add(new GraphQLScalarType<unknown, string>(config));
}

interface ArgumentParts {
  readonly default?: { readonly value: unknown };
  readonly deprecationReason?: string;
  readonly extensions?: { readonly bound: Bound };
}

export const argument = (type: never, description: Description, parts: ArgumentParts = {}) => ({
  type,
  description,
  ...parts,
});

/** The arguments of every list. */
export const pageArguments = (t: Types) => ({
  after: argument(t.of('String'), 'Begins behind the object with this cursor.'),
  before: argument(t.of('String'), 'Ends in front of the object with this cursor.'),
  first: argument(t.of('Int'), 'The first objects of the list, so many.'),
  last: argument(t.of('Int'), 'The last objects of the list, so many.'),
});

interface FieldParts {
  readonly args?: Readonly<Record<string, ReturnType<typeof argument>>>;
  readonly resolve?: Resolve;
  readonly deprecationReason?: string;
  readonly extensions?: object;
}

export const field = (type: never, description: Description, parts: FieldParts = {}) =>
  ({ type, description, ...parts }) as GraphQLFieldConfig<unknown, ExecutionContext>;

type OfObject = (source: unknown, args: unknown, context: ExecutionContext) => unknown;
type OfRoot = (args: unknown, context: ExecutionContext) => unknown;

/** Written function. Results that REST would refuse, or not find, are null. */
export const resolver =
  (written: Written<OfObject>): Resolve =>
  (source, args, context) =>
    catchHidden(() => written.call((found) => found(source, args, context)));

export const root =
  (written: Written<OfRoot>): Resolve =>
  (_source, args, context) =>
    catchHidden(() => written.call((found) => found(args, context)));

/** Function about the whole list, whatever page is requested. */
export const ofPages =
  (written: Written<OfObject>): Resolve =>
  (source, args, context) =>
    catchHidden(() =>
      written.call((found) => found((source as Connection<unknown>).pages, args, context)),
    );

function catchHidden(find: () => unknown): unknown {
  try {
    const found = find();
    return found instanceof Promise ? found.catch(returnNullIfHidden) : found;
  } catch (error) {
    return returnNullIfHidden(error);
  }
}

function returnNullIfHidden(error: unknown): null {
  const failed = findFailure(error);
  if (failed !== null && isHidden(failed.status)) return null;
  throw error;
}

/** The page that the arguments ask for, of a list. */
export function connection(resolve: Resolve, most = MOST_ROWS): Resolve {
  const toConnection = (listed: unknown, args: PageArguments) =>
    listed == null ? null : createConnection(listed as Listed<unknown>, args, most);
  return (source, args: PageArguments, context, info) => {
    const listed = resolve(source, args, context, info);
    return listed instanceof Promise
      ? listed.then((found) => toConnection(found, args))
      : toConnection(listed, args);
  };
}

type OfConnection = GraphQLFieldResolver<Connection<unknown>, ExecutionContext>;

/** The parts of a connection. */
export const part = {
  nodes: ((connection) => connection.withPage(({ nodes }) => nodes)) as OfConnection,
  edges: ((connection) =>
    connection.withPage(({ nodes, cursors }) =>
      nodes.map((node, index) => ({ node, cursor: cursors[index] })),
    )) as OfConnection,
  pageInfo: ((connection) =>
    connection.withPage((page) => toPageInfo(connection.window, page))) as OfConnection,
  count: ((connection) => connection.pages.count?.()) as OfConnection,
} as unknown as Readonly<Record<'nodes' | 'edges' | 'pageInfo' | 'count', Resolve>>;
