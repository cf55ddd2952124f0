import type { GroupAuditEventsService } from '../../../generated/group-audit-events/service.ts';
import type { RequestContext } from '../../context.ts';
import { findAuditEvent, findAuditEvents } from './finder.ts';
import { presentAuditEvent } from './presenter.ts';

export const groupAuditEvents = {
  async listGroupAuditEvents({ group, query }, { db }) {
    const { rows, page } = await findAuditEvents(db, group.id, query);
    return { status: 200, page, body: rows.map(presentAuditEvent) };
  },

  async getGroupAuditEvent({ group, params }, { db }) {
    const event = await findAuditEvent(db, group.id, params.audit_event_id);
    return { status: 200, body: presentAuditEvent(event) };
  },
} satisfies GroupAuditEventsService<RequestContext>;
