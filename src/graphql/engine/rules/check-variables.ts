import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { ValueCheck } from './check-values.ts';
import type { Looked, VariableUse } from './looked.ts';
import { StaticErrors } from './static-error.ts';

/** Compares the declared variables of operations with those that they and their fragments use. */
export function checkGraphqlVariables(
  schema: GraphQLSchema,
  looked: readonly Looked[],
  errors: StaticErrors,
): void {
  const fragments = new Map<string, Looked>();
  for (const each of looked) {
    if (each.definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(each.definition.name.value, each);
    }
  }
  const uses = new Map(looked.map((each) => [each, listDistinctUses(each.variables)]));
  for (const each of looked) {
    const { definition } = each;
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const reached = findReached(each, fragments);
    const operation = new OperationVariables(schema, definition, each.label, errors);
    for (const part of reached) {
      for (const use of uses.get(part) ?? []) operation.compare(use);
    }
    operation.refuseUnused();
  }
}

/** Keeps one of several uses with the same validation. */
function listDistinctUses(all: readonly VariableUse[]): VariableUse[] {
  const distinct = new Map<string, VariableUse>();
  for (const use of all) {
    const key = `${use.node.name.value} ${String(use.type)} ${use.hasDefault}`;
    if (!distinct.has(key)) distinct.set(key, use);
  }
  return [...distinct.values()];
}

function findReached(start: Looked, fragments: ReadonlyMap<string, Looked>): ReadonlySet<Looked> {
  const reached = new Set([start]);
  // Iteration over a set includes elements added during it.
  for (const each of reached) {
    for (const { name } of each.spreads) {
      const fragment = name === null ? undefined : fragments.get(name);
      if (fragment !== undefined) reached.add(fragment);
    }
  }
  return reached;
}

interface Declared {
  readonly node: VariableDefinitionNode;
  readonly type: GraphQLInputType | null;
}

class OperationVariables {
  readonly #schema: GraphQLSchema;
  readonly #errors: StaticErrors;
  readonly #label: string;
  readonly #name: string;
  readonly #declared = new Map<string, Declared>();
  readonly #used = new Set<string>();

  constructor(
    schema: GraphQLSchema,
    definition: OperationDefinitionNode,
    label: string,
    errors: StaticErrors,
  ) {
    this.#schema = schema;
    this.#errors = errors;
    this.#label = label;
    this.#name = definition.name?.value ?? `anonymous ${definition.operation}`;
    for (const node of definition.variableDefinitions ?? []) this.#declare(node);
  }

  #declare(node: VariableDefinitionNode): void {
    const name = node.variable.name.value;
    if (this.#declared.has(name)) {
      const message = `There can only be one variable named "${name}"`;
      this.#add(message, node, { code: 'variableNotUnique', variableName: name });
      return;
    }
    const type = typeFromAST(this.#schema, node.type as never) as unknown;
    if (!isInputType(type)) {
      const typeName = getNamedTypeName(node);
      const message = `${typeName} isn't a ${type === undefined ? 'defined' : 'valid'} input type (on $${name})`;
      this.#add(message, node, {
        code: 'variableRequiresValidType',
        typeName,
        variableName: name,
      });
      this.#declared.set(name, { node, type: null });
      return;
    }
    this.#declared.set(name, { node, type });
    if (node.defaultValue !== undefined) this.#checkDefault(node, type, name);
  }

  #checkDefault(node: VariableDefinitionNode, type: GraphQLInputType, name: string): void {
    const found = new StaticErrors();
    const place = { owner: 'Field', ownerName: name, argument: name, path: [] };
    const { defaultValue } = node;
    if (defaultValue === undefined) return;
    found.gather(() => new ValueCheck(found, () => {}).check(defaultValue, type, place, false));
    if (found.list.length === 0) return;
    this.#add(`Default value for $${name} doesn't match type ${String(type)}`, node, {
      code: 'defaultValueInvalidType',
      variableName: name,
      typeName: String(type),
    });
  }

  compare({ node, type, hasDefault, place }: VariableUse): void {
    const name = node.name.value;
    const declared = this.#declared.get(name);
    this.#used.add(name);
    if (declared === undefined) {
      const message = `Variable $${name} is used by ${this.#name} but not declared`;
      this.#errors.add(message, node, place.path, {
        code: 'variableNotDefined',
        variableName: name,
      });
      return;
    }
    if (declared.type === null) return;
    const { defaultValue } = declared.node;
    const isFilled = hasDefault || (defaultValue !== undefined && defaultValue.kind !== Kind.NULL);
    const given =
      isFilled && !isNonNullType(declared.type) ? new GraphQLNonNull(declared.type) : declared.type;
    const problem = findMismatch(given, type);
    if (problem === null) return;
    const types = `${String(declared.type)} / ${String(type)}`;
    const message = `${problem} on variable $${name} and argument ${place.argument} (${types})`;
    this.#errors.add(message, node, place.path, {
      code: 'variableMismatch',
      variableName: name,
      typeName: String(declared.type),
      argumentName: place.argument,
      errorMessage: problem,
    });
  }

  refuseUnused(): void {
    for (const [name, { node }] of this.#declared) {
      if (this.#used.has(name)) continue;
      const message = `Variable $${name} is declared by ${this.#name} but not used`;
      this.#add(message, node, { code: 'variableNotUsed', variableName: name });
    }
  }

  #add(message: string, node: VariableDefinitionNode, extensions: Record<string, unknown>): void {
    this.#errors.add(message, node, [this.#label], extensions);
  }
}

function getNamedTypeName({ type }: VariableDefinitionNode): string {
  let inner = type;
  while (inner.kind !== Kind.NAMED_TYPE) inner = inner.type;
  return inner.name.value;
}

function findMismatch(given: GraphQLInputType, expectedType: GraphQLInputType): string | null {
  if (getNamedType(given) !== getNamedType(expectedType)) return 'Type mismatch';
  let [one, other] = [given, expectedType];
  for (;;) {
    if (isNonNullType(other) && !isNonNullType(one)) return 'Nullability mismatch';
    [one, other] = [getNullableType(one), getNullableType(other)];
    if (isListType(one) !== isListType(other)) return 'List dimension mismatch';
    if (!isListType(one) || !isListType(other)) return null;
    [one, other] = [one.ofType, other.ofType];
  }
}
