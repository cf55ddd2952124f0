import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { FieldMerger, type MergedField } from './merged-fields.ts';

/** The facts of a field that decide its score; see `extensions.score` of the schema. */
export interface FieldScore {
  /** Weight of the field itself; 1 by default. */
  readonly weight?: number;
  /** True if the field reads from a repository, which costs one more point. */
  readonly git?: boolean;
  /**
   * True if the field looks records up by its arguments: a connection then costs more with the number of requested
   * rows.
   */
  readonly resolver?: boolean;
  /** Rows of the largest page; 100 by default. */
  readonly max?: number;
  /** The share of its cost for each row; 0.01 by default. */
  readonly perPage?: number;
  /** Maximum number of objects below the field; for fields that load everything at once. */
  readonly rows?: number;
  /** Constant cost of the field. */
  readonly add?: number;
}

/** The size of an operation before it runs. */
export interface Measure {
  readonly score: number;
  readonly depth: number;
  /** Objects that it may be answered with, were all pages full. */
  readonly rows: number;
  /** Nesting of a field within itself, by its name. */
  readonly nested: ReadonlyMap<string, number>;
  /** Points of introspection, some of which are free. */
  readonly introspection: number;
}

export type Variables = Readonly<Record<string, unknown>>;

const usualPageSize = 100;
const usualPageShare = 0.01;
const nothing: Measure = { score: 0, depth: 0, rows: 0, nested: new Map(), introspection: 0 };
/** Points of the introspection fields. */
const introspectionPoints: Readonly<Record<string, number>> = { __schema: 50, __type: 2 };
/** Nested fields return the schema once for each of its types. */
const repeatedIntrospectionTimes = 20;
/** Fields of connections and types that are nested by design, so that their nesting does not count. */
const apart = new Set(['node', 'nodes', 'edges', 'ofType']);

/**
 * Measures an operation with the variables that it is given.
 * @throws TooManySteps
 */
export function measureOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): Measure {
  const root = schema.getRootType(operation.operation);
  if (root == null) return nothing;
  return new Measurement(schema, fragments, variables).ofSets([operation.selectionSet], root);
}

class Measurement {
  readonly #variables: Variables;
  readonly #merger: FieldMerger;
  readonly #known = new Map<string, Measure>();

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Variables,
  ) {
    this.#variables = variables;
    this.#merger = new FieldMerger(schema, fragments, (directives) => this.#includes(directives));
  }

  ofSets(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): Measure {
    const key = this.#merger.keyOf(sets, type);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const measure = this.#ofFields([...this.#merger.merge(sets, type).values()], type);
    this.#known.set(key, measure);
    return measure;
  }

  /** Fragments on several object types count as the most expensive one. */
  #ofFields(groups: readonly (readonly MergedField[])[], type: GraphQLCompositeType): Measure {
    const objects = new Set<GraphQLObjectType>();
    if (!isObjectType(type)) {
      for (const { parent } of groups.flat()) if (isObjectType(parent)) objects.add(parent);
    }
    if (objects.size === 0) return this.#sum(groups.map((fields) => this.#ofField(fields)));
    const shared = new Map<readonly MergedField[], Measure>();
    for (const fields of groups) {
      if (fields.every(({ parent }) => !isObjectType(parent))) {
        shared.set(fields, this.#ofField(fields));
      }
    }
    const ofObjects = [...objects].map((object) => {
      const parts: Measure[] = [];
      for (const fields of groups) {
        this.#merger.count(1);
        const known = shared.get(fields);
        const fitting =
          known === undefined ? fields.filter(({ parent }) => this.#has(object, parent)) : fields;
        if (fitting.length > 0) parts.push(known ?? this.#ofField(fitting));
      }
      return this.#sum(parts);
    });
    return this.#largest([this.#sum([...shared.values()]), ...ofObjects]);
  }

  #has(object: GraphQLObjectType, parent: GraphQLCompositeType): boolean {
    if (object === parent) return true;
    return isAbstractType(parent) && this.#merger.schema.isSubType(parent, object);
  }

  #ofField(fields: readonly MergedField[]): Measure {
    const [first] = fields;
    if (first === undefined) return nothing;
    const { node } = first;
    const name = node.name.value;
    const field = this.#merger.schema.getField(first.parent, name);
    if (field === undefined) return nothing;
    const sets = fields.flatMap(({ node: each }) => each.selectionSet ?? []);
    const type = getNamedType(field.type);
    const inner = sets.length === 0 ? nothing : this.ofSets(sets, type as GraphQLCompositeType);
    const { score = {}, connection } = field.extensions as {
      score?: FieldScore;
      connection?: boolean;
    };
    const isConnection = connection === true;
    const page = isConnection ? this.#pageOf(node, score.max ?? usualPageSize) : 1;
    const below = Math.min(inner.rows, score.rows ?? inner.rows);
    const points = Object.hasOwn(introspectionPoints, name) ? introspectionPoints[name] : undefined;
    const isRepeated = inner.nested.get('fields') === 2;
    return {
      introspection:
        inner.introspection + (points ?? 0) * (isRepeated ? repeatedIntrospectionTimes : 1),
      score:
        points !== undefined
          ? 0
          : this.#scoreOf(node, inner.score, score, isConnection ? page : null),
      depth: 1 + inner.depth,
      rows: isConnection ? this.#rowsOf(node, page) * (1 + below) : below,
      nested:
        sets.length === 0 || apart.has(name) ? inner.nested : incrementDepth(inner.nested, name),
    };
  }

  #scoreOf(node: FieldNode, inner: number, score: FieldScore, page: number | null): number {
    const own = (score.weight ?? 1) + (score.git === true ? 1 : 0);
    if (score.resolver !== true) return own + inner + (score.add ?? 0);
    const countIfGiven = (name: string, points: number) =>
      this.#argument(node, name) == null ? 0 : points;
    const name = node.name.value;
    let cost = own + inner + countIfGiven('sort', 1) + countIfGiven('search', 5) + (score.add ?? 0);
    if (name === 'pipelines') cost += countIfGiven('sha', 2) + countIfGiven('ref', 2);
    if (name === 'blobs') cost += this.#lengthOf(node, 'paths');
    if (page !== null && this.#argument(node, 'iid') == null) {
      cost += cost * page * (score.perPage ?? usualPageShare);
    }
    return Math.floor(cost);
  }

  #pageOf(node: FieldNode, limit: number): number {
    const sizes = ['first', 'last']
      .map((name) => this.#argument(node, name))
      .filter((value) => typeof value === 'number');
    return Math.max(0, Math.min(limit, ...sizes));
  }

  /** A list selected by ids has at most as many objects as ids. */
  #rowsOf(node: FieldNode, page: number): number {
    const named = this.#lengthOf(node, 'ids');
    return named === 0 ? page : Math.min(page, named);
  }

  #lengthOf(node: FieldNode, name: string): number {
    const value = this.#argument(node, name);
    return Array.isArray(value) ? value.length : value == null ? 0 : 1;
  }

  /** Reads a number or a list for the score; any other value counts as a text. */
  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    return value === undefined ? undefined : this.#valueOf(value);
  }

  #valueOf(value: ValueNode): unknown {
    switch (value.kind) {
      case Kind.VARIABLE:
        return this.#variables[value.name.value];
      case Kind.INT:
        return Number(value.value);
      case Kind.LIST:
        return value.values;
      case Kind.BOOLEAN:
        return value.value;
      case Kind.NULL:
        return null;
      default:
        return 'given';
    }
  }

  #includes(directives: readonly DirectiveNode[] | undefined): boolean {
    return (directives ?? []).every(({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return true;
      const condition = given?.find((each) => each.name.value === 'if')?.value;
      const holds = condition !== undefined && this.#valueOf(condition) === true;
      return name.value === 'include' ? holds : !holds;
    });
  }

  #sum(parts: readonly Measure[]): Measure {
    let [score, rows, introspection] = [0, 0, 0];
    for (const part of parts) {
      score += part.score;
      rows += part.rows;
      introspection += part.introspection;
    }
    return { ...this.#deepest(parts), score, rows, introspection };
  }

  #largest(parts: readonly Measure[]): Measure {
    let [score, rows, introspection] = [0, 0, 0];
    for (const part of parts) {
      score = Math.max(score, part.score);
      rows = Math.max(rows, part.rows);
      introspection = Math.max(introspection, part.introspection);
    }
    return { ...this.#deepest(parts), score, rows, introspection };
  }

  #deepest(parts: readonly Measure[]) {
    let depth = 0;
    const nested = new Map<string, number>();
    for (const part of parts) {
      depth = Math.max(depth, part.depth);
      this.#merger.count(part.nested.size);
      for (const [name, times] of part.nested) {
        nested.set(name, Math.max(times, nested.get(name) ?? 0));
      }
    }
    return { depth, nested };
  }
}

const incrementDepth = (nested: ReadonlyMap<string, number>, name: string) =>
  new Map(nested).set(name, (nested.get(name) ?? 0) + 1);
