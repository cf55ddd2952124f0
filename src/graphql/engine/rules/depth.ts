import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/**
 * Depth of the deepest operation, in levels of fields; `order` lists each fragment after the fragments that it spreads.
 */
export function computeDocumentDepth(
  { definitions }: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  order: readonly string[],
): number {
  const known = new Map<string, number>();
  for (const name of order) {
    const fragment = fragments.get(name);
    if (fragment !== undefined) known.set(name, computeSetDepth(fragment.selectionSet, known));
  }
  const depths = definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? computeSetDepth(each.selectionSet, known) : 0,
  );
  return Math.max(0, ...depths);
}

function computeSetDepth(
  { selections }: SelectionSetNode,
  known: ReadonlyMap<string, number>,
): number {
  let deepest = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      deepest = Math.max(deepest, known.get(selection.name.value) ?? 0);
      continue;
    }
    const { selectionSet } = selection;
    const inner = selectionSet === undefined ? 0 : computeSetDepth(selectionSet, known);
    deepest = Math.max(deepest, selection.kind === Kind.FIELD ? inner + 1 : inner);
  }
  return deepest;
}
