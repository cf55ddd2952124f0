import { audited, toAuditedProject } from '../../domain-events/audited.ts';
import { subscribeTo } from '../../domain-events/subscription.ts';
import { groupChanged } from '../groups/events.ts';
import { projectCreated } from '../projects/events.ts';
import { recordAuditEvent } from './record.ts';

export const subscriptions = [
  subscribeTo(audited, { record: recordAuditEvent }),
  subscribeTo(projectCreated, {
    record: (db, { author, project, at }) =>
      recordAuditEvent(db, {
        author,
        entity: toAuditedProject(project),
        change: { add: 'project' },
        at: at.toISOString(),
      }),
  }),
  subscribeTo(groupChanged, {
    record: (db, { author, group: { id, full_path }, target, change, at }) =>
      recordAuditEvent(db, {
        author,
        entity: { type: 'Group', id, path: full_path },
        target,
        change,
        at,
      }),
  }),
];
