import { tooBig, Unreadable } from './yaml.ts';

/** Values that the making of a plan may copy: configurations can be made of which millions of times as much becomes. */
const most = 2_000_000;

/** How much of the allowed work is left. */
export class Budget {
  #left = most;

  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new Unreadable(tooBig);
  }
}
