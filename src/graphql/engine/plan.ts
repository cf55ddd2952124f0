import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNullableType,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { checkBounds } from '#runtime/graphql/bounds.ts';
import { FieldMerger } from './rules/merged-fields.ts';
import type { Variables } from './rules/measure.ts';

/** A type of values, taken apart once. */
export type ArgumentShape = { readonly required: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly of: ArgumentShape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType }
);

/** A field that an operation selects on one object type. */
export interface PlannedField {
  /** Name of the field in the response. */
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly field: GraphQLField<unknown, unknown>;
  readonly shape: ArgumentShape;
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | null;
  /** Null for arguments that depend on variables. */
  readonly args: Readonly<Record<string, unknown>> | null;
  readonly info: GraphQLResolveInfo;
  /** The fields below it, by the type of the object. */
  readonly inner: Map<GraphQLObjectType, readonly PlannedField[]>;
}

const noVariables = { sources: {}, coerced: {} };
const noArguments = Object.freeze({});

/** The fields of an operation, put together when they are first needed. */
export class OperationPlan {
  readonly operation: OperationDefinitionNode;
  readonly schema: GraphQLSchema;
  readonly #merger: FieldMerger;
  #root: readonly PlannedField[] | null = null;
  /** Fields that were planned so far. */
  size = 0;

  /** `variables` are those that directives use. */
  constructor(
    schema: GraphQLSchema,
    operation: OperationDefinitionNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    variables: Variables,
  ) {
    this.schema = schema;
    this.operation = operation;
    this.#merger = new FieldMerger(schema, fragments, (given) => isIncluded(given, variables));
  }

  fieldsOfRoot(type: GraphQLObjectType): readonly PlannedField[] {
    this.#root ??= this.#planned([this.operation.selectionSet], type);
    return this.#root;
  }

  fieldsBelow({ nodes, inner }: PlannedField, type: GraphQLObjectType): readonly PlannedField[] {
    let fields = inner.get(type);
    if (fields === undefined) {
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      fields = this.#planned(sets, type);
      inner.set(type, fields);
    }
    return fields;
  }

  #planned(
    sets: Parameters<FieldMerger['merge']>[0],
    type: GraphQLObjectType,
  ): readonly PlannedField[] {
    // The steps of a document were counted when it was measured.
    this.#merger.steps = 0;
    const fields: PlannedField[] = [];
    for (const [key, merged] of this.#merger.merge(sets, type)) {
      const nodes = merged.map(({ node }) => node);
      const [node] = nodes as [FieldNode];
      const field = this.schema.getField(type, node.name.value);
      if (field === undefined) continue;
      fields.push({
        key,
        nodes,
        field,
        shape: getShape(field.type),
        resolve: field.resolve ?? null,
        args: findConstantArguments(field, node),
        info: {
          fieldName: field.name,
          fieldNodes: nodes,
          returnType: field.type,
          parentType: type,
          schema: this.schema,
          operation: this.operation,
          // The other properties differ for each value, and no resolver reads them.
        } as Partial<GraphQLResolveInfo> as GraphQLResolveInfo,
        inner: new Map(),
      });
    }
    this.size += fields.length;
    return fields;
  }
}

const shapes = new WeakMap<GraphQLOutputType, ArgumentShape>();

function getShape(type: GraphQLOutputType): ArgumentShape {
  let shape = shapes.get(type);
  if (shape === undefined) {
    shape = { required: isNonNullType(type), ...createInnerShape(getNullableType(type)) };
    shapes.set(type, shape);
  }
  return shape;
}

function createInnerShape(type: GraphQLOutputType) {
  if (isListType(type)) return { kind: 'list', of: getShape(type.ofType as never) } as const;
  if (isLeafType(type)) return { kind: 'leaf', type } as const;
  if (isAbstractType(type)) return { kind: 'abstract', type } as const;
  return { kind: 'object', type: type as GraphQLObjectType } as const;
}

type CoercedVariables = Parameters<typeof getArgumentValues>[2];

/**
 * Coerces the arguments of a field, and compares them with their bounds.
 * @throws GraphQLError
 */
export function coerceArguments(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: CoercedVariables,
): Readonly<Record<string, unknown>> {
  const args = getArgumentValues(field, node, variables, undefined, true);
  checkBounds(field, args);
  return args;
}

/** Null if the arguments depend on variables, or are invalid: these are evaluated each time. */
function findConstantArguments(field: GraphQLField<unknown, unknown>, node: FieldNode) {
  if (field.args.length === 0) return noArguments;
  if (node.arguments?.some(({ value }) => hasVariable(value)) === true) return null;
  try {
    return coerceArguments(field, node, noVariables);
  } catch {
    return null;
  }
}

function hasVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(hasVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value));
}

function isIncluded(directives: readonly DirectiveNode[] | undefined, variables: Variables) {
  return (directives ?? []).every(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return true;
    const condition = given?.find((each) => each.name.value === 'if')?.value;
    const holds =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value] === true
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return holds === (name.value === 'include');
  });
}

interface PlannedDocument {
  readonly text: string;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

const remembered = new WeakMap<OperationDefinitionNode, OperationPlan>();

/** Characters of a document for each field of a plan that is remembered with it: a plan takes 300 bytes for a field. */
const fieldChars = 6;

/** Runs `use` with the plan of an operation, which is cached with its document. */
export async function runWithPlan<Result>(
  schema: GraphQLSchema,
  { text, fragments, operation, variables }: PlannedDocument,
  use: (plan: OperationPlan) => Promise<Result>,
): Promise<Result> {
  const plan =
    remembered.get(operation) ?? new OperationPlan(schema, operation, fragments, variables);
  try {
    return await use(plan);
  } finally {
    // Directives may ask for variables, which are others the next time.
    const isConstant = !text.includes('@');
    if (isConstant && plan.size * fieldChars <= text.length) remembered.set(operation, plan);
    else remembered.delete(operation);
  }
}
