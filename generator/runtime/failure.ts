/** How an exception is answered; `body` null means no body. */
export interface Failure {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that is answered without asking any operation. */
export class RouteError extends Error {
  readonly failure: Failure & { readonly body: Readonly<Record<string, string>> | null };
  constructor(status: number, error: string, headers: Readonly<Record<string, string>> = {}) {
    super(error);
    this.failure = { status, body: error === '' ? null : { error }, headers };
  }
}

/** A number in the path is below the first that anything can have. */
export class NamesNothing extends Error {
  readonly failure: Failure = { status: 404, body: { message: '404 Not found' }, headers: {} };
}

/** No operation has the path of the request. */
export class UnknownPath extends RouteError {
  constructor() {
    super(404, '404 Not Found');
  }
}
