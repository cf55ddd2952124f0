import type { GroupAccess } from '#src/policy/group-access.ts';

/** The rights of the actor where something is that notes and reactions belong to. */
export interface NoteAccess {
  readonly level: GroupAccess['level'];
  readonly viaAuditor: boolean;
  /** Archived projects are read-only; groups are never archived. */
  readonly archived: boolean;
}
