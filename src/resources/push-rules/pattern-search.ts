import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchesPattern } from './patterns.ts';
import { PushRuleBroken } from './push-rule-broken.ts';

/** Milliseconds after which others have their turn. */
const TURN = 10;
/** Milliseconds that all comparisons of one push may take together. */
const LONGEST = 5_000;

/** Looks for the patterns of one project in what one push brings: ten thousand files, and messages of a megabyte. */
export class PatternSearch {
  #turnBegan = performance.now();
  #spent = 0;

  /** @throws PushRuleBroken when it takes too long to tell */
  async finds(pattern: string, text: string): Promise<boolean> {
    const began = performance.now();
    const found = matchesPattern(pattern, text);
    const now = performance.now();
    this.#spent += now - began;
    if (found === null || this.#spent > LONGEST) {
      throw new PushRuleBroken(`It takes too long to look for the pattern '${pattern}'`);
    }
    if (now - this.#turnBegan > TURN) {
      await nextTurn();
      this.#turnBegan = performance.now();
    }
    return found;
  }
}
