import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';

/** Change of a member; exactly one of `add`, `change` and `remove` is present. */
export type GroupChange =
  | { readonly add: string; readonly as?: string }
  | { readonly remove: string }
  | { readonly change: string; readonly from: unknown; readonly to: unknown };

/** The group itself, a member of it, or a group or project that it was brought together with. */
export interface GroupChangeTarget {
  readonly type: 'Group' | 'Project' | 'User';
  readonly id: number;
  /** Name or path at the time of the change. */
  readonly details: string;
}

export interface GroupChanged {
  readonly author: { readonly id: number; readonly name: string };
  readonly group: { readonly id: number; readonly full_path: string };
  readonly target: GroupChangeTarget;
  readonly change: GroupChange;
  /** ISO 8601. */
  readonly at: string;
}

/** Announces a change of a group, of its members or of its shares. */
export const groupChanged = createDomainEvent<GroupChanged>('group_changed');

/** Columns of a group in events. */
export const announcedGroupColumns = [
  'id',
  'name',
  'path',
  'full_path',
  'parent_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof NamespaceRow)[];

export type AnnouncedGroup = Pick<NamespaceRow, (typeof announcedGroupColumns)[number]>;

/** A group was made. */
export const groupCreated = createDomainEvent<{ readonly group: AnnouncedGroup }>('group_created');

/** A group has another path in the same place. */
export const groupRenamed = createDomainEvent<{
  readonly group: AnnouncedGroup;
  readonly before: Pick<AnnouncedGroup, 'path' | 'full_path'>;
}>('group_renamed');

/** Groups are hidden permanently. Published while they have their paths. */
export const groupsRemoved = createDomainEvent<{
  /** The deleted groups; one deletion may publish several parts. */
  readonly groups: readonly AnnouncedGroup[];
  /** Id of the nearest remaining group: its subscribers and those of the groups above get the event. Null for none. */
  readonly below: number | null;
}>('groups_removed');
