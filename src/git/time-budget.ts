export interface TimeBudgetBounds {
  /** Part of all time that may be spent in the long run, below 1. */
  readonly share: number;
  /** Milliseconds that may be spent at once after a rest. */
  readonly reserve: number;
}

/** Limits the time of operations that block everything else. */
export class TimeBudget {
  readonly #bounds: TimeBudgetBounds;
  #milliseconds: number;
  #countedAt = performance.now();

  constructor(bounds: TimeBudgetBounds) {
    this.#bounds = bounds;
    this.#milliseconds = bounds.reserve;
  }

  /** Tells whether any time is left. */
  left(): boolean {
    const now = performance.now();
    const earned = (now - this.#countedAt) * this.#bounds.share;
    this.#milliseconds = Math.min(this.#bounds.reserve, this.#milliseconds + earned);
    this.#countedAt = now;
    return this.#milliseconds > 0;
  }

  /** Notes that this was spent; a single piece may be more than was left. */
  spend(milliseconds: number): void {
    this.#milliseconds -= milliseconds;
  }
}
