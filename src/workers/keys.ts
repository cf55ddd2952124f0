import type { Database } from '#src/database/database.ts';
import { execution } from '#src/database/execution.ts';

/** The keys under which transactions have added jobs: one that changes thousands of rows adds the same once. */
export class KeysOfTransactions {
  readonly #added = new WeakMap<Database, Map<string, number>>();

  /** Tells whether the transaction used this key before, for the same or an earlier time; otherwise records it. */
  has(transaction: Database, key: string, delayMs: number): boolean {
    if (!transaction[execution].inTransaction) return false;
    const added = this.#added.get(transaction) ?? new Map<string, number>();
    this.#added.set(transaction, added);
    const known = added.get(key);
    if (known !== undefined && known <= delayMs) return true;
    added.set(key, delayMs);
    return false;
  }
}
