import type { GroupAuditEvent } from '../../../generated/group-audit-events/types.ts';
import type { AuditEventRow } from './finder.ts';

export function presentAuditEvent(event: AuditEventRow): GroupAuditEvent {
  return {
    id: event.id,
    author_id: event.author_id,
    entity_id: event.entity_id,
    entity_type: event.entity_type,
    details: event.details,
    created_at: event.created_at,
  };
}
