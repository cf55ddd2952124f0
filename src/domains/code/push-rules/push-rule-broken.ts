import { BadRequest } from '#src/errors.ts';

/** A refusal by a push rule; `reason` says which and why. Over the API it answers 400. */
export class PushRuleBroken extends BadRequest {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
