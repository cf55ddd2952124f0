import type { Actor } from '#src/records/actor.ts';
import type { MemberContainer } from '#src/domains/core/members/place.ts';
import { memberPolicy } from '#src/domains/core/members/policy.ts';

export const accessRequestPolicy = {
  /** Users who may grant the request, and its author, who may withdraw it. */
  deny: ({ place, actor, userId }: { place: MemberContainer; actor: Actor; userId: number }) =>
    userId === actor.user.id || memberPolicy.manage({ place }),
};
