// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/group-audit-events/service.ts has the function. */
export const groupAuditEventsStubs = {
  listGroupAuditEvents: stub('listGroupAuditEvents', 'spec/resources/group-audit-events.yaml:5:5'),
  getGroupAuditEvent: stub('getGroupAuditEvent', 'spec/resources/group-audit-events.yaml:49:5'),
};
