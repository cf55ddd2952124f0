import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#src/database/database.ts';
import { changeWithin, partRows } from '#src/database/in-parts.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import type { noteCreated } from '#src/domains/planning/notes/events.ts';
import type {
  issuableChanged,
  issuableCreated,
  issuableDeleted,
} from '#src/domains/planning/issuables/events.ts';
import {
  type Issuable,
  type IssuableKind,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';
import { recordEvent } from './record.ts';
import type { EventAction, EventFeature } from '#src/records/event.ts';

/** Feature of the project by kind; null for kinds of groups. */
const features: Readonly<Record<IssuableKind, EventFeature | null>> = {
  issue: 'issues',
  merge_request: 'merge_requests',
  epic: null,
};

/** Records the creation of an issue, a merge request or an epic. */
export const recordTargetCreation = (
  db: Database,
  { target, by: { user_id: actorId }, at }: FactsOf<typeof issuableCreated>,
): Promise<void> => recordOfTarget(db, 'created', target, actorId, at);

/** Records changes of the state, and updates the confidentiality of earlier events. */
export async function recordTargetChanges(
  db: Database,
  { target, by: { user_id: actorId }, at, changes }: FactsOf<typeof issuableChanged>,
): Promise<void> {
  for (const change of changes) {
    if (change.attribute === 'state') {
      const action = change.to === 'opened' ? 'reopened' : change.to;
      await recordOfTarget(db, action, target, actorId, at);
    }
    if (change.attribute === 'confidential') await hideOrShow(db, target, change.to);
  }
}

export const recordTargetDeletion = (
  db: Database,
  { target, by: { user_id: actorId }, at }: FactsOf<typeof issuableDeleted>,
): Promise<void> => recordOfTarget(db, 'destroyed', target, actorId, at);

/** Records a comment on an issue or a merge request. */
export async function recordComment(
  db: Database,
  { note, target, by: { user_id: actorId }, at }: FactsOf<typeof noteCreated>,
): Promise<void> {
  const feature = features[target.kind];
  if (feature === null) return;
  await recordEvent(db, {
    author: { id: actorId },
    action: 'commented',
    project: target.container,
    target: {
      type: note.type ?? 'Note',
      id: note.id,
      title: target.title,
      feature,
      confidential: target.confidential || note.confidential,
    },
    at,
  });
}

async function recordOfTarget(
  db: Database,
  action: EventAction,
  { kind, id, iid, title, confidential, container }: Issuable,
  actorId: number,
  at: Date,
): Promise<void> {
  const target = { type: issuableKinds[kind].className, id, iid, title, confidential };
  const home = container.kind === 'group' ? { group: container } : { project: container };
  await recordEvent(db, { author: { id: actorId }, action, ...home, target, at });
}

const noteTypes = ['Note', 'DiscussionNote'] as const;

/** Events of an issue or epic have its confidentiality; those of confidential notes are always confidential. */
async function hideOrShow(
  db: Database,
  { kind, id }: Issuable,
  confidential: boolean,
): Promise<void> {
  if (kind === 'merge_request') return;
  const target_type = issuableKinds[kind].className;
  const stale = { confidential: !confidential };
  await changeWithin(db('events').where({ target_type, target_id: id, ...stale }), {
    confidential,
  });
  if (kind !== 'issue') return;
  const open = { issue_id: id, system: false, confidential: false };
  const notes = await db('notes').where(open).pluck<number[]>('id');
  for (const some of splitIntoBatches(notes, partRows)) {
    // Each note has one event.
    const events = whereInList(db('events'), 'target_id', some).where({
      feature: 'issues',
      ...stale,
    });
    await whereInList(events, 'target_type', noteTypes).update({ confidential });
    await nextTurn();
  }
}
