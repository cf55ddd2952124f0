import { Pauses } from '../../turns/pauses.ts';
import { matchesPattern } from '../../patterns/patterns.ts';
import { PushRuleBroken } from './push-rule-broken.ts';

/** Milliseconds that all comparisons of one push may take together. */
const maxComparingMs = 5_000;

/** Looks for the patterns of one project in what one push brings: ten thousand files, and messages of a megabyte. */
export class PatternSearch {
  readonly #pauses = new Pauses();
  readonly #longestMs: number;
  #spentMs = 0;

  constructor({ longestMs = maxComparingMs }: { readonly longestMs?: number } = {}) {
    this.#longestMs = longestMs;
  }

  /** @throws PushRuleBroken when it takes too long to tell */
  async finds(pattern: string, text: string): Promise<boolean> {
    const began = performance.now();
    const found = matchesPattern(pattern, text);
    this.#spentMs += performance.now() - began;
    if (found === null || this.#spentMs > this.#longestMs) {
      throw new PushRuleBroken(`It takes too long to look for the pattern '${pattern}'`);
    }
    await this.#pauses.take();
    return found;
  }
}
