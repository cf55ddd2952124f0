import { AccessLevel } from '#src/policy/access-level.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';

interface Facts {
  readonly namespace: NamespaceAccess;
}

export const namespacePolicy = {
  /** Requires ownership, or a role in the group; public visibility is not enough. */
  read: ({ namespace }: Facts) => !namespace.pending_delete && namespace.level > AccessLevel.None,

  readCounts: ({ namespace }: Facts) => namespace.level === AccessLevel.Owner,
};

/** A namespace and the actor's level in it; of a personal one, `Owner` for its user. */
export interface NamespaceAccess extends NamespaceRow {
  readonly level: AccessLevel;
}
