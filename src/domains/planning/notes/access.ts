import type { GroupAccess } from '#src/policy/group-access.ts';

/** The permissions of the actor in the place of a record with notes and reactions. */
export interface NoteAccess {
  readonly level: GroupAccess['level'];
  readonly viaAuditor: boolean;
  /** Archived projects are read-only; groups are never archived. */
  readonly archived: boolean;
}
