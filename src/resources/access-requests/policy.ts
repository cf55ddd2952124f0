import type { Actor } from '../../records/actor.ts';
import type { MemberContainer } from '../members/place.ts';
import { memberPolicy } from '../members/policy.ts';

export const accessRequestPolicy = {
  /** Whoever could grant it, and who thinks better of it. */
  deny: ({ place, actor, userId }: { place: MemberContainer; actor: Actor; userId: number }) =>
    userId === actor.user.id || memberPolicy.manage({ place }),
};
