import type { Actor } from '../../records/actor.ts';
import type { Place } from '../members/place.ts';
import { memberPolicy } from '../members/policy.ts';

export const accessRequestPolicy = {
  /** Whoever could grant it, and who thinks better of it. */
  deny: ({ place, actor, userId }: { place: Place; actor: Actor; userId: number }) =>
    userId === actor.user.id || memberPolicy.manage({ place }),
};
