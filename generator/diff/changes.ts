import type { LoadedSpec, Position } from '../load/load.ts';
import { type Direction, type Kind, kinds, type Verdict } from './kinds.ts';

/** One difference between two documents. */
export interface Change {
  /** Kind of the change: one of `kinds`, or one that a word of the dialect declares. */
  readonly kind: string;
  readonly direction: Direction;
  readonly breaking: boolean;
  /** The change in words: `query parameter sort: "up" is gone`. */
  readonly text: string;
  /** `GET /projects/{id}` of every operation that it reaches, in order. */
  readonly operations: readonly string[];
  /** Position of the changed part, or of the nearest part around it; null where a document has neither. */
  readonly before: Position | null;
  readonly after: Position | null;
}

/** JSON pointers of the same part in both documents. */
export interface PointerPair {
  readonly before: string;
  readonly after: string;
}

/** Same pointers of a part that only one of the documents may have. */
export type Sides = { readonly [Side in keyof PointerPair]: string | null };

/** Collects changes; a change shared by several operations is reported once. */
export class Changes {
  readonly #before: LoadedSpec;
  readonly #after: LoadedSpec;
  readonly #found = new Map<string, Change & { readonly operations: string[] }>();
  #operation = '';

  constructor(before: LoadedSpec, after: LoadedSpec) {
    this.#before = before;
    this.#after = after;
  }

  /** Names the operation that the following changes belong to. */
  within(operation: string): void {
    this.#operation = operation;
  }

  add(kind: Kind, direction: Direction, place: Sides, text: string): void {
    this.addOf(kinds[kind], kind, direction, place, text);
  }

  /** Adds a change whose kind has the given verdict. */
  addOf(verdict: Verdict, kind: string, direction: Direction, place: Sides, text: string): void {
    const before = place.before === null ? null : this.#before.locate(place.before);
    const after = place.after === null ? null : this.#after.locate(place.after);
    const key = JSON.stringify([kind, direction, text, before, after]);
    const known = this.#found.get(key);
    if (known === undefined) {
      const breaking = verdict[direction] ?? false;
      const operations = [this.#operation];
      this.#found.set(key, { kind, direction, breaking, text, operations, before, after });
    } else if (!known.operations.includes(this.#operation)) {
      known.operations.push(this.#operation);
    }
  }

  /** Breaking ones first, then in the order of the new document. */
  list(): Change[] {
    const formatSortKey = ({ before, after, breaking }: Change) =>
      `${breaking ? 0 : 1} ${formatSortablePosition(after ?? before)}`;
    return [...this.#found.values()].toSorted((a, b) =>
      formatSortKey(a) < formatSortKey(b) ? -1 : 1,
    );
  }
}

const formatSortablePosition = (position: Position | null) =>
  position === null
    ? ''
    : `${position.file} ${String(position.line).padStart(7, '0')} ${String(position.column).padStart(4, '0')}`;
