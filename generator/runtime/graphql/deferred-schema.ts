import {
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';

interface DeferredParts {
  readonly types: readonly GraphQLNamedType[];
  readonly query: GraphQLObjectType | null;
  readonly mutation: GraphQLObjectType | null;
}

interface Implementations {
  readonly objects: GraphQLObjectType[];
  readonly interfaces: GraphQLInterfaceType[];
}

/**
 * Schema with all types named: the fields of a type are defined on first use. The package's own schema searches all
 * fields of all types, which takes most of the time of a first query.
 */
export class DeferredSchema extends GraphQLSchema {
  readonly #parts: DeferredParts;
  readonly #byName: Record<string, GraphQLNamedType>;
  #implementations: ReadonlyMap<string, Implementations> | null = null;

  constructor(parts: DeferredParts) {
    // The package adds types of introspection and of directives itself.
    super({ assumeValid: true });
    this.#parts = parts;
    this.#byName = { ...super.getTypeMap() };
    for (const type of parts.types) this.#byName[type.name] = type;
  }

  override getQueryType() {
    return this.#parts.query;
  }

  override getMutationType() {
    return this.#parts.mutation;
  }

  override getTypeMap() {
    return this.#byName;
  }

  override getImplementations(type: GraphQLInterfaceType): Implementations {
    this.#implementations ??= findImplementations(this.#parts.types);
    return this.#implementations.get(type.name) ?? { objects: [], interfaces: [] };
  }
}

function findImplementations(types: readonly GraphQLNamedType[]) {
  const found = new Map<string, Implementations>();
  for (const type of types) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const { name } of type.getInterfaces()) {
      const known = found.get(name) ?? { objects: [], interfaces: [] };
      if (isObjectType(type)) known.objects.push(type);
      else known.interfaces.push(type);
      found.set(name, known);
    }
  }
  return found;
}
