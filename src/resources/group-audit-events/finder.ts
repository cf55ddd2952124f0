import type { ListGroupAuditEventsRequest } from '../../../generated/group-audit-events/types.ts';
import type { Database } from '../../database/database.ts';
import { RowNotFound } from '../../errors.ts';
import { type Page, paginate } from '../../lists/offset.ts';

export interface AuditEventRow {
  readonly id: number;
  readonly author_id: number;
  readonly entity_type: 'Group';
  readonly entity_id: number;
  readonly details: Record<string, unknown>;
  readonly created_at: string;
}

const columns = ['id', 'author_id', 'entity_type', 'entity_id', 'details', 'created_at'] as const;

function eventsOf(db: Database, groupId: number) {
  return db<AuditEventRow>('audit_events')
    .select<AuditEventRow[]>(columns)
    .where({ entity_type: 'Group', entity_id: groupId });
}

export async function findAuditEvents(
  db: Database,
  groupId: number,
  filters: ListGroupAuditEventsRequest['query'],
): Promise<Page<AuditEventRow>> {
  const query = eventsOf(db, groupId).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { created_after, created_before } = filters;
  if (created_after !== undefined) query.where('created_at', '>=', created_after);
  if (created_before !== undefined) query.where('created_at', '<=', created_before);
  return paginate(db, query, filters);
}

/** @throws RowNotFound also for events of other groups */
export async function findAuditEvent(
  db: Database,
  groupId: number,
  id: number,
): Promise<AuditEventRow> {
  const event = await eventsOf(db, groupId).where({ id }).first();
  if (event === undefined) throw new RowNotFound();
  return event;
}
