import { Unprocessable } from '../../errors.ts';

/** The reason why a changelog cannot be made, as whoever asked for it is told. */
export class ChangelogNotMade extends Unprocessable {
  constructor(reason: string) {
    super(`Failed to generate the changelog: ${reason}`);
  }
}
