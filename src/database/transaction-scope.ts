import { TransactionAborted, TransactionTimeout } from './errors.ts';

/** How long a transaction function may take, in milliseconds. */
export const transactionTimeoutMs = 30_000;

/** The state of one transaction, on either database. */
export class TransactionScope {
  readonly effects: (() => void)[] = [];
  #over = false;
  #failure: { readonly error: unknown } | null = null;

  /** Throws unless a statement may still run in this transaction. */
  assertUsable(): void {
    if (this.#over) throw new Error('the transaction is over; its database handle cannot be used');
    if (this.#failure !== null) throw new TransactionAborted(this.#failure.error);
  }

  /** The error of the first statement that failed, as the driver gave it; undefined when none has. */
  get failure(): unknown {
    return this.#failure?.error;
  }

  /** Remembers the first failed statement: from then on only a rollback is possible. */
  fail(error: unknown): void {
    this.#failure ??= { error };
  }

  /** Throws if a failure was swallowed by the transaction function. */
  assertCommittable(): void {
    if (this.#failure !== null) throw new TransactionAborted(this.#failure.error);
  }

  end(): void {
    this.#over = true;
  }
}

/** Settles like `work`, or with `TransactionTimeout` when that takes too long. */
export async function limitTransactionTime<T>(
  work: Promise<T>,
  timeout = transactionTimeoutMs,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TransactionTimeout(`a transaction took longer than ${timeout} ms`)),
      timeout,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
