interface Piece {
  readonly from: readonly unknown[];
  readonly made: unknown;
}

/** Rendered parts and their inputs, so that the next run renders only changes. */
export class Pieces {
  readonly #again: boolean;
  #kept: ReadonlyMap<string, Piece> = new Map();
  #used = new Map<string, Piece>();

  /** @param again true if another run follows; otherwise nothing is kept or compared */
  constructor({ again }: { readonly again: boolean }) {
    this.#again = again;
  }

  /**
   * @param name name of the piece, unique in a run
   * @param from everything that the piece depends on: the same texts, and the very same objects, make the same piece
   */
  get<T>(name: string, from: () => readonly unknown[], make: () => T): T {
    if (!this.#again) return make();
    const now = from();
    const known = this.#kept.get(name);
    const piece =
      known !== undefined && isSame(known.from, now) ? known : { from: now, made: make() };
    this.#used.set(name, piece);
    return piece.made as T;
  }

  /** Ends a run: unused parts are dropped. */
  sweep(): void {
    this.#kept = this.#used;
    this.#used = new Map();
  }
}

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && now.every((part, index) => Object.is(part, before[index]));
