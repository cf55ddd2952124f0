import type { Actor } from '../../records/actor.ts';
import { isBot } from '../../records/user-types.ts';

export const samlProviderPolicy = {
  /** The token outlives whoever made it, so that bots, whose tokens end, make none. */
  makeToken: ({ actor }: { actor: Actor }) => !isBot(actor.user),
};
