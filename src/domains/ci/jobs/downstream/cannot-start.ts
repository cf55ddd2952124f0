/** A job that starts a pipeline cannot: one of the failure reasons. */
export class CannotStart extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
