interface Piece {
  readonly from: string;
  readonly made: unknown;
}

/** Rendered pieces and what they were made from, so that the next run makes only what changed. */
export class Pieces {
  readonly #again: boolean;
  #kept: ReadonlyMap<string, Piece> = new Map();
  #used = new Map<string, Piece>();

  /** @param again whether another run follows; if not, nothing is kept or compared */
  constructor({ again }: { readonly again: boolean }) {
    this.#again = again;
  }

  /**
   * @param name of the piece: no other one of a run has it
   * @param from everything that the piece depends on; compared, not hashed, as most of it is long
   */
  get<T>(name: string, from: () => string, make: () => T): T {
    if (!this.#again) return make();
    const text = from();
    const known = this.#kept.get(name);
    const piece = known?.from === text ? known : { from: text, made: make() };
    this.#used.set(name, piece);
    return piece.made as T;
  }

  /** Ends a run: what it did not ask for is forgotten. */
  sweep(): void {
    this.#kept = this.#used;
    this.#used = new Map();
  }
}
