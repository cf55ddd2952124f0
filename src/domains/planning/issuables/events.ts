import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { IssuableRow, LastEdit } from '#src/records/issuable.ts';
import type { Issuable } from './issuable.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

/** One attribute that got another value. Ids are of labels, users, milestones, iterations and epics. */
export type IssuableChange =
  | {
      readonly attribute: 'title';
      readonly from: string;
      readonly to: string;
      /** True where nothing but the mark of drafts is another. */
      readonly isMark?: boolean;
    }
  | { readonly attribute: 'remove_source_branch'; readonly from: boolean; readonly to: boolean }
  | { readonly attribute: 'description'; readonly from: string | null; readonly to: string | null }
  | {
      readonly attribute: 'state';
      readonly to: 'opened' | 'closed' | 'merged';
      /** Reason for closing, other than completion. */
      readonly because?: 'duplicate' | 'move' | 'promotion';
      /** The time at which it was closed until then. */
      readonly closedAt?: string | null;
    }
  | {
      readonly attribute: 'labels' | 'assignees' | 'reviewers';
      readonly added: readonly number[];
      readonly removed: readonly number[];
    }
  | {
      readonly attribute: 'milestone' | 'iteration' | 'epic' | 'parent_epic';
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly attribute: 'due_date' | 'start_date';
      /** `YYYY-MM-DD`, as the other. */
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly attribute: 'confidential' | 'discussion_locked' | 'draft'; readonly to: boolean }
  | { readonly attribute: 'target_branch'; readonly from: string; readonly to: string }
  | { readonly attribute: 'weight'; readonly from: number | null; readonly to: number | null }
  | {
      readonly attribute: 'health_status';
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly attribute: 'issue_type' | 'severity'; readonly from: string; readonly to: string }
  | {
      readonly attribute: 'time_estimate';
      /** Seconds, as the other; 0 for none. */
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly attribute: 'time_spent';
      /** Seconds in all until then. */
      readonly from: number;
      /** Added seconds; null for a removal of all time. */
      readonly added: number | null;
      /** The day on which they were spent, `YYYY-MM-DD`; null for now. */
      readonly on: string | null;
    };

interface Happened {
  readonly target: Issuable;
  /** The request of the user who did it. */
  readonly by: UserRequest;
  readonly at: Date;
}

/** Columns that each change replaces: a webhook shows them before and after it. */
export type RowBefore = Pick<IssuableRow, 'updated_at'> & LastEdit;

/** The columns that say who changed a row, and its text. Written together with the change. */
export function toEditColumns(
  changes: readonly Pick<IssuableChange, 'attribute'>[],
  { user_id }: UserRequest,
  now: string,
): Partial<LastEdit> {
  if (changes.length === 0) return {};
  const isText = changes.some(
    ({ attribute }) => attribute === 'title' || attribute === 'description',
  );
  return {
    updated_by_id: user_id,
    ...(isText && { last_edited_at: now, last_edited_by_id: user_id }),
  };
}

export interface IssuableChanges extends Happened {
  readonly changes: readonly IssuableChange[];
  /** The row before the change, with the columns that subscribers compare. Absent for new rows and for epics. */
  readonly before?: RowBefore;
  /** The time that the history shows instead, if the caller set one. */
  readonly dated?: Date | undefined;
}

/** The time of a change that a permitted caller sets. */
export const toDatedChanges = (time: string | undefined): Pick<IssuableChanges, 'dated'> =>
  time === undefined ? {} : { dated: new Date(time) };

/** `changes` contains the initial attributes except title and description. */
export const issuableCreated = createDomainEvent<IssuableChanges>('target_created');

/** Published after a change; `target` has the new values. */
export const issuableChanged = createDomainEvent<IssuableChanges>('target_changed');

/** Published when a request names attributes beside the state, and none of them changes. */
export const issuableConfirmed = createDomainEvent<Happened>('target_confirmed');

/** Tells whether a request names an attribute other than the state. */
export const hasAttributes = (input: object): boolean =>
  Object.entries(input).some(([name, value]) => name !== 'state_event' && value !== undefined);

export const issuableDeleted = createDomainEvent<Happened>('target_deleted');
