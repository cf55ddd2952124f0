import { Unprocessable } from '#src/errors.ts';

/** The error for a changelog that cannot be made, with a reason for the caller. */
export class ChangelogNotMade extends Unprocessable {
  constructor(reason: string) {
    super(`Failed to generate the changelog: ${reason}`);
  }
}
