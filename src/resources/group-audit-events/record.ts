import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';

/** What an event is about: the group itself, a member of it, or a group or project it was brought together with. */
export interface AuditTarget {
  readonly type: 'Group' | 'Project' | 'User';
  readonly id: number;
  /** A name or path, as it is at the time. */
  readonly details: string;
}

/** One change; exactly one of `add`, `change` and `remove` says what it is of. */
export type AuditChange =
  | { readonly add: string; readonly as?: string }
  | { readonly remove: string }
  | { readonly change: string; readonly from: unknown; readonly to: unknown };

export interface NewGroupAuditEvent {
  readonly author: { readonly id: number; readonly name: string };
  readonly group: { readonly id: number; readonly full_path: string };
  readonly target: AuditTarget;
  readonly change: AuditChange;
  /** ISO 8601. */
  readonly at: string;
}

interface NewRow {
  readonly author_id: number;
  readonly entity_id: number;
  readonly details: string;
  readonly created_at: string;
}

const insertEvent = statement<NewRow, object>((db, slots) =>
  db('audit_events').insert({
    author_id: slots.author_id,
    entity_type: 'Group',
    entity_id: slots.entity_id,
    details: slots.details,
    created_at: slots.created_at,
  }),
);

/** Notes for the owners of a group what was changed in it, in the transaction of the change. */
export async function recordGroupAuditEvent(
  db: Database,
  { author, group, target, change, at }: NewGroupAuditEvent,
): Promise<void> {
  await insertEvent.run(db, {
    author_id: author.id,
    entity_id: group.id,
    details: JSON.stringify({
      ...change,
      author_name: author.name,
      target_id: target.id,
      target_type: target.type,
      target_details: target.details,
      entity_path: group.full_path,
    }),
    created_at: at,
  });
}
