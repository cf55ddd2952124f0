import type { Actor } from '../../auth/actor.ts';
import type { UserRow } from './table.ts';

export const userPolicy = {
  /** Others see of a private profile only the outline. */
  readWholeProfile: ({ actor, user }: { actor: Actor; user: UserRow }) =>
    !user.private_profile || actor.admin || actor.user.id === user.id,
};
