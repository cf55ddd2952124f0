import { PatternSearch } from '#src/patterns/pattern-search.ts';
import { PushRuleBroken } from './push-rule-broken.ts';

/**
 * Matches the contents of one push with the patterns of its rule: up to ten thousand files, and messages of a megabyte.
 */
export class RuleSearch {
  readonly #search: PatternSearch;

  constructor(search = new PatternSearch()) {
    this.#search = search;
  }

  /** @throws PushRuleBroken when it takes too long to tell */
  async finds(pattern: string, text: string): Promise<boolean> {
    const found = await this.#search.finds(pattern, text);
    if (found !== null) return found;
    throw new PushRuleBroken(`The search takes too long for the pattern '${pattern}'`);
  }
}
