import type { Declared } from './declaration.ts';
import type { FilterShape, Values } from './filter.ts';
import type { ListShape } from './shapes.ts';
import type { StretchKind } from './stretches.ts';

/**
 * Tells whether no index has the rows in the order of the list: such lists are read completely for sorting, and counted
 * at the same time.
 */
export function isReadWhole<Source extends FilterShape, Bounds extends Values>(
  { isInOrder = () => true }: Declared<Source, Bounds>,
  { found, sources }: ListShape,
): boolean {
  return found || !(sources as readonly Source[]).some(isInOrder);
}

/** Returns how the list is read in stretches; null if it is not. */
export function findStretchKind<Source extends FilterShape, Bounds extends Values>(
  { stretches }: Declared<Source, Bounds>,
  { found, order, sources }: ListShape,
): StretchKind | null {
  const [only, ...rest] = sources as readonly Source[];
  if (stretches === undefined || only === undefined || rest.length > 0) return null;
  if (!stretches.isUnindexed(order, only)) return null;
  if (stretches.isAlong(only)) return 'rows';
  return found ? null : 'ids';
}
