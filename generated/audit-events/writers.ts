// Generated from spec/domains/* /audit-events.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { AuditEvent } from './types.ts';

export function writeAuditEvent(v: AuditEvent): string {
  return ('{"id":' + w.number(v.id) + ',"author_id":' + w.number(v.author_id) + ',"entity_id":' + w.number(v.entity_id) + ',"entity_type":' + w.text(v.entity_type) + ',"details":' + w.any(v.details) + ',"created_at":' + w.text(v.created_at) + '}');
}
