/** Response to an exception; a `body` of null means no body. A `Content-Type` in `headers` applies to the body. */
export interface Failure {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
