import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** A field of one response key, with the type of its objects. */
export interface MergedField {
  readonly node: FieldNode;
  readonly parent: GraphQLCompositeType;
}

/** Limit on the selections merged for one document: honest ones of 10,000 characters need a tenth. */
const maxSteps = 20_000;

/** Fragments that spread each other would take more steps than a document is worth. */
export class TooManySteps extends Error {}

/** Merges selections of the same object as the executor does, and counts the steps. */
export class FieldMerger {
  readonly schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** False for selections that a directive excludes. */
  readonly #includes: (directives: readonly DirectiveNode[] | undefined) => boolean;
  readonly #numbers = new Map<SelectionSetNode, number>();
  steps = 0;

  constructor(
    schema: GraphQLSchema,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    includes: (directives: readonly DirectiveNode[] | undefined) => boolean = () => true,
  ) {
    this.schema = schema;
    this.#fragments = fragments;
    this.#includes = includes;
  }

  /** Returns the same key for the same selections in the same order. */
  keyOf(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): string {
    const numbers = sets.map((set) => {
      const number = this.#numbers.get(set) ?? this.#numbers.size;
      this.#numbers.set(set, number);
      return number;
    });
    return `${type.name} ${numbers.join(' ')}`;
  }

  /** @throws TooManySteps */
  count(steps: number): void {
    this.steps += steps;
    if (this.steps > maxSteps) throw new TooManySteps();
  }

  /**
   * The fields of all these selections on an object of a type, by their keys.
   * @throws TooManySteps
   */
  merge(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
  ): ReadonlyMap<string, MergedField[]> {
    const merged = new Map<string, MergedField[]>();
    const spread = new Set<string>();
    const only = isObjectType(type) ? type : null;
    for (const set of sets) this.#collect(set, { type, only }, merged, spread);
    return merged;
  }

  #collect(
    set: SelectionSetNode,
    within: { readonly type: GraphQLCompositeType; readonly only: GraphQLObjectType | null },
    merged: Map<string, MergedField[]>,
    spread: Set<string>,
  ): void {
    for (const selection of set.selections) {
      this.count(1);
      if (!this.#includes(selection.directives)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const field = { node: selection, parent: within.only ?? within.type };
        const same = merged.get(key);
        if (same === undefined) merged.set(key, [field]);
        else same.push(field);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : this.#fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const once = `${selection.name.value} ${within.only?.name ?? ''}`;
        if (spread.has(once)) continue;
        spread.add(once);
      }
      const narrowed = this.#narrow(within, fragment.typeCondition?.name.value);
      if (narrowed !== null) this.#collect(fragment.selectionSet, narrowed, merged, spread);
    }
  }

  /** Null where no object is of both types. */
  #narrow(
    within: { readonly type: GraphQLCompositeType; readonly only: GraphQLObjectType | null },
    condition: string | undefined,
  ) {
    if (condition === undefined) return within;
    const type = this.schema.getType(condition);
    if (!isCompositeType(type)) return null;
    const { only } = within;
    if (only === null) return { type, only: isObjectType(type) ? type : null };
    const fits = type === only || (isAbstractType(type) && this.schema.isSubType(type, only));
    return fits ? { type, only } : null;
  }
}
