/** A row of a manually ordered list; rows without a place follow all others. */
interface Placed {
  readonly id: number;
  readonly place: number | null;
}

/** Initial distance between neighbours, which leaves room for insertions without moving others. */
export const placeStepSize = 1024;

/** The requested neighbors: at least one of them. */
export interface EpicNeighbours {
  /** Id of the epic right before. */
  readonly before?: number | undefined;
  /** Id of the epic right after. */
  readonly after?: number | undefined;
}

export const hasNeighbour = ({ before, after }: EpicNeighbours) =>
  before !== undefined || after !== undefined;

/**
 * The places to write so that one of these, which are in their order, gets other neighbours: its own, and those of
 * others where there is no room. Null when a neighbour is not among them, is itself, or they are the wrong way round.
 */
export function computePlacesAfterMove(
  rows: readonly Placed[],
  id: number,
  { before, after }: EpicNeighbours,
): readonly { readonly id: number; readonly place: number }[] | null {
  const others = rows.filter((row) => row.id !== id);
  const findIndex = (wanted: number) => others.findIndex((row) => row.id === wanted);
  const left = before === undefined ? null : findIndex(before);
  const right = after === undefined ? null : findIndex(after);
  if (others.length === rows.length || left === -1 || right === -1) return null;
  if (left !== null && right !== null && left > right) return null;
  const at = left !== null ? left + 1 : (right ?? 0);
  const low = at === 0 ? 0 : others[at - 1]?.place;
  const high = at === others.length ? (low ?? 0) + 2 * placeStepSize : others[at]?.place;
  if (typeof low === 'number' && typeof high === 'number' && high - low > 1) {
    return [{ id, place: Math.floor((low + high) / 2) }];
  }
  const order = [...others.slice(0, at).map((row) => row.id), id];
  for (const row of others.slice(at)) order.push(row.id);
  return order.map((each, index) => ({ id: each, place: (index + 1) * placeStepSize }));
}
