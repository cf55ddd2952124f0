import { tooBig, UnreadableConfiguration } from './yaml.ts';

/** Maximum values that a plan may copy: some configurations expand a millionfold. */
const maxCopiedValues = 2_000_000;
/** Comparisons of paths with patterns. */
const maxComparisons = 500_000;
/** Steps of regular expressions: characters of texts, as often as the expression has parts. */
const maxSteps = 20_000_000;

/** The rest of the allowed work. */
export class PlanBudget {
  #left = maxCopiedValues;
  #comparisons = maxComparisons;
  #steps = maxSteps;

  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new UnreadableConfiguration(tooBig);
  }

  /** False where these comparisons are too many. */
  mayCompare(amount: number): boolean {
    if (amount > this.#comparisons) return false;
    this.#comparisons -= amount;
    return true;
  }

  /** Charges a regular expression search by the number of its parts and of the searched characters, before it runs. */
  search(parts: number, characters: number): void {
    this.#steps -= parts * characters;
    if (this.#steps < 0) {
      throw new UnreadableConfiguration(
        'The regular expressions of the configuration take too long',
      );
    }
  }
}
