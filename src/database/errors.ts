/** Failures of the database itself, not of a query: the HTTP layer answers 503 for all of them. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The database is available, but a lock was not free in time. */
export class DatabaseBusy extends DatabaseUnavailable {}

/** The server did not answer in time, or at all. */
export class ServerSilent extends DatabaseUnavailable {
  constructor(options?: ErrorOptions) {
    super('the database does not answer', options);
  }
}

/** The server is read-only and may lag behind the writable one: its access data are not reliable. */
export class ServerReadOnly extends DatabaseUnavailable {
  constructor(options?: ErrorOptions) {
    super('the database takes no writes: it is a standby, or set to be read-only', options);
  }
}

/** A transaction function did not settle in time; everything it did was rolled back. */
export class TransactionTimeout extends DatabaseUnavailable {}

/**
 * A statement inside the transaction failed and the function went on regardless. Postgres refuses
 * to commit such a transaction; so do we on SQLite. `cause` is the first failure.
 */
export class TransactionAborted extends Error {
  constructor(cause: unknown) {
    super('the transaction cannot go on after a failed statement', { cause });
    this.name = 'TransactionAborted';
  }
}

/** Number from or for the database that JavaScript cannot hold exactly. */
export class UnsafeInteger extends RangeError {
  constructor(where: string) {
    super(`an integer beyond 2^53 ${where}`);
    this.name = 'UnsafeInteger';
  }
}
