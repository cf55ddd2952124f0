import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  print,
  type SelectionSetNode,
} from 'graphql';
import { FieldMerger, type MergedField } from './merged-fields.ts';
import type { StaticErrors } from './static-error.ts';

/**
 * Rejects different fields with the same key. Each set of selections of one object is checked once, and each of its
 * fields is compared with one other.
 * @throws TooManySteps
 */
export function checkConflicts(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  errors: StaticErrors,
): void {
  const check = new ConflictCheck(new FieldMerger(schema, fragments), errors);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root != null) check.look([definition.selectionSet], root);
  }
}

class ConflictCheck {
  readonly #merger: FieldMerger;
  readonly #errors: StaticErrors;
  readonly #seen = new Set<string>();
  readonly #texts = new Map<FieldNode, string>();
  readonly #told = new Set<FieldNode>();

  constructor(merger: FieldMerger, errors: StaticErrors) {
    this.#merger = merger;
    this.#errors = errors;
  }

  look(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): void {
    const key = this.#merger.keyOf(sets, type);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const [name, fields] of this.#merger.merge(sets, type)) {
      for (const same of gatherByObject(fields)) {
        this.#compare(name, same);
        const inner = same.flatMap(({ node }) => node.selectionSet ?? []);
        const [first] = same;
        if (inner.length === 0 || first === undefined) continue;
        const field = this.#merger.schema.getField(first.parent, first.node.name.value);
        if (field !== undefined) this.look(inner, getNamedType(field.type) as GraphQLCompositeType);
      }
    }
  }

  #compare(key: string, [first, ...others]: readonly MergedField[]): void {
    if (first === undefined) return;
    for (const { node } of others) {
      if (node.name.value !== first.node.name.value) {
        this.#add(
          key,
          'a field',
          'name or path',
          `${first.node.name.value} or ${node.name.value}`,
          [first.node, node],
        );
        continue;
      }
      const [one, other] = [this.#textOf(first.node), this.#textOf(node)];
      if (one === other) continue;
      const told = `{${one}} or {${other}}`;
      this.#add(key, 'an argument', told, told, [first.node, node]);
    }
  }

  #textOf(node: FieldNode): string {
    const known = this.#texts.get(node);
    if (known !== undefined) return known;
    const text = formatArguments(node);
    this.#texts.set(node, text);
    return text;
  }

  #add(key: string, what: string, told: string, conflicts: string, nodes: FieldNode[]): void {
    const [, other] = nodes;
    if (other === undefined || this.#told.has(other)) return;
    this.#told.add(other);
    this.#errors.add(`Field '${key}' has ${what} conflict: ${told}?`, nodes, [], {
      code: 'fieldConflict',
      fieldName: key,
      conflicts,
    });
  }
}

/** Fields of different objects may differ; fields of an interface apply to all objects. */
function gatherByObject(fields: readonly MergedField[]): readonly (readonly MergedField[])[] {
  const byObject = new Map<string, MergedField[]>();
  for (const field of fields) {
    if (!isObjectType(field.parent)) return [fields];
    const same = byObject.get(field.parent.name);
    if (same === undefined) byObject.set(field.parent.name, [field]);
    else same.push(field);
  }
  return [...byObject.values()];
}

/** The text of arguments, for comparing two fields. */
const formatArguments = (node: FieldNode): string =>
  [...(node.arguments ?? [])]
    .map(({ name, value }) => `${name.value}:${JSON.stringify(print(value))}`)
    .toSorted()
    .join(', ');
