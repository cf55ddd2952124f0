import type { Actor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';

interface Facts {
  readonly actor: Actor;
  readonly user: UserRow;
}

export const userPolicy = {
  /** Others see of a private profile only the outline. */
  readWholeProfile: ({ actor, user }: Facts) =>
    !user.private_profile || actor.admin || actor.user.id === user.id,

  /** Permission to read lists of a profile, also without credentials: lists of a private profile are empty then. */
  readProfileLists: ({ actor, user }: { readonly actor: Actor | null; readonly user: UserRow }) =>
    actor === null ? !user.private_profile : userPolicy.readWholeProfile({ actor, user }),

  countAssociations: ({ actor, user }: Facts) => actor.admin || actor.user.id === user.id,

  approve: ({ actor }: Pick<Facts, 'actor'>) => actor.admin,

  /** Administrators switch off their own second factor. */
  disableTwoFactor: ({ user }: Pick<Facts, 'user'>) => !user.admin,
};
