import type { Actor } from '#src/records/actor.ts';
import { isBot } from '#src/records/user-types.ts';

export const samlProviderPolicy = {
  /** The token outlives its creator, so bots, whose tokens expire, may not create one. */
  makeToken: ({ actor }: { actor: Actor }) => !isBot(actor.user),
};
