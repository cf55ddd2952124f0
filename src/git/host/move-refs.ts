import { BranchExists, BranchMissing, BranchMoved, GitFailed, RefConflict } from '../errors.ts';
import type { Objects } from './object-reader.ts';
import type { RefMove } from './protocol.ts';
import { inspectExactly } from './ref-reader.ts';
import type { RefUpdate } from './ref-updater.ts';

/** What moving refs needs of their repository. */
interface RefPlace {
  readonly reader: () => Objects;
  /** All of them by compare-and-swap, or none; throws `GitFailed` when git refuses. */
  updateRefs(updates: readonly RefUpdate[]): Promise<void>;
}

const nowhere = '0'.repeat(40);

/**
 * Creates, moves and deletes refs, all or none. Throws `BranchExists`, `BranchMissing`, `BranchMoved` or `RefConflict`
 * with the name of the first ref that is not where it was expected.
 */
export async function moveRefs(place: RefPlace, moves: readonly RefMove[]): Promise<void> {
  if (moves.length === 0) return;
  try {
    await place.updateRefs(
      moves.map(({ ref, to, from }) => ({ ref, to: to ?? nowhere, from: from ?? nowhere })),
    );
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const reader = place.reader();
    const now = await Promise.all(moves.map(({ ref }) => inspectExactly(reader, ref)));
    const ids = now.map((facts) => facts?.id ?? null);
    const refused = /cannot lock ref|exists; cannot create/.test(error.detail);
    // Without a refusal the answer may have been lost after the refs moved; the refs themselves are the truth.
    if (!refused && moves.every(({ to }, index) => ids[index] === to)) return;
    throw explain(moves, ids, error);
  }
}

function explain(
  moves: readonly RefMove[],
  ids: readonly (string | null)[],
  error: GitFailed,
): Error {
  const index = moves.findIndex(({ from }, at) => ids[at] !== from);
  const move = moves[index];
  if (move !== undefined) {
    const name = nameOf(move.ref);
    if (move.from === null) return new BranchExists(name, error.detail);
    if (ids[index] === null) return new BranchMissing(name, error.detail);
    return new BranchMoved(name, error.detail);
  }
  if (!/exists; cannot create/.test(error.detail)) return error;
  return new RefConflict(nameOf(moves[0]?.ref ?? ''), error.detail);
}

function nameOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
