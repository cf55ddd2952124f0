import {
  BranchExists,
  BranchMissing,
  BranchMoved,
  GitFailed,
  ObjectMissing,
  RefConflict,
} from '../errors.ts';
import { noObjectId } from '../formats/ref-name.ts';
import type { Objects } from './object-reader.ts';
import type { RequestedMove, RefMove } from './protocol.ts';
import { inspectExactly } from './ref-reader.ts';
import type { RefSwap } from './ref-updater.ts';

/** The access to a repository that moving its refs needs. */
interface RefPlace {
  readonly reader: () => Objects;
  /** Moves all refs by compare-and-swap, or none; throws `GitFailed` when git refuses. */
  updateRefs(updates: readonly RefSwap[]): Promise<void>;
}

const maxAttempts = 5;

/**
 * Creates, moves and deletes refs, all or none. Throws `BranchExists`, `BranchMissing`, `BranchMoved` or `RefConflict`
 * with the name of the first ref that is not where it was expected, `ObjectMissing` for what no ref can mean.
 */
export async function moveRefs(
  place: RefPlace,
  requested: readonly RequestedMove[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const moves = await resolveStarts(place, requested);
    try {
      await move(place, moves);
      return;
    } catch (error) {
      if (attempt === maxAttempts || !(await hasStrayed(place, requested, moves))) throw error;
    }
  }
}

/** The moves with the current positions for refs whose start does not matter; moves without a change are dropped. */
async function resolveStarts(
  place: RefPlace,
  requested: readonly RequestedMove[],
): Promise<RefMove[]> {
  const moves = await Promise.all(
    requested.map(async ({ ref, to, from }) => {
      if (from !== undefined) return { ref, to, from };
      return { ref, to, from: await findRefId(place, ref) };
    }),
  );
  return moves.filter(({ from, to }, index) => requested[index]?.from !== undefined || from !== to);
}

/** Tells whether another process moved a ref whose old position does not matter. */
async function hasStrayed(
  place: RefPlace,
  requested: readonly RequestedMove[],
  moves: readonly RefMove[],
): Promise<boolean> {
  const anywhere = new Set(
    requested.filter(({ from }) => from === undefined).map(({ ref }) => ref),
  );
  for (const { ref, from } of moves) {
    if (anywhere.has(ref) && (await findRefId(place, ref)) !== from) return true;
  }
  return false;
}

async function findRefId(place: RefPlace, ref: string): Promise<string | null> {
  return (await inspectExactly(place.reader(), ref))?.id ?? null;
}

async function move(place: RefPlace, moves: readonly RefMove[]): Promise<void> {
  if (moves.length === 0) return;
  try {
    await place.updateRefs(
      moves.map(({ ref, to, from }) => ({ ref, to: to ?? noObjectId, from: from ?? noObjectId })),
    );
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const ids = await Promise.all(moves.map(({ ref }) => findRefId(place, ref)));
    const refused = /cannot lock ref|exists; cannot create/.test(error.detail);
    // An error other than a refusal may mean that the refs moved and the answer was lost; the refs themselves decide.
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
    const name = toShortName(move.ref);
    if (move.from === null) return new BranchExists(name, error.detail);
    if (ids[index] === null) return new BranchMissing(name, error.detail);
    return new BranchMoved(name, error.detail);
  }
  const [, missing] = /with nonexistent object ([0-9a-f]{40})/.exec(error.detail) ?? [];
  if (missing !== undefined) return new ObjectMissing(missing, error.detail);
  if (!/exists; cannot create/.test(error.detail)) return error;
  return new RefConflict(toShortName(moves[0]?.ref ?? ''), error.detail);
}

function toShortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
