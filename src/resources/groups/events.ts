import { domainEvent } from '../../domain-events/domain-event.ts';

/** One change; exactly one of `add`, `change` and `remove` says what it is of. */
export type GroupChange =
  | { readonly add: string; readonly as?: string }
  | { readonly remove: string }
  | { readonly change: string; readonly from: unknown; readonly to: unknown };

/** The group itself, a member of it, or a group or project that it was brought together with. */
export interface GroupChangeTarget {
  readonly type: 'Group' | 'Project' | 'User';
  readonly id: number;
  /** A name or path, as it is at the time. */
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

/** Somebody changed a group, who belongs to it, or what it is shared with. */
export const groupChanged = domainEvent<GroupChanged>('group_changed');
