import { threadMs } from '#src/rendering/within-time.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { matchesPattern } from './patterns.ts';

/** Milliseconds of processor time for all comparisons of one search. */
const maxComparingMs = 5_000;

/** Searches many texts for patterns of one project: files and messages of a push, tags of a repository. */
export class PatternSearch {
  readonly #pauses = new Pauses();
  readonly #longestMs: number;
  #spentMs = 0;

  constructor({ longestMs = maxComparingMs }: { readonly longestMs?: number } = {}) {
    this.#longestMs = longestMs;
  }

  /** True once the comparisons have taken too long together. */
  get isExhausted(): boolean {
    return this.#spentMs > this.#longestMs;
  }

  /** Tells whether a pattern matches a text; null after the time limit. */
  async finds(pattern: string, text: string): Promise<boolean | null> {
    if (this.isExhausted) return null;
    const before = threadMs();
    const found = matchesPattern(pattern, text);
    this.#spentMs += threadMs() - before;
    await this.#pauses.take();
    return found;
  }
}
