import { subscribeTo } from '#src/domain-events/subscription.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { commitCommented } from '#src/domains/code/commits/events.ts';
import { membersChanged } from '#src/domains/core/members/events.ts';
import { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import { projectCreated } from '#src/domains/core/projects/events.ts';
import { noteCreated } from '#src/domains/planning/notes/events.ts';
import {
  issuableChanged,
  issuableCreated,
  issuableDeleted,
} from '#src/domains/planning/issuables/events.ts';
import { milestoneChanged } from '#src/domains/planning/milestones/events.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import { toEventPushes, loadUntoldPushes } from './pushes.ts';
import { recordEvent } from './record.ts';
import {
  recordComment,
  recordTargetChanges,
  recordTargetCreation,
  recordTargetDeletion,
} from './targets.ts';

/** The activity of users, as others see it. */
export const subscriptions = [
  subscribeTo(issuableCreated, { record: recordTargetCreation }),
  subscribeTo(issuableChanged, { record: recordTargetChanges }),
  subscribeTo(issuableDeleted, { record: recordTargetDeletion }),
  // Comments on epics leave no event.
  subscribeTo(noteCreated, { record: recordComment }),
  subscribeTo(projectCreated, {
    record: (db, { project, author, at }) =>
      recordEvent(db, { author, action: 'created', project, at }),
  }),
  subscribeTo(refsMoved, {
    async record(db, { project, by, moves, at, again }) {
      const author = { id: by.user_id };
      const { push_event_activities_limit: limit } = await loadCurrentSettings(db);
      const pushes = toEventPushes(moves, limit);
      const untold = again ? await loadUntoldPushes(db, project.id, pushes, at) : pushes;
      for (const push of untold) {
        await recordEvent(db, { author, action: 'pushed', project, push, at });
      }
    },
  }),
  subscribeTo(commitCommented, {
    async record(db, { project, by, note, title, shown, at }) {
      const author = { id: by.user_id };
      const feature = shown ? 'repository' : 'request_commits';
      const target = { type: 'Note', id: note.id, title, feature } as const;
      await recordEvent(db, { author, action: 'commented', project, target, at });
    },
  }),
  subscribeTo(milestoneChanged, {
    async record(db, { action, milestone: { id, iid, title }, container, author, at }) {
      const place = container.kind === 'project' ? { project: container } : { group: container };
      const target = { type: 'Milestone', id, iid, title } as const;
      await recordEvent(db, { author, action, ...place, target, at });
    },
  }),
  subscribeTo(approvalChanged, {
    async record(db, { action, target: { id, iid, title, container }, actorId, at }) {
      if (action !== 'approved') return;
      const target = { type: 'MergeRequest', id, iid, title } as const;
      await recordEvent(db, { author: { id: actorId }, action, project: container, target, at });
    },
  }),
  subscribeTo(membersChanged, {
    async record(db, { action, members, at }) {
      for (const { source_type, source_id, user_id } of members) {
        if (user_id === null) continue;
        const source = { id: source_id };
        const place = source_type === 'Project' ? { project: source } : { group: source };
        await recordEvent(db, { author: { id: user_id }, action, ...place, at });
      }
    },
  }),
];
