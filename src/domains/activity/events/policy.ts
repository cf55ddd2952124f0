import type { Actor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { userPolicy } from '#src/domains/core/users/policy.ts';

interface Facts {
  readonly actor: Actor | null;
  /** Visibilities that the instance restricts to administrators. */
  readonly restricted: readonly string[];
}

export const eventPolicy = {
  /** An instance that restricts public visibility hides profiles from anonymous callers. */
  readProfile: ({ actor, restricted }: Facts) => actor !== null || !restricted.includes('public'),

  readActivity: ({ actor, user }: { readonly actor: Actor | null; readonly user: UserRow }) =>
    actor === null ? !user.private_profile : userPolicy.readWholeProfile({ actor, user }),
};
