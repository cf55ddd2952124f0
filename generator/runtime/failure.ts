/** The answer to an exception; `body` null means no body. A `Content-Type` in `headers` is that of the body. */
export interface Failure {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}
