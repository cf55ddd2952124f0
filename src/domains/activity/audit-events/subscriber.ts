import {
  audited,
  type AuditedChange,
  toAuditedGroup,
  toAuditedProject,
} from '#src/domain-events/audited.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { formatAccessLevel } from '#src/policy/access-level.ts';
import { findUser } from '#src/records/user.ts';
import type { Database } from '#src/database/database.ts';
import { groupChanged } from '#src/domains/core/groups/events.ts';
import { issuableChanged } from '#src/domains/planning/issuables/events.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { invitationsAccepted } from '#src/domains/core/members/events.ts';
import { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import { projectCreated } from '#src/domains/core/projects/events.ts';
import { recordAuditEvent } from './record.ts';

export const subscriptions = [
  subscribeTo(audited, { record: recordAuditEvent }),
  subscribeTo(invitationsAccepted, {
    async record(db, { user_id, invitations, at }) {
      const author = await findAuthor(db, user_id);
      const target = { type: 'User', id: author.id, details: author.name };
      for (const { source_type, source_id: id, access_level } of invitations) {
        const entity =
          source_type === 'Project' ? toAuditedProject({ id }) : toAuditedGroup({ id });
        const change = { add: 'user_access', as: formatAccessLevel(access_level) };
        await recordAuditEvent(db, { author, entity, target, change, at: at.toISOString() });
      }
    },
  }),
  subscribeTo(approvalChanged, {
    async record(db, { action, target, actorId, at }) {
      const approval = 'merge_request_approval';
      const change = action === 'approved' ? { add: approval } : { remove: approval };
      await recordOfMergeRequest(db, { target, actorId, change, at });
    },
  }),
  subscribeTo(issuableChanged, {
    async record(db, { target, by: { user_id: actorId }, changes, at }) {
      const merged = changes.some((each) => each.attribute === 'state' && each.to === 'merged');
      if (!merged) return;
      const change = { change: 'state', from: 'opened', to: 'merged' };
      await recordOfMergeRequest(db, { target, actorId, change, at });
    },
  }),
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

interface DoneToMergeRequest {
  readonly target: Issuable;
  readonly actorId: number;
  readonly change: AuditedChange;
  readonly at: Date;
}

async function recordOfMergeRequest(
  db: Database,
  { target, actorId, change, at }: DoneToMergeRequest,
): Promise<void> {
  const { id, iid, title, container, fullPath: path } = target;
  await recordAuditEvent(db, {
    author: await findAuthor(db, actorId),
    entity: { type: 'Project', id: container.id, path },
    target: { type: 'MergeRequest', id, details: `!${iid} ${title}` },
    change,
    at: at.toISOString(),
  });
}

async function findAuthor(db: Database, id: number) {
  const user = await findUser(db, id);
  return { id, name: user?.name ?? '' };
}
