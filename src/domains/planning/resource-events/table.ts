import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import type { Query } from '#src/lists/filter.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';

/** The kinds of changes that have events. */
export type EventKind = 'state' | 'label' | 'milestone' | 'weight' | 'iteration';

/** One change of an issue, merge request or epic. */
export interface ResourceEventRow {
  readonly id: number;
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly epic_id: number | null;
  /** Null for a deleted account. */
  readonly user_id: number | null;
  readonly kind: EventKind;
  /** Null where there is a new value. */
  readonly action: 'add' | 'remove' | null;
  readonly state: 'closed' | 'reopened' | 'merged' | null;
  readonly label_id: number | null;
  readonly milestone_id: number | null;
  readonly iteration_id: number | null;
  readonly weight: number | null;
  readonly created_at: string;
}

/** An event with its user. */
export type ListedResourceEventRow = ResourceEventRow &
  (AuthorColumns | { readonly author_id: null });

/** Adds to a query of changes who made them. */
export function joinEventUsers(events: Query): Query {
  return events
    .leftJoin('users as authors', 'authors.id', 'resource_events.user_id')
    .select('resource_events.*', ...listAuthorColumns());
}

/** @throws RowNotFound */
export async function findEvent(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
  kind: EventKind,
  id: number,
): Promise<ListedResourceEventRow> {
  const events = db('resource_events').where({
    'resource_events.id': id,
    'resource_events.kind': kind,
    [`resource_events.${issuableKinds[target.kind].column}`]: target.id,
  });
  const event = await joinEventUsers(events).first<ListedResourceEventRow | undefined>();
  if (event === undefined) throw new RowNotFound();
  return event;
}
