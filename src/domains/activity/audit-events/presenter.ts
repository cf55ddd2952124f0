import type { AuditEvent } from '#generated/audit-events/types.ts';
import type { AuditEventRow } from './table.ts';

export function presentAuditEvent(event: AuditEventRow): AuditEvent {
  return {
    id: event.id,
    author_id: event.author_id,
    entity_id: event.entity_id,
    entity_type: event.entity_type,
    details: event.details,
    created_at: event.created_at,
  };
}
