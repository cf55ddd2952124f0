/** How an exception is answered; `body` null means no body. */
export interface Failure {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that is answered without asking any operation. */
export class RouteError extends Error {
  readonly failure: Failure;
  constructor(status: number, error: string, headers: Readonly<Record<string, string>> = {}) {
    super(error);
    this.failure = { status, body: error === '' ? null : { error }, headers };
  }
}
