import { BadRequest } from '#src/errors.ts';

/** Refusal by a push rule; `reason` names the rule and the cause. The API returns 400. */
export class PushRuleBroken extends BadRequest {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
